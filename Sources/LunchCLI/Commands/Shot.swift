import LunchElements
import LunchWire

/// `lunch shot`: makes a picture of a screen.
struct Shot: Command {
    private static let theme = Option(
        "--theme", "NAME", "the colours of the terminal: dark, light; default dark",
        proposals: .words(PictureTheme.allCases.map(\.rawValue)), read: CommandValues.theme)

    static let syntax = Syntax(
        command: "shot", abstract: "Makes a picture of a screen: SVG, PNG, HTML or text.",
        discussion: """
            \(LaunchOptions.inputNote)

            The name of the file says the format: .svg, .png, .html, .ans (text with
            colours, for a terminal) or .txt. An SVG needs nothing else: no font, no script.
            A PNG is made of it by rsvg-convert, Chromium or ImageMagick, twice as large.
            """,
        operands: [LaunchOptions.app, LaunchOptions.screen],
        result: Operand(name: "FILE", help: "the file for the picture, which is replaced", proposals: .files),
        options: LaunchOptions.all + LaunchOptions.input + [theme], takesArguments: true, takesCommand: true,
        examples: [
            "lunch shot LunchSample Breakfast breakfast.svg --variant bread --theme light",
            "lunch shot mc.png --press Down --size 100x30 -- mc /etc",
        ])

    private let launch: AppLaunch
    private let input: [TypedInput]
    private let file: PictureFile
    private let theme: PictureTheme

    init(_ words: CommandWords) throws(CommandError) {
        file = try PictureFile(words.result)
        launch = try AppLaunch(words)
        input = try words.input()
        theme = try words.value(of: Self.theme) ?? .dark
    }

    func run() throws(CommandError) {
        try file.checkPrograms()
        let product = try launch.product()
        try file.write(try launch.remains(of: product, after: input, takesInput: true), theme: theme)
    }
}
