import LunchElements
import LunchInput
import LunchTerminal
import LunchWire
import TestSupport
import Testing

@testable import LunchCLI

/// Changes that a person may have waited for, and things that are gone.
@Suite struct RecordedChangeTests {
    private func plain(_ text: String, position: Int = 0) -> TUIFrame {
        var terminal = TUITerminal(columns: 40, rows: 5)
        _ = terminal.feed(ContiguousArray(text.utf8).span)
        return TUIFrame(plain: terminal.grid, position: position)
    }

    /// A screen with some elements, after so much output and so much virtual time.
    private func screen(
        _ nodes: [AccessibilityNode], position: Int = 0, clock: ClockReading? = nil
    ) -> TUIFrame {
        let root = AccessibilityNode(
            .application,
            children: nodes.enumerated().map { row, node in
                var node = node
                node.attributes.frame = CellRect(column: 0, row: row, columns: 20, rows: 1)
                return node
            })
        var message = FrameMessage(
            revision: 1, screen: "Feeds", size: CellSize(columns: 80, rows: 24), mark: 0, dropped: 0, busy: [],
            timers: 0, tree: .whole(root))
        message.clock = clock
        return TUIFrame(
            message, tree: ElementTree(root), grid: TUITerminal(columns: 80, rows: 24).grid, droppedInput: 0,
            position: position)
    }

    private func words(_ before: TUIFrame, _ after: TUIFrame) -> String? {
        RecordedChange(from: before, to: after, time: .zero, delay: .zero)?.step?.words
    }

    private let loading = AccessibilityNode(.activityIndicator, identifier: "indicator", label: "| Loading")
    private let turned = AccessibilityNode(.activityIndicator, identifier: "indicator", label: "/ Loading")
    private let send = AccessibilityNode(.button, identifier: "send", label: "Send")
    private let state = AccessibilityNode(.staticText, identifier: "state", label: "Sending")
    private let sent = AccessibilityNode(.staticText, identifier: "state", label: "Sent")
    private let points = AccessibilityNode(.staticText, identifier: "points", label: "3 points")
    private let more = AccessibilityNode(.staticText, identifier: "points", label: "4 points")

    @Test func whatIsThereNowIsWaitedFor() {
        func change(_ before: [AccessibilityNode], _ after: [AccessibilityNode]) -> String? {
            words(screen(before), screen(after, position: 1))
        }
        #expect(change([loading], [loading, send]) == "expect send: exists is true")
        #expect(change([state], [sent]) == #"expect state: label is "Sent""#)
        #expect(change([loading, send], [send]) == "expect indicator is gone")
        var disabled = send
        disabled.attributes.isEnabled = false
        #expect(change([disabled], [send]) == "expect send: isEnabled is true")
        // A wheel, or a count, shows something else the next time.
        #expect(change([loading], [turned]) == nil)
        #expect(change([points], [more]) == nil)
        let later = screen([more], position: 1)
        let figures = RecordedChange(from: screen([points]), to: later, time: .zero, delay: .zero)?.figures
        #expect(figures?.map(\.words) == [#"points: label is "4 points""#])
        #expect(words(screen([state]), screen([sent])) == nil)
    }

    @Test func virtualTimePasses() {
        func time(_ nodes: [AccessibilityNode], next: Int?) -> String? {
            words(
                screen([state], clock: ClockReading(now: 1_000_000_000, next: next)),
                screen(nodes, position: 1, clock: ClockReading(now: 3_000_000_000, next: nil)))
        }
        #expect(time([sent], next: nil) == "let time pass")
        #expect(time([state], next: 2_000_000_000) == "let time pass")
        #expect(time([state], next: nil) == nil)
    }

    @Test func aProgramThatDrawsNoFiguresIsWaitedFor() {
        #expect(words(plain("Wait"), plain("Wait\r\nReady", position: 1)) == "expect text Ready: exists is true")
        #expect(words(plain("Wait"), plain("Wait\r\nReady\r\n12:31", position: 1)) == nil)
        #expect(words(plain("Wait"), plain("", position: 1)) == nil)
    }

    @Test func whatIsNotThereAnyMoreIsGone() {
        let first = screen([state, send], position: 1)
        let second = screen([state, loading], position: 2)
        let now = screen([state], position: 3)
        let gone = Claim.gone(since: [first, second, first], in: now)
        #expect(gone.map(\.words) == ["send is gone", "indicator is gone"])
        #expect(gone.map(\.subject.code) == [#"app.buttons["send"]"#, #"app.activityIndicators["indicator"]"#])
        let texts = Claim.gone(since: [plain("Sure?  Yes\r\nYes")], in: plain("Yes"))
        #expect(texts.map(\.subject) == [.text("Sure?")])
    }

