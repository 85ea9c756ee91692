import LunchElements

/// The texts on the screen, as elements that are found anew at every use.
///
/// A text is found in the visible rows of the screen, regardless of styles and of other elements. It has no states:
/// it is unknown whether a text is enabled, selected or focused.
extension TUIApplication {
    /// Returns the only place on the screen that shows a text, as an element.
    ///
    /// ```swift
    /// try app.text("Open").tap()
    /// expect(app.text("Saved", within: .row(23)), \.exists, is: true)
    /// let value = app.text(/\d+/, within: .rightOf(app.text("Total:"))).label
    /// ```
    ///
    /// Case and blanks count, also at the end: `"Name: "` needs a blank behind the colon. The form of Unicode
    /// normalization does not. A text of blanks only, or of several lines, is a failure of the test.
    ///
    /// - Parameters:
    ///   - text: the text, in one line.
    ///   - region: the part of the screen to search; the whole text has to lie inside.
    ///   - acrossLines: true if a row whose text continues in the next row, because it has reached the margin, is read
    ///     together with that row. The `frame` is then the part on the first row, and the `label` the whole text.
    public func text(
        _ text: String, within region: TUIRegion = .screen, acrossLines: Bool = false
    ) -> TUIElement {
        texts(text, within: region, acrossLines: acrossLines).element
    }

    /// Returns the only place on the screen that a regular expression matches, as an element.
    ///
    /// The `label` of the element is the whole match. Each row is searched by itself; `^` and `$` are its ends. An
    /// empty match is ignored.
    ///
    /// - Parameters:
    ///   - pattern: the regular expression.
    ///   - region: the part of the screen to search; the whole match has to lie inside.
    ///   - keepingBlanks: true if the expression sees the blanks at the end of a row.
    ///   - acrossLines: true if rows that belong together are read as one, as in `text(_:within:acrossLines:)`.
    public func text<Output>(
        _ pattern: sending Regex<Output>, within region: TUIRegion = .screen, keepingBlanks: Bool = false,
        acrossLines: Bool = false
    ) -> TUIElement {
        texts(pattern, within: region, keepingBlanks: keepingBlanks, acrossLines: acrossLines).element
    }

    /// Returns all places on the screen that show a text, from the top left; no two of them share a cell.
    ///
    /// - Parameters:
    ///   - text: the text, in one line.
    ///   - region: the part of the screen to search.
    ///   - acrossLines: true if rows that belong together are read as one, as in `text(_:within:acrossLines:)`.
    public func texts(
        _ text: String, within region: TUIRegion = .screen, acrossLines: Bool = false
    ) -> TUIElementQuery {
        texts(TextSearch(.literal(text), within: region.region, acrossLines: acrossLines))
    }

    /// Returns all places on the screen that a regular expression matches, from the top left.
    ///
    /// - Parameters:
    ///   - pattern: the regular expression.
    ///   - region: the part of the screen to search.
    ///   - keepingBlanks: true if the expression sees the blanks at the end of a row.
    ///   - acrossLines: true if rows that belong together are read as one, as in `text(_:within:acrossLines:)`.
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
