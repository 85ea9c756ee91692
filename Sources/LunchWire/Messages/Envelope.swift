/// How a message of the accessibility protocol is wrapped: a private operating system command (ECMA-48, 8.3.89).
///
/// `ESC ] 7367 ; lunch ; <version> ; <token> ; <kind> ; <JSON, ASCII only> ESC \`
///
/// What goes to the app stands behind one byte more, `lead`: an escape sequence that a read tears apart begins like
/// the Escape key, but that byte begins no key and no UTF-8, so that the app's filter can wait for the rest.
package struct Envelope: Equatable, Sendable {
    /// The number of the operating system command.
    package static let command = 7367

    /// The version of the protocol that this code speaks.
    package static let version = 1

    /// The byte before an envelope that goes to the app; UTF-8 never contains it.
    package static let lead: UInt8 = 0xC0

    /// The most bytes that the string of one message may have.
    package static let sizeLimit = 16 << 20

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
    package var bytes: [UInt8] {
        Array("\u{1B}]\(Envelope.command);lunch;\(Envelope.version);\(token);\(kind);".utf8) + json + [0x1B, 0x5C]
    }

    /// What precedes the version in an envelope that goes to the app.
    package static let inputPrefix: [UInt8] = [lead] + Array("\u{1B}]\(command);lunch;".utf8)

    /// Reads what stands between `ESC ] 7367 ;` and the terminator; nil where that is not a message of this version.
    package init?(payload: some Collection<UInt8>) {
        let fields = payload.split(separator: UInt8(ascii: ";"), maxSplits: 4, omittingEmptySubsequences: false)
        guard fields.count == 5, fields[0].elementsEqual("lunch".utf8),
            fields[1].elementsEqual(String(Envelope.version).utf8)
        else { return nil }
        token = String(decoding: fields[2], as: UTF8.self)
        kind = String(decoding: fields[3], as: UTF8.self)
        json = Array(fields[4])
    }
}
