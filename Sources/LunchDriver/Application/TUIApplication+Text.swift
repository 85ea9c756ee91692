import LunchElements

/// The texts on the screen, as elements that are found again at every use.
///
/// A text is found in the visible rows of the screen, regardless of styles and of other elements. It has no states:
/// it is unknown whether a text is enabled, selected or focused.
extension TUIApplication {
    /// Returns an element for the only place on the terminal's screen that shows a given text.
    ///
    /// A use of the element fails if no place shows the text, or if several do. The properties `exists` and
    /// `isHittable` are exceptions (see ``TUIElement``). The element cannot be given the focus. Its states are
    /// unknown: reading `isEnabled`, `isSelected` or `hasFocus` records a failure.
    ///
    /// ```swift
    /// try app.text("Open").tap()
    /// app.text("Saved", within: .row(23)).expectToExist()
    /// let value = app.text(/\d+/, within: .rightOf(app.text("Total:"))).label
    /// ```
    ///
    /// Each row is searched separately. The search is case-sensitive. Blanks are significant, even at the end
    /// of the text: `"Name: "` is found only where a blank follows the colon. Characters are compared by Unicode
    /// canonical equivalence. This function records a failure if the given text is empty, consists only of blanks, has
    /// several lines, or contains a control character.
    ///
    /// - Parameters:
    ///   - text: the text, in one line.
    ///   - region: the part of the screen to search. Only text that is entirely inside the region is found.
    ///   - acrossLines: `true` to search a row together with the next one if the terminal wrapped the text between the
    ///     two. If the text that is found spans several rows, the element's `frame` covers only the part on the first
    ///     row, and its `label` is the whole text.
    public func text(
        _ text: String, within region: TUIRegion = .screen, acrossLines: Bool = false
    ) -> TUIElement {
        texts(text, within: region, acrossLines: acrossLines).element
    }

    /// Returns an element for the only place on the terminal's screen that matches a regular expression.
    ///
    /// The `label` of the element is the text that matches. A use of the element fails if no place matches, or if
    /// several do. The properties `exists` and `isHittable` are exceptions (see ``TUIElement``). The states of the
    /// element are unknown, as described for `text(_:within:acrossLines:)`.
    ///
    /// Each row is searched separately: `^` matches at the left edge of the region, and `$` after the last character
    /// inside the region that is not a blank. Empty matches are ignored.
    ///
    /// - Parameters:
    ///   - pattern: the regular expression.
    ///   - region: the part of the screen to search. Only a match that is entirely inside the region is found.
    ///   - keepingBlanks: `true` to search the blanks at the end of each row as well. `$` then matches at the right
    ///     edge of the region.
    ///   - acrossLines: `true` to search wrapped rows together, as in `text(_:within:acrossLines:)`.
    public func text<Output>(
        _ pattern: sending Regex<Output>, within region: TUIRegion = .screen, keepingBlanks: Bool = false,
        acrossLines: Bool = false
    ) -> TUIElement {
        texts(pattern, within: region, keepingBlanks: keepingBlanks, acrossLines: acrossLines).element
    }

    /// Returns a query for all places on the terminal's screen that show a given text.
    ///
    /// The places are ordered by row and then by column, and do not overlap. The text is searched for as described for
    /// `text(_:within:acrossLines:)`. This function records a failure for the same texts as that function.
    ///
    /// - Parameters:
    ///   - text: the text, in one line.
    ///   - region: the part of the screen to search. Only text that is entirely inside the region is found.
    ///   - acrossLines: `true` to search wrapped rows together, as in `text(_:within:acrossLines:)`.
    public func texts(
        _ text: String, within region: TUIRegion = .screen, acrossLines: Bool = false
    ) -> TUIElementQuery {
        texts(TextSearch(.literal(text), within: region.region, acrossLines: acrossLines))
    }

    /// Returns a query for all places on the terminal's screen that match a regular expression.
    ///
    /// The places are ordered by row and then by column, and do not overlap. Each row is searched separately: `^`
    /// matches at the left edge of the region, and `$` after the last character inside the region that is not a blank.
    /// Empty matches are ignored.
    ///
    /// - Parameters:
    ///   - pattern: the regular expression.
    ///   - region: the part of the screen to search. Only matches that are entirely inside the region are found.
    ///   - keepingBlanks: `true` to search the blanks at the end of each row as well. `$` then matches at the right
    ///     edge of the region.
    ///   - acrossLines: `true` to search wrapped rows together, as in `text(_:within:acrossLines:)`.
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
