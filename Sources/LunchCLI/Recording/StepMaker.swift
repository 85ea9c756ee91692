import LunchElements
import LunchInput
import LunchTerminal
import LunchWire

/// Makes steps of the moments of a recording: their purpose, according to the elements on the screen.
struct StepMaker {
    private(set) var steps: [RecordedStep] = []

    /// The keys that have moved the focus alone.
    private var moves: [TUIKeyboardKey] = []
    /// True if one of these keys has changed more than the focus.
    private var movesChangedMore = false
    /// The last change that came on its own between these keys, and the number of those before it.
    private var changeOnTheWay: (change: RecordedChange, keys: Int)?
    /// The cell where the left button went down, and the locators of what was there.
    private var pressed: (cell: CellPoint, locators: FrameLocators?)?
    /// The locators of the last frame that was seen.
    private var locators: FrameLocators?

    /// The change that came on its own and that no step waits for yet.
    private var change: RecordedChange?
    /// The time of the last input that did more than move the focus.
    private var acted = Duration.zero
    /// The last figures of each text that continued on its own, and the step that was done when it had come so far.
    private var figures: [Locator: (claim: Claim, step: Int)] = [:]
    /// The last frames in which a person did something, and the number of steps before that.
    private var seen: [(frame: TUIFrame, step: Int)] = []

    private static let seenLimit = 8

    /// Takes the next moment.
    mutating func take(_ moment: RecordedMoment) {
        let (known, count) = (moves.count, steps.count)
        let patientFigures = (moment.change?.figures ?? []).map { waiting($0, for: moment.change ?? RecordedChange()) }
        if let new = moment.change { take(new) }
        if let frame = moment.before { locators = FrameLocators(frame) }
        switch moment.deed {
        case .input(.key(let key)): take(key, moment)
        case .input(.mouse(let event)): take(event, moment)
        case .input(.paste(let text)):
            let field = moment.before?.focusedField
            field == nil ? flushMoves() : dropMoves()
            add(.paste(text, into: field.flatMap { locators?.locator(of: $0) }))
        case .input(.focus), .input(.partOfKey), .input(.partOfPaste), .input(.answer): break
        case .input(.unknown): add(.unknown)
        case .secret(let text): takeSecret(text, moment)
        case .action(let action): add(.action(action))
        case .expect(let claim): return expect(claim, moment)
        case .part(let name): return add(.part(name))
        }
        if moves.count <= known { acted = moment.time }
        if let frame = moment.before, steps.count > count || steps.last?.isChoice == true {
            seen = seen.suffix(Self.seenLimit - 1) + [(frame, steps.count - 1)]
        }
        for figure in patientFigures {
            figures[figure.subject] = (figure, moves.isEmpty ? max(0, steps.count - 1) : steps.count)
        }
    }

    /// Writes down what must be so, and before it the figure on which that depends, or that something was there which is gone.
    private mutating func expect(_ claim: Claim, _ moment: RecordedMoment) {
        var claim = claim
        if claim.isGone, !steps.contains(where: { $0.shows(claim.subject) }) {
            let presence = Claim(subject: claim.subject, property: claim.property, value: "true")
            let last = seen.last { Claim.all(of: $0.frame).contains(presence) }
            if let last { insert(.expect(presence), at: last.step) }
        }
        if let change = moment.change, change.claims.contains(claim.timeless) { claim = waiting(claim, for: change) }
        if claim.isFigure, let (figure, step) = figures.removeValue(forKey: claim.subject) {
            if step < steps.count {
                insert(.expect(figure), at: step)
            } else if figure.timeless == claim.timeless, let timeout = figure.timeout {
                claim.timeout = max(claim.timeout ?? 0, timeout)
            }
        }
        add(.expect(claim))
    }

    private mutating func insert(_ step: RecordedStep, at place: Int) {
        steps.insert(step, at: place)
        for (subject, figure) in figures where figure.step >= place { figures[subject]?.step += 1 }
        seen = seen.map { ($0.frame, $0.step >= place ? $0.step + 1 : $0.step) }
    }

    /// Returns a claim with a timeout that lasts from the last input that did more than move the focus to a change.
    ///
    /// A test leaves the moves out, and so begins to wait sooner than the person did.
    private func waiting(_ claim: Claim, for change: RecordedChange) -> Claim {
        claim.waiting(max(change.delay, change.time - acted))
    }

    /// Ends a recording: keys that have led nowhere yet are steps as well.
    mutating func finish() { flushMoves() }

    /// Taps the rows with these numbers, in the place of the keys that have chosen them.
    mutating func tap(_ numbers: Set<Int>) {
        steps = steps.map { step in
            if case .choose(let row) = step, numbers.contains(row.number) { .tap(row.claim.subject) } else { step }
        }
    }

    /// Takes back the last step.
    ///
    /// - Returns: the step; nil if there is none.
    mutating func undo() -> RecordedStep? {
        flushMoves()
        defer { seen.removeAll { $0.step >= steps.count } }
        return steps.popLast()
    }

