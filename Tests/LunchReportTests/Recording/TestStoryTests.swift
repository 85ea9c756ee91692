import LunchElements
import LunchTerminal
import LunchTrace
import LunchWire
import Testing

@testable import LunchDriver
@testable import LunchReport

/// The records that come of made-up events.
@Suite final class TestStoryTests: StoryTeller {
    @Test func launchesAndStepsAreCountedInTheirTest() {
        #expect([40, 41].map { launch($0).map(\.launch) } == [[1], [2]])
        let begun = hear(.began, launch: 41, step: Self.step(900))
        guard case .stepBegan(let step)? = begun.first?.content else {
            Issue.record("\(story)")
            return
        }
        #expect([step.step, begun[0].launch] == [1, 2])
        #expect(step.place == TracePlace(file: "ShopTests/CartTests.swift", line: 900))
        let ended = hear(.ended(Self.outcome(nil)), launch: 41, step: Self.step(900))
        guard case .stepEnded(let end)? = ended.first?.content else {
            Issue.record("\(story)")
            return
        }
        #expect(end.step == 1)
    }

    @Test func anAppThatNobodyHasLaunchedIsNotTold() {
        #expect(write("lost", at: 4) == [])
        #expect(hear(.exited(.success)) == [])
    }

    /// An app may publish in the midst of a synchronized update: the frame shows what was drawn by then.
    @Test(arguments: [["a\u{1B}[?2026hb"], ["a\u{1B}[?20", "26hb"], ["a\u{1B}[", "?", "2", "026", "hb"]])
    func aFrameShowsAnUpdateThatHasNotEnded(pieces: [String]) throws {
        var records = [story.beginning()] + launch()
        var position = 0
        for piece in pieces {
            position += piece.utf8.count
            records += write(piece, at: position)
        }
        records += hear(.committed(Self.commit(1, [], at: 10)))
        #expect(records.map(\.kind) == [.test, .launch] + pieces.map { _ in .output } + [.shown, .frame])
        #expect(try Trace(records).frame(at: 10, launch: 1).grid.text == "ab\n")
        #expect(hear(.committed(Self.commit(2, [], at: 10))).map(\.kind) == [.frame])
    }

    @Test func aFrameOfWhichNothingWasHeardIsAfterAGap() throws {
        var records = [story.beginning()] + launch()
        let frame = TUIFrame(plain: Self.commit(1, [], shows: "a", at: 1).frame.grid, position: 1)
        records += hear(.settled(frame))
        #expect(records.map(\.kind) == [.test, .launch, .dropped, .frame, .settled])
        #expect(throws: TraceError.self) { try Trace(records).frame(at: 1, launch: 1) }
        // Output that the listener missed is a gap, too.
        #expect(write("b", at: 20, missed: 10).map(\.kind) == [.dropped, .output])
    }

    @Test func behindAGapTheScreenIsWrittenWhole() throws {
        var records = [story.beginning()] + launch()
        _ = write("one\r\ntwo", at: 8)
        _ = hear(.committed(Self.commit(1, [AccessibilityNode(.button, label: "b")], at: 8)))
        records.append(TraceRecord(time: 0, .dropped(TraceDropped(records: 2, bytes: 9, why: "full"))))
        records += story.opening(at: .now)
        #expect(records.map(\.kind) == [.test, .launch, .dropped, .keyFrame, .frame])
        let frame = try Trace(records).frame(at: 8, launch: 1)
        #expect(frame.grid.text == "one\ntwo\n")
        #expect(frame.tree.nodes.map(\.label) == ["", "b"])
    }

