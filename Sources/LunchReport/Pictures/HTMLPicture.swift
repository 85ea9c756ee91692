/// A page with the drawing of a screen, and with its text to copy.
struct HTMLPicture {
    private let screen: PicturedScreen
    private let marks: [TUIPicture.Mark]
    private let name: String

    init(_ screen: PicturedScreen, marks: [TUIPicture.Mark], name: String) {
        self.screen = screen
        self.marks = marks
        self.name = name
    }

    /// The page; its policy forbids scripts, and everything from elsewhere.
    var text: String {
        let title = name.isEmpty ? "Screen" : PlainText.markup(name)
        let lines = screen.lines.map { PlainText.markup($0) + "\n" }.joined()
        return """
            <!DOCTYPE html>
            <html lang="und">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <title>\(title)</title>
            <style>body { margin: 1em } svg { display: block } pre { unicode-bidi: bidi-override }</style>
            </head>
            <body>
            \(SVGPicture(screen, marks: marks).text)<details><summary>Text</summary><pre>
            \(lines)</pre></details>
            </body>
            </html>

            """
    }
}
