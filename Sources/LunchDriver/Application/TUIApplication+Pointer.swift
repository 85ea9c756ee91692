import LunchElements
import LunchInput
import LunchTerminal
import LunchWire

extension TUIApplication {
    /// One thing that a hand does with the mouse, at the cell where it is.
    enum Gesture {
        case press(MouseEvent.Button)
        case release(MouseEvent.Button)
        case click(MouseEvent.Button)
        case move
        case drag(to: CellPoint)
        case hold(Duration)
    }

    /// Clicks on an element with the left button; false where the app has not asked for the mouse, or where the element
    /// is out of view and the wheel does not bring it there.
    func click(_ steps: [QueryStep], as input: String) throws(TUIError) -> Bool {
        let target = try actionable(steps)
        guard target.frame.grid.modes.mouseTracking != .off else { return false }
        if target.frame.visibleFrame(of: target.index).isEmpty, target.frame.tree.parents[target.index] > 0 {
            guard try scrollIntoView(steps) else { return false }
        }
        try point(steps, [.click(.left)], as: input)
        return true
    }

    /// Does something with the mouse at a cell where an element is topmost.
    func point(_ steps: [QueryStep], _ gestures: [Gesture], as input: String) throws(TUIError) {
        _ = try scrollIntoView(steps)
        let (target, cell) = try pointable(steps)
        try point(at: cell, in: target.frame, gestures, as: "\(QueryText.text(of: steps)).\(input)")
    }

    /// Does something with the mouse at a cell.
    ///
    /// - Throws: where the app is told nothing of it, because it has not asked for the mouse or not for so much of it.
    func point(
        at cell: CellPoint, in frame: TUIFrame, _ gestures: [Gesture], as input: String
    ) throws(TUIError) {
        let modes = frame.grid.modes
        var place = cell
        var input = "\(input) at (\(cell.column), \(cell.row))"
        var bytes: [UInt8] = []
        var isTold = false
        for gesture in gestures {
            let events: [(MouseEvent.Kind, CellPoint)]
            switch gesture {
            case .press(let button): events = [(.press(button), place)]
            case .release(let button): events = [(.release(button), place)]
            case .click(let button): events = [(.press(button), place), (.release(button), place)]
            case .move: events = [(.motion(nil), place)]
            case .drag(let end):
                events = place.path(to: end).map { (.motion(.left), $0) }
                place = end
            case .hold(let duration):
                send(bytes, as: input)
                bytes = []
                input = "hold for \(FailureText.words(duration))"
                try hold(for: duration)
                continue
            }
            for (kind, cell) in events {
                let event = MouseEvent(kind, at: cell, HeldModifiers.flags)
                bytes += try encoded { () throws(InputError) in try event.bytes(for: modes) }
            }
            // A program that hears of presses only (mode 9) hears enough of a click.
            if !bytes.isEmpty { isTold = true }
        }
        guard isTold else {
            throw TUIError(.unreachable, message(FailureText.noMouse(input, modes), frame))
        }
        send(bytes, as: input)
    }

    /// Lets time pass while a button is held: the app's own where that is virtual.
    private func hold(for duration: Duration) throws(TUIError) {
        guard duration > .zero else { return }
        if lastFrame?.clock != nil { return try advance(by: duration) }
        _ = session?.monitor.wait(until: .now + duration) { $0.status }
    }
}

extension CellPoint {
    /// The cells that a straight movement to another passes, without the first.
    fileprivate func path(to end: CellPoint) -> [CellPoint] {
        let (columns, rows) = (end.column - column, end.row - row)
        let count = max(abs(columns), abs(rows))
        return (0..<count).map { step in
            CellPoint(
                column: column + columns * (step + 1) / count, row: row + rows * (step + 1) / count)
        }
    }
}

/// The modifier keys that a test holds down while it uses the mouse.
enum HeldModifiers {
    @TaskLocal static var flags: TUIElement.KeyModifierFlags = []

    static func with<Failure: Error>(
        _ flags: TUIElement.KeyModifierFlags, _ block: () throws(Failure) -> Void
    ) throws(Failure) {
        var result: Result<Void, Failure> = .success(())
        $flags.withValue(flags) {
            do throws(Failure) {
                try block()
            } catch {
                result = .failure(error)
            }
        }
        try result.get()
    }
}
