import LunchElements
import LunchProcess
import LunchTerminal
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Starts an app, and waits for its first frame.
struct Launching {
    let run: AppRun

    func launch(_ launch: FailureReporter.Launch) throws(TUIError) {
        Ending(run: run).end()
        let configuration = run.configuration
        let beginning = ContinuousClock.now
        defer { LaunchSummary.add(beginning.duration(to: .now)) }
        let session = try start(configuration)
        run.begin(session, launch)
        RunningApplications.add(run)
        do throws(TUIError) {
            try waitForFirstFrame(session, configuration)
        } catch {
            session.monitor.mutate { _ = $0.account.told.insert(.launch) }
            Ending(run: run).conclude(session)
            throw error
        }
    }

    /// Starts the program with its surroundings.
    private func start(_ configuration: LaunchConfiguration) throws(TUIError) -> Session {
        let named = configuration.executable
        let executable =
            if let named { named } else { try LaunchConfiguration.Executable.default(forTestsIn: configuration.fileID) }
        let path = try executable.resolve()
        let token = String(UInt64.random(in: .min ... .max), radix: 36)
        var environment = LaunchConfiguration.surroundings()
        for (name, value) in configuration.environment { environment[name] = value }
        environment[LaunchKeys.token] = token
        // Not every program would say so itself: one that was built for release ignores launch keys.
        if let variable = MisspeltVariable(in: environment) { throw TUIError(.launch, variable.description) }
        let folder = UserInfoFile.makeFolder()
        let filePath = folder.path(of: UserInfoFile.launchName)
        var file: ChildProcess.Configuration.File?
        if let text = environment[LaunchKeys.userInfo], text.utf8.count > UserInfoFile.threshold {
            file = .init(name: UserInfoFile.launchName, text: text)
            environment[LaunchKeys.userInfo] = LaunchKeys.userInfoReference(to: filePath)
        }
        var child = ChildProcess.Configuration(
            path: path, arguments: [path] + configuration.arguments,
            environment: environment.map { "\($0.key)=\($0.value)" }.sorted(), directory: configuration.directory,
            columns: UInt16(clamping: max(1, configuration.size.columns)),
            rows: UInt16(clamping: max(1, configuration.size.rows)),
            isErrorApart: configuration.keepsErrorsApart ?? (environment[LaunchKeys.screen] != nil))
        child.folder = folder
        child.file = file
        do throws(StartError) {
            return try Session.start(
                child, token: token, clock: configuration.clock, folder: folder, patience: configuration.patience)
        } catch {
            if error.stage == .file { throw UserInfoFile.failure(filePath, error.system) }
            throw TUIError(.launch, "\(path) could not be started. \(error).")
        }
    }

    private func waitForFirstFrame(_ session: Session, _ configuration: LaunchConfiguration) throws(TUIError) {
        let screen = configuration.environment[LaunchKeys.screen]
        let deadline = ContinuousClock.now + configuration.launchTimeout
        let outcome = session.waitForLaunch(until: deadline, asksForScreen: screen != nil, configuration.quietPeriod)
        let text = LaunchOutcomeText(name: run.name, screen: screen, timeout: configuration.launchTimeout)
        switch outcome {
        case .shown(let frame):
            if let screen, frame.screen != screen {
                throw TUIError(.launch, run.message(text.otherScreen(frame.screen), frame))
            }
        case .refused(let reason):
            // The app is about to leave; how, is part of the account.
            let status = session.monitor.wait(until: .now + configuration.patience) { $0.status }
            // An app that prints the same reason on standard error need not be quoted.
            let errors = String(decoding: session.monitor.read { $0.standardError }, as: UTF8.self)
            let refusal = text.refused(reason, status)
            throw TUIError(.launch, errors.contains(reason) ? refusal : run.message(refusal, nil))
        case .ended(let status):
            if screen == nil, status == .exited(0) { return }
            throw TUIError(.launch, run.message(text.ended(status), run.lastFrame))
        case .broken(let errors):
            throw TUIError(.protocolViolation, run.message(ProtocolText.broken(run.name, errors), run.lastFrame))
        case .late(let reasons, let hasGreeted):
            let words = text.late(reasons, hasGreeted: hasGreeted, session.standstill)
            throw TUIError(.launch, run.message(words, run.lastFrame))
        }
    }
}

/// What came of waiting for an app's first frame.
enum LaunchOutcome {
    /// The app shows something and has settled.
    case shown(TUIFrame)
    /// The app said why it could not open.
    case refused(String)
    case ended(ExitStatus)
    case broken([ProtocolViolation])
    /// The time is over; these are the reasons why the app has not settled, none where it has published no frame.
    case late([UnsettledReason], hasGreeted: Bool)

    /// What has come of it if nothing is to be shown any more; nil as long as something may be.
    fileprivate init?(_ life: Session.Life) {
        switch (life.fault, life.status) {
        case (.refused(let reason), _): self = .refused(reason)
        case (.broken(let violations), _): self = .broken(violations)
        case (nil, let status?): self = .ended(status)
        case (nil, nil): return nil
        }
    }
}

extension Session {
    fileprivate func waitForLaunch(
        until deadline: ContinuousClock.Instant, asksForScreen: Bool, _ quietPeriod: Duration
    ) -> LaunchOutcome {
        while true {
            // A program that draws without having said that it publishes frames is given until it has been quiet for a
            // while. One that has not drawn may just not have begun.
            let isPlain = monitor.read { !asksForScreen && !$0.hasGreeted && !$0.publishesTree && $0.shown.hasOutput }
            let due = isPlain ? min(deadline, monitor.read { $0.lastActivity } + quietPeriod) : deadline
            let changes = monitor.read { $0.changes }
            let outcome = monitor.take(until: due) { state -> LaunchOutcome?? in
                if let failure = LaunchOutcome(state.life) { return .some(failure) }
                if let frame = state.frame, state.unsettled.isEmpty { return .some(state.launched(on: frame)) }
                if isPlain, !state.hasGreeted, state.lastActivity + quietPeriod <= .now {
                    return .some(state.launched(on: state.quietFrame()))
                }
                return !asksForScreen && state.changes != changes ? .some(nil) : nil
            }
            if let outcome = outcome ?? nil { return outcome }
            if .now >= deadline { return monitor.mutate { $0.lateOutcome(asksForScreen: asksForScreen) } }
        }
    }
}

extension Session.State {
    /// What a launch has come to whose time is over: a program that says nothing may be one that waits for input.
    fileprivate mutating func lateOutcome(asksForScreen: Bool) -> LaunchOutcome {
        asksForScreen || hasGreeted || publishesTree || shown.hasOutput
            ? .late(unsettled, hasGreeted: hasGreeted) : launched(on: shown.latest)
    }

    /// The launch has succeeded with this frame.
    fileprivate mutating func launched(on frame: TUIFrame) -> LaunchOutcome {
        launched()
        return .shown(frame)
    }
}

extension LaunchConfiguration {
    /// The environment that every program gets: a few of the tester's variables, and what the terminal says of itself.
    fileprivate static func surroundings() -> [String: String] {
        let own = ProcessInfo.processInfo.environment
        var environment = crashing
        for name in inherited where own[name] != nil { environment[name] = own[name] }
        return environment.merging(terminal) { $1 }
    }
}
