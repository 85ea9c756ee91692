/// DECSCL: which of DEC's terminals the program wants, and what that one did not have.
extension Emulator {
    /// DECSCL: a soft reset; from 61, a VT100, to 64, a VT420 (VT510 manual). Controls are 7-bit whatever is asked for.
    mutating func setConformanceLevel(_ value: Int) {
        guard (61...60 + Self.highestLevel).contains(value) else { return }
        softReset()
        conformanceLevel = value - 60
    }

    /// True if the level has the control sequence (VT510 manual, "Conformance levels"; xterm).
    func hasLevel(for sequence: borrowing ControlSequence) -> Bool {
        guard conformanceLevel < Self.highestLevel, sequence.prefix == 0 else { return true }
        switch (sequence.intermediates, sequence.final) {
        case (0x24, UInt8(ascii: "r")), (0x24, UInt8(ascii: "t")): return false  // DECCARA, DECRARA
        case (0x24, UInt8(ascii: "v")), (0x24, UInt8(ascii: "x")): return false  // DECCRA, DECFRA
        case (0x24, UInt8(ascii: "z")), (0x24, UInt8(ascii: "{")): return false  // DECERA, DECSERA
        case (0x27, UInt8(ascii: "}")), (0x27, UInt8(ascii: "~")): return false  // DECIC, DECDC
        case (0x2A, _): return false  // DECSACE, DECRQCRA, DECSNLS
        case (0x24, _): return conformanceLevel >= 3  // DECRQM, DECRQPSR, DECSCPP
        default: return true
        }
    }

    /// True if the level has the DEC device report.
    func hasLevel(forReport number: Int) -> Bool {
        switch number {
        case 15, 25, 26: conformanceLevel >= 2
        case 53, 55, 56: conformanceLevel >= 3
        case 62, 63, 75, 85: conformanceLevel >= 4
        default: true
        }
    }

    /// True if the level and the class of the terminal have the private mode.
    func hasLevel(forMode number: Int) -> Bool {
        guard options.profile.hasMode(number) else { return false }
        return switch number {
        case 42: conformanceLevel >= 2  // DECNRCM
        case 69: conformanceLevel >= 4  // DECLRMM
        default: true
        }
    }

    /// True if the level has the character set.
    func hasLevel(for charset: Charset) -> Bool {
        switch charset {
        case .ascii, .lineDrawing, .british: true
        case .decTechnical, .decSupplemental, .latin1, .portuguese: conformanceLevel >= 3
        default: conformanceLevel >= 2
        }
    }
}
