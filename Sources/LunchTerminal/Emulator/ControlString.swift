/// The control string being received.
struct ControlString: Sendable {
    var kind = StringKind.operatingSystemCommand
    /// Prefix, intermediates and final byte of a DCS; 0 for the others.
    var key: UInt32 = 0
    var bytes: ContiguousArray<UInt8> = []
    /// Whether more came than may be kept.
    var isTooLong = false
    /// Whether a string beyond the ordinary cap is a message to the host.
    var isMessage = false

    mutating func begin(_ kind: StringKind, key: UInt32) {
        self.kind = kind
        self.key = key
        bytes.removeAll(keepingCapacity: bytes.capacity <= 4096)
        isTooLong = false
        isMessage = false
    }

    /// Whether the string, with this content added, begins with these bytes; an empty prefix never counts.
    func starts(with prefix: [UInt8], adding content: borrowing Span<UInt8>) -> Bool {
        guard !prefix.isEmpty, bytes.count + content.count >= prefix.count else { return false }
        for (index, byte) in prefix.enumerated() {
            let found = index < bytes.count ? bytes[index] : content[index - bytes.count]
            if found != byte { return false }
        }
        return true
    }

    /// Adds content up to a limit, past which all is dropped.
    mutating func append(_ content: borrowing Span<UInt8>, limit: Int) {
        guard !isTooLong else { return }
        guard bytes.count + content.count <= limit else {
            isTooLong = true
            bytes = []
            return
        }
        for index in 0..<content.count { bytes.append(content[index]) }
    }
}
