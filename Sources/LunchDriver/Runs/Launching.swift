import LunchElements
import LunchProcess
import LunchTerminal
import LunchWire

/// Starts an app, and waits for its first frame.
struct Launching {
    let run: AppRun

    func launch(_ launch: Launch) throws(TUIError) {
        Ending(run: run).end()
        launch.secrets.add(declared: run.configuration.secrets)
        let configuration = try run.configuration.resolvingVariant()
        let session = try start(configuration, launch)
        run.begin(session, launch)
        do throws(TUIError) {
            try waitForFirstFrame(session, configuration)
        } catch {
            session.monitor.mutate { $0.end.noteFailedLaunch() }
            Ending(run: run).conclude(session)
            throw error.opening(run.configuration.variant.map { .init(configuration.screen ?? "", variant: $0) })
        }
    }

    /// Starts the program with its surroundings.
    private func start(_ configuration: LaunchConfiguration, _ launch: Launch) throws(TUIError) -> Session {
        let path = try configuration.path()
        let token = String(UInt64.random(in: .min ... .max), radix: 36)
        let folder = UserInfoFile.makeFolder()
        let filePath = folder.path(of: UserInfoFile.launchName)
        let home = configuration.temporaryHome(in: folder)
        let environment = ProgramEnvironment(
            configuration, tester: TesterEnvironment.variables(named: LaunchConfiguration.inherited), token: token,
            userInfoFile: filePath, home: home)
        // Not every program would report that itself: one that was built for release ignores launch keys.
        if let variable = MisspelledVariable(in: environment.variables) {
            throw TUIError(.launch(.misspelled(variable)))
        }
        if let failure = configuration.unknownPart { throw TUIError(.launch(failure)) }
        var child = ChildProcess.Configuration(
            path: path, arguments: [path] + configuration.arguments,
            environment: environment.variables.map { "\($0.key)=\($0.value)" }.sorted(),
            directory: configuration.directory,
            columns: UInt16(clamping: configuration.size.columns), rows: UInt16(clamping: configuration.size.rows),
            isErrorApart: configuration.keepsErrorsApart ?? (configuration.screen != nil))
        // A short timeout of the app is not one of the system, which starts it.
        child.limit = max(child.limit, configuration.launchTimeout)
        child.attention = .init(ignored: configuration.ignoredPrograms, awaited: configuration.awaitedPrograms)
        child.folder = folder
        if home != nil { child.folders = TemporaryHome.folders }
        child.file = environment.fileText.map { .init(name: UserInfoFile.launchName, text: $0) }
        do throws(StartError) {
            let source = EventSource(
                app: Session.name(ofProgramAt: path), test: launch.owner?.test ?? FailureReporter.test,
                launch: launch.number, secrets: run.configuration.secrets, listeners: run.listeners)
            // The launch is reported before anything that the program does.
            var number: Int?
            let session = try Session.start(
                child, profile: configuration.profile, token: token, clock: configuration.clock,
                infersElements: configuration.infersElements,
                folder: folder, patience: configuration.patience, source: source, starter: run.starter
            ) {
                guard run.isHeard else { return }
                let launched = TUILaunch(
                    number: launch.number, configuration: configuration.said, path: path, place: launch.place)
                number = source.add(.launched(launched), of: StepScope.current?.step)
            }
            if run.isHeard { source.tell(upTo: number) }
            return session
        } catch {
            if error.phase == .file { throw TUIError(.launch(.userInfoNotWritten(path: filePath, error.system))) }
            if error.phase == .folders { throw TUIError(.launch(.noTemporaryHome(path: folder.path, error.system))) }
            throw TUIError(.launch(.notStarted(path: path, directory: configuration.directory, error)))
        }
    }

