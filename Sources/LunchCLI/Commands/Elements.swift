import LunchWire

/// `lunch elements`: shows a screen and its elements, each with the query that finds it.
struct Elements: Command {
    private static let json = Option(flag: "--json", "prints JSON, for programs")

    static let syntax = Syntax(
        command: "elements", abstract: "Prints a screen and its elements, each with the query that finds it.",
        discussion: """
            \(LaunchOptions.inputNote)

            Each query is copied into a test as it stands. It goes by the identifier, else
            the label, else the placeholder, else by an element around it or beside it that
            has a name, else by the type. One by position alone is the last resort, and is
            said to be.

            Of a program that publishes no elements, those are printed that its screen shows
            for certain. Behind "--" any program can stand, in whatever language.
            """,
        operands: [LaunchOptions.app, LaunchOptions.screen], options: LaunchOptions.all + LaunchOptions.input + [json],
        takesArguments: true, takesCommand: true,
        examples: [
            "lunch elements LunchSample Breakfast --variant bread",
            "lunch elements Registration --type me@example.com --press \"Tab Return\"",
            "lunch elements --press Down -- mc /etc",
        ])

    private let launch: AppLaunch
    private let input: [TypedInput]
    private let wantsJSON: Bool

    init(_ words: CommandWords) throws(CommandError) {
        launch = try AppLaunch(words)
        input = try words.input()
        wantsJSON = words.has(Self.json)
    }

    func run() throws(CommandError) {
        let product = try launch.product()
        let listing = ElementListing(app: product.name, frame: try launch.sight(of: product, after: input).frame)
        try CurrentProcess.print(wantsJSON ? listing.json.text : listing.text)
    }
}
