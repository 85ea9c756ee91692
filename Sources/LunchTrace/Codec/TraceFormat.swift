/// The constants of the format, whose specification is the page `TraceFormat`.
package enum TraceFormat {
    /// The first bytes of a trace.
    package static let magic = Array("LUNCHTRACE 2\n".utf8)

    /// The first bytes of a trace of any version.
    static let family = Array("LUNCHTRACE ".utf8)

    /// Bytes before the payload of a record.
    package static let headSize = 16

    /// Bytes of the payload of one record: a message of the protocol fits, with each character of it escaped.
    package static let payloadLimit = 64 << 20

    /// Records of one trace.
    package static let countLimit = 1 << 24

    /// The largest number that every reader of JSON has exactly is one less (RFC 8259, 6).
    static let numberLimit = 1 << 53

    /// The widest and the highest screen.
    static let size = (columns: 4096, rows: 1024)
}
