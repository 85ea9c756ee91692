import LunchElements
import LunchInput
import LunchTerminal
import LunchWire

/// Uses the mouse.
struct Pointer {
    let run: AppRun

    /// One thing that a hand does with the mouse, at the cell where it is.
    enum Gesture {
        case press(MouseEvent.Button)
        case release(MouseEvent.Button)
        case click(MouseEvent.Button)
        case move
        case drag(to: CellPoint)
        case hold(Duration)

        /// True if it means nothing until the button is let go.
        fileprivate var takesUntilRelease: Bool {
            switch self {
            case .drag: true
            case .hold(let duration): duration > .zero
            case .press, .release, .click, .move: false
            }
        }
    }

    /// Presses an element: with a click, or by the keyboard if that cannot be.
    func tap(_ steps: [QueryStep]) throws(TUIError) {
        let found = try run.finder.actionable(steps)
        // Nobody knows the keys that lead to an element that was read from the screen.
        if !found.tracksMouse, !found.isPublished { return try point(steps, [.click(.left)], as: "tap()") }
        guard let unmet = try click(steps, from: found, as: "tap()") else { return }
        let target = try run.focus.move(to: steps, from: unmet)
        let nature = target.attributes.type.nature
        if nature.contains(.takesText) { return }
        try run.keyboard.press([nature.contains(.answersToSpace) ? .space : .return], in: target.frame)
    }

    /// Clicks on an element with the left button.
    ///
    /// - Parameter found: the element as it was found a moment ago.
    /// - Returns: nil once it is clicked; if the app has not asked for the mouse, or the element is out of view and the
    ///   wheel does not bring it there, the element as it was last seen.
    func click(_ steps: [QueryStep], from found: Target, as input: String) throws(TUIError) -> Target? {
        guard found.tracksMouse else { return found }
        let (target, isVisible) = try run.scroller.bringIntoView(steps, from: found)
        if !isVisible, target.frame.tree.parents[target.index] > 0 { return target }
        try point(steps, from: target, [.click(.left)], as: input)
        return nil
    }

    /// Does something with the mouse at a cell at which an element is topmost.
    func point(_ steps: [QueryStep], _ gestures: [Gesture], as input: String) throws(TUIError) {
        let target = try run.finder.actionable(steps)
        try point(steps, from: try run.scroller.bringIntoView(steps, from: target).target, gestures, as: input)
    }

    private func point(
        _ steps: [QueryStep], from seen: Target, _ gestures: [Gesture], as input: String
    ) throws(TUIError) {
        let (target, cell) = try run.finder.pointable(steps, from: seen)
        try point(at: cell, in: target.frame, gestures, as: "\(QueryText.text(of: steps)).\(input)")
    }

    /// Does something with the mouse at a cell.
    ///
    /// - Throws: `TUIError` if the app has not asked for the mouse, or not for these events of the mouse.
    func point(
        at cell: CellPoint, in frame: TUIFrame, _ gestures: [Gesture], as input: String
    ) throws(TUIError) {
        let modes = frame.grid.modes
        var place = cell
        var input = "\(input) at (\(cell.column), \(cell.row))"
        var bytes: [UInt8] = []
        // A drag and a long press end with a release: without it, they would be a click.
        if modes.mouseTracking == .press, gestures.contains(where: \.takesUntilRelease) {
            throw run.error(.element(.noMouse(input: "the end of \(input)", modes)), in: frame)
        }
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
                run.send(bytes, as: input)
                bytes = []
                input = "hold for \(DurationText.words(duration))"
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
            throw run.error(.element(.noMouse(input: input, modes)), in: frame)
        }
        StepScope.current?.note(cell)
        run.send(bytes, as: input)
    }

    /// Lets time pass while a button is held: the app's own where that is virtual.
    private func hold(for duration: Duration) throws(TUIError) {
        guard duration > .zero else { return }
        if run.lastFrame?.clock != nil { return try run.timeKeeper.advance(by: duration) }
        _ = run.session?.monitor.wait(until: .now + duration) { $0.status }
    }
}

extension AppRun {
    /// Uses the mouse.
    var pointer: Pointer { Pointer(run: self) }
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
    @TaskLocal static var flags: TUIKeyModifierFlags = []

    static func with<Failure: Error>(
        _ flags: TUIKeyModifierFlags, _ block: () throws(Failure) -> Void
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
