import LunchWire

/// `lunch screens`: reports which screens an app can be opened on, and with what data.
struct Screens: Command {
    private static let json = Option(flag: "--json", "prints JSON, for programs")

    static let syntax = Syntax(
        command: "screens", abstract: "Lists the screens of an app with their mock data.",
        discussion: """
            With a screen, the command prints its variants with their data. With a variant,
            it prints only the data, in a form that --mock reads. The app lists its screens:
            the command runs it with LAUNCH_CATALOGUE=1. Write a program in any language
            after "--", with its arguments.
            """,
        operands: [
            LaunchOptions.app, LaunchOptions.screen,
            Operand(
                name: "VARIANT", help: "the name of a variant of the screen", isOptional: true, proposals: .variants),
        ],
        options: [LaunchOptions.realHome, json], takesArguments: true, takesCommand: true,
        examples: [
            "lunch screens LunchSample", "lunch screens LunchSample Breakfast",
            "lunch screens LunchSample Breakfast bread > bread.json", "lunch screens -- python3 todo.py",
        ])

    private let launch: AppLaunch
    private let screen: String?
    private let variant: String?
    private let wantsJSON: Bool

    init(_ words: CommandWords) throws(CommandError) {
        launch = try AppLaunch(words)
        screen = words.operand(1)
        variant = words.operand(2)
        wantsJSON = words.has(Self.json)
    }

    func run() throws(CommandError) {
        let product = try launch.product()
        let screens = try ScreenList.read(
            of: product, launch.arguments, usesRealHome: launch.usesRealHome)
        guard let screen else {
            if wantsJSON { return try CurrentProcess.print(LaunchScreenDescription.catalog(screens).text) }
            if screens.isEmpty { return try CurrentProcess.print("\(product.name.visible) lists no screens.") }
            try CurrentProcess.print(ScreenTable.table(screens, width: CurrentProcess.columns))
            // A screen whose name looks like an option is not an operand.
            guard CurrentProcess.isRead, let first = screens.first(where: { !$0.identifier.hasPrefix("-") }) else {
                return
            }
            // "lunch open" takes a program by its path.
            let name = launch.isCommand ? product.path : product.name
            let arguments = launch.arguments.isEmpty ? [] : ["--"] + launch.arguments
            let command = ShellText.line(["lunch", "open", name, first.identifier] + arguments)
            return try CurrentProcess.print("\nOpen one: \(command)")
        }
        let description = try ScreenList.screen(screen, in: screens, of: product)
        guard let variant else {
            return try CurrentProcess.print(wantsJSON ? description.json.text : ScreenTable.details(description))
        }
        let mock = try description.variant(variant).mock
        try CurrentProcess.print(wantsJSON ? mock.text : PrettyJSON.text(mock))
    }
}
