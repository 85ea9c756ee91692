import LunchTerminal
import Testing

@Suite struct DoubleWidthTests {
    @Test func `a line of double width has half the columns`() {
        let result = outcome("\(esc)#6abcdefg")
        #expect(result.lines == ["abcde", "fg"])
        #expect(result.sizes == [.doubleWidth, .single, .single, .single])
        #expect(outcome("\(esc)#6\(csi)9Gx").position == [4, 0])
        #expect(outcome("0123456789\r\(esc)#6x").lines == ["x1234"])
        #expect(outcome("\(csi)8G\(esc)#6").position == [4, 0])
    }

    @Test func `the cursor stays on the line that it comes to`() {
        #expect(outcome("\n\(esc)#3\(csi)1;9H\n").position == [4, 1])
        #expect(outcome("\(esc)#4\(csi)2;9H\(esc)M").position == [4, 0])
        #expect(outcome("\(esc)#6\(csi)2;9H\(csi)A").position == [4, 0])
        #expect(outcome("\(esc)#6\(csi)2;9H\(csi)T\(csi)A").position == [4, 0])
    }

    @Test func `lines become single again`() {
        #expect(outcome("\(esc)#6\(esc)#5").sizes[0] == .single)
        #expect(outcome("\(esc)#6\(csi)2J").sizes[0] == .single)
        #expect(outcome("\(esc)#6\(csi)?69h").sizes[0] == .single)
        #expect(outcome("\(csi)?69h\(esc)#6").sizes[0] == .single)
        #expect(outcome("\(esc)#6\(csi)K").sizes[0] == .doubleWidth)
        #expect(outcome("\n\(esc)#6\(csi)S").sizes == [.doubleWidth, .single, .single, .single])
    }

    @Test(arguments: ["\(csi)2P", "\(csi)2'~"])
    func `what is deleted makes room at the visible end`(deletion: String) {
        let result = outcome("\(esc)#6abcde\(csi)44m\(csi)1;2H" + deletion)
        #expect(result.lines == ["ade"])
        let backgrounds = result.cells[0].prefix(5).map(\.style.background)
        #expect(backgrounds == [.default, .default, .default, .indexed(4), .indexed(4)])
    }
}
