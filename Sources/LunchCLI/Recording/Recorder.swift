import LunchCommands
import LunchDriver
import LunchElements
import LunchInput
import LunchTerminal
@_spi(Lunch) import LunchWire

/// Records what a person does with an app, and hands it on as it comes, in its order.
///
/// Before each key the app is given a little time to settle, so that it is known what the key was meant for.
final class Recorder: RelayGuest {
    fileprivate struct State {
        var recording: Recording
        /// The last deed; its effect shows in the frame before the next.
        var open: RecordedMoment?
        var line: RecordLine?
        /// The times of the launch, of the last input, and of the last change of the screen, whose position in the output is known.
        let launch = ContinuousClock.now
        var input = ContinuousClock.now
        var change = ContinuousClock.now
        var position = 0
        /// The frame from which a test continues after the last input, and whether the app had settled on it.
        var rest: (frame: TUIFrame, isSettled: Bool)?
        /// The frame in which the line was opened, and the rows in it that show what the claims are about.
        var opening: TUIFrame?
        /// The frame of the last claim.
        var asserted: TUIFrame?
        var places: [Claim: Int] = [:]
        /// The input that the terminal does not show, and whether the last input was such.
        var mask = SecretMask()
        var wasSecret = false
        /// All input of the app; nil if it contains a secret, which is not kept.
        var history: [HandedOn]? = [HandedOn(bytes: [], number: 0)]
        var count = 0
        var seen = SeenFrames()
        /// A word to the person, which goes with the next key.
        var note: String?
        /// True if the line is at the top of the screen.
        var isAtTop = false
        var isOver = false
        /// True if the person wants no test.
        var isLeft = false
    }

    private let app: TUIApplication
    private let key: SpokenKey
    private let state: Lock<State>

    /// The time that an app may take to settle before a key is passed on to it anyway.
    static let patience = Duration.milliseconds(300)

    init(_ app: TUIApplication, _ launch: RecordedLaunch, key: SpokenKey) {
        (self.app, self.key) = (app, key)
        var state = State(recording: Recording(of: launch))
        // An app that does not settle is recorded from its last frame on.
        let settled = try? app.runningFrame()
        state.rest = (settled ?? app.lastFrame).map { ($0, settled != nil) }
        state.note = "Recording. \(key.word) opens a line for assertions, names of parts, undo and the end."
        self.state = Lock(state)
    }

    /// The recording, once the app has ended or the person has; nil if they want none.
    func finished() -> Recording? {
        let frame = lastFrame
        return state.withLock { state in
            if state.isLeft { return nil }
            state.close(with: frame)
            state.recording.finish()
            return state.recording
        }
    }

    /// All that the app has got; empty if there is a secret in it.
    var history: [HandedOn] { state.withLock { $0.history ?? [] } }

    // MARK: - Input

    func take(_ pieces: [InputPiece]) -> Bool {
        if pieces.contains(where: \.deed.isAct) { state.withLock { $0.note = nil } }
        for piece in pieces {
            if case .key(let pressed) = piece.deed, takeOwn(pressed) {
                if state.withLock(\.isOver) { return false }
            } else if state.withLock({ $0.line == nil }) {
                handOn(piece)
            }
        }
        return true
    }

    /// Takes a key that is meant for the line.
    ///
    /// - Returns: false if it is meant for the app.
    private func takeOwn(_ pressed: TUIKeyboardKey) -> Bool {
        guard state.withLock({ $0.line != nil }) || pressed == key.key else { return false }
        if state.withLock({ $0.line == nil }) {
            openLine()
            return true
        }
        return state.withLock { state in
            guard var line = state.line else { return true }
            let outcome = line.take(pressed, opening: key.key)
            state.line = outcome == .stays ? line : nil
            switch outcome {
            case .stays, .closes: return true
            case .send: return false
            case .end: state.isOver = true
            case .leave: (state.isOver, state.isLeft) = (true, true)
            case .undo: state.note = state.recording.undo().map { "Removed: \($0.words)" }
            case .expect(let claim): state.expect(claim)
            case .part(let name): state.add(.part(name))
            }
            return true
        }
    }

