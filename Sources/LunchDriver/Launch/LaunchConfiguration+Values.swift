import LunchCommands
import LunchWire

extension LaunchConfiguration {
    /// The launch in the form of a command.
    var values: TUICommand.Launch {
        let name =
            switch executable {
            case .product(let name), .path(let name), .command(let name): name
            case nil: ""
            }
        var launch = TUICommand.Launch(program: name)
        launch.arguments = arguments
        launch.environment = said.environment
        launch.screen = screen
        launch.directory = directory
        launch.data = mock?.data ?? .nothing
        (launch.columns, launch.rows) = (size.columns, size.rows)
        return launch
    }
}
