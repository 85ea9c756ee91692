import LunchElements

/// The texts on the screen, as elements that are found anew at every use.
///
/// A text is found in the visible rows of the screen, regardless of styles and of other elements. It has no states:
/// it is unknown whether a text is enabled, selected or focused.
extension TUIApplication {
    /// Returns an element for the only place on the screen that shows a text.
    ///
    /// ```swift
    /// try app.text("Open").tap()
    /// expect(app.text("Saved", within: .row(23)), \.exists, is: true)
    /// let value = app.text(/\d+/, within: .rightOf(app.text("Total:"))).label
    /// ```
    ///
    /// Case and blanks count, also at the end: `"Name: "` is found only with a blank after the colon. Forms of Unicode
    /// normalization are not distinguished. A text that is blank or has several lines fails the test.
    ///
    /// - Parameters:
    ///   - text: the text, in one line.
    ///   - region: the part of the screen to search; the whole text has to lie inside.
    ///   - acrossLines: true to read rows together if the text of one reaches the margin and continues in the next. The
    ///     `frame` of the element is then the part on the first row; its `label` is the whole text.
    public func text(
        _ text: String, within region: TUIRegion = .screen, acrossLines: Bool = false
    ) -> TUIElement {
        texts(text, within: region, acrossLines: acrossLines).element
    }

    /// Returns an element for the only place on the screen that matches a regular expression.
    ///
    /// The `label` of the element is the whole match. Each row is searched by itself; `^` and `$` match at its ends. An
    /// empty match is ignored.
    ///
    /// - Parameters:
    ///   - pattern: the regular expression.
    ///   - region: the part of the screen to search; the whole match has to lie inside.
    ///   - keepingBlanks: true to search the blanks at the end of a row as well.
    ///   - acrossLines: true to read rows together, as in `text(_:within:acrossLines:)`.
    public func text<Output>(
        _ pattern: sending Regex<Output>, within region: TUIRegion = .screen, keepingBlanks: Bool = false,
        acrossLines: Bool = false
    ) -> TUIElement {
        texts(pattern, within: region, keepingBlanks: keepingBlanks, acrossLines: acrossLines).element
    }

    /// Returns a query for all places on the screen that show a text, from the top left; no two of them share a cell.
    ///
    /// - Parameters:
    ///   - text: the text, in one line.
    ///   - region: the part of the screen to search.
    ///   - acrossLines: true to read rows together, as in `text(_:within:acrossLines:)`.
    public func texts(
        _ text: String, within region: TUIRegion = .screen, acrossLines: Bool = false
    ) -> TUIElementQuery {
        texts(TextSearch(.literal(text), within: region.region, acrossLines: acrossLines))
    }

    /// Returns a query for all places on the screen that match a regular expression, from the top left.
    ///
    /// - Parameters:
    ///   - pattern: the regular expression.
    ///   - region: the part of the screen to search.
    ///   - keepingBlanks: true to search the blanks at the end of a row as well.
    ///   - acrossLines: true to read rows together, as in `text(_:within:acrossLines:)`.
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
