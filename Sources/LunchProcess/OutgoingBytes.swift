/// Bytes that wait for the terminal to take them, in their order.
///
/// Taking some from the front costs no more than what is taken, however many wait.
struct OutgoingBytes {
    fileprivate var bytes: [UInt8] = []
    fileprivate var start = 0

    var isEmpty: Bool { start == bytes.count }

    var count: Int { bytes.count - start }

    mutating func append(_ more: [UInt8]) {
        bytes += more
    }

    mutating func removeFirst(_ count: Int) {
        start += count
        // The storage is given back once most of it has been taken.
        guard start > bytes.count / 2 else { return }
        bytes = Array(bytes[start...])
        start = 0
    }

    mutating func removeAll() {
        bytes = []
        start = 0
    }
}

extension OwnedDescriptor {
    /// Writes as many of the bytes as the other side takes now, perhaps none; returns how many.
    func write(_ outgoing: OutgoingBytes) throws(SystemError) -> Int {
        try write(outgoing.bytes.span.extracting(outgoing.start...))
    }
}
