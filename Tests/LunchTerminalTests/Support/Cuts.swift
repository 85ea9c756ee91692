@testable import LunchTerminal

/// The ways in which tests cut their input, since none may make a difference.
enum Cuts: CaseIterable {
    case whole
    case byteByByte
    case random

    /// Splits bytes; random cuts are the same in every run.
    func pieces(of bytes: [UInt8]) -> [ContiguousArray<UInt8>] {
        switch self {
        case .whole:
            return [ContiguousArray(bytes)]
        case .byteByByte:
            return bytes.map { [$0] }
        case .random:
            var generator = SplitMix(seed: UInt64(bytes.count))
            var pieces: [ContiguousArray<UInt8>] = []
            var start = 0
            while start < bytes.count {
                let length = Int.random(in: 1...13, using: &generator)
                let end = min(bytes.count, start + length)
                pieces.append(ContiguousArray(bytes[start..<end]))
                start = end
            }
            return pieces
        }
    }
}

/// A small generator whose numbers are the same everywhere (Steele, Lea, Flood: SplitMix64).
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
