import LunchElements
import LunchWire

/// `lunch page`: writes a page object for a screen.
struct Page: Command {
    private static let name = Option(
        "--name", "TYPE", "the name of the type, such as LoginPage; default: the screen's",
        read: CommandValues.typeName)

    static let syntax = Syntax(
        command: "page", abstract: "Prints a page object in Swift for a screen.",
        discussion: """
            \(LaunchOptions.inputNote)

            Each element becomes a member, unless only its position identifies it. The name
            of the member comes from the identifier, the label or the placeholder.
            Containers without a name are omitted.
            """,
        operands: [LaunchOptions.app, LaunchOptions.screen],
        options: LaunchOptions.all + [LaunchOptions.profile] + LaunchOptions.input + [name],
        takesArguments: true,
        examples: ["lunch page LunchSample Breakfast > Tests/MyAppTests/BreakfastPage.swift"])

    private let launch: AppLaunch
    private let input: [TypedInput]
    private let name: String?
    private let words: CommandWords

    init(_ words: CommandWords) throws(CommandError) {
        launch = try AppLaunch(words)
        input = try words.input()
        name = try words.value(of: Self.name)
        self.words = words
    }

    func run() throws(CommandError) {
        let product = try launch.product()
        let sight = try launch.sight(of: product, after: input)
        let frame = sight.frame
        guard frame.elementSource == .published else { throw .app(.noElements(app: product.name)) }
        let source = PageSource(
            frame: frame, app: product.name, opening: sight.opening.screen, name: name,
            command: words.commandLine(Self.syntax, app: product.name))
        try CurrentProcess.print(source.text)
    }
}
