import LunchElements
import LunchInput
import LunchTerminal

/// The course of a visit: all that a check knows of an app.
struct Transcript: Sendable {
    let visit: Visit
    let opening: Opening

    /// The facts once the app had opened, and had taken what the terminal answered.
    let opened: Facts

    /// The moments after the deeds, in their order; a deed of several keys has one for each.
    let moments: [Moment]

    /// True if the program was started with the user's home.
    let usesRealHome: Bool

    /// The last facts.
    var facts: Facts { moments.last?.facts ?? opened }

    /// True if the app wrote nothing on its own while it was watched: then what it showed next is because of input.
    var isStill: Bool {
        moments.first { $0.deed == .watch(.stillness) }.map { $0.facts.written == $0.before.written } ?? true
    }

    /// The first deed of the visit that failed; nil if none did.
    var shortfall: Shortfall? { moments.lazy.compactMap(\.shortfall).first }
}

/// The facts before and after a deed.
struct Moment: Sendable {
    let deed: Deed

    /// The key, if the deed has several.
    var key: TUIKeyboardKey?

    /// The reason why what was waited for has not come; nil if it has, or if nothing was.
    let absence: Absence?

    /// The facts before the deed, and after it.
    let before: Facts
    let facts: Facts

    /// The input that is missing; nil if what was waited for has come.
    var shortfall: Shortfall? { absence.map { Shortfall(sent: facts.sent, mark: facts.mark, absence: $0) } }

    /// The frames that have come with the deed, the last ones of many.
    var frames: [ShownFrame] { facts.recent.suffix(max(0, facts.frames - before.frames)) }
}
