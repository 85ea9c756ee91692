/// The envelope of a message of the accessibility protocol: a private operating system command (ECMA-48, 8.3.89).
///
/// `ESC ] 7367 ; lunch ; <version> ; <token> ; <kind> ; <JSON, ASCII only> ESC \`
///
/// A message to the app is after one byte more, `lead`: an escape sequence that a read tears apart begins like the
/// Escape key, but that byte begins no key and no UTF-8, so that the app's filter can wait for the rest.
package struct Envelope: Equatable, Sendable {
    /// The number of the operating system command.
    package static let command = 7367

    /// The version of the protocol that this code speaks.
    package static let version = 1

    /// The byte before an envelope that goes to the app; UTF-8 never contains it.
    package static let lead: UInt8 = 0xC0

    /// The most bytes that the string of one message may have.
    package static let sizeLimit = 2 * LunchJSON.Limits.message.count

    /// The most bytes that a message to the app may have; what is longer goes through a file.
    package static let inputLimit = 1024

    package var token: String
    package var kind: String
    package var json: [UInt8]

    package init(token: String, kind: String, json: [UInt8]) {
        self.token = token
        self.kind = kind
        self.json = json
    }

    /// The envelope as the app writes it.
    package var bytes: [UInt8] { Self.introducer + opening.utf8 + json + Self.terminator }

    /// The number of bytes that the terminal counts: those of the string between its introducer and its terminator.
    package var size: Int { opening.utf8.count + json.count }

    /// True if a terminal takes the message.
    package var fits: Bool { size <= Envelope.sizeLimit }

    /// The part before the JSON.
    private var opening: String { "\(Envelope.command);lunch;\(Envelope.version);\(token);\(kind);" }

    private static let introducer: [UInt8] = [0x1B, 0x5D]
    private static let terminator: [UInt8] = [0x1B, 0x5C]

    /// The bytes before the version in an envelope that goes to the app.
    package static let inputPrefix: [UInt8] = [lead] + Array("\u{1B}]\(command);lunch;".utf8)

    /// Reads what is between `ESC ] 7367 ;` and the terminator; nil if that is not a message of this version.
    package init?(payload: ArraySlice<UInt8>) {
        var rest = payload
        guard rest.takeField() == Self.name, rest.takeField() == Self.versionText, let token = rest.takeField(),
            let kind = rest.takeField()
        else { return nil }
        self.token = String(decoding: token, as: UTF8.self)
        self.kind = String(decoding: kind, as: UTF8.self)
        json = Array(rest)
    }

    /// Reads what is between `ESC ] 7367 ;` and the terminator; nil if that is not a message of this version.
    package init?(payload: [UInt8]) { self.init(payload: payload[...]) }

    fileprivate static let name = Array("lunch".utf8)[...]
    private static let versionText = Array(String(version).utf8)[...]
}

extension Envelope {
    /// The beginning of a message that carries a launch's token, whatever has become of the rest.
    package struct Head: Equatable, Sendable {
        /// The version of the protocol that it is written in.
        package let version: String

        /// The kind; nil if it was cut off before the end of that.
        package let kind: String?

        /// Reads what is after `ESC ] 7367 ;`; nil if that is not the token's.
        package init?(_ bytes: [UInt8], token: String) {
            var rest = bytes[...]
            guard rest.takeField() == Envelope.name, let version = rest.takeField(),
                (rest.takeField() ?? rest).elementsEqual(token.utf8)
            else { return nil }
            self.version = String(decoding: version, as: UTF8.self)
            kind = rest.takeField().map { String(decoding: $0, as: UTF8.self) }
        }
    }
}

extension ArraySlice<UInt8> {
    /// Takes what is before the first semicolon, and that with it; nil if there is none.
    fileprivate mutating func takeField() -> Self? {
        guard let end = firstIndex(of: UInt8(ascii: ";")) else { return nil }
        defer { self = self[(end + 1)...] }
        return self[..<end]
    }
}
