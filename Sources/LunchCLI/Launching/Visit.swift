import LunchDriver
import LunchElements
import LunchWire

/// Launches an app on a separate terminal, uses the keyboard, looks, and ends the app.
///
/// This is not a test: the command reports the app's end in its own words, or not at all.
struct Visit {
    let product: Product
    let configuration: LaunchConfiguration
    let input: [TypedInput]
    /// True if a screen is waited for that shows an activity indicator.
    var waitsForContent = false

    /// The time that a program may show nothing before that is taken for an answer.
    static let blankLimit = Duration.seconds(5)

    /// The time that a program without a screen to open may draw nothing, even if it reports that it uses Lunch.
    private static let openingLimit = Duration.seconds(8)

    /// The time that an app that has handled its last key may take to end, if that is what the key is for.
    private static let endLimit = Duration.milliseconds(300)

    func sight() throws(CommandError) -> Sight {
        var result = Result<Sight, CommandError>.failure(
            .app(.ended(product.name, .init(nil, after: nil, leaving: nil))))
        let untold = FailureReporter.taking {
            var configuration = configuration
            if configuration.screen == nil { configuration.launchTimeout = Self.openingLimit }
            let app = TUIApplication(configuration)
            do throws(CommandError) {
                result = .success(try use(app))
            } catch {
                result = .failure(error)
            }
            app.terminate()
        }
        for failure in untold where failure.kind == .notEnded { CurrentProcess.complain(failure.message) }
        let sight = try result.get()
        guard sight.end == nil, let fault = untold.first(where: { $0.kind != .notEnded }) else { return sight }
        // It has crashed, or violated the protocol, since the last look.
        guard fault.kind == .notRunning else { throw .app(.driver(fault)) }
        return Sight(
            opening: sight.opening, frame: sight.frame,
            end: .init(fault.exitStatus, after: input.last?.lastWord, leaving: sight.frame))
    }

    private func use(_ app: TUIApplication) throws(CommandError) -> Sight {
        let beginning = ContinuousClock.now
        do throws(TUIError) {
            try app.launch()
        } catch {
            throw .app(.notOpened(error.failure, fault(error.failure, of: app)))
        }
        // A program that has drawn nothing until then gets no more time.
        let hasTime = beginning.duration(to: .now) < Self.openingLimit
        let first = try frame(of: app, waitsForText: hasTime)
        let opening = waitsForContent ? try content(of: app, behind: first) : first
        var last: String?
        do throws(TUIError) {
            for input in input {
                switch input {
                case .keys(let keys):
                    for key in keys {
                        try app.press(key.key)
                        last = key.word
                    }
                case .text(let text):
                    try app.typeText(text)
                    last = text.literal
                }
            }
        } catch {
            guard error.kind == .notRunning, let frame = app.lastFrame else { throw .app(.driver(error.failure)) }
            return Sight(
                opening: opening, frame: frame, end: .init((try? app.waitForExit()), after: last, leaving: frame))
        }
        let frame = try input.isEmpty ? opening : self.frame(of: app, waitsForText: true)
        let limit = input.isEmpty ? .zero : Self.endLimit
        guard app.wait(for: .notRunning, timeout: limit) else { return Sight(opening: opening, frame: frame, end: nil) }
        let left = app.lastFrame ?? frame
        return Sight(opening: opening, frame: left, end: .init((try? app.waitForExit()), after: last, leaving: left))
    }

    /// The frame once the app has settled; a program that sends no messages has some time to show something.
    private func frame(of app: TUIApplication, waitsForText: Bool) throws(CommandError) -> TUIFrame {
        do throws(TUIError) {
            let frame = try app.settledFrame()
            guard waitsForText, frame.isBlank, frame.settling.trust != .acknowledged, app.state == .runningForeground
            else {
                return frame
            }
            do throws(TUIError) {
                try app.waitForFrame(timeout: Self.blankLimit) { !$0.isBlank }
            } catch {
                guard error.kind == .timedOut || error.kind == .notRunning else { throw error }
            }
            return try app.settledFrame()
        } catch {
            // The caller asks how it ended.
            if error.kind == .notRunning, let last = app.lastFrame { return last }
            throw .app(.driver(error.failure))
        }
    }

    /// The virtual time after which a screen that is still loading is shown so, and the least that passes at once.
    private static let (contentLimit, contentStep) = (Duration.seconds(60), Duration.milliseconds(100))

    /// The frame once no activity indicator is shown, or the last one if there is one for too long.
    private func content(of app: TUIApplication, behind first: TUIFrame) throws(CommandError) -> TUIFrame {
        var frame = first
        do throws(TUIError) {
            while frame.isLoading, let clock = frame.clock, let next = clock.nextTimer, next <= Self.contentLimit {
                try app.clock.advance(by: max(next - clock.now, Self.contentStep))
                frame = try app.settledFrame()
            }
            // An app that does not use the virtual clock takes its own time.
            if frame.isLoading, frame.clock == nil {
                frame = try app.waitForFrame(timeout: Self.blankLimit) { !$0.isLoading }
            }
        } catch {
            if error.kind == .notRunning { throw .app(.driver(error.failure)) }
            return app.lastFrame ?? frame
        }
        return frame
    }

    /// The fault for an app that did not open: the command line's if the status says so, or if the app lacks the screen.
    private func fault(_ failure: TUIFailure, of app: TUIApplication) -> AppError.Fault {
        guard failure.kind == .launch, let status = failure.exitStatus ?? (try? app.waitForExit()), status != .success
        else { return .app }
        if status == .exitCode(Int(CommandError.Status.data.rawValue)) { return .data }
        if status == .exitCode(Int(CommandError.Status.usage.rawValue)) { return .commandLine }
        // An app that does not list its screens is at fault itself, and its own failure is reported.
        guard let screen = configuration.screen,
            let screens = try? ScreenList.read(
                of: product, configuration.arguments, usesRealHome: configuration.usesRealHome), !screens.isEmpty
        else {
            return .app
        }
        return screens.contains { $0.identifier == screen } ? .app : .commandLine
    }
}
