package import LunchCommands
import LunchElements
import LunchWire

extension Trace {
    /// The launches of the test, and its commands with what they typed, in the order in which they began.
    package var commands: [TUICommand] {
        let typed = typedSteps
        return records.compactMap { record in
            switch record.content {
            case .launch(let launch): launch.command
            case .stepBegan(let begun):
                // The step that launches is told by its launch, which has the program.
                typed[begun.step]?.content.command.flatMap { $0.isLaunch ? nil : $0 }
            default: nil
            }
        }
    }
}

extension TraceLaunch {
    /// The launch as a command.
    package var command: TUICommand {
        var launch = TUICommand.Launch(program: program)
        (launch.arguments, launch.environment, launch.screen) = (arguments, environment, screen)
        launch.directory = directory
        (launch.columns, launch.rows) = (columns, rows)
        if case .object(let members)? = userInfo { launch.data = TUICommand.Data(userInfo: members) }
        return TUICommand(.launch(launch))
    }
}

extension TUICommand {
    fileprivate var isLaunch: Bool { if case .launch = action { true } else { false } }
}
