import CLunchBridge
import LunchWire

/// The terminal that the app was started on, and the inner one that is before the framework.
///
/// Standard output stays the outer terminal: what the framework draws then arrives in order and at once, even if that
/// is the last that it does. Only its input and the modes of that go through the inner one.
struct TerminalPair {
    private var pair = lunch_bridge_terminals()

    /// The form in which the framework has its input.
    struct Modes: OptionSet {
        let rawValue: Int32
        static let canonical = Modes(rawValue: Int32(LUNCH_BRIDGE_CANONICAL))
        static let echo = Modes(rawValue: Int32(LUNCH_BRIDGE_ECHO))
        /// Reading does not wait, so that a framework may look from time to time.
        static let polled = Modes(rawValue: Int32(LUNCH_BRIDGE_POLLED))
        /// The framework has changed the modes since the terminal was opened.
        static let changed = Modes(rawValue: Int32(LUNCH_BRIDGE_CHANGED))
    }

    /// The outcome of a read.
    enum Input {
        case bytes([UInt8])
        /// A person ended a line of a terminal that reads lines, without a newline.
        case endOfLine
        case nothing
        case hangUp
    }

    /// Makes the inner terminal standard input.
    init(opening: Void) throws(LaunchBridgeError) {
        let error = lunch_bridge_open(&pair)
        if error < 0 { throw .system(-error) }
    }

    var outer: Int32 { pair.outer }
    var master: Int32 { pair.master }

    /// Takes the framework's terminal away.
    mutating func hangUp() { lunch_bridge_close(&pair) }

    /// Carries changes of modes over from one terminal to the other.
    mutating func mirrorModes() { lunch_bridge_mirror(&pair) }

    var modes: Modes { withUnsafePointer(to: pair) { Modes(rawValue: lunch_bridge_modes($0)) } }

    /// The modes in which the outer terminal treats input.
    var outerModes: Modes { withUnsafePointer(to: pair) { Modes(rawValue: lunch_bridge_outer_modes($0)) } }

    /// Has the outer terminal be left with the modes that the framework leaves the inner one with.
    func mirrorModesAtExit() { withUnsafePointer(to: pair) { lunch_bridge_mirror_at_exit($0) } }

    /// True if the outer terminal has another size than the framework received.
    var isResized: Bool { withUnsafePointer(to: pair) { lunch_bridge_sizes_differ($0) != 0 } }

    /// Gives the inner terminal the outer one's size; returns whether it could.
    func copySize() -> Bool { withUnsafePointer(to: pair) { lunch_bridge_copy_size($0) != 0 } }

    /// The size that the framework receives.
    var size: CellSize {
        var (columns, rows): (Int32, Int32) = (0, 0)
        withUnsafePointer(to: pair) { lunch_bridge_size($0, &columns, &rows) }
        return CellSize(columns: Int(columns), rows: Int(rows))
    }

    /// True if there is something that the framework has not read yet and could.
    var hasInput: Bool { withUnsafePointer(to: pair) { lunch_bridge_has_input($0) != 0 } }

    /// The bytes for which a terminal of the framework's own would send a signal.
    var signals: [UInt8: Int32] {
        var keys = [lunch_bridge_key](repeating: lunch_bridge_key(), count: 3)
        let count = withUnsafePointer(to: pair) { lunch_bridge_keys($0, &keys) }
        if count == 0 { return [:] }
        return Dictionary(keys.prefix(Int(count)).map { ($0.byte, $0.signal) }) { one, _ in one }
    }

    func raise(_ signal: Int32) { withUnsafePointer(to: pair) { lunch_bridge_raise($0, signal) } }

    /// The byte that ends the input of a terminal that reads lines.
    var endOfFile: UInt8 { withUnsafePointer(to: pair) { lunch_bridge_end_of_file($0) } }

    /// Looks at all threads but this one; nil if the system does not report them.
    func look() -> [ThreadLook]? {
        // Not filled before: in a debug build that takes longer than to look.
        let looks = UnsafeMutableBufferPointer<lunch_bridge_thread_look>.allocate(capacity: 512)
        defer { looks.deallocate() }
        let count = withUnsafePointer(to: pair) { lunch_bridge_look($0, looks.baseAddress, 512) }
        return count < 0 ? nil : (0..<Int(count)).map { ThreadLook(looks[$0]) }
    }

    /// Reads what was typed.
    func readOuter() -> Input {
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, initialized in
            count = lunch_bridge_read(outer, buffer.baseAddress, buffer.count)
            initialized = max(0, count)
        }
        if count > 0 { return .bytes(bytes) }
        if count == Int(LUNCH_BRIDGE_NOT_YET) { return .nothing }
        return count < 0 || lunch_bridge_is_hung_up(outer) != 0 ? .hangUp : .endOfLine
    }

    /// Reads the output of the inner terminal: the echo of typed text, if it is on, and reports of its modes.
    func readMaster() -> [UInt8] {
        var echo: [UInt8] = []
        while true {
            let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, initialized in
                initialized = max(0, lunch_bridge_read(master, buffer.baseAddress, buffer.count))
            }
            guard let kind = bytes.first else { return echo }
            // The first byte is the kind (TIOCPKT_DATA is 0).
            if kind == 0 { echo += bytes.dropFirst() }
        }
    }

    /// Hands bytes to the framework; returns how many the inner terminal took.
    func write(_ bytes: ArraySlice<UInt8>) -> Int {
        max(0, bytes.withUnsafeBytes { lunch_bridge_write(master, $0.baseAddress, $0.count) })
    }

    /// Shows what was typed, in place of the outer terminal.
    func show(_ bytes: [UInt8]) {
        if !bytes.isEmpty { _ = lunch_bridge_write(outer, bytes, bytes.count) }
    }
}

extension ThreadLook {
    fileprivate init(_ look: lunch_bridge_thread_look) {
        self.init(
            thread: look.thread, turns: look.turns, waits: look.waits != 0,
            nap: look.nap < 0 ? nil : .nanoseconds(look.nap), isForThread: look.for_thread != 0,
            readsInner: look.for_inner != 0,
            outer: look.for_outer == 0 ? nil : Int(look.for_outer) == LUNCH_BRIDGE_BY_NAME ? .byName : .byDescriptor)
    }
}
