import LunchTerminal
import LunchWire

/// The variables that a program is started with.
package struct ProgramEnvironment: Hashable {
    /// The longest user info that goes into a variable, in bytes.
    ///
    /// Linux allows 128 KiB for a variable with its name (MAX_ARG_STRLEN, execve(2)); all of them together share the
    /// stack's limit with the arguments.
    static let userInfoLimit = 64 << 10

    package var variables: [String: String]

    /// The text that has to be in the file of user info before the program starts; nil if the variables hold all.
    package var fileText: String?

    /// The environment of a program that a test launches.
    ///
    /// The test's own variables override those of the launch, and these the surroundings; only the driver sets the token.
    ///
    /// - Parameters:
    ///   - tester: the tester's own environment, of which little is inherited.
    ///   - token: the secret of the launch.
    ///   - file: the path of the file that user info goes into if it is too long for a variable.
    ///   - home: the temporary home of the launch; nil if it has none.
    package init(
        _ launch: LaunchConfiguration, tester: [String: String], token: String, userInfoFile file: String,
        home: TemporaryHome?
    ) {
        let inherited = tester.filter { LaunchConfiguration.inherited.contains($0.key) }
        variables = LaunchConfiguration.crashing.merging(inherited) { $1 }
        variables.merge(LaunchConfiguration.terminal) { $1 }
        variables.merge(launch.profile.environment) { $1 }
        if let home {
            variables.merge(home.variables) { $1 }
        } else if launch.isKeptFromHome, let home = launch.ownVariables["HOME"] {
            variables.merge(TemporaryHome.variables(for: home)) { $1 }
        }
        variables.merge(launch.variables) { $1 }
        variables[LaunchKeys.token] = token
        if let text = variables[LaunchKeys.userInfo], text.utf8.count > Self.userInfoLimit {
            fileText = text
            variables[LaunchKeys.userInfo] = LaunchKeys.userInfoReference(to: file)
        }
    }
}

extension LaunchConfiguration {
    /// The variables that describe the launch to the app, and the test's own, which win; without any surroundings.
    package var variables: [String: String] {
        var variables = launchDescription.variables
        if let locale, !locale.isEmpty { variables[LaunchKeys.language] = "\(locale).UTF-8" }
        return variables.merging(ownVariables) { $1 }
    }

    /// The same launch with its locale, its time zone and its clock among the variables, for who keeps these alone.
    var said: LaunchConfiguration {
        let description = launchDescription
        let rest = LaunchDescription(
            locale: description.locale, timeZone: description.timeZone, clock: description.clock)
        var launch = self
        launch.environment.merge(rest.variables) { own, _ in own }
        return launch
    }

    /// The value of `LAUNCH_CLOCK` that is not a clock; nil if there is none.
    var unknownClock: String? { ownVariables[LaunchKeys.clock] }
}