    private mutating func add(_ step: RecordedStep) {
        flushMoves()
        steps.append(waitForChange(before: step))
    }

    private mutating func take(_ new: RecordedChange) {
        if let step = new.step, case .action = step { return add(step) }
        guard new.step != nil else { return }
        // On the way to something else that is found by its name, a change is of no account.
        if moves.isEmpty { change = new } else { changeOnTheWay = (new, moves.count) }
    }

    /// Has the test wait for the change that a person has seen, unless the step does so itself.
    ///
    /// - Returns: the step, which has the time to wait if it does.
    private mutating func waitForChange(before step: RecordedStep) -> RecordedStep {
        guard let change, case .expect(let awaited)? = change.step else { return step }
        self.change = nil
        if case .expect(let claim) = step, change.claims.contains(claim.timeless) {
            return .expect(waiting(claim, for: change))
        }
        steps.append(.expect(waiting(awaited, for: change)))
        return step
    }

    private mutating func replaceLast(_ step: RecordedStep) {
        change = nil
        steps[steps.count - 1] = step
    }

    // MARK: - Keys

    private mutating func take(_ key: TUIKeyboardKey, _ moment: RecordedMoment) {
        if moment.isMove(by: key) {
            movesChangedMore = movesChangedMore || moment.changesMoreThanFocus
            return moves.append(key)
        }
        if let character = key.character ?? moment.lineFeed(of: key) {
            if let field = moment.before?.focusedField, let locator = locators?.locator(of: field) {
                returnToText(of: locator)
                return type(character, into: locator)
            }
            if moment.before == nil, case .type(_, let locator)? = steps.last, moves.isEmpty {
                return type(character, into: locator)
            }
        }
        if key == .delete, takeBack(moment) { return }
        if let locator = pressedElement(by: key, moment) {
            dropMoves()
            return add(.tap(locator))
        }
        if !mayBeText(key, moment), let chosen = chosenRow(by: key, moment) { return choose(chosen, by: key, moment) }
        flushMoves()
        // A program that publishes nothing may take any character for text.
        if moment.before.map({ $0.elementSource != .published }) ?? false {
            if let character = key.character { return type(character, into: nil) }
            if key == .return, case .type(let text, nil)? = steps.last, text.count > 1 {
                return type("\n", into: nil)
            }
        }
        press([key])
    }

    /// Types a character, together with those before it in the same place.
    private mutating func type(_ character: Character, into locator: Locator?) {
        switch steps.last {
        case .type(let text, locator)? where moves.isEmpty && (text.last != "\n" || locator != nil):
            replaceLast(.type(text + String(character), into: locator))
        // A text that is typed into an element gives it the focus, as the tap did.
        case .tap(let tapped)? where tapped == locator && moves.isEmpty:
            replaceLast(.type(String(character), into: locator))
        default: add(.type(String(character), into: locator))
        }
    }

    /// Takes back the character that was typed last, if the field shows that a key has done so.
    private mutating func takeBack(_ moment: RecordedMoment) -> Bool {
        guard moves.isEmpty, let last = steps.last, let before = moment.before, let after = moment.after,
            let field = before.focusedField, before.tree.nodes.count == after.tree.nodes.count
        else { return false }
        switch last {
        case .type(let text, .some(let locator))
        where text.count > 1 && text.last != "\n"
            && after.tree.nodes[field].value == before.tree.nodes[field].value.map { String($0.dropLast()) }:
            replaceLast(.type(String(text.dropLast()), into: locator))
        case .secret(var text, let locator) where text.marks.count > 1 && before.hasSecretFocus:
            text.removeLast()
            replaceLast(.secret(text, into: locator))
        default: return false
        }
        return true
    }

    /// The element that a key presses.
    private func pressedElement(by key: TUIKeyboardKey, _ moment: RecordedMoment) -> Locator? {
        guard let frame = moment.before, frame.elementSource == .published, let focused = frame.tree.nodes.focused.first
        else { return nil }
        let type = frame.tree.nodes.types[focused]
        let isItsKey = key == (type.nature.contains(.answersToSpace) ? .space : .return)
        guard type.answersToKeys, isItsKey || key == .space && type == .button else { return nil }
        return locators?.locator(of: focused)
    }

    private mutating func takeSecret(_ text: SecretText, _ moment: RecordedMoment) {
        let field = moment.before?.focusedField
        let locator = field.flatMap { locators?.locator(of: $0) } ?? moment.query.map { .query($0) }
        field == nil ? flushMoves() : returnToText(of: locator)
        switch steps.last {
        case .secret(var whole, locator)? where moves.isEmpty:
            whole.append(text)
            replaceLast(.secret(whole, into: locator))
        case .tap(let tapped)? where moves.isEmpty && (tapped == locator || tapped.code == locator?.code):
            replaceLast(.secret(text, into: tapped))
        default: add(.secret(text, into: locator))
        }
    }

