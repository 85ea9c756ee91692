import LunchElements

/// The text of the screen, of any app, as elements: it is found afresh at every use, and all that works on an element works on it.
///
/// It is looked for in the rows of the screen as they are seen, whatever the styles and the elements there. It has no states:
/// whether a text is enabled, selected or focused is not known.
extension TUIApplication {
    /// The only place on the screen where a text stands.
    ///
    /// ```swift
    /// try app.text("Open").tap()
    /// expect(app.text("Saved", within: .row(23)), \.exists, is: true)
    /// let value = app.text(/\d+/, within: .rightOf(app.text("Total:"))).label
    /// ```
    ///
    /// Case and blanks count, also at the end: `"Name: "` needs a blank behind the colon. The form of Unicode normalization
    /// does not. A text of blanks only, or of several lines, is a failure of the test.
    ///
    /// - Parameters:
    ///   - text: the text, in one line.
    ///   - region: where to look; all of the text has to lie inside.
    ///   - acrossLines: whether a row whose text has reached the margin, so that the terminal went on in the next, is read
    ///     together with that. `frame` is the part on the first row then, and `label` the whole text.
    public func text(
        _ text: String, within region: TUIRegion = .screen, acrossLines: Bool = false
    ) -> TUIElement {
        texts(text, within: region, acrossLines: acrossLines).element
    }

    /// The only place on the screen where a regular expression finds text.
    ///
    /// `label` is all that it has matched. Each row is searched by itself; `^` and `$` are its ends. The empty text is nowhere,
    /// also if the expression matches it.
    ///
    /// - Parameters:
    ///   - pattern: the expression.
    ///   - region: where to look; all of the text has to lie inside.
    ///   - keepingBlanks: whether the blanks at the end of a row are there for the expression.
    ///   - acrossLines: whether rows that belong together are read as one, as in `text(_:within:acrossLines:)`.
    public func text<Output>(
        _ pattern: sending Regex<Output>, within region: TUIRegion = .screen, keepingBlanks: Bool = false,
        acrossLines: Bool = false
    ) -> TUIElement {
        texts(pattern, within: region, keepingBlanks: keepingBlanks, acrossLines: acrossLines).element
    }

    /// All places on the screen where a text stands, from the top left; no two of them share a cell.
    ///
    /// - Parameters:
    ///   - text: the text, in one line.
    ///   - region: where to look.
    ///   - acrossLines: whether rows that belong together are read as one, as in `text(_:within:acrossLines:)`.
    public func texts(
        _ text: String, within region: TUIRegion = .screen, acrossLines: Bool = false
    ) -> TUIElementQuery {
        texts(TextSearch(.literal(text), within: region.region, acrossLines: acrossLines))
    }

    /// All places on the screen where a regular expression finds text, from the top left.
    ///
    /// - Parameters:
    ///   - pattern: the expression.
    ///   - region: where to look.
    ///   - keepingBlanks: whether the blanks at the end of a row are there for the expression.
    ///   - acrossLines: whether rows that belong together are read as one, as in `text(_:within:acrossLines:)`.
    public func texts<Output>(
        _ pattern: sending Regex<Output>, within region: TUIRegion = .screen, keepingBlanks: Bool = false,
        acrossLines: Bool = false
    ) -> TUIElementQuery {
        texts(
            TextSearch(
                .regex(TextPattern(pattern)), within: region.region, keepingBlanks: keepingBlanks,
                acrossLines: acrossLines))
    }

    private func texts(_ search: TextSearch) -> TUIElementQuery {
        // That nothing is found would not do: a test that expects it not to be there would be green.
        if let problem = search.problem {
            run.record(run.bareError(.element(.impossibleText(problem)), [.text(search), .only]))
        }
        return TUIElementQuery(app: self, query: .begun(with: .text(search)))
    }
}
