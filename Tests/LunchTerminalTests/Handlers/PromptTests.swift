import LunchTerminal
import Testing

@Suite struct PromptTests {
    private let dialogue = "\(esc)]133;A\(st)$ \(esc)]133;B\(st)ls\r\n\(esc)]133;C\(st)a b\r\n\(esc)]133;D;1\(st)"

    @Test func `phases and exit status`() {
        #expect(outcome("x").prompt.phase == .none)
        #expect(outcome("\(esc)]133;A;cl=m\(st)").prompt.phase == .prompt)
        #expect(outcome("\(esc)]133;B\(st)").prompt.phase == .input)
        #expect(outcome("\(esc)]133;C\(st)").prompt.phase == .output)
        let done = outcome(dialogue).prompt
        #expect(done.phase == .finished && done.exitStatus == 1 && done.finishedCommands == 1)
        #expect(outcome(dialogue + "\(esc)]133;D\(st)").prompt.exitStatus == nil)
    }

    @Test func `lines are marked, also when they scroll and when the width changes`() {
        var terminal = TUITerminal(columns: 10, rows: 3)
        terminal.feedAll(dialogue)
        #expect(terminal.grid.marks(row: 0) == [.prompt, .input])
        #expect(terminal.grid.marks(row: 1) == .output)
        #expect(terminal.grid.marks(row: 2) == [])
        terminal.resize(columns: 3, rows: 6)
        #expect(terminal.grid.lines == ["$ l", "s", "a b", "", "", ""])
        #expect((0..<4).map { terminal.grid.marks(row: $0) } == [[.prompt, .input], [], .output, []])
        terminal.feedAll("\(csi)2J\(esc)]1337;SetMark\u{07}")
        #expect(terminal.grid.marks(row: 0) == [])
        #expect(terminal.grid.marks(row: 3) == .user)
    }

    @Test func `a fresh line begins only where one is needed`() {
        #expect(outcome("ab\(esc)]133;L\(st)c").lines == ["ab", "c"])
        #expect(outcome("ab\r\n\(esc)]133;L\(st)c").lines == ["ab", "c"])
    }
}
