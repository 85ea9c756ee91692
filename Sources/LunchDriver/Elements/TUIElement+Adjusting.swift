import LunchElements
import LunchInput
import LunchWire

extension TUIElement {
    /// Moves a slider as near to a position as its steps allow: with a click where the mouse is, then with the arrows.
    ///
    /// Where it stands is read from its value: a percentage (`40%`), a fraction (`2/5`) or a number from 0 to 1.
    ///
    /// - Parameter position: from 0, its left or lower end, to 1.
    /// - Throws: `TUIError` as `tap()` does, where its value tells no position, and where it does not move.
    public func adjust(
        toNormalizedSliderPosition position: Double, fileID: String = #fileID, line: Int = #line
    ) throws(TUIError) {
        try app.performing(fileID, line) { () throws(TUIError) in
            let wanted = min(1, max(0, position))
            var target = try app.focus(steps)
            var current = try app.position(of: steps, target)
            var isFirst = true
            while current != wanted {
                let isRow = target.attributes.frame.size.columns >= target.attributes.frame.size.rows
                let key: TUIKeyboardKey = current < wanted ? (isRow ? .right : .up) : (isRow ? .left : .down)
                try app.press([key], in: target.frame)
                target = try app.actionable(steps)
                let next = try app.position(of: steps, target)
                if isFirst, next == current {
                    let text = FailureText.unmoved(steps, target.attributes)
                    throw TUIError(.unreachable, app.message(text, target.frame, marking: target.attributes.frame))
                }
                isFirst = false
                if abs(next - wanted) >= abs(current - wanted) {
                    // One step too far: back to the nearer side of it.
                    let back: TUIKeyboardKey = key == .right ? .left : key == .left ? .right : key == .up ? .down : .up
                    if abs(next - wanted) > abs(current - wanted), next != current {
                        try app.press([back], in: target.frame)
                    }
                    return
                }
                current = next
            }
        }
    }

    /// Turns a picker to a value with the arrows: downwards until it comes round or does not change, then upwards.
    ///
    /// - Throws: `TUIError` as `tap()` does, and where it has no such value.
    public func adjust(
        toPickerWheelValue value: String, fileID: String = #fileID, line: Int = #line
    ) throws(TUIError) {
        try app.performing(fileID, line) { () throws(TUIError) in
            var target = try app.focus(steps)
            var seen: [String] = []
            for key in [TUIKeyboardKey.down, .up] {
                var passed: Set<String> = []
                while let current = target.attributes.value, passed.insert(current).inserted {
                    if current == value { return }
                    if !seen.contains(current) { seen.append(current) }
                    try app.press([key], in: target.frame)
                    target = try app.actionable(steps)
                }
            }
            let shown = { target.attributes.type == .secureTextField ? SecretText.mask($0) : $0 }
            let text = FailureText.noWheelValue(steps, shown(value), seen: seen.map(shown))
            throw TUIError(.unreachable, app.message(text, target.frame, marking: target.attributes.frame))
        }
    }
}

extension TUIApplication {
    fileprivate func position(of steps: [QueryStep], _ target: Target) throws(TUIError) -> Double {
        if let position = target.attributes.value.flatMap(NormalizedValue.read) { return position }
        let text = FailureText.noPosition(steps, target.attributes)
        throw TUIError(.unreachable, message(text, target.frame, marking: target.attributes.frame))
    }
}
