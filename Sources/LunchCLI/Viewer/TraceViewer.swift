import Lunch
import SampleKit

/// The viewer of a trace, an app as any other: its screens are those of a step, and can be launched directly.
struct TraceViewer: Creatable {
    /// The data with which a screen is launched.
    struct Mock: Codable {
        /// The number of the step; the failure without it.
        var step: Int?
        /// The text of a search.
        var search: String?
    }

    /// A view of a step.
    struct Screen: SampleKit.Screen {
        let traceView: TraceView

        var identifier: String { traceView.state.showsHelp ? "Help" : traceView.state.pane.rawValue }
        var view: View { traceView }
    }

    private let catalogue: Catalogue<Screen>

    init(_ trace: ViewedTrace, onQuit: @escaping () -> Void) {
        func screen(_ pane: ViewerState.Pane, _ mock: Mock?) -> Screen {
            var state = ViewerState(of: trace)
            state.pane = pane
            if let number = mock?.step, let place = trace.steps.firstIndex(where: { $0.number == number }) {
                state.step = place
            }
            if let text = mock?.search {
                state.search = ViewerState.Search(text: text, origin: state.step)
                state.find(in: trace)
            }
            return Screen(traceView: TraceView(state, of: trace, onQuit: onQuit))
        }
        catalogue = Catalogue {
            ScreenEntry("Screen", title: "The screen behind a step", mock: Mock.self) { screen(.screen, $0) }
            ScreenEntry("Before", title: "The screen before a step", mock: Mock.self) { screen(.before, $0) }
            ScreenEntry("Elements", title: "The elements behind a step", mock: Mock.self) { screen(.elements, $0) }
            ScreenEntry("Messages", title: "What there is to say of a step", mock: Mock.self) { screen(.messages, $0) }
        }
    }

    var screens: [LaunchScreenDescription] { catalogue.screens }

    func create(_ identifier: String, userInfo: UserInfo) throws -> Screen? {
        try catalogue.create(identifier, userInfo: userInfo)
    }

    /// Shows a trace on the terminal until the person leaves.
    ///
    /// - Parameter step: the number of the step to begin with; nil for the failure.
    static func run(_ trace: ViewedTrace, step: Int?) throws(CommandError) {
        let app = App(name: "lunch trace")
        let launcher = Launcher(with: TraceViewer(trace, onQuit: app.quit))
        let requested: Screen?
        do throws(LaunchError) {
            requested = try launcher.screen()
        } catch {
            app.fail(error)
        }
        guard CurrentProcess.isOnTerminal, CurrentProcess.variable("TERM") != "dumb" else { throw .trace(.noTerminal) }
        if let requested { app.run(requested, show: { launcher.screen(for: $0) }) }
        var state = ViewerState(of: trace)
        if let step {
            guard let place = trace.steps.firstIndex(where: { $0.number == step }) else {
                throw .trace(.noStep(step, count: trace.steps.count))
            }
            state.step = place
        }
        app.run(Screen(traceView: TraceView(state, of: trace, onQuit: app.quit)), show: { launcher.screen(for: $0) })
    }
}
