public import LunchWire

/// A builder of the screens that a test, or a person on the command line, requests.
///
/// A screen is a page of the app that the app has declared under an identifier. A launch requests a screen through
/// environment variables of the app. In this example, `screens` is a `Catalog`, `run` is a function of the app, and
/// `HomeScreen` is the app's own first screen:
///
/// ```swift
/// let launcher = Launcher(with: screens)
/// run(launcher.screen(default: HomeScreen()))
/// ```
public struct Launcher<Creator: Creatable> {
    private let creator: Creator
    private let environment: LaunchEnvironment

    /// Creates a launcher for the screens of an app.
    ///
    /// - Parameters:
    ///   - creator: the value that builds the screens, for example a `Catalog`.
    ///   - environment: the launch settings to follow; by default the settings of this process, which request no screen
    ///     in a release build.
    public init(with creator: Creator, environment: LaunchEnvironment = .current()) {
        self.creator = creator
        self.environment = environment
    }

    /// Builds and returns the requested screen; returns nil if no screen was requested.
    ///
    /// A test, or the package's command-line tool `lunch`, can also request a list of the app's screens. This function
    /// then prints the list on standard output, ends the process with status 0, and does not return.
    ///
    /// If a test launched the app, the test receives the message of every thrown error. The app should also print the
    /// error on standard error and exit with a status other than 0.
    ///
    /// - Throws: `LaunchError` if the screen cannot be built. The function also throws if the launch provides user info
    ///   but names no screen, or if the name of a launch variable (see `LaunchError.misspelledVariable`) is probably
    ///   misspelled.
    public func screen() throws(LaunchError) -> Creator.Screen? {
        if environment.wantsCatalog {
            let catalog = LaunchScreenDescription.catalog(creator.screens).text + "\n"
            _ = Descriptor.write(Array(catalog.utf8), to: 1)
            Descriptor.leave(0)
        }
        tell(.hello(Hello(screen: environment.screen)))
        do throws(LaunchError) {
            if let variable = environment.misspelling {
                throw .misspelledVariable(variable.name, meant: variable.meant)
            }
            guard let screen = environment.screen else {
                if environment.userInfo != nil { throw .userInfoWithoutScreen }
                return nil
            }
            return try build(LaunchScreenRequest(screen: screen, userInfo: environment.userInfo))
        } catch {
            tell(.error(String(describing: error)))
            throw error
        }
    }

    /// Builds and returns the requested screen, or the app's own first screen if no screen was requested.
    ///
    /// If the requested screen cannot be built, the function prints the `LaunchError` on standard error, ends the process
    /// with status 64 (`EX_USAGE` of `sysexits.h`), and does not return. `screen()` throws the error instead.
    ///
    /// If the screens have a protocol type, the result can be passed to a generic function. In this example,
    /// `AppScreen` is a protocol of the app:
    ///
    /// ```swift
    /// func run(_ screen: some AppScreen) { … }
    /// run(launcher.screen(default: HomeScreen()))
    /// ```
    ///
    /// The expression `try screen() ?? HomeScreen()` does not compile as the argument of such a function.
    ///
    /// - Parameter home: the app's own first screen. The argument is evaluated only if no screen was requested.
    /// - Throws: the error that `home` throws.
    public func screen(default home: @autoclosure () throws -> Creator.Screen) rethrows -> Creator.Screen {
        let requested: Creator.Screen?
        do throws(LaunchError) {
            requested = try screen()
        } catch {
            // Thrown on, it would most often end the process as an error at the top level, which is a trap.
            let name = CommandLine.arguments.first?.split(separator: "/").last ?? "error"
            _ = Descriptor.write(Array("\(name): \(error)\n".utf8), to: 2)
            Descriptor.leave(64)
        }
        return try requested ?? home()
    }

    /// The screen that was asked for, as `screen()` returns it, or the one of an identifier if none was asked for.
    ///
    /// - Throws: the errors of `screen()`, and an error if no screen has that identifier. No test opens the app without a screen,
    ///   so that only a person would notice.
    package func screen(home identifier: String) throws(LaunchError) -> Creator.Screen {
        let screen = try screen()
        do throws(LaunchError) {
            let known = creator.screens.map(\.identifier)
            guard known.isEmpty || known.contains(identifier) else {
                throw .unknownHome(identifier, known: known)
            }
            if let screen { return screen }
            return try create(identifier, .empty)
        } catch {
            tell(.error(String(describing: error)))
            throw error
        }
    }

    /// Builds the screen that a test requests while the app is running.
    ///
    /// The request is the property `show` of the value that `AccessibilityPublisher.receive(_:)` returns. In this
    /// example, `input` is that value, and `screen` is the app's current screen:
    ///
    /// ```swift
    /// if let request = input.show, let next = launcher.screen(for: request) { screen = next }
    /// ```
    ///
    /// If the screen cannot be built, the test receives an error message that states the reason.
    ///
    /// - Returns: the screen that the app should show now; nil if the screen could not be built. In that case, the app
    ///   should keep its current screen.
    public func screen(for request: LaunchScreenRequest) -> Creator.Screen? {
        tell(.hello(Hello(screen: request.screen)))
        do throws(LaunchError) {
            return try build(request)
        } catch {
            tell(.error(String(describing: error)))
            return nil
        }
    }

    /// Notifies the test that launched the app, if one did.
    private func tell(_ message: AppMessage) {
        guard let token = environment.token else { return }
        _ = Descriptor.write(message.envelope(token: token).bytes, to: 1)
    }

    private func build(_ request: LaunchScreenRequest) throws(LaunchError) -> Creator.Screen {
        let identifier = request.screen
        let userInfo = (try request.userInfo.map(UserInfo.init(parsing:)) ?? .empty).forOneScreen()
        // Checked even if the screen takes no mock data: it would open on its default data, or without.
        try userInfo.checkMock()
        let screen = try create(identifier, userInfo)
        try userInfo.checkSpelling()
        return screen
    }

    private func create(_ identifier: String, _ userInfo: UserInfo) throws(LaunchError) -> Creator.Screen {
        let screen: Creator.Screen?
        do {
            screen = try creator.create(identifier, userInfo: userInfo)
        } catch let error as LaunchError {
            throw error
        } catch {
            throw .failedToBuild(screen: identifier, reason: String(describing: error))
        }
        guard let screen else {
            throw .unknownScreen(identifier, known: creator.screens.map(\.identifier))
        }
        return screen
    }
}
