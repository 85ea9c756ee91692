import LunchCommands
import LunchElements
import LunchProcess
import LunchWire

/// The words of apps that did not open as requested.
extension LaunchFailure {
    func words(_ failure: TUIFailure) -> String {
        switch self {
        case .noProduct(let name, let folders, let others): Self.noProduct(name, folders: folders, near: others)
        case .noFile(let path, let exists): Self.noFile(path, exists: exists)
        case .noCommand(let name, let path): Self.noCommand(name, path: path)
        case .noDefault(let module): Self.noDefault(module: module)
        case .misspelled(let variable): variable.description
        case .noClock(let name): Self.noClock(name)
        case .noLocale(let name, let fault): Self.noLocale(name, fault)
        case .noTimeZone(let name, let near): Self.noTimeZone(name, near: near)
        case .noSize(let size): size.fault
        case .otherPage(let page, let own, let named):
            """
            \(page) is the page of the screen \(ShownText.quoted(own)), but the launcher names the screen \
            \(ShownText.quoted(named)).
            Leave out one of them: launch(\(page).self) opens the screen of the page, launch() the screen of the launcher.
            """
        case .notStarted(let path, let directory, let error): Self.notStarted(path, directory, error)
        case .userInfoNotWritten(let path, let error):
            """
            The user info could not be written to \(path) (\(error)).\(ShortageText.adviceLine(error))
            User info that is too long for an environment variable or a message is passed in a file in TMPDIR, or in /tmp.
            """
        case .noTemporaryHome(let path, let error):
            """
            A temporary home for the app could not be made at \(path) (\(error)).\(ShortageText.adviceLine(error))
            Set TMPDIR to a folder that is writable, or launch the app with your own home. \(Self.realHome)
            """
        case .nameless(let page): "\(page) has no screenName: give it one to go to its screen directly."
        case .catalog(let catalog): catalog.words(failure.app) + Self.homeAdvice(catalog.mayMissHome, failure)
        case .outcome(let outcome, let screen):
            outcome.words(failure.app, screen) + Self.homeAdvice(outcome.mayMissHome(failure), failure)
        case .cannotShow(let screen, let unheardReason):
            """
            \(failure.app) cannot go to the screen "\(screen)": \(unheardReason.words).
            \(unheardReason.detour)\(unheardReason.remedy.map { " \($0)" } ?? "")
            """
        case .ignoresShow(let screen):
            """
            \(failure.app) did not open on the screen "\(screen)": it read the request and did nothing about it.
            Its loop must pass input.show, which receive(_:) of its AccessibilityPublisher returns, to Launcher.show(_:).
            """
        case .longScreenName(let count):
            "The name of the screen is too long for a message to the app: \(count) bytes."
        }
    }

    /// The way to launch an app with the user's own home.
    private static let realHome = "In a test: Launcher(…, usesRealHome: true). On the command line: --real-home."

    /// The advice for an app that may need the user's real home to start, as separate lines; empty if it had that home.
    private static func homeAdvice(_ mayMissHome: Bool, _ failure: TUIFailure) -> String {
        guard mayMissHome, failure.home != nil else { return "" }
        return """

            The app was started with a temporary home, which is empty. If it needs your real home to start, allow that.
            \(realHome)
            """
    }

    private static func noProduct(_ name: String, folders: [String], near executables: [String]) -> String {
        let suggestion = executables.nearest(to: name).map { "\nDid you mean \"\($0)\"?" } ?? ""
        return """
            There is no executable product "\(name)" next to the tests.\(suggestion)
            Searched folders: \(folders.joined(separator: ", "))
            To build it with the tests, add it to the dependencies of the test target: \
            .testTarget(…, dependencies: ["\(name)"]).
            """
    }

    private static func notStarted(_ path: String, _ directory: String?, _ error: StartError) -> String {
        let place =
            error.phase == .directory ? directory.map { "\nThe directory is: \(ShownText.quoted($0))" } ?? "" : ""
        let advice = error.phase == .program ? runningAdvice(error.system) : ""
        return "\(path) could not be started. \(error).\(place)\(advice)\(ShortageText.adviceLine(error.system))"
    }

