#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Takes the messages of the test out of what is read.
struct MessageFilter {
    /// A part of a read, in its order.
    enum Part {
        case keys([UInt8])
        case message(kind: String, json: [UInt8], length: Int)
    }

    struct Content: Codable {
        var through: Int?
        var to: Int?
        var screen: String?
        var userInfo: String?
    }

    let token: String
    let defect: Defect
    private var held: [UInt8] = []
    private let prefix: [UInt8]

    init(token: String, defect: Defect) {
        self.token = token
        self.defect = defect
        prefix = [0xC0] + Array("\u{1B}]7367;lunch;1;\(token);".utf8)
    }

    mutating func filter(_ bytes: [UInt8]) -> [Part] {
        if defect == .typesMessages { return [.keys(bytes)] }
        var parts: [Part] = []
        var keys: [UInt8] = []
        func flush() {
            if !keys.isEmpty { parts.append(.keys(keys)) }
            keys = []
        }
        for byte in bytes {
            if held.isEmpty, byte != 0xC0 {
                keys.append(byte)
                continue
            }
            held.append(byte)
            if held.count <= prefix.count {
                guard !prefix.starts(with: held) else { continue }
                keys += held
                held = []
            } else if held.suffix(2) == [0x1B, 0x5C] {
                flush()
                let payload = held.dropFirst(prefix.count).dropLast(2)
                let end = payload.firstIndex(of: UInt8(ascii: ";")) ?? payload.endIndex
                parts.append(
                    .message(
                        kind: String(decoding: payload[..<end], as: UTF8.self),
                        json: Array(payload[end...].dropFirst()), length: held.count))
                held = []
            }
        }
        if defect == .missesTornMessages {
            keys += held
            held = []
        }
        flush()
        return parts
    }

    /// The content of a message; nil if it cannot be read.
    static func content(_ json: [UInt8], _ defect: Defect) -> Content? {
        let names = String(decoding: json, as: UTF8.self)
        if defect == .refusesUnknownFields, names.contains("tomorrow") { return nil }
        return try? JSONDecoder().decode(Content.self, from: Data(json))
    }
}
