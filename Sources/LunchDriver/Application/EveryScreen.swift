import LunchWire

/// Opens an app on all that it lists: on every screen on its own, and with every variant.
package enum EveryScreen {
    /// Launches an app on each screen that it lists, and records the failures.
    ///
    /// A screen is opened once without a [variant](doc:HowLunchWorks), and once with each of the variants that it has.
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
        var opened: Int?
        let recorded = FailureReporter.taking {
            let app = TUIApplication(launch.opening(screen))
            do throws(TUIError) {
                // It is not an app of the test, and can't be used.
                let launch = Launch(owner: nil, place: place, taker: FailureReporter.taker)
                opened = launch.number
                try app.launch(launch)
            } catch {
                thrown.append(error.failure)
            }
            app.terminate(
                fileID: place.fileID, filePath: place.filePath ?? "", line: place.line, column: place.column ?? 0)
        }
        return (thrown + recorded).map { failure in
            var failure = failure
            (failure.opening, failure.openedLaunch) = (screen, opened)
            // It is not caught any more, and the failure is reported at the place of the launch.
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