    /// The possible reason why an existing file cannot be run, as a separate line; empty if the error contains it.
    private static func runningAdvice(_ error: SystemError) -> String {
        if error.isUnknownFormat {
            return """

                If it is a script, its first line must name its interpreter, for example #!/bin/sh. Is it a program for another system?
                """
        }
        guard error.isMissingFile else { return "" }
        return """

            The file exists, but its interpreter doesn't: is the path after #! in its first line right, and does that line end \
            without a carriage return? Is it a program for another system?
            """
    }

    private static func noFile(_ path: String, exists: Bool) -> String {
        exists
            ? "The file \"\(path)\" cannot be run: it is a folder, or not executable (chmod +x)."
            : "There is no file \"\(path)\"."
                + (path.hasPrefix("/") ? "" : " A relative path is relative to the working directory of the tests.")
    }

    private static func noCommand(_ name: String, path: String) -> String {
        """
        There is no command "\(name)" in the folders of PATH.
        PATH is: \(path)
        """
    }

    private static func noDefault(module: String) -> String {
        """
        No app is named, and the name of the test target "\(module)" doesn't contain one.
        Name the app: Launcher(app: .product("MyApp"), …) or TUIApplication(.product("MyApp")); or name the test target \
        "MyAppTests"; or set LUNCH_APP.
        """
    }
}

extension LaunchFailure {
    private static func noLocale(_ name: String, _ fault: LocaleIdentifier.Fault) -> String {
        let reason =
            switch fault {
            case .malformed: "."
            case .language(let language): ": the language \(ShownText.quoted(language)) is unknown."
            case .region(let region): ": the region \(ShownText.quoted(region)) is unknown."
            }
        let (bare, encoding) = (name.prefix { $0 != "." }, name.contains("."))
        let advice = encoding ? "Write it as \(bare), without an encoding." : "Write it like ja_JP."
        return "\(ShownText.quoted(name)) is not a locale\(reason) \(advice)"
    }

    private static func noTimeZone(_ name: String, near: String?) -> String {
        let advice = near.map { "Did you mean \(ShownText.quoted($0))?" } ?? "Write it like Asia/Tokyo."
        return "\(ShownText.quoted(name)) is not a time zone. \(advice)"
    }

    private static func noClock(_ name: String) -> String {
        let names = LaunchConfiguration.Clock.allCases.map(\.rawValue)
        let suggestion = names.nearest(to: name).map { " Did you mean \"\($0)\"?" } ?? ""
        return """
            There is no clock \(ShownText.quoted(name)), which \(LaunchKeys.clock) asks for.\(suggestion)
            The clocks are: \(names.map { "\"\($0)\"" }.joined(separator: ", ")). Without \(LaunchKeys.clock), the app uses real time.
            """
    }
}

extension LaunchFailure.Outcome {
    /// Returns true if the app may not have opened because it didn't have the real home.
    fileprivate func mayMissHome(_ failure: TUIFailure) -> Bool {
        switch self {
        case .ended, .silent: true
        case .late(let reasons, let hello, _, _): reasons.isEmpty && hello == nil
        case .refused(let reason, _):
            failure.home.map { reason.contains($0) || failure.standardError.contains($0) } ?? false
        case .otherScreen, .inert, .stopped: false
        }
    }

