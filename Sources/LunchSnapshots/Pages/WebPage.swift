import LunchTrace

/// A page of HTML that needs nothing from elsewhere, and whose policy lets nothing else run.
package struct WebPage {
    /// The title, as plain text.
    package var title: String
    /// The style sheet.
    package var style: String
    /// The markup of the body, in which every text was escaped.
    package var body: String
    /// The only script that may run; nil if none may.
    package var script: Script?

    /// A script, and the digest by which the policy of the page knows it.
    package struct Script: Sendable {
        package let text: String
        /// The SHA-256 of the text in base 64 (Content Security Policy Level 3, "hash-source").
        package let digest: String

        package init(_ text: String, digest: String) { (self.text, self.digest) = (text, digest) }
    }

    package init(title: String, style: String, body: String, script: Script? = nil) {
        (self.title, self.style, self.body, self.script) = (title, style, body, script)
    }

    /// The page.
    package var text: String {
        let policy = "default-src 'none'; style-src 'unsafe-inline'"
        let scripts = script.map { "; script-src 'sha256-\($0.digest)'" } ?? ""
        return """
            <!DOCTYPE html>
            <html lang="und">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <meta http-equiv="Content-Security-Policy" content="\(policy)\(scripts)">
            <title>\(PlainText.markup(title))</title>
            <style>\(style)</style>
            </head>
            <body>
            \(body)\(script.map { "<script>\($0.text)</script>\n" } ?? "")</body>
            </html>

            """
    }
}
