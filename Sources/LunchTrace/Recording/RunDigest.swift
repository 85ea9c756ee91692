import LunchCommands
import LunchTerminal
import LunchWire

/// A number that two runs of a test have in common if their reports are the same: what differs by the clock does not count.
///
/// Most tests do the same each time. Their green record is the one that is there, and need not be made to know it. What a
/// program has written counts where it is read: before the input of an action, and at the end of any other step. Whether it
/// wrote that before or after the end of the action that caused it is a matter of milliseconds.
struct RunDigest {
    private var steps = Self.start
    /// The digest of what was typed, whose records come late.
    private var typed = Self.start
    private var count = 0
    private var shown: [Int: Shown] = [:]
    /// The steps under way, the innermost last.
    private var open: [Open] = []

    /// All that a launch has shown so far.
    private struct Shown {
        var output: [UInt8] = []
        var written = RunDigest.start
        var frames = RunDigest.start
        var screen = ""

        /// The digest of all output and of all frames.
        mutating func digest() -> UInt64 {
            written = output.withUnsafeBytes { RunDigest.digest($0, written) }
            output.removeAll(keepingCapacity: true)
            return written ^ (frames &* RunDigest.prime)
        }
    }

    private struct Open {
        let step: Int
        /// The digests of the app's screens on which it had settled first, and last.
        var first: UInt64?
        var last: UInt64?
        var isAction = false
    }

    /// FNV-1a, which is the same in each process, eight bytes at a time.
    private static let (start, prime): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x100_0000_01B3)

    /// The most bytes that are looked at.
    private static let limit = 1 << 20

    /// The version of the digest, and of how a green record is made.
    private static let version = 8

    /// The digest with its version; nil for a test with more reports than are examined.
    var text: String? {
        let digest = String(steps ^ (typed &* Self.prime), radix: 16)
        return count > Self.limit ? nil : "\(Self.version)-\(digest)"
    }

    /// Adds a record.
    ///
    /// - Parameters:
    ///   - bytes: The record as it is in a file.
    ///   - commandEnd: The end of the command in the bytes; nil if the record has none.
    ///   - userInfo: The user info of a launch, which is written when the test is over.
    mutating func add(
        _ record: TraceRecord, _ bytes: UnsafeRawBufferPointer, commandEnd: Int?, _ userInfo: LunchJSON? = nil
    ) {
        count += bytes.count
        if count > Self.limit { return }
        let command = commandEnd.map { bytes[TraceFormat.headSize..<$0] }
        switch record.content {
        // They depend on the clock, or say nothing that a green record has.
        case .verdict, .shown, .failure: return
        case .output(_, let output): shown[record.launch, default: Shown()].output += output
        case .keyFrame, .resized: shown[record.launch, default: Shown()].output += bytes[Self.positionEnd...]
        case .frame(let frame): add(frame, bytes, record.launch)
        case .settled:
            guard !open.isEmpty else { return }
            let digest = shown[record.launch, default: Shown()].digest()
            open[open.count - 1].first = open[open.count - 1].first ?? digest
            open[open.count - 1].last = digest
        case .input(let input):
            if !open.isEmpty { open[open.count - 1].isAction = true }
            // A clicked place adds nothing to the screen.
            if input.bytes != nil, !input.action.isOfMouse, let command { typed = Self.digest(command, typed) }
        case .launch(let launch): add(launch, userInfo)
        case .exited(let exit): add(exit.status.map { "\($0)" })
        case .stepBegan(let begun):
            open.append(Open(step: begun.step))
            if let command { steps = Self.digest(command, steps) } else { add(begun.content.part) }
            add(begun.place.file)
            add(begun.place.line)
        case .stepEnded(let ended):
            add(ended.result?.text)
            add(ended.failureKind?.text)
            guard let place = open.lastIndex(where: { $0.step == ended.step }) else { return }
            let step = open.remove(at: place)
            guard ended.frame != nil || step.isAction else { return }
            let now = step.isAction ? step.first : step.last
            add(Int(truncatingIfNeeded: now ?? shown[record.launch, default: Shown()].digest()))
        default:
            add(Int(record.kind.rawValue))
            steps = Self.digest(bytes[TraceFormat.headSize...], steps)
        }
    }

    /// Adds the things that an app was given.
    private mutating func add(_ launch: TraceLaunch, _ userInfo: LunchJSON?) {
        add(launch.program.withoutUUIDs)
        for argument in launch.arguments { add(argument.withoutUUIDs) }
        for (name, value) in launch.environment.sorted(by: { $0.key < $1.key }) {
            add(name)
            add(value.withoutUUIDs)
        }
        add(launch.screen)
        add(userInfo?.text.withoutUUIDs)
        add(launch.columns)
        add(launch.rows)
        if launch.profile != .standard { add(launch.profile.name) }
    }

    /// The end of the position in a record, after its head.
    private static let positionEnd = TraceFormat.headSize + 8

    private mutating func add(_ frame: TraceFrame, _ bytes: UnsafeRawBufferPointer, _ launch: Int) {
        guard case .published(let message) = frame.origin else { return }
        let isSame = shown[launch]?.screen == message.screen
        // A frame that changes nothing reports timers, for example.
        if isSame, case .changes(let changes) = message.tree, changes.isEmpty { return }
        var frames = Self.digest(message.screen, shown[launch]?.frames ?? Self.start)
        frames = Self.digest(bytes[Self.elements(in: bytes)...], frames)
        shown[launch, default: Shown()].frames = frames
        shown[launch, default: Shown()].screen = message.screen
    }

    private static let names = [Array(",\"tree\":".utf8), Array(",\"changes\":".utf8)]

    /// The place of the elements in a frame: they are last, and in a string the quotes of such a name are escaped.
    private static func elements(in bytes: UnsafeRawBufferPointer) -> Int {
        var place = positionEnd
        while place < bytes.count {
            if bytes[place] == names[0][0], names.contains(where: { bytes[place...].starts(with: $0) }) { return place }
            place += 1
        }
        return positionEnd
    }

    private mutating func add(_ text: String?) {
        guard let text else { return add(-1) }
        steps = Self.digest(text, steps)
    }

    private mutating func add(_ number: Int) {
        steps = (steps ^ UInt64(truncatingIfNeeded: number)) &* Self.prime
    }

    private static func digest(_ text: String, _ start: UInt64) -> UInt64 {
        var text = text
        return text.withUTF8 { digest(UnsafeRawBufferPointer($0), start) }
    }

    private static func digest(_ bytes: Slice<UnsafeRawBufferPointer>, _ start: UInt64) -> UInt64 {
        digest(UnsafeRawBufferPointer(rebasing: bytes), start)
    }

    private static func digest(_ bytes: UnsafeRawBufferPointer, _ start: UInt64) -> UInt64 {
        var value = (start ^ UInt64(bytes.count)) &* prime
        var offset = 0
        while offset + 8 <= bytes.count {
            value = (value ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian) &* prime
            // A product carries nothing down to lower bits.
            value ^= value >> 32
            offset += 8
        }
        while offset < bytes.count {
            value = (value ^ UInt64(bytes[offset])) &* prime
            offset += 1
        }
        return value
    }
}
