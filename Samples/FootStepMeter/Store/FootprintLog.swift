#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The format of the file: a header with the version, then a line for each change with its checksum in front.
///
/// ```text
/// FootStepMeter 1
/// 5e6a0d9c {"delete":{"title":"Monday"}}
/// ```
enum FootprintLog {
    static let version = 1
    static let header = Array("\(name) \(version)\n".utf8)

    private static let name = "FootStepMeter"

    /// The line of a change.
    static func line(_ change: Change) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let json = try encoder.encode(change)
        return hex(checksum(of: json)) + [UInt8(ascii: " ")] + json + [UInt8(ascii: "\n")]
    }

    /// The changes in a file, and how many of its bytes they and the header are.
    ///
    /// Text behind the last newline is what a kill in the middle of a write leaves: its change was never
    /// reported as saved, and it does not count. Everything else must be whole.
    static func read(_ bytes: [UInt8], path: String) throws(StoreError) -> (changes: [Change], length: Int) {
        guard let headerEnd = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
            if header.starts(with: bytes) { return ([], 0) }
            throw .unknownFile(path: path)
        }
        try check(header: bytes[..<headerEnd], path: path)
        let length = (bytes.lastIndex(of: UInt8(ascii: "\n")) ?? headerEnd) + 1
        var changes: [Change] = []
        var rest = bytes[headerEnd + 1..<length]
        let decoder = JSONDecoder()
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            changes.append(try change(in: rest[..<end], number: changes.count + 2, path: path, decoder))
            rest = rest[(end + 1)...]
        }
        return (changes, length)
    }

    private static func check(header: ArraySlice<UInt8>, path: String) throws(StoreError) {
        let words = String(decoding: header, as: UTF8.self).split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 2, words[0] == name, let found = Int(words[1]), found >= 1 else {
            throw .unknownFile(path: path)
        }
        if found > version { throw .newerVersion(found, path: path) }
    }

    private static func change(
        in line: ArraySlice<UInt8>, number: Int, path: String, _ decoder: JSONDecoder
    ) throws(StoreError) -> Change {
        let json = line.dropFirst(9)
        guard line.starts(with: hex(checksum(of: json)) + [UInt8(ascii: " ")]) else {
            throw .damaged(line: number, path: path)
        }
        do {
            return try decoder.decode(Change.self, from: Data(json))
        } catch {
            throw .unknownChange(line: number, path: path)
        }
    }

    private static func hex(_ number: UInt32) -> [UInt8] {
        let digits = String(number, radix: 16)
        return Array((String(repeating: "0", count: 8 - digits.count) + digits).utf8)
    }

    /// The CRC-32 of some bytes (ISO 3309, as zip files have it).
    static func checksum(of bytes: some Sequence<UInt8>) -> UInt32 {
        ~bytes.reduce(~0) { $0 >> 8 ^ table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] }
    }

    private static let table = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { crc, _ in crc >> 1 ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
}
