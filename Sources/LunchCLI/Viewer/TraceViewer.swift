import Lunch
@_spi(Lunch) import LunchWire

/// The viewer of a trace, an app as any other: its screens are those of a step, and can be launched directly.
struct TraceViewer: Creatable {
    /// The data with which a screen is launched.
    struct Mock: Codable {
        /// The number of the step; nil for the failure.
        var step: Int?
        /// The text of a search.
        var search: String?
    }

    private let catalog: Catalog<ViewerState>

    init(_ trace: ViewedTrace) {
        func screen(_ pane: ViewerState.Pane, _ mock: Mock?) -> ViewerState {
            var state = ViewerState(of: trace)
            state.pane = pane
            if let number = mock?.step, let place = trace.steps.firstIndex(where: { $0.number == number }) {
                state.step = place
            }
            if let text = mock?.search {
                state.search = ViewerState.Search(text: text, origin: state.step)
                state.find(in: trace)
            }
            return state
        }
        catalog = Catalog {
            ScreenEntry("Screen", title: "The screen after a step", mock: Mock.self) { screen(.screen, $0) }
            ScreenEntry("Before", title: "The screen before a step", mock: Mock.self) { screen(.before, $0) }
            ScreenEntry("Elements", title: "The elements after a step", mock: Mock.self) { screen(.elements, $0) }
            ScreenEntry("Messages", title: "The messages of a step", mock: Mock.self) { screen(.messages, $0) }
        }
    }

    var screens: [LaunchScreenDescription] { catalog.screens }

    func create(_ identifier: String, userInfo: UserInfo) throws -> ViewerState? {
        try catalog.create(identifier, userInfo: userInfo)
    }

    /// Shows a trace on the terminal until the person leaves.
    ///
    /// - Parameter step: the number of the step to begin with; nil for the failure.
    static func run(_ trace: ViewedTrace, step: Int?) throws(CommandError) {
        let launcher = Launcher(with: TraceViewer(trace))
        let requested: ViewerState?
        do throws(LaunchError) {
            requested = try launcher.screen()
        } catch {
            CurrentProcess.passOn("lunch trace: \(error)\n")
            CurrentProcess.leave(Self.usageStatus)
        }
        guard CurrentProcess.isOnTerminal, CurrentProcess.variable("TERM") != "dumb", let terminal = PersonTerminal()
        else { throw .trace(.noTerminal) }
        var state = requested ?? ViewerState(of: trace)
        if requested == nil, let step {
            guard let place = trace.steps.firstIndex(where: { $0.number == step }) else {
                throw .trace(.noStep(step, count: trace.steps.count))
            }
            state.step = place
        }
        var loop = ViewerLoop(state, of: trace, on: terminal)
        CurrentProcess.leave(loop.run { launcher.screen(for: $0) })
    }

    /// `EX_USAGE` of sysexits.h.
    private static let usageStatus: Int32 = 64
}
