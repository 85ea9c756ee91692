import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Opens an app on all that it lists: on every screen by itself, and with every variant.
package enum EveryScreen {
    /// Launches an app on each screen that it lists, and records the failures.
    ///
    /// A screen is opened once without a variant (a named set of data), and once with each of the variants that it has.
    /// As many apps run at the same time as the computer has processor cores. Each failure names its screen. It is also
    /// a failure if the app lists no screens.
    ///
    /// - Parameters:
    ///   - launch: the configuration of the launches. Its screen and its variant are replaced for each launch.
    ///   - place: the location in the test at which all failures are recorded.
    package static func open(_ launch: LaunchConfiguration, at place: TUISourceLocation) async {
        for failure in await failures(launch, at: place) {
            var failure = failure
            failure.place = place
            FailureReporter.record(failure)
        }
    }

    private static func failures(_ launch: LaunchConfiguration, at place: TUISourceLocation) async -> [TUIFailure] {
        let screens: [LaunchConfiguration.Screen]
        do throws(TUIError) {
            screens = try launch.screens()
        } catch {
            return [error.failure]
        }
        return await withTaskGroup(of: (Int, [TUIFailure]).self) { group in
            var left = screens.enumerated().makeIterator()
            func openNext() {
                guard let (index, screen) = left.next() else { return }
                group.addTask { (index, failures(opening: screen, launch, at: place)) }
            }
            for _ in 0..<OwnThreads.cores { openNext() }
            var found = [[TUIFailure]](repeating: [], count: screens.count)
            for await (index, failures) in group {
                found[index] = failures
                openNext()
            }
            return found.flatMap(\.self)
        }
    }

    /// Opens the app on a screen and ends it; what goes wrong in between is returned, and recorded by who asked.
    private static func failures(
        opening screen: LaunchConfiguration.Screen, _ launch: LaunchConfiguration, at place: TUISourceLocation
    ) -> [TUIFailure] {
        var thrown: [TUIFailure] = []
        let recorded = DataFolder.with(launch.opening(screen)) { launch in
            FailureReporter.taking {
                let app = TUIApplication(launch)
                do throws(TUIError) {
                    // It is no app of the test: nobody can do anything with it.
                    try app.launch(Launch(owner: nil, place: place, taker: FailureReporter.taker))
                } catch {
                    thrown.append(error.failure)
                }
                app.terminate()
            }
        }
        return (thrown + recorded).map { failure in
            var failure = failure
            failure.opening = screen
            // Nobody takes it any more, and the place of the launch is that of the failure.
            failure.launch = nil
            return failure
        }
    }
}

extension LaunchConfiguration {
    /// The same launch on a screen, with its variant or without.
    package func opening(_ screen: Screen) -> LaunchConfiguration {
        var launch = self
        launch.screen = screen.name
        launch.variant = screen.variant
        return launch
    }
}

/// A folder of its own for the data and the state of an app: it may keep them to itself as long as it runs, and others run
/// beside it.
package enum DataFolder {
    /// Does something with a launch that has such a folder, which is deleted then.
    package static func with<Result>(_ launch: LaunchConfiguration, _ body: (LaunchConfiguration) -> Result) -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-screen-\(UUID().uuidString)")
        // An app that wrote nothing has left no folder to remove.
        defer { try? FileManager.default.removeItem(at: folder) }
        return body(launch.keepingData(in: folder.path))
    }
}

extension LaunchConfiguration {
    /// The same launch with a folder for the app's data and its state, if the test names none.
    fileprivate func keepingData(in folder: String) -> LaunchConfiguration {
        var launch = self
        for name in ["XDG_DATA_HOME", "XDG_STATE_HOME"] where launch.environment[name] == nil {
            launch.environment[name] = folder
        }
        return launch
    }
}
