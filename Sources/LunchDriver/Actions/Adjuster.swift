import LunchElements
import LunchInput
import LunchWire

/// Moves sliders and turns pickers, with the arrows.
struct Adjuster {
    let run: AppRun

    /// Moves a slider as near to a position from 0 to 1 as its steps allow.
    func move(_ steps: [QueryStep], to position: Double) throws(TUIError) {
        let wanted = min(1, max(0, position))
        var target = try run.focus.bring(to: steps)
        var current = try normalizedPosition(of: steps, target)
        var step = 0.0
        while current != wanted {
            let isRow = target.attributes.frame.size.columns >= target.attributes.frame.size.rows
            let key: TUIKeyboardKey = current < wanted ? (isRow ? .right : .up) : (isRow ? .left : .down)
            try run.keyboard.press([key], in: target.frame)
            target = try run.finder.actionable(steps)
            let next = try normalizedPosition(of: steps, target)
            // A slider that doesn't move although another step would bring it nearer no longer handles arrows.
            if next == current, abs(wanted - current) > step / 2 {
                throw run.error(.unmoved(target.attributes), steps, target)
            }
            step = abs(next - current)
            if abs(next - wanted) >= abs(current - wanted) {
                // One step too far: the value before may be nearer.
                let back: TUIKeyboardKey = key == .right ? .left : key == .left ? .right : key == .up ? .down : .up
                if abs(next - wanted) > abs(current - wanted), next != current {
                    try run.keyboard.press([back], in: target.frame)
                }
                return
            }
            current = next
        }
    }

    /// Turns a picker to a value: downwards until it comes round or does not change, then upwards.
    func turn(_ steps: [QueryStep], to value: String) throws(TUIError) {
        var target = try run.focus.bring(to: steps)
        var seen: [String] = []
        for key in [TUIKeyboardKey.down, .up] {
            var passed: Set<String> = []
            while let current = target.attributes.value, passed.insert(current).inserted {
                if current == value { return }
                if !seen.contains(current) { seen.append(current) }
                try run.keyboard.press([key], in: target.frame)
                target = try run.finder.actionable(steps)
            }
        }
        let shown = { target.attributes.type.nature.contains(.secret) ? SecretText.mask($0) : $0 }
        throw run.error(.noWheelValue(shown(value), seen: seen.map(shown)), steps, target)
    }

    private func normalizedPosition(of steps: [QueryStep], _ target: Target) throws(TUIError) -> Double {
        if let position = target.attributes.value.flatMap(NormalizedValue.read) { return position }
        throw run.error(.noPosition(target.attributes), steps, target)
    }
}
