import LunchElements
import LunchInput
import LunchTerminal
import LunchWire
import TestSupport
import Testing

@testable import LunchCLI

/// Input of the terminals that are in use today, and the test that is recorded of it.
@Suite struct TerminalInputTests {
    @Test(arguments: TerminalInput.all) func theRecordedTestHasTheSameKeysAndClicks(_ group: TerminalInput) {
        let frame = TUIFrame.made(AccessibilityNode(.application), columns: 400, drawing: group.app)
        for row in group.rows {
            let whole = pieces([row.bytes.bytes], group, frame.grid.modes)
            let actual = (Self.steps(of: whole, in: frame), Spelled(whole.flatMap(\.bytes)))
            #expect(actual == (row.steps, row.handedOn), "\(row.bytes)")
            // The reads may cut it anywhere.
            let cut = pieces(row.bytes.bytes.map { [$0] }, group, frame.grid.modes)
            let same = (Self.steps(of: cut, in: frame), Spelled(cut.flatMap(\.bytes)))
            #expect(same == actual, "\(row.bytes), byte by byte")
        }
    }

    @Test func thereAreManyRows() {
        #expect(TerminalInput.all.map(\.rows.count).reduce(0, +) >= 300)
    }

    @Test func aTestWithTheseKeysCompiles() throws {
        let steps = Set(TerminalInput.all.flatMap(\.rows).map(\.steps).filter { $0.first == "." || $0.first == "\"" })
        let lines = steps.sorted().map { "    try app.press(\($0))" }.joined(separator: "\n")
        let source = "import LunchTest\n\nfunc keys(app: TUIApplication) throws {\n\(lines)\n}\n"
        #expect(try Typecheck.complaints(about: source) == nil)
    }

    private func pieces(_ reads: [[UInt8]], _ group: TerminalInput, _ app: TUIModes) -> [InputPiece] {
        var input = RelayInput()
        let answer = group.flags.map { Array("\u{1B}[?\($0)u".utf8) } ?? []
        #expect(input.pieces(of: answer, for: app) == [])
        return reads.flatMap { input.pieces(of: $0, for: app) } + input.pieces(of: [], for: app, isLast: true)
    }

    private static func steps(of pieces: [InputPiece], in frame: TUIFrame) -> String {
        let moments = pieces.map { RecordedMoment(deed: .input($0.deed), before: frame, after: frame) }
        let words = Recording.made(moments).steps.map(words)
        return words.isEmpty ? "-" : words.joined(separator: ", ")
    }

    private static func words(_ step: RecordedStep) -> String {
        switch step {
        case .press(let keys):
            keys.map { $0.literal + ($0.modifiers.isDisjoint(with: [.capsLock, .numLock]) ? "" : " with a lock") }
                .joined(separator: ", ")
        case .tap(.cell(let cell)): "tap \(cell.column) \(cell.row)"
        case .rightClick(.cell(let cell)): "right \(cell.column) \(cell.row)"
        case .scroll(.cell(let cell), let x, let y): "scroll \(cell.column) \(cell.row) \(x) \(y)"
        case .drag(let start, let end): "drag \(start.column) \(start.row) \(end.column) \(end.row)"
        case .unknown: "?"
        default: step.words
        }
    }
}
