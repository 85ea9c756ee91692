import LunchElements
import LunchInput

/// The last frames that a person has seen, which show what may be gone by now.
struct SeenFrames {
    private(set) var frames: [TUIFrame] = []

    private static let limit = 8

    /// Takes a frame between two inputs.
    ///
    /// A test types a text into a field at once, and knows nothing of what is there between two letters.
    mutating func take(_ frame: TUIFrame, after last: RecordedMoment.Deed?, before next: InputPiece.Deed?) {
        if frame.focusedField != nil, case .input(let deed)? = last, deed.isLetter, next?.isLetter == true { return }
        if frames.last?.position != frame.position { frames = frames.suffix(Self.limit - 1) + [frame] }
    }
}

extension InputPiece.Deed {
    fileprivate var isLetter: Bool { if case .key(let key) = self { key.character != nil } else { false } }
}
