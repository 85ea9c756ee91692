import LunchWire

/// `lunch elements`: shows a screen and its elements, each with the query that finds it.
struct Elements: Command {
    private static let json = Option(flag: "--json", "prints JSON, for programs")

    static let syntax = Syntax(
        command: "elements", abstract: "Prints a screen and its elements, with a query for each.",
        discussion: """
            \(LaunchOptions.inputNote)

            Copy the queries into a test. A query uses the identifier, the label or the
            placeholder, a named element around it or beside it, or the type. A query by
            position is the last resort, and is marked "by position".

            For a program that publishes no elements, the command prints the elements that
            the screen proves. After "--", enter the command of a program in any language.
            """,
        operands: [LaunchOptions.app, LaunchOptions.screen],
        options: LaunchOptions.all + [LaunchOptions.profile] + LaunchOptions.input + [json],
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
