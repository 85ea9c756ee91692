/// The part of a sequence between CSI or DCS and the final byte (ECMA-48 5.4).
struct ControlSequence: ~Copyable, Sendable {
    /// Represents a parameter that was left out.
    static let omitted: Int32 = -1

    /// The private marker `<`, `=`, `>` or `?` before the parameters; 0 for none.
    var prefix: UInt8 = 0
    /// The intermediate bytes, the last in the lowest byte; 0 for none, `tooMany` past two.
    var intermediates: UInt16 = 0
    var final: UInt8 = 0
    /// The number of bytes of the feed under way that have been taken, the final byte included.
    var end = 0
    /// The number of parameters and subparameters, those past the cap not counted.
    private(set) var count = 0
    private var values = ContiguousArray<Int32>(repeating: omitted, count: Limits.parameters)
    /// The values that follow a colon, a bit for each.
    private var colons: UInt64 = 0

    static let tooMany: UInt16 = 0xFFFF

    /// Empties the sequence before the next one.
    @inline(__always)
    mutating func clear() {
        prefix = 0
        intermediates = 0
        final = 0
        count = 0
        colons = 0
    }

    /// Adds a value; past the cap it is dropped.
    @inline(__always)
    mutating func append(_ value: Int32, afterColon: Bool) {
        guard count < Limits.parameters else { return }
        values[count] = value
        if afterColon { colons |= 1 << UInt64(count) }
        count += 1
    }

    mutating func collect(_ intermediate: UInt8) {
        intermediates = intermediates > 0xFF ? Self.tooMany : intermediates << 8 | UInt16(intermediate)
    }

    /// Prefix, intermediates and final byte in one number, to distinguish sequences.
    @inline(__always)
    var key: UInt32 { UInt32(prefix) << 24 | UInt32(intermediates) << 8 | UInt32(final) }

    /// The value at an index; `omitted` where there is none.
    @inline(__always)
    subscript(index: Int) -> Int32 { index < count ? values[index] : Self.omitted }

    /// True if the value at an index follows a colon, so that it belongs to the one before.
    @inline(__always)
    func isSubparameter(_ index: Int) -> Bool { index < count && colons >> UInt64(index) & 1 == 1 }

    /// The value at an index, or `standard` where it was left out.
    @inline(__always)
    func value(_ index: Int, default standard: Int = 0) -> Int {
        let value = self[index]
        return value == Self.omitted ? standard : Int(value)
    }

    /// A count at an index: left out and 0 both mean 1.
    @inline(__always)
    func repetitions(_ index: Int = 0) -> Int { max(1, Int(self[index])) }
}
