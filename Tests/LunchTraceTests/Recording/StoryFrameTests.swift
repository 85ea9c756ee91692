import LunchCommands
import LunchElements
import LunchTerminal
import LunchWire
import Testing

@testable import LunchDriver
@testable import LunchTrace

/// The frames in the records of made-up events: what is written of their elements.
@Suite final class StoryFrameTests: StoryTeller {
    /// The origin of the last frame in some records.
    private func origin(_ records: [TraceRecord]) -> TraceFrame.Origin? {
        for record in records.reversed() { if case .frame(let frame) = record.content { return frame.origin } }
        return nil
    }

    private func tree(_ records: [TraceRecord]) -> FrameMessage.Tree? {
        guard case .published(let message) = origin(records) else { return nil }
        return message.tree
    }

    /// A launch that failed has not settled; the screen that it shows can be compared.
    @Test func aFailedLaunchKeepsTheFrameOfItsFailure() throws {
        let step = Self.step(7, of: .command(TUICommand(.launch(TUICommand.Launch(program: "shop")))))
        var records = [story.beginning()] + hear(.began, launch: nil, step: step) + launch()
        let commit = Self.commit(1, [AccessibilityNode(.staticText, identifier: "count", label: "0")], at: 0)
        records += hear(.committed(commit))
        var failure = TUIFailure(.launch(.outcome(.otherScreen("Cart"), screen: "Bread")))
        failure.frame = commit.frame
        records += hear(.ended(Self.outcome(nil, failure: failure)), launch: nil, step: step)
        let states = TraceStates(try Trace(records)).steps
        #expect(states.map { $0.frame?.screen } == ["Cart"])
    }

    /// A program that crashed at once has left a blank screen, which is no state of the app.
    @Test(arguments: [("", false), ("fatal", true)])
    func aFailedLaunchKeepsNoBlankFrame(_ text: String, _ isKept: Bool) throws {
        let step = Self.step(7, of: .command(TUICommand(.launch(TUICommand.Launch(program: "shop")))))
        var records = [story.beginning()] + hear(.began, launch: nil, step: step) + launch()
        if !text.isEmpty { records += write(text, at: text.utf8.count) }
        var failure = TUIFailure(.launch(.outcome(.inert, screen: "Bread")))
        failure.frame = plain(text, 1, at: text.utf8.count)
        records += hear(.ended(Self.outcome(nil, failure: failure)), launch: nil, step: step)
        #expect(TraceStates(try Trace(records)).steps.map { $0.frame != nil } == [isKept])
    }

    @Test func onlyChangesOfATreeAreWritten() throws {
        var records = [story.beginning()] + launch()
        let label = AccessibilityNode(.staticText, identifier: "count", label: "0")
        let button = AccessibilityNode(.button, identifier: "add")
        records += write("a", at: 1) + hear(.committed(Self.commit(1, [label, button], at: 1)))
        var changed = label
        changed.label = "1"
        let changes = [AccessibilityChange.attributes(path: [0], changed.attributes)]
        let second = Self.commit(2, [changed, button], tree: .changes(changes), at: 2)
        records += write("b", at: 2) + hear(.committed(second))
        guard case .frame(let last)? = records.last?.content, case .published(let message) = last.origin else {
            Issue.record("\(story)")
            return
        }
        #expect(message.tree == .changes(changes))
        let trace = try Trace(records)
        #expect(try trace.frame(at: 2, launch: 1).tree.nodes.map(\.label) == ["", "1", ""])
        #expect(try trace.frame(at: 1, launch: 1).tree.nodes.map(\.label) == ["", "0", ""])
        #expect(try trace.frame(at: 2, launch: 1).grid.text == "ab\n")
    }