    /// Opens the line, with the commands for the current screen.
    private func openLine() {
        let frame = settledFrame
        let (seen, start, mask) = state.withLock { state in
            (
                state.seen.frames.filter { $0.position < frame?.position ?? 0 },
                state.asserted ?? state.recording.opening, state.mask
            )
        }
        let claims = (frame.map { Claim.placed(in: $0, since: start) } ?? []).filter { !$0.claim.isHidden(by: mask) }
        let gone = frame.map { Claim.gone(since: seen, in: $0) }?.filter { !$0.isHidden(by: mask) }
        state.withLock { state in
            state.close(with: frame)
            state.opening = frame
            state.places = Dictionary(claims.map { ($0.claim, $0.row) }) { first, _ in first }
            var recording = state.recording
            let last = recording.undo()?.words
            state.line = RecordLine(claims: claims.map(\.claim) + (gone ?? []), last: last)
        }
    }

    /// Hands something on to the app, and notes what it was meant for.
    private func handOn(_ piece: InputPiece) {
        let deed = piece.deed
        // A part of a long paste is as secret as its end.
        let frame = deed.isMeant ? settledFrame : deed == .partOfPaste ? app.lastFrame : nil
        let isSecret = frame?.hasSecretFocus == true || app.hidesInput
        state.withLock { state in
            if isSecret { state.mask.add(typed: piece.bytes, continuing: state.wasSecret) }
            state.wasSecret = isSecret
        }
        // A program that has ended gets nothing.
        if !piece.bytes.isEmpty {
            try? app.send(
                piece.bytes, whenSettled: false)
        }
        guard deed.isMeant else {
            return state.withLock { state in
                state.keep(HandedOn(bytes: piece.bytes, number: state.count + 1), isSecret: isSecret)
            }
        }
        let start = frame.flatMap { frame in frame.focusedField.flatMap { frame.tree.nodes[$0].value?.count } } ?? 0
        let secret = SecretText(isSecret ? deed.text : "", at: start)
        state.withLock { state in
            state.close(with: frame, before: deed)
            state.count += 1
            state.open = RecordedMoment(
                deed: !secret.marks.isEmpty ? .secret(secret) : .input(deed), time: .now - state.launch, before: frame,
                change: frame.flatMap(state.change), number: state.count)
            state.input = .now
            state.change = .now
        }
        // A test continues with the frame that comes now, whatever comes later; the last one, if the app does not settle.
        let settled = try? app.runningFrame()
        let rest = masked(settled) ?? lastFrame
        state.withLock { state in
            state.rest = rest.map { ($0, settled != nil) }
            state.keep(HandedOn(bytes: piece.bytes, number: state.count, after: rest), isSecret: isSecret)
        }
    }

    /// The frame once the app has settled, or the last one if it does not.
    ///
    /// An app that has ended has only its last frame.
    private var settledFrame: TUIFrame? { masked(try? app.runningFrame()) ?? lastFrame }

    private var lastFrame: TUIFrame? { masked(app.lastFrame) }

    /// A frame in which hidden typed text is masked.
    private func masked(_ frame: TUIFrame?) -> TUIFrame? {
        guard let frame else { return nil }
        return frame.masked(by: state.withLock { $0.mask })
    }

    func resize(to size: CellSize) {
        let frame = settledFrame
        app.resizeAtOnce(to: size)
        state.withLock { state in
            state.close(with: frame)
            state.count += 1
            state.open = RecordedMoment(
                deed: .action(.resize(size)), time: .now - state.launch, before: frame,
                change: frame.flatMap(state.change))
        }
        let rest = settledFrame
        state.withLock { state in
            state.rest = rest.map { ($0, true) }
            state.keep(HandedOn(bytes: [], size: size, number: state.count, after: rest), isSecret: false)
        }
    }

