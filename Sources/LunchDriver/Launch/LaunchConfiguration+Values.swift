package import LunchCommands
import LunchTerminal
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
        launch.profile = profile
        return launch
    }

    /// The launch of a command.
    package init(_ launch: TUICommand.Launch, of executable: Executable) {
        self.init(executable)
        arguments = launch.arguments
        environment = launch.environment
        if environment.removeValue(forKey: LaunchKeys.clock) == "virtual" { clock = .virtual }
        screen = launch.screen
        directory = launch.directory
        mock = LaunchMock(launch.data)
        size = CellSize(columns: launch.columns, rows: launch.rows)
        profile = launch.profile
    }
}

extension LaunchMock {
    /// The data of a command.
    init?(_ data: TUICommand.Data) {
        switch data {
        case .nothing: return nil
        case .variant(let name, let info):
            self.init(variant: name, userInfo: info.isEmpty ? nil : .object(info))
        case .userInfo(let info): self.init(variant: nil, userInfo: .object(info))
        case .text(let text): self.init(variant: nil, userInfo: .text(text))
        }
    }

    /// The data in the form of a command.
    var data: TUICommand.Data {
        switch (variant, userInfo) {
        case (nil, nil): .nothing
        case (let name?, .object(let info)?): .variant(name, userInfo: info)
        case (let name?, _): .variant(name)
        case (nil, .object(let info)?): .userInfo(info)
        case (nil, .text(let text)?): .text(text)
        }
    }
}
