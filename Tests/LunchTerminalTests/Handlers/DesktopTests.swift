import LunchTerminal
import Testing

@Suite struct DesktopTests {
    private static let cases: [Case] = [
        Case(
            "a directory", "\(esc)]7;file://host/tmp/a%20b\(st)",
            .is(\.desktop.workingDirectory, "file://host/tmp/a%20b")),
        Case("a directory", "\(esc)]9;9;/tmp\(st)", .is(\.desktop.workingDirectory, "/tmp")),
        Case("a directory", "\(esc)]1337;CurrentDir=/tmp\u{07}", .is(\.desktop.workingDirectory, "/tmp")),
        Case("a directory without controls", "\(esc)]7;a\nb\(st)", .is(\.desktop.workingDirectory, "ab")),
        Case(
            "notifications", "\(esc)]9;done\u{07}\(esc)]777;notify;title;body; more\(st)\(esc)]777;notify;alone\(st)",
            .is(
                \.desktop.notifications,
                [.init(body: "done"), .init(title: "title", body: "body; more"), .init(title: "alone", body: "")]),
            .is(\.desktop.notificationCount, 3)),
        Case(
            "the last notifications", (0..<100).map { "\(esc)]9;n\($0)\u{07}" }.joined(),
            .is(\.desktop.notifications, (84..<100).map { .init(body: "n\($0)") }),
            .is(\.desktop.notificationCount, 100)),
        Case("the clipboard", "\(esc)]52;c;aGFsbG8=\u{07}", .is(\.desktop.clipboard, ["c": "hallo"])),
        Case("the clipboard without a name", "\(esc)]52;;aGk=\(st)", .is(\.desktop.clipboard, ["s": "hi"])),
        Case("two clipboards", "\(esc)]52;pc;aGk=\(st)\(esc)]52;p;!\(st)", .is(\.desktop.clipboard, ["c": "hi"])),
        Case("an empty clipboard", "\(esc)]52;c;aGk=\(st)\(esc)]52;c;\(st)", .is(\.desktop.clipboard, [:])),
        Case(
            "the answer has nothing of the clipboard", "\(esc)]52;c;aGFsbG8=\(st)\(esc)]52;c;?\u{07}",
            .answers("\(esc)]52;c;\u{07}")),
    ]

    @Test(arguments: cases)
    func `directories, notifications and the clipboard`(_ row: Case) { row.check() }

    @Test(arguments: [
        ("\(esc)]9;4;1;50\(st)", TUIDesktop.Progress(state: .running, percent: 50)),
        ("\(esc)]9;4;1;500\(st)", .init(state: .running, percent: 100)),
        ("\(esc)]9;4;1;40\(st)\(esc)]9;4;2\(st)", .init(state: .failed, percent: 40)),
        ("\(esc)]9;4;3\(st)", .init(state: .indeterminate, percent: 0)),
        ("\(esc)]9;4;4;7\(st)", .init(state: .paused, percent: 7)),
        ("\(esc)]9;4;1;50\(st)\(esc)]9;4;9;1\(st)", .init(state: .running, percent: 50)),
        ("\(esc)]9;4;1;50\(st)\(esc)]9;4;0\(st)", nil), ("\(esc)]9;4;1;50\(st)\(esc)c", nil),
    ])
    func `progress`(input: String, progress: TUIDesktop.Progress?) {
        let desktop = outcome(input).desktop
        #expect(desktop.progress == progress && desktop.notificationCount == 0)
    }
}
