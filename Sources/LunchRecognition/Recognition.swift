package import LunchTerminal
package import LunchWire

/// Infers the elements that a person sees on a screen from its cells.
package enum Recognition {
    /// The elements that a person sees on a screen, as a tree of nodes.
    ///
    /// - Parameter before: The screen at the moment before the last input; nil if there was none.
    package static func root(of grid: TUIGrid, before: TUIGrid?) -> AccessibilityNode {
        elements(of: grid, before: before).root
    }

    /// The elements that a person sees on a screen, of which each is read when somebody asks for it.
    ///
    /// - Parameter before: The screen at the moment before the last input; nil if there was none.
    package static func elements(of grid: TUIGrid, before: TUIGrid?) -> RecognizedElements {
        let scene = Scene(grid, before: before)
        let layout = scene.layout
        var findings = Findings(layout)
        HintBars.find(in: scene, &findings)
        Buttons.find(in: scene, &findings)
        BlockFrames.find(in: scene, &findings)
        Gauges.find(in: scene, &findings)
        Fields.find(in: scene, &findings)
        Forms.find(in: scene, &findings)
        MenuBars.find(in: scene, &findings)
        Lists.find(in: scene, &findings)
        Fields.findFilter(in: scene, &findings)
        Choices.find(in: scene, &findings)
        Links.find(in: scene, &findings)
        return RecognizedElements(layout, findings)
    }
}
