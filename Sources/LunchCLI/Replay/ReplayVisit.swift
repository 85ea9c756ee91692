import LunchDriver
import LunchElements
import LunchWire

/// Opens the app of a trace where it was at a step, for the person at this terminal; without a terminal, prints its screen.
struct ReplayVisit {
    private let file: TraceFile
    private let plan: ReplayPlan
    private let launch: ReplayLaunch

    init(
        _ file: TraceFile, _ step: Int?, _ userInfo: LaunchConfiguration.UserInfo?, usesRealHome: Bool = false
    ) throws(CommandError) {
        self.file = file
        plan = try ReplayPlan(of: file.trace, at: step)
        launch = try ReplayLaunch(plan.launch, userInfo: userInfo, usesRealHome: usesRealHome)
    }

    func run() throws(CommandError) {
        defer { launch.clean() }
        var result = Result<Void, CommandError>.success(())
        // This is not a test: the app may end in any way.
        _ = FailureReporter.taking {
            let app = TUIApplication(launch.configuration)
            do throws(CommandError) {
                try show(app)
            } catch {
                result = .failure(error)
            }
            app.terminate()
        }
        try result.get()
    }

    private func show(_ app: TUIApplication) throws(CommandError) {
        do throws(TUIError) {
            try app.launch()
        } catch {
            throw .app(.notOpened(error.failure, .app))
        }
        var replay = Replay(plan, file.comparison, on: app)
        try replay.play()
        for note in replay.notes { CurrentProcess.complain(note) }
        guard CurrentProcess.isOnTerminal else {
            let frame = app.lastFrame
            return try CurrentProcess.print(frame?.shownText ?? "", terminator: "")
        }
        if !replay.notes.isEmpty {
            try CurrentProcess.print("Return continues, Control-C quits. ", terminator: "")
            guard readLine() != nil else { return }
        }
        Relay(app).run()
        // The person has seen the end; an unknown status is not a failure of the command.
        guard app.state == .notRunning, let status = try? app.waitForExit(), status != .success else { return }
        throw .app(.ended(launch.product.name, .init(status, after: nil, leaving: nil)))
    }
}
