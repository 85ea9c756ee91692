import LunchWire

/// The mistakes in the messages of an app, the first of each kind.
///
/// The record continues as well as it can after it. Each rule has its own check, which alone speaks of it.
struct Ledger: Sendable {
    /// A message that never ended, or was cut off.
    struct Broken: Sendable {
        let head: [UInt8]
        let isTooLong: Bool
    }

    /// A message with another token.
    struct Foreign: Sendable {
        let token: String
        let kind: String
    }

    var unreadable: UnreadableMessage?
    var broken: Broken?
    var nonASCII: (kind: String, json: [UInt8])?
    var unknownKind: String?
    var otherVersion: String?
    var foreign: Foreign?
    /// A frame whose number is not the one after the last.
    var gap: (revision: Int, last: Int)?
    /// A frame that acknowledges more than was sent.
    var unsent: (mark: Int, sent: Int)?
    /// A frame that takes back what was acknowledged.
    var backwards: (mark: Int, last: Int)?
    /// A frame without the name of a screen, and the name in the frame before.
    var nameless: (revision: Int, before: String)?
    /// A frame with changes of a tree that does not have what they are about.
    var homelessChange: WireError?

    /// Names of types, of fields of elements and of fields of frames that the protocol does not have, each with its kind.
    var unknownNames: [UnknownName] = []
}
