extension Int {
    /// Reads decimal digits; nil for none, for more than nine, and for anything else.
    init?(digits: some Collection<UInt8>) {
        guard !digits.isEmpty, digits.count <= 9 else { return nil }
        var value = 0
        for byte in digits {
            guard (0x30...0x39).contains(byte) else { return nil }
            value = value * 10 + Int(byte & 0x0F)
        }
        self = value
    }

    /// Reads decimal digits of any count; a number that is too large counts as `limit`.
    init?(digits: some Collection<UInt8>, clampedTo limit: Int) {
        guard !digits.isEmpty else { return nil }
        var value = 0
        for byte in digits {
            guard (0x30...0x39).contains(byte) else { return nil }
            value = Swift.min(value * 10 + Int(byte & 0x0F), limit)
        }
        self = value
    }
}