    // MARK: - Drawing

    /// The rows that the line may have.
    private static let height = 9

    func draw(on canvas: inout Canvas) {
        let position = app.lastFrame?.position ?? 0
        let (line, note, place) = state.withLock { state in
            // A change while a claim is chosen has no part in it.
            if state.line == nil, position != state.position { (state.position, state.change) = (position, .now) }
            return (state.line, state.note, state.line?.chosen.flatMap { state.places[$0] })
        }
        let rows = line?.rows(height: Self.height) ?? (texts: note.map { [" \($0)"] } ?? [], chosen: nil)
        let size = canvas.clip.size
        let foot = size.rows - rows.texts.count
        let isAtTop = state.withLock { state in
            // It stays where it is as long as that hides nothing that is meant.
            let meant = place ?? app.lastFrame?.grid.cursor.row ?? 0
            state.isAtTop = meant >= foot || state.isAtTop && meant >= rows.texts.count
            return state.isAtTop
        }
        let first = isAtTop ? 0 : foot
        for (index, text) in rows.texts.enumerated() where first + index >= 0 {
            let style = TUIStyle(
                color: .default, isBold: index == rows.texts.count - 1, isReversed: index != rows.chosen)
            canvas.fill(CellRect(column: 0, row: first + index, columns: size.columns, rows: 1), style: style)
            canvas.draw(text.visible, at: CellPoint(column: 0, row: first + index), style: style)
        }
        if line != nil { canvas.showCursor(at: CellPoint(column: 0, row: first + rows.texts.count - 1)) }
    }
}

extension Recorder.State {
    /// Takes what was done last, with the frame that shows its effect.
    ///
    /// - Parameter next: the input that comes then.
    fileprivate mutating func close(with frame: TUIFrame?, before next: InputPiece.Deed? = nil) {
        // An app that took long shows only now what has become of the last input.
        if let frame, var last = history?.popLast() {
            last.after = frame
            history?.append(last)
        }
        if let frame { seen.take(frame, after: open?.deed, before: next) }
        guard var moment = open else {
            if let frame { recording.note(frame) }
            return
        }
        open = nil
        moment.after = frame
        recording.take(moment)
    }

    /// The time that an app without an answer may take before a test has to wait for it on its own.
    private static let busyTime = Duration.seconds(1)

    /// The change that came on its own since the last input.
    fileprivate func change(to frame: TUIFrame) -> RecordedChange? {
        // A test waits as well until an app has settled.
        guard let rest, rest.isSettled || change - input > Self.busyTime else { return nil }
        let new = RecordedChange(from: rest.frame, to: frame, time: change - launch, delay: change - input)
        return new?.hiding(mask)
    }

    fileprivate mutating func keep(_ input: HandedOn, isSecret: Bool) {
        if isSecret { history = nil }
        history?.append(input)
    }

    /// Adds that something is so, in the frame in which the line was opened.
    fileprivate mutating func expect(_ claim: Claim) {
        let change = opening.flatMap { self.change(to: $0) }
        add(.expect(claim.waiting(self.change - input)), change)
        if let opening { (rest, asserted) = ((opening, true), opening) }
    }

    /// Adds a command of the person.
    fileprivate mutating func add(_ deed: RecordedMoment.Deed, _ change: RecordedChange? = nil) {
        recording.take(RecordedMoment(deed: deed, change: change))
        note = recording.steps.last.map { "Recorded: \($0.words)" }
    }
}

extension InputPiece.Deed {
    /// True if it is meant for something on the screen.
    fileprivate var isMeant: Bool {
        switch self {
        case .key, .paste, .unknown: true
        case .mouse(let event): if case .motion = event.kind { false } else { true }
        case .focus, .partOfKey, .partOfPaste, .answer: false
        }
    }

    /// The text that it types.
    fileprivate var text: String {
        switch self {
        case .key(let key): key.character.map(String.init) ?? ""
        case .paste(let text): text
        default: ""
        }
    }
}
