import Lunch
import LunchElements
import LunchInput
import LunchTrace
import Testing

@testable import LunchCLI

/// The state of the viewer, key by key.
@Suite struct ViewerStateTests {
    private let trace: ViewedTrace
    private let extent = ViewerState.Extent(
        steps: 5, shown: CellRect(column: 0, row: 0, columns: 50, rows: 10), all: CellSize(columns: 80, rows: 24))

    init() throws {
        let failed = try MadeTrace.booking()
        let green = try MadeTrace.booking(isGreen: true)
        trace = ViewedTrace(of: failed, FirstDifference(of: failed, from: [green], isLearned: false))
    }

    /// Presses a key that does not leave.
    private func press(_ key: TUIKeyboardKey, _ state: inout ViewerState) {
        let stays = state.press(key, in: trace, extent)
        #expect(stays, "\(key)")
    }

    private func state(after keys: TUIKeyboardKey..., from step: Int = 0) -> ViewerState {
        var state = ViewerState(of: trace)
        state.go(to: step, trace.steps.count - 1)
        for code in keys { press(code, &state) }
        return state
    }

    @Test func itOpensAtTheFailure() {
        #expect(ViewerState(of: trace).step == 10)
        #expect(trace.failure == 10)
        #expect(trace.different == 6)
    }

    /// A screen that a message quotes is shown as it was, in as many rows as the pane needs for it.
    @Test(arguments: [
        (40, ["    Name:     Anna      Age:   7", ""]), (24, ["    Name:     Anna      ", "    Age:   7", ""]),
    ])
    func aQuotedScreenKeepsItsBlanks(width: Int, rows: [String]) throws {
        var made = MadeTrace()
        let failure = "The screen:\n\n    Name:     Anna      Age:   7\n\n  wrapped between words, as all of them"
        made.step("press(1)", draws: "x", label: "x", failure: failure)
        let trace = ViewedTrace(of: try made.trace(), nil)
        var state = ViewerState(of: trace)
        state.pane = .messages
        let shown = PaneContent(state, of: trace, width: width).rows.map { $0.map(\.text).joined() }
        let start = try #require(shown.firstIndex(of: "The screen:"))
        #expect(Array(shown[(start + 2)...].prefix(rows.count)) == rows)
        #expect(shown.contains("  wrapped between words,") == (width == 24))
    }

    /// A failure that `#expect` finds is none of a step.
    @Test(arguments: [(5, 1), (99, 2), (nil, 2)] as [(Int?, Int)])
    func itOpensAtTheStepOfAnIssue(_ line: Int?, _ step: Int) throws {
        var made = MadeTrace()
        for number in 1...3 { made.step("press(\(number))", draws: "x", label: "x") }
        made.issue("Expectation failed: 1 == 2", line: line)
        made.step("terminate()", draws: "x", label: "x")
        let trace = ViewedTrace(of: try made.trace(), nil)
        #expect(ViewerState(of: trace).step == step)
        #expect(trace.steps[step].failure == "Expectation failed: 1 == 2")
    }

    @Test(
        arguments: [
            ([.down], 0, 1), ([.up], 0, 0), ([.down], 11, 11), ([.character("j"), .character("j")], 3, 5),
            ([.character("k")], 3, 2), ([.pageDown], 0, 4), ([.pageUp], 6, 2), ([.pageUp], 1, 0), ([.end], 0, 11),
            ([.home], 7, 0), ([.character("G")], 0, 11), ([.character("f")], 0, 10), ([.character("f")], 11, 10),
            ([.character("d")], 0, 6), ([.escape], 3, 3), ([.forwardDelete], 3, 3),
        ] as [([TUIKeyboardKey], Int, Int)])
    func keysChooseSteps(_ keys: [TUIKeyboardKey], _ start: Int, _ end: Int) {
        var state = ViewerState(of: trace)
        state.go(to: start, trace.steps.count - 1)
        for code in keys { press(code, &state) }
        #expect(state.step == end)
    }

    @Test(
        arguments: [
            ([.tab], .before), ([.tab, .tab], .elements), ([.tab, .tab, .tab, .tab], .screen),
            ([.character("4")], .messages), ([.character("b")], .before),
            ([.character("b"), .character("b")], .screen),
        ] as [([TUIKeyboardKey], ViewerState.Pane)])
    func keysChooseThePane(_ keys: [TUIKeyboardKey], _ pane: ViewerState.Pane) {
        var state = ViewerState(of: trace)
        for code in keys { press(code, &state) }
        #expect(state.pane == pane)
    }

