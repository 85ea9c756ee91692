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
        var launch = LaunchConfiguration(.path(path))
        launch.screen = screen
        launch.locale = locale
        launch.timeZone = timeZone
        switch (mock, variant, userInfo) {
        case (nil, nil, _): launch.userInfo = userInfo.map { .text($0) }
        case (let mock?, nil, nil): launch.userInfo = .mock(try json(mock, "--mock"))
        case (nil, let variant?, nil): launch.userInfo = .mock(try Open.mock(named: variant, of: screen, path))
        default:
            throw CommandError("Of --mock, --variant and --user-info only one can be given.", status: .usage)
        }
        if CurrentProcess.isOnTerminal, size == nil {
            let error = CurrentProcess.become(path, launch.variables)
            throw CommandError("\(path) could not be run: \(error)", status: .unavailable)
        }
        if let size { launch.size = size }
        try show(launch)
    }

    /// Launches the app on a terminal of its own and prints the screen as text.
    private static func show(_ launch: LaunchConfiguration) throws(CommandError) {
        let app = TUIApplication(launch)
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