    private func waitForFirstFrame(_ session: Session, _ configuration: LaunchConfiguration) throws(TUIError) {
        let screen = configuration.screen
        let beginning = ContinuousClock.now
        let deadline = beginning + configuration.launchTimeout
        // A release build without the launch keys is not waited for once it has drawn something else and rests.
        let isInert = screen != nil && InertBuild.isInert(session.path)
        let outcome = session.waitForLaunch(
            until: deadline, on: screen, isInert: isInert, configuration)
        switch outcome {
        case .shown(let frame):
            // An app that publishes nothing has sent hello, and would have reported it if it did not know the screen.
            if let screen, frame.elementSource == .published, frame.screen != screen {
                throw run.error(.launch(.outcome(.otherScreen(frame.screen), screen: screen)), in: frame)
            }
            run.tellSettled(frame)
        case .otherScreen(let other):
            throw run.error(.launch(.outcome(.otherScreen(other), screen: screen)), in: run.lastFrame)
        case .refused(let reason):
            // The app is about to leave; how, is part of the account.
            let status = session.monitor.wait(until: .now + configuration.patience) { $0.status }
            // An app that prints the same reason on standard error need not be quoted.
            let errors = String(decoding: session.monitor.read { $0.standardError }, as: UTF8.self)
            let refusal = FailureCause.launch(.outcome(.refused(reason, status), screen: screen))
            throw errors.contains(reason) ? run.bareError(refusal) : run.error(refusal, in: nil)
        case .ended(let status):
            if screen == nil, status == .exited(0) { return }
            throw run.error(.launch(.outcome(.ended(status), screen: screen)), in: run.lastFrame)
        case .broken(let errors):
            throw run.error(.violation(errors), in: run.lastFrame)
        case .inert:
            throw run.error(.launch(.outcome(.inert, screen: screen)), in: run.lastFrame)
        case .stopped:
            throw run.error(.launch(.outcome(.stopped(session.standstill), screen: screen)), in: run.lastFrame)
        case .silent(let getsOn):
            let silent = LaunchFailure.Outcome.silent(
                session.standstill, after: beginning.duration(to: .now), getsOn: getsOn)
            throw run.error(.launch(.outcome(silent, screen: screen)), in: run.lastFrame)
        case .late(let reasons, let hello, let isAtRest):
            let late = LaunchFailure.Outcome.late(
                reasons, hello, session.standstill, after: isAtRest ? nil : configuration.launchTimeout)
            throw run.error(.launch(.outcome(late, screen: screen)), in: run.lastFrame)
        }
    }
}

extension LaunchConfiguration {
    /// The fault in the clock, the locale, the time zone or the size that the launch asks for; nil if nothing is.
    fileprivate var unknownPart: LaunchFailure? {
        if let name = unknownClock { return .noClock(name) }
        if let locale, !locale.isEmpty, let fault = LocaleIdentifier.fault(in: locale) {
            return .noLocale(locale, fault)
        }
        if !size.isPossible { return .noSize(size) }
        if let timeZone, !timeZone.isEmpty, !TimeZoneIdentifier.isKnown(timeZone) {
            return .noTimeZone(timeZone, near: TimeZoneIdentifier.nearest(to: timeZone))
        }
        return nil
    }
}

/// The outcome of waiting for an app's first frame.
enum LaunchOutcome {
    /// The app shows something and has settled.
    case shown(TUIFrame)
    /// The app said why it could not open.
    case refused(String)
    /// The app said that it opens this screen, which was not asked for.
    case otherScreen(String)
    case ended(ExitStatus)
    case broken([ProtocolViolation])
    /// The app is a release build in which the launch keys mean nothing, and shows what it shows without them.
    case inert
    /// A signal has stopped the program before its first byte.
    case stopped
    /// A program that was asked for no screen computes and has shown nothing; whether it has got on with anything until the time
    /// was over.
    case silent(getsOn: Bool)
    /// The time is over, or the app waits for input itself and nothing more can come; these are the reasons why it has not
    /// settled, none if it has published no frame.
    case late([UnsettledReason], Hello?, isAtRest: Bool = false)

    /// The outcome if nothing must be shown any more; nil as long as something may be.
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
    /// The time that a program may draw without a rest before it counts as one that never rests.
    private static let restlessLimit = Duration.seconds(2)

    /// The time for which a program that has shown nothing by then may compute at least.
    private static let leastPatience = Duration.seconds(1)

