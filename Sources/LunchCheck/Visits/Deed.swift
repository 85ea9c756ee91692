import LunchInput
import LunchWire

/// Something that is done to the app in a visit.
enum Deed: Hashable, Sendable {
    /// Sends input, and waits until it is acknowledged.
    case input(Input, mayFail: Bool = false)

    /// Sends input as `input` does, and waits until the app rests.
    case press(TUIKeyboardKey)

    /// Presses keys up to the first that is not acknowledged, which is not a failure.
    case keys([TUIKeyboardKey])

    /// Sends input that need not be acknowledged, and waits until the app rests.
    case send(Input)

    /// Sends input in two parts, with a rest of the app between them, and waits until it is acknowledged.
    ///
    /// A negative `cut` counts from the end.
    case torn(Input, cut: Int, pause: Duration)

    /// Sends much input, and waits for as long as the app works on it.
    case much(Input)

    /// Walks through fields and lists with keys until one is not acknowledged; each step is a moment, the opening first.
    case walk

    /// Brings the focus to a field of text with Tab, if there is one and Tab leads there.
    case focusField

    /// Waits until the app rests.
    case rest

    /// Waits for a while for output of an app that rests.
    case watch(Watch)

    /// Takes bytes as sent that the app never gets: as if the terminal had swallowed them.
    case swallow(Int)

    /// Gives the terminal sizes one after the other, and waits for a frame of the last.
    case resize([CellSize])

    /// Sends SIGWINCH, and waits until the app rests.
    case windowSignal

    /// Stops the app, presses a key, has it continue, and waits until the key is acknowledged.
    case stop(TUIKeyboardKey)

    case await(Condition)

    /// Notes the programs that the app has started.
    case programs

    /// Presses keys until the app leaves.
    case leave([TUIKeyboardKey])

    /// Hangs up the terminal, and ends an app that stays.
    case hangUp

    /// The reason for which an app at rest is watched.
    enum Watch: Hashable, Sendable {
        /// It may draw on its own.
        case stillness
        /// It may still wait for the rest of an escape sequence.
        case escape
    }

    /// Something that an app is waited for.
    enum Condition: Hashable, Sendable {
        /// It is not busy, and has acknowledged all input.
        case idle
        /// It has greeted and published since the last input, or has said why it does not.
        case answer
        case refusal
        /// It has written something. One that does not has other deeds done to it.
        case output
        case frame
        /// Its clock has come to this moment, in nanoseconds, and has fired what was due.
        case clock(Int)
    }
}

extension Deed {
    /// True if the deeds after one that has failed are done as well.
    var mayFail: Bool {
        switch self {
        case .input(_, let mayFail): mayFail
        case .keys, .walk, .focusField, .await(.output): true
        default: false
        }
    }
}

/// Input as a visit sends it: its bytes depend on the modes of the terminal and on what was sent before.
enum Input: Hashable, Sendable {
    case keys([TUIKeyboardKey])
    case bytes([UInt8])
    case paste(String)

    /// A sync which reports that all was sent that was, and so many bytes more.
    case sync(ahead: Int = 0)

    /// A sync in one write with a key before it and one after it.
    case syncBetween(TUIKeyboardKey)

    /// A message of a kind that no test sends.
    case unknownKind

    /// A sync with a field that no test sends.
    case unknownField

    case show(screen: String, userInfo: String?)
    case clock(to: Int)

    static func key(_ key: TUIKeyboardKey) -> Input { .keys([key]) }
}
