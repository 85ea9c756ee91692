/// The control string being received.
struct ControlString: Sendable {
    var kind = StringKind.operatingSystemCommand
    /// Prefix, intermediates and final byte of a DCS; 0 for the others.
    var key: UInt32 = 0
    /// The first parameter of a DCS; 0 when it was left out.
    var parameter = 0
    var bytes: ContiguousArray<UInt8> = []
    /// The length of an APC, with the part that was not kept, and the number of equals signs at its end.
    private(set) var length = 0
    private(set) var padding = 0
    /// True if more came than may be kept.
    var isTooLong = false
    /// True if a string beyond the ordinary cap is a message to the host.
    var isMessage = false
    /// True if the string ended with BEL, as the answer to it then should.
    var endedWithBell = false
    /// The sixel picture that the string is; only its size is kept.
    var sixel: SixelMeter?

    /// The terminator of the answer to this string: the one that ended the string (xterm ctlseqs).
    var terminator: String { endedWithBell ? "\u{07}" : "\u{1B}\\" }

    mutating func begin(_ kind: StringKind, key: UInt32) {
        self.kind = kind
        self.key = key
        bytes.removeAll(keepingCapacity: bytes.capacity <= 4096)
        length = 0
        padding = 0
        isTooLong = false
        isMessage = false
        endedWithBell = false
        sixel = nil
    }

    /// True if the string, with this content added, begins with these bytes; an empty prefix never counts.
    func starts(with prefix: [UInt8], adding content: borrowing Span<UInt8>) -> Bool {
        guard !prefix.isEmpty, bytes.count + content.count >= prefix.count else { return false }
        for (index, byte) in prefix.enumerated() {
            let found = index < bytes.count ? bytes[index] : content[index - bytes.count]
            if found != byte { return false }
        }
        return true
    }

    /// Adds content up to a limit, past which all is dropped but what came first.
    mutating func append(_ content: borrowing Span<UInt8>, limit: Int, keeping head: Int = 0) {
        guard !isTooLong else { return }
        guard bytes.count + content.count <= limit else {
            isTooLong = true
            append(content, keeping: head)
            bytes = ContiguousArray(bytes.prefix(head))
            return
        }
        add(content)
    }

    /// Adds content up to a limit, past which only the rest is dropped.
    mutating func append(_ content: borrowing Span<UInt8>, keeping limit: Int) {
        let count = min(content.count, limit - bytes.count)
        if count > 0 { add(content.extracting(first: count)) }
    }

    /// Counts content, whether it is kept or not.
    mutating func measure(_ content: borrowing Span<UInt8>) {
        length += content.count
        for index in max(0, content.count - 2)..<content.count {
            padding = content[index] == UInt8(ascii: "=") ? padding + 1 : 0
        }
    }

    private mutating func add(_ content: borrowing Span<UInt8>) {
        for index in 0..<content.count { bytes.append(content[index]) }
    }
}
