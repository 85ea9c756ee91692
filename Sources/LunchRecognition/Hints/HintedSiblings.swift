import LunchTerminal
import LunchWire

/// Items that a test declares to be siblings, so the one that looks different from all others is the selected one.
struct HintedSiblings {
    let items: [HintedItem]
    let surface: Surface
    /// The screen at the moment before the last input; nil if there was none or it had another size.
    let before: Surface?
    /// The index of the item that a sign before it points to; nil if there is none.
    var pointed: Int?

    /// The index of the selected item; nil if the screen does not show it for certain.
    var selected: Int? {
        let odd = items.count >= 3 ? odd(in: surface) : nil
        // A sign before one row and another style of a second one contradict each other.
        if let odd, let pointed, odd != pointed { return nil }
        return odd ?? pointed ?? moved ?? itemOfCursor
    }

    /// The item that looks unlike all others, which look like each other: by its background; if all have the same, by how
    /// its text is drawn.
    private func odd(in surface: Surface) -> Int? {
        let backgrounds = items.map { background(of: $0, surface) }
        return Set(backgrounds).count > 1 ? only(backgrounds) : only(items.map { drawing(of: $0, surface) })
    }

    /// The one of two items or more to which the last input has moved the look of another.
    private var moved: Int? {
        guard let before, items.count >= 2 else { return nil }
        let isSame = items.allSatisfy { item in
            item.columns.allSatisfy { surface.scalar($0, item.row) == before.scalar($0, item.row) }
        }
        guard isSame else { return nil }
        return moved { background(of: $0, $1) } ?? moved { drawing(of: $0, $1) }
    }

    private func moved<Property: Equatable>(_ property: (HintedItem, Surface) -> Property?) -> Int? {
        guard let before else { return nil }
        let now = items.map { property($0, surface) }
        let then = items.map { property($0, before) }
        let changed = items.indices.filter { now[$0] != then[$0] }
        guard changed.count == 2, now[changed[0]] != nil, now[changed[1]] != nil else { return nil }
        guard now[changed[0]] == then[changed[1]], now[changed[1]] == then[changed[0]] else { return nil }
        // The one that looks like none of the rest is it; of two items alone it may be either.
        let rest = items.indices.filter { !changed.contains($0) }.map { now[$0] }
        let odd = changed.filter { !rest.contains(now[$0]) }
        return odd.count == 1 ? odd[0] : nil
    }

    /// The item in whose cells a visible cursor is.
    private var itemOfCursor: Int? {
        let cursor = surface.grid.cursor
        guard cursor.isVisible else { return nil }
        return items.firstIndex { $0.row == cursor.row && $0.columns.contains(cursor.column) }
    }

    /// The index of the value that differs from all others, which are equal.
    private func only<Value: Hashable>(_ values: [Value?]) -> Int? {
        var places: [Value?: [Int]] = [:]
        for (index, value) in values.enumerated() { places[value, default: []].append(index) }
        guard places.count == 2, places[nil] == nil else { return nil }
        let single = places.values.filter { $0.count == 1 }
        return single.count == 1 ? single[0][0] : nil
    }

    /// The background of most of an item's text; nil if two have the same share.
    private func background(of item: HintedItem, _ surface: Surface) -> Look.Ink? {
        var counts: [Look.Ink: Int] = [:]
        for column in item.pieces.joined() { counts[surface.background(column, item.row), default: 0] += 1 }
        guard let most = counts.values.max() else { return nil }
        let inks = counts.filter { $0.value == most }
        return inks.count == 1 ? inks.first?.key : nil
    }

    /// The look of an item's text, whatever is after it; nil if parts of it are drawn otherwise.
    private func drawing(of item: HintedItem, _ surface: Surface) -> Drawing? {
        same(item, surface) {
            Drawing(ink: $0.foreground, attributes: $0.attributes.rawValue, isUnderlined: $0.isUnderlined)
        }
    }

    private struct Drawing: Hashable {
        var ink: Look.Ink
        var attributes: TUIStyle.Attributes.RawValue
        var isUnderlined: Bool
    }

    private func same<Value: Equatable>(
        _ item: HintedItem, _ surface: Surface, _ property: (Look) -> Value
    ) -> Value? {
        var value: Value?
        for column in item.pieces.joined() where !surface.isBlank(column, item.row) {
            let other = property(surface.look(column, item.row))
            if let value, value != other { return nil }
            value = other
        }
        return value
    }
}
