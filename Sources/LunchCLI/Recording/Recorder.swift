import LunchDriver
import LunchElements
import LunchInput
import LunchTerminal
import LunchWire
import SampleKit

/// Records what a person does with an app, and hands it on: each byte as it comes, in its order, and no other.
///
/// Before each key the app is given a little time to settle, so that it is known what the key was meant for.
final class Recorder: RelayGuest {
    fileprivate struct State {
        var recording: Recording
        var reader = InputReader()
        /// The last deed; its effect shows in the frame before the next.
        var open: RecordedMoment?
        var line: RecordLine?
        /// The times of the last input, and of the last change of the screen, whose position in the output is known.
        var input = ContinuousClock.now
        var change = ContinuousClock.now
        var position = 0
        /// A word to the person, which goes with the next key.
        var note: String?
        var isOver = false
    }

    private let app: TUIApplication
    private let key: SpokenKey
    private let state: Lock<State>

    /// The time that an app may take to settle before a key is handed on to it all the same.
    static let patience = Duration.milliseconds(300)

    init(_ app: TUIApplication, _ launch: RecordedLaunch, key: SpokenKey) {
        (self.app, self.key) = (app, key)
        var state = State(recording: Recording(of: launch))
        state.note = "Recording. \(key.word) opens a line to assert, to name a part, to undo and to end."
        self.state = Lock(state)
    }

    /// The recording, once the app has ended or the person has.
    func finished() -> Recording {
        let frame = app.lastFrame
        return state.withLock { state in
            state.close(with: frame)
            state.recording.finish()
            return state.recording
        }
    }

    // MARK: - Input

    func take(_ bytes: [UInt8]) -> Bool {
        let modes = app.lastFrame?.grid.modes
        let pieces = state.withLock { state -> [InputPiece] in
            state.note = nil
            return modes.map { state.reader.pieces(of: bytes, in: $0) } ?? []
        }
        for piece in pieces {
            if case .key(let pressed)? = piece.deed, takeOwn(pressed) {
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
        let frame = settledFrame
        let claims = frame.map(Claim.all) ?? []
        return state.withLock { state in
            guard var line = state.line else {
                state.close(with: frame)
                var recording = state.recording
                let last = recording.undo()?.words
                state.line = RecordLine(claims: claims, last: last)
                return true
            }
            let outcome = line.take(pressed, opening: key.key)
            state.line = outcome == .stays ? line : nil
            switch outcome {
            case .stays, .closes: return true
            case .send: return false
            case .end: state.isOver = true
            case .undo: state.note = state.recording.undo().map { "Taken back: \($0.words)" }
            case .expect(let claim): state.add(.expect(claim.waiting(state.change - state.input)))
            case .part(let name): state.add(.part(name))
            }
            return true
        }
    }

    /// Hands something on to the app, and notes what it was meant for.
    private func handOn(_ piece: InputPiece) {
        let deed = piece.deed
        let frame = deed?.isMeant == true ? settledFrame : nil
        let isSecret = frame?.hasSecretFocus == true || app.hidesInput
        // One that has ended meanwhile gets nothing.
        try? app.send(piece.bytes, as: isSecret ? "secret keys of a person" : "keys of a person", whenSettled: false)
        guard let deed, deed.isMeant else { return }
        let secret = isSecret ? deed.secretCharacters : 0
        state.withLock { state in
            state.input = .now
            state.close(with: frame)
            state.open = RecordedMoment(deed: secret > 0 ? .secret(characters: secret) : .input(deed), before: frame)
        }
    }

    /// The frame once the app has settled, or the last one if it does not.
    ///
    /// One that has ended has no other frame than the last.
    private var settledFrame: TUIFrame? { (try? app.runningFrame()) ?? app.lastFrame }

    func resize(to size: CellSize) {
        let frame = settledFrame
        app.resizeAtOnce(to: size)
        state.withLock { state in
            state.close(with: frame)
            state.open = RecordedMoment(deed: .resize(size), before: frame)
        }
    }

    // MARK: - Drawing

    /// The rows that the line may have.
    private static let height = 9

    func draw(on canvas: inout Canvas) {
        let position = app.lastFrame?.position ?? 0
        let (line, note) = state.withLock { state in
            // A change while a claim is chosen has no part in it.
            if state.line == nil, position != state.position { (state.position, state.change) = (position, .now) }
            return (state.line, state.note)
        }
        let rows = line?.rows(height: Self.height) ?? (texts: note.map { [" \($0)"] } ?? [], chosen: nil)
        let size = canvas.clip.size
        let first = size.rows - rows.texts.count
        for (index, text) in rows.texts.enumerated() where first + index >= 0 {
            let style = Style(isBold: index == rows.texts.count - 1, isReversed: index != rows.chosen)
            canvas.fill(CellRect(column: 0, row: first + index, columns: size.columns, rows: 1), style: style)
            canvas.draw(text.visible, at: CellPoint(column: 0, row: first + index), style: style)
        }
        if line != nil { canvas.showCursor(at: CellPoint(column: 0, row: size.rows - 1)) }
    }
}

extension Recorder.State {
    /// Takes what was done last, with the frame that shows its effect.
    fileprivate mutating func close(with frame: TUIFrame?) {
        guard var moment = open else {
            if let frame { recording.note(frame) }
            return
        }
        open = nil
        moment.after = frame
        recording.take(moment)
    }

    /// Adds something that the person has said.
    fileprivate mutating func add(_ deed: RecordedMoment.Deed) {
        recording.take(RecordedMoment(deed: deed))
        note = recording.steps.last.map { "Recorded: \($0.words)" }
    }
}

extension InputPiece.Deed {
    /// True if it is meant for something on the screen.
    fileprivate var isMeant: Bool {
        switch self {
        case .key, .paste, .unknown: true
        case .mouse(let event): if case .motion = event.kind { false } else { true }
        case .focus: false
        }
    }

    /// The number of characters that it types.
    fileprivate var secretCharacters: Int {
        switch self {
        case .key(let key): key.character == nil ? 0 : 1
        case .paste(let text): text.count
        case .mouse, .focus, .unknown: 0
        }
    }
}
