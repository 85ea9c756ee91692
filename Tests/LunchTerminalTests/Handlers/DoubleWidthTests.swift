import LunchTerminal
import Testing

@Suite struct DoubleWidthTests {
    private static let wide: Fact = .is(\.sizes, [.doubleWidth, .single, .single, .single])
    private static let single: Fact = .is(\.sizes, [.single, .single, .single, .single])
    private static let backgrounds: Fact = .is(
        \.backgrounds, [.default, .default, .default, .indexed(4), .indexed(4)])
    private static let cases: [Case] = [
        Case("half the columns", "\(esc)#6abcdefg", .lines("abcde", "fg"), wide),
        Case("half the columns", "\(esc)#6\(csi)9Gx", .at(4, 0)),
        Case("half the columns", "0123456789\r\(esc)#6x", .lines("x1234")),
        Case("half the columns", "\(csi)8G\(esc)#6", .at(4, 0)),
        Case("the cursor stays on the line that it comes to", "\n\(esc)#3\(csi)1;9H\n", .at(4, 1)),
        Case("the cursor stays on the line that it comes to", "\(esc)#4\(csi)2;9H\(esc)M", .at(4, 0)),
        Case("the cursor stays on the line that it comes to", "\(esc)#6\(csi)2;9H\(csi)A", .at(4, 0)),
        Case("the cursor stays on the line that it comes to", "\(esc)#6\(csi)2;9H\(csi)T\(csi)A", .at(4, 0)),
        Case("a line becomes single", "\(esc)#6\(esc)#5", single),
        Case("a line becomes single", "\(esc)#6\(csi)2J", single),
        Case("a line becomes single", "\(esc)#6\(csi)?69h", single),
        Case("a line stays single", "\(csi)?69h\(esc)#6", single),
        Case("a line stays wide", "\(esc)#6\(csi)K", wide),
        Case("a line stays wide", "\n\(esc)#6\(csi)S", wide),
        Case(
            "deletion makes room at the visible end", "\(esc)#6abcde\(csi)44m\(csi)1;2H\(csi)2P", .lines("ade"),
            backgrounds),
        Case(
            "deletion makes room at the visible end", "\(esc)#6abcde\(csi)44m\(csi)1;2H\(csi)2'~", .lines("ade"),
            backgrounds),
    ]

    @Test(arguments: cases) func `lines of double width`(_ row: Case) { row.check() }
}

extension Outcome {
    /// The backgrounds of the visible cells of a first row of double width.
    fileprivate var backgrounds: [TUIColor] { cells[0].prefix(5).map(\.style.background) }
}
