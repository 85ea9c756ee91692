import LunchCommands
import LunchElements
import LunchInput
import LunchTerminal
import LunchWire

/// Uses the mouse.
struct Pointer {
    let run: AppRun

    /// One thing that a hand does with the mouse, at the cell where it is.
    enum Act {
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
        // The keys that lead to an element that was read from the screen are unknown.
        if !found.tracksMouse, !found.isPublished { return try point(steps, [.click(.left)], as: .tap) }
        guard let unmet = try click(steps, from: found) else { return }
        let target = try run.focus.move(to: steps, from: unmet)
        let nature = target.attributes.type.nature
        if nature.contains(.takesText) { return }
        try run.keyboard.press([nature.contains(.answersToSpace) ? .space : .return], in: target.frame)
    }

    /// Uses the mouse at a place.
    func perform(_ gesture: TUICommand.Gesture, at place: TUICommand.Place) throws(TUIError) {
        let acts = try acts(of: gesture)
        if case .element(let steps) = place { return try point(steps, acts, as: gesture) }
        let (cell, frame) = try self.cell(of: place)
        try point(at: cell, in: frame, acts, as: .point(gesture, place))
    }

    private func acts(of gesture: TUICommand.Gesture) throws(TUIError) -> [Act] {
        switch gesture {
        case .tap: return [.click(.left)]
        case .doubleTap: return [.click(.left), .click(.left)]
        case .rightClick: return [.click(.right)]
        case .hover: return [.move]
        case .hold(let time, nil): return [.press(.left), .hold(time), .release(.left)]
        case .hold(let time, let place?):
            let end: CellPoint
            if case .element(let steps) = place {
                end = try run.finder.pointable(steps).cell
            } else {
                end = try cell(of: place).cell
            }
            return [.press(.left), .hold(time), .drag(to: end), .release(.left)]
        }
    }

    /// The cell of a place, once the app has settled; it is on the screen.
    func cell(of place: TUICommand.Place) throws(TUIError) -> (cell: CellPoint, frame: TUIFrame) {
        let steps = place.query
        let resolution = Resolution(steps, in: try run.settler.settledFrame(for: steps))
        guard let element = resolution.element else { throw run.failure(steps, resolution) }
        let cell = place.cell(in: element.frame)
        guard resolution.frame.bounds.contains(cell) else {
            throw run.error(.element(.offScreen(cell)), steps, in: resolution.frame)
        }
        return (cell, resolution.frame)
    }

    /// Clicks on an element with the left button.
    ///
    /// - Parameter found: the element as it was found a moment ago.
    /// - Returns: nil once it is clicked; if the app has not asked for the mouse, or the element is out of view and the
    ///   wheel does not bring it there, the element as it was last seen.
    func click(_ steps: [QueryStep], from found: Target) throws(TUIError) -> Target? {
        guard found.tracksMouse else { return found }
        let (target, isVisible) = try run.scroller.bringIntoView(steps, from: found)
        if !isVisible, target.frame.tree.parents[target.index] > 0 { return target }
        try point(steps, from: target, [.click(.left)], as: .tap)
        return nil
    }

    /// Does something with the mouse at a cell at which an element is topmost.
    private func point(_ steps: [QueryStep], _ acts: [Act], as gesture: TUICommand.Gesture) throws(TUIError) {
        let target = try run.finder.actionable(steps)
        try point(steps, from: try run.scroller.bringIntoView(steps, from: target).target, acts, as: gesture)
    }

    private func point(
        _ steps: [QueryStep], from seen: Target, _ acts: [Act], as gesture: TUICommand.Gesture
    ) throws(TUIError) {
        let (target, cell) = try run.finder.pointable(steps, from: seen)
        try point(at: cell, in: target.frame, acts, as: .point(gesture, .element(steps)))
    }

    /// Does something with the mouse at a cell.
    ///
    /// - Throws: `TUIError` if the app has not asked for the mouse, or not for these events of the mouse.
    private func point(
        at cell: CellPoint, in frame: TUIFrame, _ acts: [Act], as action: TUICommand.Action
    ) throws(TUIError) {
        let modes = frame.grid.modes
        var place = cell
        var bytes: [UInt8] = []
        // A drag and a long press end with a release: without it, they would be a click.
        if modes.mouseTracking == .press, acts.contains(where: \.takesUntilRelease) {
            throw run.error(.element(.noMouse(action, at: cell, isEnd: true, modes)), in: frame)
        }
        var (isTold, isContinued) = (false, false)
        for act in acts {
            let events: [(MouseEvent.Kind, CellPoint)]
            switch act {
            case .press(let button): events = [(.press(button), place)]
            case .release(let button): events = [(.release(button), place)]
            case .click(let button): events = [(.press(button), place), (.release(button), place)]
            case .move: events = [(.motion(nil), place)]
            case .drag(let end):
                events = place.path(to: end).map { (.motion(.left), $0) }
                place = end
            case .hold(let duration):
                run.send(bytes, as: action, at: cell)
                bytes = []
                // Virtual time is reported separately.
                isContinued = frame.clock == nil
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
            throw run.error(.element(.noMouse(action, at: cell, modes)), in: frame)
        }
        StepScope.current?.note(cell)
        run.send(bytes, as: action, at: cell, isContinued: isContinued)
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

extension TUICommand.Place {
    /// The cell of the place, where its element has a frame.
    func cell(in frame: CellRect) -> CellPoint {
        switch self {
        case .cell(let cell): return cell
        case .element: return frame.center
        case .point(_, let x, let y, let columns, let rows):
            let column = Double(frame.origin.column) + (Double(frame.size.columns) * x).rounded(.down)
            let row = Double(frame.origin.row) + (Double(frame.size.rows) * y).rounded(.down)
            return CellPoint(column: Int(clamped: column + Double(columns)), row: Int(clamped: row + Double(rows)))
        }
    }
}