    /// Waits until the app shows its first frame, or turns out not to.
    ///
    /// An app that has greeted may be about to publish: it counts as one that does not once nothing more can come of it, or it
    /// has drawn and rests. A program that has drawn and never rests has opened anyway. A program that was launched without a
    /// screen, and computes before it has drawn anything, gets more time as long as it makes progress.
    fileprivate func waitForLaunch(
        until deadline: ContinuousClock.Instant, on screen: String?, isInert: Bool, _ configuration: LaunchConfiguration
    ) -> LaunchOutcome {
        let opening = SessionWatch(self) { $0.openingFacts(on: screen, isInert: isInert) }
        let settler = Settler(
            opening, quietPeriod: configuration.quietPeriod, restlessLimit: Self.restlessLimit)
        var computing = Computing(
            limit: max(configuration.settleTimeout - Self.restlessLimit, Self.leastPatience),
            program: program, ignored: configuration.ignoredPrograms)
        var isSilent = false
        let outcome = settler.wait(until: deadline) { frame, moment -> LaunchOutcome? in
            if frame.settling.trust == .acknowledged { return monitor.mutate { $0.launched(on: frame) } }
            switch moment {
            case .pauses, .isUnknown: return nil
            case .draws:
                if monitor.read({ $0.rest.shortage != nil }) { return monitor.read { .late($0.unsettled, nil) } }
                isSilent = screen == nil && monitor.read { !$0.shown.hasOutput && !$0.hasGreeted }
                if isSilent { return computing.hasStalled(in: states, at: .now) ? .silent(getsOn: false) : nil }
                guard monitor.read({ $0.shown.hasOutput && !$0.mayPublish }) else { return nil }
            case .settled: break
            }
            // A stopped program never reports that itself. Once it has written anything, others see it.
            if isStoppedAtFirst { return .stopped }
            if isInert { return .inert }
            let mayPublish = monitor.read { $0.mayPublish }
            guard !mayPublish || frame.settling.trust == .exact || frame.hasText else { return nil }
            return monitor.mutate { $0.launched(on: frame) }
        }
        switch outcome {
        case .answer(let outcome): return outcome
        case .over:
            return monitor.mutate { LaunchOutcome($0, on: screen) ?? $0.lateOutcome(asksForScreen: screen != nil) }
        case .standsStill:
            if isStoppedAtFirst { return .stopped }
            return monitor.read { .late($0.unsettled, $0.hasGreeted ? $0.hello : nil, isAtRest: true) }
        case .late:
            if isSilent { return .silent(getsOn: true) }
            return monitor.mutate { $0.lateOutcome(asksForScreen: screen != nil) }
        }
    }
}

extension LaunchOutcome {
    /// The outcome if nothing must be shown any more; nil as long as something may be.
    fileprivate init?(_ state: borrowing Session.State, on screen: String?) {
        guard let outcome = LaunchOutcome(state.life) ?? state.otherScreen(than: screen) else { return nil }
        self = outcome
    }
}

extension Session.State {
    /// The facts that decide whether an app that is being launched has settled.
    ///
    /// It may wait for input although it has yet to send or show something: it gets none before.
    fileprivate func openingFacts(on screen: String?, isInert: Bool) -> SettlingFacts {
        let isOver = LaunchOutcome(self, on: screen) != nil
        var facts = facts(teller: isOver ? .nobody : isPlain(on: screen, isInert: isInert) ? .system : .app)
        facts.isInDoubt = false
        facts.isUnfinished =
            facts.teller == .app
            && (publishesTree ? isStuck : hello.publishes == true || screen != nil && !hasGreeted)
        return facts
    }

    /// Returns true if the app is looked at as a program that sends no messages. An app with a requested screen must
    /// confirm the request, and one that reports that it publishes is waited for.
    fileprivate func isPlain(on screen: String?, isInert: Bool) -> Bool {
        !publishesTree && hello.publishes != true && (screen == nil || isInert || hasGreeted)
    }

    /// True if the app has sent hello, and may send frames according to it.
    fileprivate var mayPublish: Bool { hasGreeted && hello.publishes != false }

    /// The failure of an app that reports that it opens another screen than the requested one; nil if it does not report that.
    fileprivate func otherScreen(than screen: String?) -> LaunchOutcome? {
        guard let screen, let said = hello.screen, said != screen else { return nil }
        return .otherScreen(said)
    }

    /// The outcome of a launch whose time is over: a program that sends no messages may be waiting for input.
    fileprivate mutating func lateOutcome(asksForScreen: Bool) -> LaunchOutcome {
        asksForScreen || hasGreeted || publishesTree || shown.hasOutput || rest.shortage != nil
            ? .late(unsettled, hasGreeted ? hello : nil) : launched(on: latest)
    }

    /// The launch has succeeded with this frame.
    fileprivate mutating func launched(on frame: TUIFrame) -> LaunchOutcome {
        launched()
        return .shown(frame)
    }
}

extension TUIFrame {
    /// True if anything can be read on the screen.
    fileprivate var hasText: Bool { grid.lines.contains { !$0.allSatisfy(\.isWhitespace) } }
}
