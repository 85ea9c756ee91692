import LunchElements
import LunchWire

/// Replaces secrets that were typed in whatever is to be written.
///
/// A piece of four characters counts as the secret, since a screen may break it into lines, or show its beginning.
struct SecretMask: Sendable {
    private var secrets: [[Character]] = []

    /// The number of characters of a piece.
    private static let piece = 4

    var isEmpty: Bool { secrets.isEmpty }

    /// Adds what was typed, each part between control characters by itself.
    ///
    /// - Parameter continuing: true if it goes on with the last secret.
    mutating func add(typed bytes: [UInt8], continuing: Bool) {
        let text = String(decoding: bytes, as: UTF8.self)
        let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0.value < 0x20 || $0.value == 0x7F }
        for (number, part) in parts.enumerated() where !part.isEmpty {
            let secret = Array(String(String.UnicodeScalarView(part)))
            if number == 0, continuing, let last = secrets.indices.last {
                secrets[last] += secret
            } else {
                secrets.append(secret)
            }
        }
    }

    /// Adds what secure fields hold; of less than a piece only the field itself is masked.
    mutating func add(heldBy root: AccessibilityNode) {
        if root.attributes.type.nature.contains(.secret), let value = root.attributes.value.map(Array.init),
            value.count >= Self.piece, value.contains(where: { $0 != "•" }), !secrets.contains(value)
        {
            // What was there before the last key is a part of it.
            if let last = secrets.lastIndex(where: { $0.count < value.count && value.starts(with: $0) }) {
                secrets[last] = value
            } else {
                secrets.append(value)
            }
        }
        for child in root.children { add(heldBy: child) }
    }

    /// A text in which `•` stands for each character of a secret.
    func masked(_ text: String) -> String {
        guard !secrets.isEmpty, !text.isEmpty else { return text }
        var characters = Array(text)
        var isHidden = [Bool](repeating: false, count: characters.count)
        for secret in secrets where !secret.isEmpty {
            let length = min(Self.piece, secret.count)
            let pieces = Set((0...(secret.count - length)).map { Array(secret[$0..<$0 + length]) })
            guard characters.count >= length else { continue }
            for start in 0...(characters.count - length)
            where pieces.contains(Array(characters[start..<start + length])) {
                for place in start..<start + length { isHidden[place] = true }
            }
        }
        guard isHidden.contains(true) else { return text }
        for place in characters.indices where isHidden[place] { characters[place] = "•" }
        return String(characters)
    }

    /// The elements with masked texts; values of secure fields are never shown.
    func masked(_ node: AccessibilityNode) -> AccessibilityNode {
        var node = node
        if node.attributes.type.nature.contains(.secret) {
            node.attributes.value = node.attributes.value.map { String(repeating: "•", count: $0.count) }
        }
        if !secrets.isEmpty {
            node.attributes.label = masked(node.attributes.label)
            node.attributes.identifier = masked(node.attributes.identifier)
            node.attributes.value = node.attributes.value.map(masked)
            node.attributes.placeholder = node.attributes.placeholder.map(masked)
        }
        for index in node.children.indices {
            let child = masked(node.children[index])
            // A list that stays as it is stays the same list.
            if child != node.children[index] { node.children[index] = child }
        }
        return node
    }

    func masked(_ json: LunchJSON) -> LunchJSON {
        switch json {
        case .string(let text): .string(masked(text))
        case .array(let values): .array(values.map(masked))
        case .object(let members): .object(members.mapValues(masked))
        default: json
        }
    }
}
