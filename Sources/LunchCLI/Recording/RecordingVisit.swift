import LunchCommands
import LunchDriver
import LunchElements
import LunchTerminal
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Lets the person at this terminal use an app, and records what they do.
struct RecordingVisit {
    private let product: Product
    private let configuration: LaunchConfiguration
    private let launch: RecordedLaunch
    private let key: SpokenKey

    init(_ launch: AppLaunch, _ product: Product, key: SpokenKey) throws(CommandError) {
        (self.product, self.key) = (product, key)
        let size = Self.size(launch)
        if let terminal = PersonTerminal.size, size.columns > terminal.columns || size.rows > terminal.rows {
            throw .recording(.noRoom(size, terminal: terminal))
        }
        var configuration = try launch.configuration(of: product)
        configuration.size = size
        // A key is not held up by an app that never rests.
        configuration.settleTimeout = Recorder.patience
        self.configuration = configuration
        self.launch = RecordedLaunch(launch, product, size: size)
    }

    /// The size of the app's terminal: the requested size, or the size of the person's terminal.
    static func size(_ launch: AppLaunch) -> CellSize { launch.size ?? PersonTerminal.size ?? RecordedLaunch.usualSize }

    /// Records until the app or the person has ended.
    ///
    /// - Parameter proves: true if the app may be launched once more, to see what a click on a row does.
    /// - Returns: the recording; nil if the person wants none.
    func run(proves: Bool) throws(CommandError) -> Recording? {
        var result = Result<(Recording, [HandedOn])?, CommandError>.failure(.recording(.nothing))
        // This is not a test: the app may end in any way.
        _ = FailureReporter.taking {
            let app = TUIApplication(configuration)
            do throws(CommandError) {
                result = .success(try record(app))
            } catch {
                result = .failure(error)
            }
            app.terminate()
        }
        guard let (made, history) = try result.get() else { return nil }
        var recording = made
        if proves, !recording.chosenRows.isEmpty {
            recording.tap(RowProof(configuration, history).proven(recording.chosenRows))
        }
        return recording
    }

    private func record(_ app: TUIApplication) throws(CommandError) -> (Recording, [HandedOn])? {
        do throws(TUIError) {
            try app.launch()
        } catch {
            throw .app(.notOpened(error.failure, .app))
        }
        let recorder = Recorder(app, launch, key: key)
        Relay(app, guest: recorder).run()
        guard var recording = recorder.finished() else { return nil }
        if app.state == .notRunning {
            // Without a status, the test does not check how the app ends.
            recording.exit = try? app.waitForExit()
        }
        return (recording, recorder.history)
    }
}

extension RecordedLaunch {
    /// A launch as the command line describes it.
    init(_ launch: AppLaunch, _ product: Product, size: CellSize) {
        let program: Program =
            launch.isCommand && !product.app.contains("/")
            ? .command(product.app) : product.package == nil ? Self.program(product.path) : .product(product.name)
        self.init(program: program, screen: launch.screen)
        switch launch.data {
        case .nothing: break
        case .mock(let value): data = .userInfo([LaunchKeys.mock: value])
        case .variant(let name, _): data = .variant(name)
        case .userInfo(let text):
            // A text that is not an object goes to the app as it is.
            if case .object(let members)? = try? LunchJSON(parsing: text) {
                data = .userInfo(members)
            } else {
                data = .text(text)
            }
        }
        locale = launch.locale
        timeZone = launch.timeZone
        arguments = launch.arguments
        usesRealHome = launch.usesRealHome
        profile = launch.profile ?? .standard
        self.size = size
        let here = FileManager.default.currentDirectoryPath
        // Tests run in the folder of the package.
        if let package = PackageFolder(), package.path != here { directory = here }
    }
}
