import LunchInput
import LunchWire

/// The reason why input cannot be encoded for the app.
enum InputFailure: Sendable {
    /// The terminal's modes have no way to tell it; of what is secret it is not said which key it was.
    case unencodable(InputError, isSecret: Bool)

    /// The text is not the key of one character.
    case noKey(String, isSecret: Bool)

    /// A terminal cannot have that size.
    case noSize(CellSize)

    var kind: TUIFailureKind {
        switch self {
        case .unencodable, .noSize: .unencodable
        case .noKey: .unreachable
        }
    }
}
