import LunchWire
import TestSupport
import Testing

/// Whatever the bytes are, reading them gives a value or an error.
struct TotalityTests {
    /// Reads bytes; what was read must be read the same again once it is written.
    private func read(_ bytes: [UInt8]) throws {
        guard let value = try? LunchJSON(parsing: bytes, limits: .message) else { return }
        #expect(try LunchJSON(parsing: value.text) == value)
    }

    @Test(arguments: 0..<20)
    func anyBytes(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            try read((0..<generator.index(below: 40)).map { _ in UInt8(generator.index(below: 256)) })
        }
    }

    @Test(arguments: 0..<20)
    func anyLettersOfJSON(seed: Int) throws {
        let letters = Array("{}[]\",:\\u0123-+.eEtrue fals null dD8\n".utf8) + [0xC3, 0xA9, 0xF0]
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            try read((0..<generator.index(below: 30)).map { _ in generator.pick(letters) })
        }
    }

    @Test(arguments: 0..<20)
    func truncationsAndChangesOfValidText(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        // Within quotes, so that no beginning of it is valid.
        let bytes = Array(LunchJSON.array([.string("日本"), generator.json(depth: 5)]).text.utf8)
        for end in bytes.indices {
            #expect(throws: WireError.self) { try LunchJSON(parsing: Array(bytes[..<end]), limits: .message) }
            var changed = bytes
            changed[end] = UInt8(generator.index(below: 256))
            try read(changed)
            changed.remove(at: end)
            try read(changed)
        }
    }
}