    @Test func shiftAndTabGoBack() {
        var state = ViewerState(of: trace)
        press(.backTab, &state)
        #expect(state.pane == .messages)
    }

    @Test func aSearchGoesToTheFirstMatchFromWhereItBegan() {
        var state = state(after: .character("/"), .character("N"), .character("e"), .character("t"), .character("w"))
        #expect(state.search.matches == [6, 7, 8, 9, 10, 11])
        #expect(state.step == 6)
        press(.delete, &state)
        #expect(state.search.text == "Net")
        press(.return, &state)
        #expect(!state.search.isOpen)
        press(.character("n"), &state)
        #expect(state.step == 7)
        press(.character("N"), &state)
        press(.character("N"), &state)
        #expect(state.step == 11)
    }

    @Test func escapeGoesBackToWhereTheSearchBegan() {
        let state = state(after: .character("/"), .character("n"), .character("e"), .character("t"), .escape, from: 2)
        #expect(state.step == 2)
        #expect(state.search == ViewerState.Search())
    }

    @Test func aSearchWithoutMatchesStays() {
        let state = state(after: .character("/"), .character("§"), .return, .character("n"), from: 2)
        #expect(state.step == 2)
        #expect(state.search.matches.isEmpty)
    }

    @Test func thePaneIsScrolledNoFurtherThanItGoes() {
        #expect(state(after: .right).origin == CellPoint(column: 8, row: 0))
        #expect(state(after: .character("J")).origin == CellPoint(column: 0, row: 4))
        var state = state(after: .left, from: 3)
        #expect(state.origin == CellPoint(column: 0, row: 0))
        state.scroll(columns: 0, rows: 1000, extent)
        #expect(state.origin == CellPoint(column: 0, row: 14))
        // Another step shows what it changed.
        press(.down, &state)
        #expect(state.origin == nil)
    }

    @Test func helpTakesTheNextKey() {
        var state = state(after: .character("?"))
        #expect(state.showsHelp)
        press(.down, &state)
        #expect(!state.showsHelp)
        #expect(state.step == 0)
    }

    @Test func qClosesTheHelpAlone() {
        let state = state(after: .character("?"), .character("q"))
        #expect(!state.showsHelp)
    }

    @Test(
        arguments: [
            ("f", "No step has failed."), ("d", "No step differs from a green run that was recorded here."),
            ("n", "/ begins a search."), ("N", "/ begins a search."),
        ] as [(Character, String)])
    func aKeyThatLeadsNowhereReportsWhy(_ key: Character, _ words: String) throws {
        var made = MadeTrace()
        made.step("press(1)", draws: "x", label: "x")
        let trace = ViewedTrace(of: try made.trace(.passed), nil)
        var state = ViewerState(of: trace)
        let stays = state.press(.character(key), in: trace, extent)
        #expect(stays)
        #expect(state.hint == words)
        _ = state.press(.down, in: trace, extent)
        #expect(state.hint == nil)
    }

    @Test func theOnlyMatchIsReportedToBeTheOnlyOne() {
        let keys = "/red blue".map(TUIKeyboardKey.character) + [.return, .character("n")]
        var state = ViewerState(of: trace)
        for key in keys { press(key, &state) }
        let isAlone = state.search.matches == [state.step]
        #expect((state.hint == "No other step matches.") == isAlone, "\(state)")
        state.search.matches = [state.step]
        press(.character("n"), &state)
        #expect(state.hint == "No other step matches.")
        state.search.matches = []
        press(.character("n"), &state)
        #expect(state.hint == "No step matches.")
    }

    @Test func qLeavesButNotWhileASearchIsTyped() {
        var state = state(after: .character("/"), .character("q"))
        #expect(state.search.text == "q")
        state = self.state(after: .down)
        let stays = state.press(.character("q"), in: trace, extent)
        #expect(!stays)
    }

    @Test func aTraceWithoutStepsIsNoTrap() {
        let empty = ViewedTrace(title: "", summary: "", [])
        var state = ViewerState(of: empty)
        for code in [.down, .up, .end, .pageDown, .character("f"), .character("d"), .character("n"), .tab]
            as [TUIKeyboardKey]
        {
            _ = state.press(code, in: empty, extent)
        }
        #expect(state.step == 0)
    }
}
