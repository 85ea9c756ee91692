package import LunchTerminal
package import LunchWire

/// Infers the elements that a person sees on a screen from its cells.
package enum Recognition {
    /// The elements that a person sees on a screen.
    ///
    /// - Parameter before: The screen at the moment before the last input; nil if there was none.
    package static func root(of grid: TUIGrid, before: TUIGrid?) -> AccessibilityNode {
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
        return tree(layout, findings)
    }

    /// Puts the elements of each region into its node, and each region's node into that of its parent.
    private static func tree(_ layout: Layout, _ findings: Findings) -> AccessibilityNode {
        var elements = findings.elements
        for index in layout.regions.indices.reversed() {
            let region = layout.regions[index]
            let found = elements[index].sorted { $0.attributes.frame.precedes($1.attributes.frame) }
            elements[index] = []
            let children = merge(found, Texts.find(in: region, layout, findings))
            guard let box = region.box else {
                return .inferred(.application, "", frame: region.frame, children: children)
            }
            let title = BoxTitle(surface: layout.surface, box: box).text
            elements[region.parent].append(.inferred(.group, title, frame: region.frame, children: children))
        }
        return AccessibilityNode(.application)
    }

    /// Two lists in reading order as one.
    private static func merge(_ ones: [AccessibilityNode], _ others: [AccessibilityNode]) -> [AccessibilityNode] {
        guard !ones.isEmpty else { return others }
        guard !others.isEmpty else { return ones }
        var merged: [AccessibilityNode] = []
        merged.reserveCapacity(ones.count + others.count)
        var next = 0
        for node in others {
            while next < ones.count, !node.attributes.frame.precedes(ones[next].attributes.frame) {
                merged.append(ones[next])
                next += 1
            }
            merged.append(node)
        }
        return merged + ones[next...]
    }
}

extension CellRect {
    /// Whether a rectangle begins before another in reading order.
    func precedes(_ other: CellRect) -> Bool {
        (origin.row, origin.column) < (other.origin.row, other.origin.column)
    }
}
