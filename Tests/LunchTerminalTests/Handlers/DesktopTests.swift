import LunchTerminal
import Testing

@Suite struct DesktopTests {
    private func desktop(_ input: String) -> TUIDesktop { outcome(input).desktop }

    @Test func `the working directory`() {
        #expect(desktop("\(esc)]7;file://host/tmp/a%20b\(st)").workingDirectory == "file://host/tmp/a%20b")
        #expect(desktop("\(esc)]9;9;/tmp\(st)").workingDirectory == "/tmp")
        #expect(desktop("\(esc)]1337;CurrentDir=/tmp\u{07}").workingDirectory == "/tmp")
        #expect(desktop("\(esc)]7;a\nb\(st)").workingDirectory == "ab")
    }

    @Test func `notifications`() {
        let found = desktop("\(esc)]9;done\u{07}\(esc)]777;notify;title;body; more\(st)\(esc)]777;notify;alone\(st)")
        #expect(
            found.notifications == [
                .init(body: "done"), .init(title: "title", body: "body; more"), .init(title: "alone", body: ""),
            ])
        #expect(found.notificationCount == 3)
        let flood = desktop((0..<100).map { "\(esc)]9;n\($0)\u{07}" }.joined())
        #expect(flood.notificationCount == 100)
        #expect(flood.notifications.map(\.body) == (84..<100).map { "n\($0)" })
    }

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
        #expect(desktop(input).progress == progress)
        #expect(desktop(input).notificationCount == 0)
    }

    @Test func `the clipboard is the terminal's own`() {
        #expect(desktop("\(esc)]52;c;aGFsbG8=\u{07}").clipboard == ["c": "hallo"])
        #expect(desktop("\(esc)]52;;aGk=\(st)").clipboard == ["s": "hi"])
        #expect(desktop("\(esc)]52;pc;aGk=\(st)\(esc)]52;p;!\(st)").clipboard == ["c": "hi"])
        #expect(desktop("\(esc)]52;c;aGk=\(st)\(esc)]52;c;\(st)").clipboard == [:])
    }

    @Test func `a question for the clipboard is answered with nothing in it`() {
        #expect(outcome("\(esc)]52;c;aGFsbG8=\(st)\(esc)]52;c;?\u{07}").answers == "\(esc)]52;c;\u{07}")
    }
}
