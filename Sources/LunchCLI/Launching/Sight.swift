import LunchElements

/// The sight of an app that was launched to be looked at, and is gone now.
struct Sight: Sendable {
    /// The screen before the first key.
    let opening: TUIFrame
    /// The screen once the last key was handled; the last output of the app if it has ended.
    let frame: TUIFrame
    /// The end of the app; nil if it was there until it was no longer needed.
    let end: AppError.End?
}
