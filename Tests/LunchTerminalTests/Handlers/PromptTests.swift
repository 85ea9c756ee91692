import LunchTerminal
import Testing

@Suite struct PromptTests {
    private static let dialogue =
        "\(esc)]133;A\(st)$ \(esc)]133;B\(st)ls\r\n\(esc)]133;C\(st)a b\r\n\(esc)]133;D;1\(st)"
    private static let cases: [Case] = [
        Case("no phase", "x", .is(\.prompt.phase, .none)),
        Case("a prompt", "\(esc)]133;A;cl=m\(st)", .is(\.prompt.phase, .prompt)),
        Case("input", "\(esc)]133;B\(st)", .is(\.prompt.phase, .input)),
        Case("output", "\(esc)]133;C\(st)", .is(\.prompt.phase, .output)),
        Case(
            "the end", dialogue, .is(\.prompt.phase, .finished), .is(\.prompt.exitStatus, 1),
            .is(\.prompt.finishedCommands, 1)),
        Case("no exit status", "\(dialogue)\(esc)]133;D\(st)", .is(\.prompt.exitStatus, nil)),
        Case("a fresh line", "ab\(esc)]133;L\(st)c", .lines("ab", "c")),
        Case("no fresh line where none is needed", "ab\r\n\(esc)]133;L\(st)c", .lines("ab", "c")),
    ]

    @Test(arguments: cases) func `phases, exit status and fresh lines`(_ row: Case) { row.check() }

    @Test func `lines are marked, also when they scroll and when the width changes`() {
        var terminal = TUITerminal(columns: 10, rows: 3)
        terminal.feedAll(Self.dialogue)
        #expect((0..<3).map { terminal.grid.marks(row: $0) } == [[.prompt, .input], .output, []])
        terminal.resize(columns: 3, rows: 6)
        #expect(terminal.grid.lines == ["$ l", "s", "a b", "", "", ""])
        #expect((0..<4).map { terminal.grid.marks(row: $0) } == [[.prompt, .input], [], .output, []])
        terminal.feedAll("\(csi)2J\(esc)]1337;SetMark\u{07}")
        #expect([0, 3].map { terminal.grid.marks(row: $0) } == [[], .user])
    }
}
