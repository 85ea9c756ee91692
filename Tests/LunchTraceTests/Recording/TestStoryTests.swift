import LunchCommands
import LunchElements
import LunchTerminal
import LunchWire
import Testing

@testable import LunchDriver
@testable import LunchTrace

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

    @Test func anAppThatNoOneHasLaunchedIsNotReported() {
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

    /// Whatever else is typed with it stays.
    @Test func aDeclaredSecretInATextIsMarked() throws {
        _ = launch { $0.secrets = ["hunter2"] }
        let records = try hear(Self.typed("my hunter2!", isSecret: false))
        let input = records.compactMap { if case .input(let input) = $0.content { input } else { nil } }.first
        let text = TypedText(pieces: [.open("my "), .secret(7), .open("!")])
        #expect(input == TraceInput(.type(text, into: []), bytes: nil, count: 11))
        #expect(!Self.text(records).contains("hunter2"))
    }

    /// A command with a mask is another one, which nobody performs.
    @Test func aSecretInACommandIsMaskedAndReported() throws {
        _ = launch { $0.secrets = ["hunter2"] }
        func begun(_ action: TUICommand.Action) throws -> TraceStepBegan {
            let records = hear(.began, step: Self.step(1, of: .command(TUICommand(action))))
            #expect(!Self.text(records).contains("hunter2"))
            guard case .stepBegan(let begun)? = records.last?.content else { throw CancellationError() }
            return begun
        }
        func query(_ name: String) -> [QueryStep] { [.descendants(.cell), .matching(.any, name), .only] }
        let open = try begun(.point(.tap, .element(query("bread"))))
        #expect(open.action == .point(.tap, .element(query("bread"))) && !open.isMasked)
        let masked = try begun(.point(.tap, .element(query("it is hunter2"))))
        #expect(masked.action == .point(.tap, .element(query("it is •••••••"))) && masked.isMasked)
        let closure = try begun(
            .point(.tap, .element([.descendants(.cell), .satisfying(.closure { _ in true }), .only])))
        #expect(!closure.isMasked)
        let expectation = try begun(.expect(.init(query("a"), "label"), .comparison(.is("hunter2")), within: .zero))
        #expect(expectation.isMasked)
        // A number may be a secret as well, and a name that has to be one of some.
        _ = hear(.testIssue(TUIIssue("", at: nil)), launch: nil, secrets: ["47114711", "bottoms"])
        #expect(try begun(.expect(.init(query("a"), "count"), .comparison(.is(47_114_711)), within: .zero)).isMasked)
        let lost = try begun(.read(.init([], "terminal.bottoms")))
        #expect(lost.action == .call("•", of: [], argument: nil) && lost.isMasked)
    }

    /// Whether the data of a screen is secret may be known only later.
    @Test func theDataOfAShownScreenIsWrittenAtTheEnd() throws {
        _ = launch()
        let show = TUICommand(.show("Menu", .userInfo(["MOCK_JSON": ["pin": 47_114_711, "menu": "Bread"]])))
        let records = hear(.began, step: Self.step(1, of: .command(show)))
        #expect(!Self.text(records).contains("4711") && !Self.text(records).contains("Bread"))
        func completed() -> TraceStepBegan? {
            records.map(story.completion()).compactMap {
                if case .stepBegan(let begun) = $0.content { begun } else { nil }
            }
            .first
        }
        #expect(completed()?.content == .command(show) && completed()?.isMasked == false)
        _ = hear(.testIssue(TUIIssue("", at: nil)), launch: nil, secrets: ["47114711"])
        #expect(
            completed()?.action == .show("Menu", .userInfo(["MOCK_JSON": ["pin": "••••••••", "menu": "Bread"]])))
        #expect(completed()?.isMasked == true)
    }

    /// A trace would repeat the scrollback at each read.
    @Test(arguments: [(40, true), (41, false)]) func aLongResultIsLeftOut(_ rows: Int, _ isKept: Bool) {
        _ = hear(.began, launch: nil, step: Self.step(1))
        let row = LunchJSON.string(String(repeating: "x", count: 100))
        let result = TUICommandResult(
            duration: .zero, frame: nil, frameBefore: nil, element: nil, cell: nil,
            value: .array(Array(repeating: row, count: rows)), failure: nil)
        guard case .stepEnded(let ended)? = hear(.ended(result), launch: nil, step: Self.step(1)).last?.content else {
            Issue.record("no end")
            return
        }
        #expect((ended.result != nil) == isKept)
    }

    @Test func theSecretsOfALaunchAreNamed() throws {
        let records = launch {
            $0.secrets = ["hunter2"]
            $0.arguments = ["--plain", "--password=hunter2"]
            $0.environment = ["A": "x", "B": "hunter2"]
            $0.userInfo = .object(["password": "hunter2"])
        }
        let launched = records.map(story.completion()).compactMap {
            if case .launch(let launch) = $0.content { launch } else { nil }
        }
        #expect(launched.first?.masked == [.argument(1), .variable("B"), .userInfo])
        #expect(!Self.text(records.map(story.completion())).contains("hunter2"))
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