    /// Something is gone that was there before a text, and not between two of its letters.
    @Test func whatWasThereAmidATextWasNotSeen() {
        var field = AccessibilityNode(.textField, identifier: "name")
        field.attributes.hasFocus = true
        let frames = (0..<4).map { screen([field], position: $0) }
        var seen = SeenFrames()
        seen.take(frames[0], after: nil, before: .key("a"))
        seen.take(frames[1], after: .input(.key("a")), before: .key("b"))
        seen.take(frames[2], after: .input(.key("b")), before: .key(.tab))
        seen.take(frames[3], after: .input(.key(.tab)), before: .key("c"))
        #expect(seen.frames.map(\.position) == [0, 2, 3])
        // A letter may be a command of a program that has no field.
        var commands = SeenFrames()
        for frame in frames {
            commands.take(screen([send], position: frame.position), after: .input(.key("j")), before: .key("j"))
        }
        #expect(commands.frames.map(\.position) == [0, 1, 2, 3])
    }

    /// Something that is out of view has not gone.
    @Test func whatIsHiddenIsStillThere() {
        let before = screen([state, send])
        var root = before.root
        root.children[1].attributes.frame = CellRect(column: 0, row: 90, columns: 20, rows: 1)
        let message = FrameMessage(
            revision: 1, screen: "Feeds", size: CellSize(columns: 80, rows: 24), mark: 0, dropped: 0, busy: [],
            timers: 0, tree: .whole(root))
        let after = TUIFrame(message, tree: ElementTree(root), grid: before.grid, droppedInput: 0)
        #expect(Claim.gone(since: [before], in: after).isEmpty)
    }

    @Test func eachClaimHasTheRowThatShowsIt() {
        let claims = Claim.placed(in: screen([state, send]))
        #expect(claims.first { $0.claim.subject.words == "send" }?.row == 1)
        #expect(Claim.placed(in: plain("\r\n\r\nlow")).map(\.row) == [2])
    }

    /// A person asserts mostly what has just come; the row of the cursor comes first otherwise.
    @Test func theClaimsOfWhatHasChangedComeFirst() {
        let (before, after) = (plain("\r\n\r\nq quits"), plain("Ordered\r\n\r\nq quits"))
        #expect(Claim.placed(in: after, since: before).map(\.claim.subject) == [.text("Ordered"), .text("q quits")])
        #expect(Claim.placed(in: after, since: nil).map(\.claim.subject) == [.text("q quits"), .text("Ordered")])
    }

    /// Something that has never been there is gone as well: the test says that it was, before the input that removed it.
    @Test func whatIsGoneWasThere() throws {
        let gone = Claim(subject: .text("Menu"), property: "exists", value: "false")
        let moments: [RecordedMoment] = [
            .key(.f(1), plain("Home"), plain("Menu")), .key(.end, plain("Menu"), plain("Menu")),
            .key("q", plain("Menu"), plain("Home")), RecordedMoment(deed: .expect(gone)),
        ]
        let all = Recording.made(moments).steps.map(\.words)
        #expect(
            all == ["press F1, End", "expect text Menu: exists is true", #"type "q""#, "expect text Menu is gone"])
        // It is said once.
        let twice = Recording.made(moments + [RecordedMoment(deed: .expect(gone))]).steps.map(\.words)
        #expect(twice == all + ["expect text Menu is gone"])
    }

    /// Of an app that has ended nothing is there.
    @Test func anAppThatHasEndedDoesNotMeetWhatIsGone() {
        let gone = Claim(subject: .text("Menu"), property: "exists", value: "false")
        let moments: [RecordedMoment] = [.key("q", plain("Menu"), plain("")), RecordedMoment(deed: .expect(gone))]
        var recording = Recording.made(moments)
        func lines(_ library: TestLibrary) -> [String] {
            let names = RecordedTest.Names(suite: "MenuTests", test: "closes")
            let text = RecordedTest(recording, names, library: library, command: "lunch record").text
            return text.split(separator: "\n").suffix(3).map(String.init)
        }
        #expect(lines(.testing).first?.hasSuffix("#expect(app.state == .runningForeground)") == true)
        #expect(lines(.xctest).first?.hasSuffix("XCTAssertEqual(app.state, .runningForeground)") == true)
        recording.exit = .success
        #expect(lines(.testing).first?.hasSuffix("#expect(try app.waitForExit() == .success)") == true)
    }
}
