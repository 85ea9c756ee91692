/// Changes inputs as programs' output differs: by a number, or by a whole control function.
///
/// libFuzzer changes bytes, and in a text few of these changes make another function that is well formed.
struct Mutator: RandomNumberGenerator {
    private var state: UInt64

    /// The numbers that are often chosen: small ones, edges of small screens, modes, and those that overflow.
    private static let numbers = [
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 20, 22, 23, 25, 38, 45, 47, 48, 58, 69, 255, 256,
        1047,
        1048, 1049, 2026, 2027, 65_535, 2_147_483_647,
    ]
    private static let prefixes = ["", "", "", "", "", "?", "?", ">", "<", "="]
    private static let intermediates = ["", "", "", "", "", "", " ", "$", "$", "\"", "'", "*", "#", "!"]

    init(seed: UInt32) {
        state = UInt64(seed)
    }

    /// A linear congruential generator (Knuth's MMIX), whose high bits are good enough for choices.
    mutating func next() -> UInt64 {
        func step() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 32
        }
        return step() << 32 | step()
    }

    /// Changes an input once; returns false where the change is libFuzzer's to make.
    mutating func change(_ bytes: inout [UInt8]) -> Bool {
        guard bytes.count >= FuzzInput.headerSize else { return false }
        switch Int.random(in: 0..<8, using: &self) {
        case 0, 1: return changeNumber(&bytes)
        case 2, 3:
            let place = Int.random(in: FuzzInput.headerSize...bytes.count, using: &self)
            bytes.insert(contentsOf: function().utf8, at: place)
            return true
        case 4: return removeFunction(&bytes)
        default: return false
        }
    }

    private mutating func number() -> String {
        if Int.random(in: 0..<4, using: &self) == 0 { return String(Int.random(in: 0...140, using: &self)) }
        return String(Self.numbers.randomElement(using: &self) ?? 1)
    }

    /// Replaces a number by another.
    private mutating func changeNumber(_ bytes: inout [UInt8]) -> Bool {
        var runs: [Range<Int>] = []
        for index in FuzzInput.headerSize..<bytes.count where (0x30...0x39).contains(bytes[index]) {
            if let last = runs.last, last.upperBound == index {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        guard let run = runs.randomElement(using: &self) else { return false }
        bytes.replaceSubrange(run, with: number().utf8)
        return true
    }

    /// A control sequence with some parameters.
    private mutating func function() -> String {
        let parameters = (0..<Int.random(in: 0...4, using: &self)).map { _ in number() }
        let final = Unicode.Scalar(UInt8.random(in: 0x40...0x7E, using: &self))
        let prefix = Self.prefixes.randomElement(using: &self) ?? ""
        let intermediate = prefix.isEmpty ? Self.intermediates.randomElement(using: &self) ?? "" : ""
        return "\u{1B}[\(prefix)\(parameters.joined(separator: ";"))\(intermediate)\(final)"
    }

    /// Removes what stands between one ESC and the next.
    private mutating func removeFunction(_ bytes: inout [UInt8]) -> Bool {
        let starts = bytes.indices.dropFirst(FuzzInput.headerSize).filter { bytes[$0] == 0x1B }
        guard let choice = starts.indices.randomElement(using: &self) else { return false }
        let end = choice + 1 < starts.count ? starts[choice + 1] : bytes.count
        bytes.removeSubrange(starts[choice]..<end)
        return true
    }
}

/// libFuzzer's own changes: of bytes, of words of the dictionary, and of two inputs into one.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ mostSize: Int) -> Int

/// The function that libFuzzer calls for each new input; returns the size of the changed one.
@c(LLVMFuzzerCustomMutator)
public func changeInput(
    _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ mostSize: Int, _ seed: CUnsignedInt
) -> Int {
    var mutator = Mutator(seed: seed)
    var bytes = Array(UnsafeBufferPointer(start: data, count: size))
    guard mutator.change(&bytes), bytes.count <= mostSize else { return mutateBytes(data, size, mostSize) }
    data.update(from: bytes, count: bytes.count)
    return bytes.count
}
