import LunchTrace

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
        let lines = screen.lines.map { PlainText.markup($0) + "\n" }.joined()
        return WebPage(
            title: name.isEmpty ? "Screen" : name,
            style: "body { margin: 1em } svg { display: block } pre { unicode-bidi: bidi-override }",
            body: """
                \(SVGPicture(screen, marks: marks).text)<details><summary>Text</summary><pre>
                \(lines)</pre></details>

                """
        ).text
    }
}
