import LunchProcess

/// The reason why something that was waited for has not come.
enum Absence: Hashable, Sendable {
    /// The app waits for input, has read all there was, and has no timer: nothing will come any more.
    case rests
    /// It waits without reading what was sent.
    case readsNothing
    /// The time is over; the app may have timers, or computes.
    case isLate(Duration)
    /// It worked for so long, and continues.
    case works(Duration)
    /// It has ended.
    case ended(LunchProcess.ExitStatus)
    /// Nothing could be waited for: the system did not do what was asked of it.
    case failed
}

extension Absence {
    /// The activity of the app instead, as the end of a sentence about what has not come.
    var words: String {
        switch self {
        case .rests: "the app has read everything and waits for more input"
        case .readsNothing: "the app does not read what was sent"
        case .isLate(let limit): "the app did nothing more within \(limit)"
        case .works(let limit): "the app still worked on it after \(limit)"
        case .ended(let status): "the app \(status)"
        case .failed: "it could not be tried"
        }
    }
}

/// The progress of an app with its launch.
enum Opening: Hashable, Sendable {
    /// It has published its first frame.
    case publishes
    /// It has greeted or drawn, and publishes nothing.
    case isLaunchOnly
    /// It has said why it does not open.
    case refuses(String)
    case ended(LunchProcess.ExitStatus)
    /// Nothing has come.
    case isSilent(Absence)
}

/// The input that is not acknowledged, and the activity of the app in the meantime.
struct Shortfall: Hashable, Sendable {
    let sent: Int
    let mark: Int
    let absence: Absence

    var count: Int { sent - mark }

    /// The shortfall as a sentence.
    var words: String {
        count > 0
            ? "\(sent) bytes were sent, and the last frame acknowledges \(mark) (its mark): \(absence.words)."
            : "All \(sent) bytes are acknowledged, but by no frame of the terminal's size: \(absence.words)."
    }
}
