package import LunchElements
package import LunchTerminal
package import LunchWire

/// Infers the elements that a person sees on a screen from its cells.
package enum Recognition: ScreenReader {
    /// The elements that a person sees on a screen, as a tree of nodes.
    ///
    /// - Parameter before: The screen at the moment before the last input; nil if there was none.
    package static func root(of grid: TUIGrid, before: TUIGrid?) -> AccessibilityNode {
        ElementTree(elements(of: grid, before: before)).root
    }

    /// The elements that a person sees on a screen, of which each is read when somebody asks for it.
    ///
    /// A screen that costs more work than `Work.most` has none but the application.
    ///
    /// - Parameter before: The screen at the moment before the last input; nil if there was none.
    package static func elements(of grid: TUIGrid, before: TUIGrid?) -> any ScreenElements {
        let work = Work()
        guard let scene = Scene(grid, before: before, work) else { return RecognizedElements(cutShort: grid) }
        var findings = Findings(scene.layout)
        for find in finders {
            find(scene, &findings)
            if work.isOver { return RecognizedElements(cutShort: grid) }
        }
        return RecognizedElements(scene.layout, findings)
    }

    package static func element(
        _ type: TUIElementType, in rectangle: CellRect, of grid: TUIGrid, before: TUIGrid?
    ) -> AccessibilityNode? {
        Hint.element(type, in: rectangle, of: grid, before: before)
    }

    /// The recognisers, in the order in which they claim cells.
    private static let finders: [@Sendable (Scene, inout Findings) -> Void] = [
        HintBars.find, ColonBars.find, BracketBars.find, WordBars.find, Buttons.find, FilledButtons.find,
        BoxedButtons.find,
        BlockFrames.find, Gauges.find, MenuBars.find,
        LabelledRows.find, AnsweredRows.find, MarkedForms.find, BracketFields.find, EchoedSearches.find,
        Fields.find, Forms.find,
        ScreenForms.find,
        UnderscoredForms.find, UnderscoredScreens.find, PlainForms.find, LetterHeads.find,
        Lists.find, Fields.findFilter, Choices.find, SideFields.find, Links.find,
    ]
}