    /// A field for a password that has not got the focus keeps nothing from being written.
    @Test func onlyChangesAreWrittenBesideAFieldForASecret() throws {
        var records = [story.beginning()] + launch()
        let field = AccessibilityNode(.secureTextField, identifier: "password", value: "abc")
        let label = AccessibilityNode(.staticText, identifier: "count", label: "0")
        records += write("a", at: 1) + hear(.committed(Self.commit(1, [field, label], at: 1)))
        var (shorter, changed) = (field, label)
        (shorter.value, changed.label) = ("xyz", "1")
        let changes = [
            AccessibilityChange.attributes(path: [0], shorter.attributes),
            .children(path: [], at: 1, remove: 1, insert: [changed, shorter]),
        ]
        let last = hear(.committed(Self.commit(2, [shorter, changed, shorter], tree: .changes(changes), at: 2)))
        records += last
        guard case .changes(let written)? = tree(last) else {
            Issue.record("\(last)")
            return
        }
        #expect(written.count == 2)
        for secret in ["abc", "xyz"] { #expect(!Self.text(records).contains(secret)) }
        #expect(try Trace(records).frame(at: 2, launch: 1).tree.nodes.map(\.value) == [nil, "•••", nil, "•••"])
    }

    /// The elements of an app of ten thousand are not written at each step because a secret was typed once.
    @Test func onlyChangesAreWrittenBehindASecret() throws {
        var records = [story.beginning()] + launch { $0.secrets = ["hunter2"] }
        func step(_ number: Int, _ commit: TUICommit) -> [TraceRecord] {
            hear(.began, step: Self.step(number)) + hear(.committed(commit))
                + hear(.ended(Self.outcome(commit.frame)), step: Self.step(number))
        }
        let label = AccessibilityNode(.staticText, identifier: "count", label: "It is hunter2")
        let rest = (1...50).map { AccessibilityNode(.staticText, label: "row \($0)") }
        let first = Self.commit(1, [label] + rest, shows: "one", at: 3)
        records += step(1, first)
        // Nothing has changed, and nothing is written again.
        let again = step(2, first)
        #expect(again.map(\.kind) == [.stepBegan, .stepEnded])
        records += again
        var changed = label
        changed.label = "It was hunter2"
        let last = step(3, Self.commit(2, [changed] + rest, shows: "two", at: 6))
        records += last
        changed.label = "It was •••••••"
        #expect(tree(last) == .changes([.attributes(path: [0], changed.attributes)]))
        let trace = try Trace(records)
        for (position, label, text) in [(3, "It is •••••••", "one\n"), (6, "It was •••••••", "two\n")] {
            let frame = try trace.frame(at: position, launch: 1)
            #expect(frame.tree.nodes[1].label == label && frame.tree.nodes.count == 52 && frame.grid.text == text)
        }
        // Another secret changes what stands there already.
        mask("row 7")
        let masked = step(4, Self.commit(2, [changed] + rest, shows: "two", at: 6))
        #expect(masked.map(\.kind) == [.stepBegan, .keyFrame, .frame, .dropped, .stepEnded])
        #expect(try Trace(records + masked).frame(at: 6, launch: 1).tree.nodes[8].label == "•••••")
    }

    private func mask(_ secret: String) { _ = hear(.testIssue(TUIIssue("", at: nil)), launch: nil, secrets: [secret]) }

    /// The records behind a gap can be shown without those before it.
    @Test func behindAGapTheElementsAreWrittenWholeBehindASecretAsWell() throws {
        _ = launch { $0.secrets = ["hunter2"] }
        let label = AccessibilityNode(.staticText, identifier: "count", label: "It is hunter2")
        for (number, text) in [(1, "one"), (2, "two")] {
            _ = hear(.began, step: Self.step(number))
            let commit = Self.commit(number, [label], shows: text, at: 3 * number)
            _ = hear(.ended(Self.outcome(commit.frame)), step: Self.step(number))
        }
        let opening = story.opening(at: .now)
        #expect(opening.map(\.kind) == [.keyFrame, .frame, .dropped])
        let gap = TraceRecord(time: 0, .dropped(TraceDropped(records: 7, bytes: 700, why: "full")))
        let start = TraceRecord(launch: 1, time: 0, .launch(TraceLaunch(program: "shop", columns: 20, rows: 3)))
        let frame = try Trace([story.beginning(), start, gap] + opening).frame(at: 6, launch: 1)
        #expect(frame.grid.text == "two\n" && frame.tree.nodes.map(\.label) == ["", "It is •••••••"])
        // A key frame of the size before must not stand behind another size.
        _ = hear(.resized(TUIResize(size: CellSize(columns: 30, rows: 3), position: 7)))
        #expect(story.opening(at: .now).isEmpty)
    }

    @Test func aTreeThatIsTooLargeIsNotBuiltAgainAndAgain() throws {
        var records = [story.beginning()] + launch()
        let many = (1...5).map { AccessibilityNode(.staticText, label: "row \($0)") }
        let lost = hear(.committed(Self.commit(1, many, at: 1)))
        story.forgetTrees(without: try #require(lost.last), isTooLarge: true)
        let bare = hear(.committed(Self.commit(2, many, at: 2)))
        #expect(origin(bare) == TraceFrame.Origin.none)
        #expect(story.opening(at: .now).map(\.kind) == [.keyFrame])
        // A smaller one is, whole, and its changes build on it.
        let few = Self.commit(3, [many[0]], tree: .changes([.children(path: [], at: 1, remove: 4, insert: [])]), at: 3)
        records += hear(.committed(few))
        #expect(tree(records) == .whole(few.frame.root))
    }

    @Test func ifAnotherRecordIsLostTheNextTreeIsWhole() throws {
        _ = launch()
        let commit = Self.commit(1, [], at: 1)
        _ = hear(.committed(commit))
        let output = try #require(write("long", at: 5).last)
        story.forgetTrees(without: output, isTooLarge: true)
        let next = Self.commit(2, [], tree: .changes([]), at: 6)
        #expect(tree(hear(.committed(next))) == .whole(next.frame.root))
    }

    // MARK: - Plain programs

    private func plain(_ text: String, _ number: Int, before: InferredElements.Earlier? = nil, at position: Int)
        -> TUIFrame
    {
        let grid = Self.commit(1, [], shows: text, at: 0).frame.grid
        return TUIFrame(
            plain: grid, elements: InferredElements(of: grid, number: number, before: before), position: position)
    }

    /// Input is told when it is known whether it was secret, which may be behind the frame that it has led to.
    @Test func aFrameNamesTheScreenWithWhichItsElementsWereCompared() throws {
        let (one, two) = ("\u{1B}[7m one \u{1B}[m\r\n two ", "\u{1B}[H one \r\n\u{1B}[7m two \u{1B}[m")
        var records = [story.beginning()] + launch()
        records += write(one, at: 19)
        let first = plain(one, 4, at: 19)
        records += hear(.settled(first))
        let before = InferredElements.Earlier(first.grid, number: 4)
        records += write(two, at: 40)
        let second = plain(one + two, 9, before: before, at: 40)
        records += hear(.settled(second))
        records += try hear(Self.typed("j", isSecret: false))
        // It is read once more.
        records += hear(.settled(second))
        #expect(origin(records) == .inferred(previous: 1))
        let made = try Trace(records).frame(at: 40, launch: 1)
        #expect(made.root == second.root)
        #expect(made.inferredElements?.before?.number == 1)
        // One that nobody has heard of is not named.
        let unheard = InferredElements.Earlier(first.grid, number: 10)
        #expect(origin(hear(.settled(plain(two, 11, before: unheard, at: 41)))) == .inferred(previous: nil))
    }
}
