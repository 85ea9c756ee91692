import LunchElements
import LunchWire

/// `lunch shot`: makes a picture of a screen.
struct Shot: Command {
    private static let theme = Option(
        "--theme", "NAME", "the colors of the terminal: dark, light; default dark",
        proposals: .words(PictureTheme.allCases.map(\.rawValue)), read: CommandValues.theme)

    static let syntax = Syntax(
        command: "shot", abstract: "Writes a picture of a screen: SVG, PNG, HTML or text.",
        discussion: """
            \(LaunchOptions.inputNote)

            The extension of the file is the format: .svg, .png, .html, .ans (colored text
            for a terminal) or .txt. An SVG refers to no font and no script. A PNG requires
            rsvg-convert, Chromium or ImageMagick, and has double size.
            """,
        operands: [LaunchOptions.app, LaunchOptions.screen],
        result: Operand(name: "FILE", help: "the file for the picture; it is replaced", proposals: .files),
        options: LaunchOptions.all + [LaunchOptions.profile] + LaunchOptions.input + [theme], takesArguments: true,
        takesCommand: true,
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
