import LunchDriver
import LunchReport
import LunchWire

/// `lunch open`: opens an app directly on a screen.
enum Open {
    static func run(_ arguments: inout Arguments) throws(CommandError) {
        let mock = try arguments.value(of: "--mock")
        let variant = try arguments.value(of: "--variant")
        let userInfo = try arguments.value(of: "--user-info")
        let locale = try arguments.value(of: "--locale")
        let timeZone = try arguments.value(of: "--time-zone")
        let size = try arguments.value(of: "--size").map(Open.size)
        guard let app = arguments.next() else {
            throw CommandError("open needs the name of an app.\n\(Command.usage)", status: .usage)
        }
        let screen = arguments.next()
        try arguments.finish()

        let path = try Product.locate(app)
        var environment: [String: String] = [:]
        environment[LaunchKeys.screen] = screen
        environment[LaunchKeys.locale] = locale
        environment["LANG"] = locale.map { "\($0).UTF-8" }
        environment["TZ"] = timeZone
        switch (mock, variant, userInfo) {
        case (nil, nil, _): environment[LaunchKeys.userInfo] = userInfo
        case (let mock?, nil, nil):
            environment[LaunchKeys.userInfo] = LunchJSON.object([LaunchKeys.mock: try json(mock, "--mock")]).text
        case (nil, let variant?, nil):
            let mock = try Open.mock(named: variant, of: screen, path)
            environment[LaunchKeys.userInfo] = LunchJSON.object([LaunchKeys.mock: mock]).text
        default:
            throw CommandError("Of --mock, --variant and --user-info only one can be given.", status: .usage)
        }
        if CurrentProcess.isOnTerminal, size == nil {
            let error = CurrentProcess.become(path, environment)
            throw CommandError("\(path) could not be run: \(error)", status: .unavailable)
        }
        try show(path, environment, size ?? CellSize(columns: 80, rows: 24))
    }

    /// Launches the app on a terminal of its own and prints the screen as text.
    private static func show(
        _ path: String, _ environment: [String: String], _ size: CellSize
    ) throws(CommandError) {
        var configuration = LaunchConfiguration(.path(path))
        configuration.environment = environment
        configuration.size = size
        let app = TUIApplication(configuration)
        do throws(TUIError) {
            try app.launch()
            print(try app.settledFrame().text.visibleLines, terminator: "")
        } catch {
            throw CommandError(error.message)
        }
    }

    private static func json(_ text: String, _ option: String) throws(CommandError) -> LunchJSON {
        do throws(WireError) {
            return try LunchJSON(parsing: text)
        } catch {
            throw CommandError(
                "The value of \(option) is not JSON: \(error).\nQuote it for the shell: \(option) '{\"menu\": \"Bread\"}'.",
                status: .usage)
        }
    }

    private static func mock(
        named name: String, of screen: String?, _ path: String
    ) throws(CommandError) -> LunchJSON {
        guard let screen else { throw CommandError("--variant needs a screen.", status: .usage) }
        let screens = try Screens.list(ofProgram: path)
        let variants = screens.first { $0.identifier == screen }?.variants ?? []
        if let variant = variants.first(where: { $0.name == name }) { return variant.mock }
        let known = variants.map { "\"\($0.name)\"" }.joined(separator: ", ")
        throw CommandError(
            "The screen \"\(screen)\" has no variant \"\(name)\". \(known.isEmpty ? "It has none." : "It has: \(known).")",
            status: .usage)
    }

    private static func size(_ text: String) throws(CommandError) -> CellSize {
        let parts = text.split { $0 == "x" || $0 == "×" }.compactMap { Int($0) }
        guard parts.count == 2, parts.allSatisfy({ (1...65_535).contains($0) }) else {
            throw CommandError("\"\(text)\" is no size; write it as 80x24.", status: .usage)
        }
        return CellSize(columns: parts[0], rows: parts[1])
    }
}