    @Test func afterASecretNoBytesAreWritten() throws {
        var records = [story.beginning()] + launch()
        records += write("hello", at: 5)
        records += hear(.began, step: Self.step(1))
        records += try hear(Self.typed("hunter2"))
        records += write("You: hunter2", at: 20)
        let field = AccessibilityNode(.secureTextField, identifier: "password", value: "hunter2")
        let echo = AccessibilityNode(.staticText, label: "You: hunter2")
        let commit = Self.commit(1, [field, echo], shows: "You: hunter2", at: 20)
        records += hear(.committed(commit))
        records += hear(.settled(commit.frame))
        records += hear(.ended(Self.outcome(commit.frame)), step: Self.step(1))
        #expect(
            records.map(\.kind) == [
                .test, .launch, .output, .stepBegan, .dropped, .input, .settled, .keyFrame, .frame, .dropped,
                .stepEnded,
            ])
        let text = Self.text(records)
        #expect(!text.contains("nter"))
        let seen = try Trace(records).frame(at: 20, launch: 1)
        #expect(seen.grid.text == "You: •••••••\n")
        #expect(seen.tree.nodes.map(\.label) == ["", "", "You: •••••••"] && seen.tree.nodes[1].value == "•••••••")
    }

    @Test func aSecretOfOneAppIsNotShownByTheNext() throws {
        _ = launch(40)
        _ = launch(41)
        _ = try hear(Self.typed("hunter2"), launch: 40)
        let output = TUIOutput(bytes: Array("hunter2".utf8), position: 7, missed: 0)
        #expect(hear(.output(output), launch: 41).map(\.kind) == [.dropped])
        #expect(launch(42).map(\.kind) == [.launch, .dropped])
        #expect(hear(.output(output), launch: 42) == [])
    }

    /// Text that is typed next is told later than what the app writes.
    @Test func withTheFocusInASecureFieldNoBytesAreWritten() {
        _ = launch()
        let field = AccessibilityNode(.secureTextField, identifier: "password", hasFocus: true)
        #expect(hear(.committed(Self.commit(1, [field], at: 0))).map(\.kind) == [.dropped])
        #expect(write("hunter2", at: 7) == [])
    }

    /// A tester that is killed may leave it in the arena, when nobody knows yet what is secret.
    @Test func userInfoWaitsForTheEnd() throws {
        let begun = launch(40) { $0.userInfo = ["MOCK_JSON": ["password": "hunter2", "user": "bob"]] }
        #expect(!Self.text(begun).contains("MOCK_JSON"))
        _ = try hear(Self.typed("hunter2"))
        guard case .launch(let launch)? = begun.map(story.completion()).first?.content else {
            Issue.record("\(story)")
            return
        }
        #expect(launch.userInfo == ["MOCK_JSON": ["password": "•••••••", "user": "bob"]])
    }

    @Test func declaredSecretsAreMaskedFromTheLaunchOn() throws {
        var records = [story.beginning()]
        records += hear(.began, launch: nil, step: Self.step(1, "hunter2"), secrets: ["hunter2"])
        records += launch {
            $0.secrets = ["hunter2"]
            $0.arguments = ["--password=hunter2"]
            $0.environment = ["TOKEN": "hunter2"]
            $0.screen = "hunter2"
        }
        records += write("hunter2", at: 7)
        let label = AccessibilityNode(.staticText, identifier: "hunter2", label: "Is it hunter2?")
        let commit = Self.commit(1, [label], shows: "\u{1B}[31mIt is hunt\u{1B}[mer2\u{1B}]2;hunter2\u{7}", at: 20)
        records += hear(.committed(commit)) + hear(.settled(commit.frame))
        let answer = TUICommandResult(
            duration: .zero, frame: commit.frame, frameBefore: nil, element: nil, cell: nil,
            value: "hunter2", failure: nil)
        records += hear(.ended(answer), step: Self.step(1))
        records += hear(.testIssue(TUIIssue("hunter2 is wrong", at: nil)), launch: nil)
        #expect(["hunt", "er2"].allSatisfy { !Self.text(records).contains($0) })
        let seen = try Trace(records).frame(at: 20, launch: 1)
        #expect(seen.grid.text == "It is •••••••\n")
        #expect([0, 11].map { seen.grid[$0, 0].style.foreground } == [.indexed(1), .default])
        #expect(seen.grid.title == "•••••••")
        #expect(seen.tree.nodes.map(\.label) == ["", "Is it •••••••?"])
    }

    @Test func aSecretThatGoesOnInTheNextRowIsMasked() throws {
        var records = [story.beginning()] + launch { $0.secrets = ["hunter2"] }
        records += hear(.began, step: Self.step(1))
        let commit = Self.commit(1, [], shows: "The password is  hunter2", at: 24)
        records += hear(.ended(Self.outcome(commit.frame)), step: Self.step(1))
        #expect(try Trace(records).frame(at: 24, launch: 1).grid.text == "The password is  •••\n••••\n")
    }

    /// Keys come one by one; none of them says what the others are.
    @Test func aDeclaredSecretThatIsTypedKeyByKeyIsInNoInput() throws {
        _ = launch { $0.secrets = ["hunter2"] }
        var records: [TraceRecord] = []
        for key in "hunter2" {
            records += try hear(Self.typed("\(key)", isSecret: false))
        }
        records += try hear(Self.typed("x", isSecret: false))
        let inputs = records.compactMap { record -> TraceInput? in
            if case .input(let input) = record.content { input } else { nil }
        }
        #expect(inputs.map(\.words) == Array(repeating: "typeText(•)", count: 7) + ["typeText(\"x\")"])
        #expect(inputs.map(\.bytes) == Array(repeating: nil, count: 7) + [[0x78]])
    }

    /// The terminal shows nothing of what is typed; the program may.
    @Test func onceInputWasHiddenNoBytesAreWritten() {
        _ = launch()
        let output = TUIOutput(bytes: Array("hunter2".utf8), position: 7, missed: 0)
        #expect(hear(.output(output), isHidden: true).map(\.kind) == [.dropped])
    }

    /// A crash quotes what the program was given; input that is hidden is told later than the end may be.
    @Test func standardErrorIsKeptWithSecretsMasked() throws {
        let begun = launch { $0.secrets = ["hunter2"] } + hear(.exited(.signal(11)), errors: "it was hunter2\n")
        #expect(begun.last?.content == .exited(TraceExit(.signal(11), standardError: "it was •••••••\n")))
        _ = launch(41)
        let hidden = hear(.exited(.exitCode(3)), launch: 41, isHidden: true, errors: "it was swordfish\n")
        #expect(hidden.last?.content == .exited(TraceExit(.exitCode(3))))
        _ = try hear(Self.typed("swordfish"), launch: 41)
        let end = hidden.map(story.completion()).last
        #expect(end?.content == .exited(TraceExit(.exitCode(3), standardError: "it was •••••••••\n")))
        _ = launch(42)
        #expect(hear(.exited(nil), launch: 42).last?.content == .exited(TraceExit(nil)))
    }

    @Test func issuesThatFailNothingAreLeftOut() {
        #expect(hear(.testIssue(TUIIssue("known", at: nil, isFailure: false)), launch: nil) == [])
        #expect(hear(.testIssue(TUIIssue("new", at: nil)), launch: nil).map(\.kind) == [.issue])
    }
}
