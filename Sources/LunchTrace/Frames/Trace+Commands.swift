package import LunchCommands
import LunchElements
import LunchTerminal
import LunchWire

extension Trace {
    /// The commands of the test, in the order in which its steps began.
    package var commands: [TUICommand] {
        let steps = typedSteps
        return steps.keys.sorted().compactMap { steps[$0]?.content.command }
    }
}

extension TraceLaunch {
    /// The launch as a command.
    package var command: TUICommand {
        var launch = TUICommand.Launch(program: program)
        (launch.arguments, launch.environment, launch.screen) = (arguments, environment, screen)
        launch.directory = directory
        (launch.columns, launch.rows) = (columns, rows)
        launch.profile = profile
        if case .object(let members)? = userInfo { launch.data = TUICommand.Data(userInfo: members) }
        return TUICommand(.launch(launch))
    }
}
