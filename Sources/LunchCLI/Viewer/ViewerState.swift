import Lunch
import LunchInput
import LunchWire

/// The state of the viewer: the step that is chosen, what is shown of it, and the search.
struct ViewerState: Equatable {
    /// The views of a step.
    enum Pane: String, CaseIterable {
        case screen = "Screen"
        case before = "Before"
        case elements = "Elements"
        case messages = "Messages"
    }

    /// The search for steps.
    struct Search: Equatable {
        var text = ""
        /// True while the text is typed.
        var isOpen = false
        /// The step at which the search began.
        var origin = 0
        /// The places of the steps that match.
        var matches: [Int] = []
    }

    var step = 0
    var pane = Pane.screen
    /// True if the pane has the whole terminal.
    var isWhole = false
    var showsHelp = false
    var search = Search()
    /// The reason why the last key did nothing; nil if it did something.
    var hint: String?
    /// The first column and row of the pane that are shown; nil for those with what the step changed.
    var origin: CellPoint?

    /// The state in which a trace is opened: at its failure, or else at its first difference.
    init(of trace: ViewedTrace) { step = trace.failure ?? trace.different ?? 0 }

    /// The measures of what is shown, which keys that move by pages need.
    struct Extent: Equatable {
        /// The number of steps that are shown.
        var steps = 1
        /// The part of the pane that is shown.
        var shown = CellRect.zero
        /// The columns and rows of all that the pane has.
        var all = CellSize(columns: 0, rows: 0)
    }
}

extension ViewerState {
    /// Handles a key.
    ///
    /// - Returns: false if the viewer must be left.
    mutating func press(_ key: TUIKeyboardKey, in trace: ViewedTrace, _ extent: Extent) -> Bool {
        hint = nil
        if search.isOpen {
            type(key, in: trace)
            return true
        }
        if showsHelp {
            showsHelp = false
            return true
        }
        switch (key.code, key.modifiers) {
        case (.character("q"), []): return false
        case (.character("?"), _): showsHelp = true
        case (.named(.escape), _): isWhole = false
        case (.character("z"), []): isWhole.toggle()
        case (.named(.up), .shift), (.character("K"), _): scroll(columns: 0, rows: -Self.stride, extent)
        case (.named(.down), .shift), (.character("J"), _): scroll(columns: 0, rows: Self.stride, extent)
        case (.named(.left), _), (.character("h"), []): scroll(columns: -2 * Self.stride, rows: 0, extent)
        case (.named(.right), _), (.character("l"), []): scroll(columns: 2 * Self.stride, rows: 0, extent)
        case (.named(.tab), let modifiers): choose(pane: modifiers.contains(.shift) ? -1 : 1)
        case (.character("b"), []): show(pane == .before ? .screen : .before, keepsOrigin: true)
        case (.character(let digit), []) where ("1"..."4").contains(digit):
            show(Pane.allCases[(digit.wholeNumberValue ?? 1) - 1])
        case (.character("/"), _): search = Search(isOpen: true, origin: step)
        case (.character("n"), []): goToMatch(forwards: true)
        case (.character("N"), _): goToMatch(forwards: false)
        default: move(key, in: trace, extent)
        }
        return true
    }

    /// The rows by which a key scrolls.
    private static let stride = 4

    /// Goes to another step.
    private mutating func move(_ key: TUIKeyboardKey, in trace: ViewedTrace, _ extent: Extent) {
        let last = trace.steps.count - 1
        switch key.code {
        case .named(.up), .character("k"): go(to: step - 1, last)
        case .named(.down), .character("j"): go(to: step + 1, last)
        case .named(.pageUp): go(to: step - max(1, extent.steps - 1), last)
        case .named(.pageDown), .character(" "): go(to: step + max(1, extent.steps - 1), last)
        case .named(.home), .character("g"): go(to: 0, last)
        case .named(.end), .character("G"): go(to: last, last)
        case .character("f"):
            let failure = next(trace) { !trace.steps[$0].failure.isEmpty }
            go(to: failure, last, otherwise: "No step has failed.")
        case .character("d"):
            go(to: trace.different, last, otherwise: "No step differs from a green run that was recorded here.")
        default: break
        }
    }

    /// Goes to another step, or reports why there is none.
    private mutating func go(to place: Int?, _ last: Int, otherwise words: String) {
        if let place { go(to: place, last) }
        if place == nil { hint = words }
    }

    /// The next step of a kind, the first one after the last.
    private func next(_ trace: ViewedTrace, where isRight: (Int) -> Bool) -> Int? {
        let places = trace.steps.indices
        return places.first { $0 > step && isRight($0) } ?? places.first(where: isRight)
    }

    /// Chooses a step, or the nearest one.
    mutating func go(to place: Int, _ last: Int) {
        let place = min(max(0, place), max(0, last))
        if place != step { origin = nil }
        step = place
    }

    /// Shows something else of the step.
    mutating func show(_ pane: Pane, keepsOrigin: Bool = false) {
        if pane != self.pane, !keepsOrigin { origin = nil }
        self.pane = pane
    }

    private mutating func choose(pane offset: Int) {
        let all = Pane.allCases
        guard let index = all.firstIndex(of: pane) else { return }
        show(all[(index + offset + all.count) % all.count])
    }

    /// Moves what the pane shows, as far as there is more of it.
    mutating func scroll(columns: Int, rows: Int, _ extent: Extent) {
        let start = extent.shown.origin
        let room = CellSize(
            columns: max(0, extent.all.columns - extent.shown.size.columns),
            rows: max(0, extent.all.rows - extent.shown.size.rows))
        origin = CellPoint(
            column: min(max(0, start.column + columns), room.columns), row: min(max(0, start.row + rows), room.rows))
    }

    // MARK: - Search

    private mutating func type(_ key: TUIKeyboardKey, in trace: ViewedTrace) {
        switch (key.code, key.modifiers) {
        case (.named(.return), _): search.isOpen = false
        case (.named(.escape), _):
            go(to: search.origin, trace.steps.count - 1)
            search = Search()
        case (.named(.delete), _):
            _ = search.text.popLast()
            find(in: trace)
        case (.character(let character), []), (.character(let character), .shift):
            search.text.append(character)
            find(in: trace)
        default: break
        }
    }

    /// Appends text that was pasted while a search is typed.
    mutating func paste(_ text: String, in trace: ViewedTrace) {
        guard search.isOpen else { return }
        search.text += text.split(whereSeparator: \.isNewline).joined(separator: " ")
        find(in: trace)
    }

    /// Finds the steps that match, and goes to the first one from where the search began.
    mutating func find(in trace: ViewedTrace) {
        let text = search.text.lowercased()
        search.matches = text.isEmpty ? [] : trace.steps.indices.filter { trace.has(text, in: $0) }
        let found = search.matches.first { $0 >= search.origin } ?? search.matches.first
        go(to: found ?? search.origin, trace.steps.count - 1)
    }

    private mutating func goToMatch(forwards: Bool) {
        let matches = search.matches
        let next = forwards ? matches.first { $0 > step } : matches.last { $0 < step }
        let place = next ?? (forwards ? matches.first : matches.last)
        go(to: place, place ?? 0, otherwise: search.text.isEmpty ? "/ begins a search." : "No step matches.")
        if matches == [step] { hint = "No other step matches." }
    }
}
