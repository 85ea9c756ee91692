import LunchCommands
import LunchElements
import LunchInput
import LunchTerminal
import LunchWire

/// Turns the wheel of the mouse.
struct Scroller {
    let run: AppRun

    /// The number of rows that a notch of the wheel usually scrolls by.
    private static let rowsForNotch = 3
    /// The most notches that are turned at once.
    private static let notchLimit = 4096
    /// The most that are turned on the way to an element: each such round has the whole of the action timeout.
    private static let notchesForRound = 256

    /// Turns the wheel at a cell.
    func scroll(
        at cell: CellPoint, in frame: TUIFrame, byDeltaX deltaX: Int, deltaY: Int, as action: TUICommand.Action
    ) throws(TUIError) {
        let modes = frame.grid.modes
        let turns: [(direction: MouseEvent.Direction, count: Int)] = [
            (deltaY > 0 ? .up : .down, min(Self.notchLimit, Int(clamping: deltaY.magnitude))),
            (deltaX > 0 ? .left : .right, min(Self.notchLimit, Int(clamping: deltaX.magnitude))),
        ]
        var bytes: [UInt8] = []
        for (direction, count) in turns where count > 0 {
            let event = MouseEvent(.wheel(direction), at: cell, HeldModifiers.flags)
            let notch = try encoded { () throws(InputError) in try event.bytes(for: modes) }
            for _ in 0..<count { bytes += notch }
        }
        if deltaX == 0, deltaY == 0 { return }
        guard !bytes.isEmpty else {
            throw run.error(.element(.noMouse(action, at: cell, modes)), in: frame)
        }
        StepScope.current?.note(cell)
        run.send(bytes, as: action)
    }

    /// Turns the wheel at a place.
    func scroll(at place: TUICommand.Place, x: Int, y: Int) throws(TUIError) {
        let (cell, frame): (CellPoint, TUIFrame)
        if case .element(let steps) = place {
            let found = try run.finder.pointable(steps)
            (cell, frame) = (found.cell, found.target.frame)
        } else {
            (cell, frame) = try run.pointer.cell(of: place)
        }
        try scroll(at: cell, in: frame, byDeltaX: x, deltaY: y, as: .scroll(place, x: x, y: y))
    }

    /// Turns the wheel over an element by about as much as it shows, as a finger that moves in a direction does.
    func swipe(_ steps: [QueryStep], _ direction: TUICommand.Direction) throws(TUIError) {
        let (target, cell) = try run.finder.pointable(steps)
        let shown = target.frame.visibleFrame(of: target.index).size
        let (columns, rows) = (max(1, shown.columns / Self.rowsForNotch), max(1, shown.rows / Self.rowsForNotch))
        let (x, y) =
            switch direction {
            case .up: (0, -rows)
            case .down: (0, rows)
            case .left: (-columns, 0)
            case .right: (columns, 0)
            }
        try scroll(at: cell, in: target.frame, byDeltaX: x, deltaY: y, as: .swipe(steps, direction))
    }

    /// Brings an element into view with the wheel, if it is outside what scrolls.
    ///
    /// - Parameter found: the element as it was found a moment ago.
    /// - Returns: the element as it was last seen, and whether any of it can be seen then.
    func bringIntoView(
        _ steps: [QueryStep], from found: Target
    ) throws(TUIError) -> (target: Target, isVisible: Bool) {
        var target = found
        var count = 1
        var last: Int?
        while target.frame.visibleFrame(of: target.index).isEmpty {
            guard target.frame.grid.modes.mouseTracking.rawValue >= TUIModes.MouseTracking.button.rawValue,
                !target.attributes.frame.isEmpty, let scroller = target.frame.scroller(of: target.index)
            else { return (target, false) }
            let shown = target.frame.visibleFrame(of: scroller)
            guard let rows = target.attributes.frame.rows, let shownRows = shown.rows else { return (target, false) }
            let distance =
                rows.lowerBound < shownRows.lowerBound
                ? rows.lowerBound.subtracting(saturating: shownRows.lowerBound)
                : rows.upperBound.subtracting(saturating: shownRows.upperBound)
            if let last {
                // The distance that the notches before have moved reports how many are left to turn.
                let moved = last.subtracting(saturating: distance)
                guard moved != 0, (moved > 0) == (last > 0) else { return (target, false) }
                let left = distance.magnitude / max(1, moved.magnitude / UInt(count))
                count = max(1, min(Self.notchesForRound, Int(clamping: left)))
            }
            last = distance
            let notches = distance < 0 ? count : -count
            try scroll(
                at: shown.center, in: target.frame, byDeltaX: 0, deltaY: notches,
                as: .scroll(.cell(shown.center), x: 0, y: notches))
            target = try run.finder.actionable(steps)
        }
        return (target, true)
    }
}

extension AppRun {
    /// Turns the wheel.
    var scroller: Scroller { Scroller(run: self) }
}

extension TUIFrame {
    /// The nearest element around another that shows a part of what it holds, and can be seen itself.
    fileprivate func scroller(of index: Int) -> Int? {
        var parent = tree.parents[index]
        while parent > 0 {
            if tree.nodes[parent].type.nature.contains(.clips), !visibleFrame(of: parent).isEmpty { return parent }
            parent = tree.parents[parent]
        }
        return nil
    }
}