    // MARK: - Presses

    /// The number of keys that are in one line.
    private static let keysInALine = 6

    private mutating func press(_ keys: [TUIKeyboardKey]) {
        if change == nil, case .press(let others)? = steps.last, others.count + keys.count <= Self.keysInALine {
            replaceLast(.press(others + keys))
        } else {
            steps.append(waitForChange(before: .press(keys)))
        }
    }

    /// Writes down the keys that have moved the focus, without a known destination.
    private mutating func flushMoves() {
        if moves.isEmpty { return }
        press(moves)
        dropMoves()
    }

    private mutating func dropMoves() {
        (moves, movesChangedMore) = ([], false)
        changeOnTheWay = nil
    }

    /// Leaves out the way to a field, unless it leads back to the text typed last and something has changed in the meantime.
    private mutating func returnToText(of locator: Locator?) {
        let isSame =
            switch steps.last {
            case .type(_, let last)?, .secret(_, let last)?: last == locator
            default: false
            }
        guard isSame, !moves.isEmpty else { return dropMoves() }
        if let (new, keys) = changeOnTheWay {
            press(Array(moves.prefix(keys)))
            dropMoves()
            change = new
        } else if movesChangedMore || change != nil {
            flushMoves()
        } else {
            dropMoves()
        }
    }

    /// True if a key may belong to a text that is typed into a program that publishes no elements.
    private func mayBeText(_ key: TUIKeyboardKey, _ moment: RecordedMoment) -> Bool {
        guard moment.before?.elementSource != .published, case .type(let text, nil)? = steps.last else { return false }
        return key == .space || text.count > 1
    }

    /// The claim that a row is the one that a key acts on; nil if the key acts on none that has a separate name.
    private func chosenRow(by key: TUIKeyboardKey, _ moment: RecordedMoment) -> Claim? {
        guard key == .return || key == .space, let frame = moment.before, let row = frame.chosenRow,
            let locator = locators?.locator(of: row)
        else { return nil }
        switch locator {
        case .row(_, _, let name) where name.count(where: \.isNumber) <= Self.fewDigits: break
        case .query(let code) where code.count(where: \.isNumber) <= Self.fewDigits: break
        default: return nil
        }
        let property = frame.tree.nodes[row].isSelected ? "isSelected" : "hasFocus"
        return Claim(subject: locator, property: property, value: "true")
    }

    /// The digits that a name may have: more of them are a date, or a figure that is another the next time.
    private static let fewDigits = 3

    /// Writes down that a row was chosen, with the keys that led to it.
    private mutating func choose(_ claim: Claim, by key: TUIKeyboardKey, _ moment: RecordedMoment) {
        flushMoves()
        var way: [TUIKeyboardKey] = []
        if change == nil, case .press(let keys)? = steps.last {
            way = keys.reversed().prefix(while: Self.leadsToRows).reversed()
            steps.removeLast()
            if way.count < keys.count { steps.append(.press(keys.dropLast(way.count))) }
        }
        add(.choose(ChosenRow(claim: claim, way: way, key: key, number: moment.number)))
    }

    private static func leadsToRows(_ key: TUIKeyboardKey) -> Bool {
        [.up, .down, .pageUp, .pageDown, .home, .end, .tab, .backTab].contains(key)
    }

    // MARK: - The mouse

    private mutating func take(_ event: MouseEvent, _ moment: RecordedMoment) {
        switch event.kind {
        case .press(.left) where moment.before?.grid.modes.mouseTracking == .press:
            // Mode 9 knows presses alone.
            dropMoves()
            if let locators { add(.tap(locators.locator(at: event.cell))) }
        case .press(.left): pressed = (event.cell, locators)
        case .press(.right):
            if let locators { add(.rightClick(locators.locator(at: event.cell))) }
        case .press: add(.unknown)
        case .release(.left):
            guard let start = pressed else { return }
            pressed = nil
            guard start.cell == event.cell else { return add(.drag(start.cell, to: event.cell)) }
            guard let locators = start.locators else { return }
            dropMoves()
            // The button went down on what was there then.
            add(.tap(locators.locator(at: event.cell)))
        case .wheel(let direction):
            guard let locators else { return }
            let (x, y) = direction.notches
            let locator = locators.locator(at: event.cell)
            if case .scroll(locator, let left, let up)? = steps.last, moves.isEmpty {
                replaceLast(.scroll(locator, x: left + x, y: up + y))
            } else {
                add(.scroll(locator, x: x, y: y))
            }
        case .release, .motion: break
        }
    }
}

extension MouseEvent.Direction {
    /// The notches to the left and up.
    fileprivate var notches: (x: Int, y: Int) {
        switch self {
        case .up: (0, 1)
        case .down: (0, -1)
        case .left: (1, 0)
        case .right: (-1, 0)
        }
    }
}
