import LunchWire

/// A violation of the protocol by an app; from then on nothing is known about it.
enum ProtocolViolation: Equatable, Sendable {
    /// A message with the launch's token could not be read.
    case unreadable(kind: String, WireError)

    /// A message with the launch's token is of a kind that no app sends.
    case unknownKind(String)

    /// A message with the launch's token is of another version of the protocol.
    case otherVersion(String)

    /// Something came before the end of a message; the kind is nil if it came before the end of that.
    case cutOff(kind: String?)

    /// A message is longer than the terminal takes.
    case tooLong(kind: String?)

    /// A frame is not the one after the last; the last is 0 if there was none.
    case outOfOrder(revision: Int, last: Int)

    /// A frame was sent although a greeting reports that none will come.
    case unannounced(revision: Int)

    /// A frame acknowledges more input than was sent.
    case unsentInput(mark: Int, sent: Int)

    /// A frame reports that more virtual time has passed than the test has let pass; both in nanoseconds.
    case ahead(now: Int, moment: Int)

    /// The text of an element is on the screen without the marks that the app says it has put into its text.
    case lostMarks(identifier: String)

    /// The app itself refused to publish a frame, for this reason.
    case unpublished(String)
}
