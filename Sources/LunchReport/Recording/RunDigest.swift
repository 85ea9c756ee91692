import LunchTrace
import LunchWire

/// A number that two runs of a test have in common if they tell the same: what differs by the clock does not count.
///
/// Most tests do the same each time. Their green record is the one that is there, and need not be made to know it.
struct RunDigest {
    /// FNV-1a, which is the same in each process.
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325
    private var count = 0

    /// The most bytes that are looked at.
    private static let limit = 1 << 20

    /// The version of the digest, and of how a green record is made.
    private static let version = 1

    /// The digest with its version; nil of a test that has told more than is looked at.
    var text: String? { count > Self.limit ? nil : "\(Self.version)-\(String(value, radix: 16))" }

    /// Adds a record, and the user info of a launch, which is written when the test is over.
    mutating func add(_ record: TraceRecord, _ userInfo: LunchJSON? = nil) {
        if count > Self.limit { return }
        switch record.content {
        // Reads may cut output anywhere.
        case .output(_, let bytes): return add(bytes)
        // These depend on the clock, or say nothing that a green record has.
        case .settled, .verdict, .shown: return
        default: add(number: Int(record.kind.rawValue) << 16 | record.launch)
        }
        switch record.content {
        case .frame(let frame):
            guard case .published(var message) = frame.origin else { return }
            (message.revision, message.mark, message.dropped, message.busy) = (1, 0, 0, [])
            (message.timers, message.clock) = (nil, nil)
            var writer = JSONWriter()
            writer.writeStored(message)
            add(writer.bytes)
        case .stepBegan(let begun):
            for text in [begun.verb, begun.query, begun.argument, begun.place.file] { add(text) }
            add(number: begun.place.line)
        case .stepEnded(let ended):
            for text in [ended.answer?.text, ended.failure?.text] { add(text) }
            // A step without a frame has not looked at the app.
            add(number: ended.frame == nil ? 0 : 1)
        case .resized(_, let columns, let rows): add(number: columns << 32 | rows)
        case .keyFrame(_, _, _, let bytes): add(bytes)
        case .input, .dropped: return
        default: add(record.bytes.dropFirst(TraceFormat.headSize))
        }
        add(userInfo?.text)
    }

    private mutating func add(_ text: String?) {
        guard let text else { return add(number: -1) }
        add(text.utf8)
        add(number: text.utf8.count)
    }

    private mutating func add(number: Int) {
        value = (value ^ UInt64(truncatingIfNeeded: number)) &* 0x100_0000_01B3
    }

    private mutating func add(_ bytes: some Collection<UInt8>) {
        count += bytes.count
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
}
