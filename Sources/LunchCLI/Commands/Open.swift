import LunchDriver
import LunchWire

/// `lunch open`: opens an app directly on a screen.
struct Open: Command {
    static let syntax = Syntax(
        command: "open", abstract: "Opens an app directly on a screen, to use it, or to print it once.",
        discussion: """
            On a terminal, the command becomes the app, which then is used as ever.
            Otherwise, or with --size, the app is opened on a terminal of its own, and its
            screen is printed as text.
            """,
        operands: [LaunchOptions.app, LaunchOptions.screen], options: LaunchOptions.all, takesArguments: true,
        examples: ["lunch open LunchSample Breakfast --mock '{\"menu\": \"Bread\"}'"])

    private let launch: AppLaunch

    init(_ words: CommandWords) throws(CommandError) {
        launch = try AppLaunch(words)
    }

    func run() throws(CommandError) {
        let product = try launch.product()
        guard CurrentProcess.isOnTerminal, launch.size == nil else {
            try CurrentProcess.print(launch.text(of: product), terminator: "")
            return
        }
        let configuration = try launch.configuration(of: product)
        var variables = configuration.variables
        // A variable cannot be longer than 128 KiB on Linux (execve(2)).
        if let text = variables[LaunchKeys.userInfo], text.utf8.count > 64 << 10,
            let path = CurrentProcess.passingFile(of: text)
        {
            variables[LaunchKeys.userInfo] = LaunchKeys.userInfoReference(to: path)
        }
        let reason = CurrentProcess.become(product.path, configuration.arguments, variables)
        throw .program(.notRun(product.path, reason: reason))
    }
}