    fileprivate func words(_ name: String, _ screen: String?) -> String {
        let opening = screen.map { "\(name) did not open on the screen \"\($0)\"" } ?? "\(name) did not open"
        return switch self {
        case .refused(let reason, let status): "\(opening)\(status.map { " and \($0)" } ?? "").\n\(reason.visibleLines)"
        case .ended(let status): "\(opening): it \(status).\(status.advice)"
        case .otherScreen where screen?.isEmpty == true:
            "\(opening): that name is empty. Leave out the screen to open the app normally."
        case .otherScreen(let shown):
            """
            \(opening): it reports that it shows \(shown.isEmpty ? "a screen without a name" : ShownText.quoted(shown)).
            Does the app first show the screen that Launcher(with:).screen() returns?
            """
        case .inert:
            """
            \(opening): it is a release build, which ignores the launch keys.
            Test a debug build (swift test without -c release), or an optimized build that is not for release: \
            swift test -c release -Xswiftc -DDEBUG -Xswiftc -enable-testing.
            An app can also opt in, for both Launcher and AccessibilityPublisher: environment: .current(in: .all). Its \
            environment then chooses its screen and its data, in release builds too.
            """
        case .stopped(let standstill):
            """
            \(opening): it was stopped before it had written anything.\(standstill.words)
            Does it wait for a debugger, or does a signal stop it (SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU)? SIGCONT continues it.
            """
        case .silent(let standstill, let time, let getsOn):
            standstill.shortage.map { "\(opening). \(ShortageText.blindness("it", $0))\(standstill.words)" }
                ?? Self.silent(opening, standstill, DurationText.words(time), getsOn)
        case .late(let reasons, let hello, let standstill, let time):
            Self.late(opening, reasons, hello, standstill, time.map(DurationText.words), asksForScreen: screen != nil)
        }
    }

    private static func silent(_ opening: String, _ standstill: Standstill, _ time: String, _ getsOn: Bool) -> String {
        let text = "\(opening): it has been computing for \(time) and has shown nothing.\(standstill.words)"
        if getsOn {
            return """
                \(text)
                If it needs longer to start, give it more time: launcher.configuration.launchTimeout = .seconds(60).
                """
        }
        return """
            \(text)
            It has read and stored nothing lately, allocated no memory and started no program: is this an endless loop?
            If it needs longer before it shows something, give it more time: launcher.configuration.settleTimeout = .seconds(20).
            """
    }

    private static func late(
        _ opening: String, _ reasons: [UnsettledReason], _ hello: Hello?, _ standstill: Standstill, _ time: String?,
        asksForScreen: Bool
    ) -> String {
        let words = standstill.words
        if let shortage = standstill.shortage {
            return "\(opening). \(ShortageText.blindness("it", shortage))\(words)"
        }
        let limit = time.map { "within \($0)" } ?? "and waits for input"
        guard reasons.isEmpty else {
            let advice = time == nil ? UnsettledReason.adviceOnSize(reasons, standstill) : nil
            return "\(opening) \(limit): \(UnsettledReason.words(reasons)).\(words)\(advice.map { "\n\($0)" } ?? "")"
        }
        if let hello { return "\(opening): \(silence(hello, limit)).\(words)\n\(advice(hello))" }
        guard asksForScreen else { return "\(opening): it never rested \(limit).\(words)" }
        let text = "\(opening): it acknowledged nothing \(limit).\(words)"
        if standstill.isForced { return text }
        guard standstill.mayBeIdle else {
            return text + "\nAn app calls Launcher(with:).screen() before it draws: what does it do before that?"
        }
        return text + """

            Does it use Lunch at all? An app does so by calling Launcher(with:).screen() before it draws; any other \
            program is launched without a screen. A release build ignores the launch keys, unless it opts in: is this one \
            built for release?
            """
    }

    /// The messages that an app has not sent after its hello.
    private static func silence(_ hello: Hello, _ limit: String) -> String {
        switch hello.publishes {
        case true?: "it reported that it publishes elements, but published none \(limit)"
        case false?: "it reported that it publishes no elements, and never rested \(limit)"
        case nil: "it called Launcher(with:).screen(), but showed nothing \(limit)"
        }
    }

    private static func advice(_ hello: Hello) -> String {
        switch hello.publishes {
        case true?:
            """
            After drawing each frame, the app must call publish(_:drawing:through:) of its AccessibilityPublisher. Lunch reads \
            an app without an AccessibilityPublisher as text.
            """
        case false?: "Does it draw all the time? Have it draw something and then rest when it has opened."
        case nil:
            """
            Lunch reads it as text when it has drawn and rests, or by its elements when it publishes them: \
            publish(_:drawing:through:) of its AccessibilityPublisher.
            """
        }
    }
}
