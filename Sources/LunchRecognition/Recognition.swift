package import LunchElements
package import LunchTerminal
package import LunchWire

/// Infers the elements that a person sees on a screen from its cells.
package enum Recognition: ScreenReader {
    /// The elements that a person sees on a screen, as a tree of nodes.
    ///
    /// - Parameter before: The screen at the moment before the last input; nil if there was none.
    /// - Parameter ignoredFacts: The names of the facts that count for nothing.
    package static func root(
        of grid: TUIGrid, before: TUIGrid?, ignoring ignoredFacts: Set<String> = []
    ) -> AccessibilityNode {
        ElementTree(elements(of: grid, before: before, ignoring: ignoredFacts)).root
    }

    /// The elements that a person sees on a screen, each of which is read on demand.
    ///
    /// A screen that costs more work than `Work.most` has none but the application.
    ///
    /// - Parameter before: The screen at the moment before the last input; nil if there was none.
    package static func elements(of grid: TUIGrid, before: TUIGrid?) -> any ScreenElements {
        elements(of: grid, before: before, ignoring: [])
    }

    private static func elements(
        of grid: TUIGrid, before: TUIGrid?, ignoring ignoredFacts: Set<String>
    ) -> any ScreenElements {
        let work = Work()
        guard let scene = Scene(grid, before: before, work, ignoring: ignoredFacts) else {
            return RecognizedElements(cutShort: grid)
        }
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

    /// The readers, in the order in which they claim cells; a prompt may filter a list, and a list may end at a prompt.
    private static let finders: [@Sendable (Scene, inout Findings) -> Void] = [
        BarReader.find, ButtonReader.find, MenuReader.find, FieldReader.find, PromptReader.find, ListReader.find,
        PromptReader.find, ChoiceReader.find, LinkReader.find,
    ]
}
