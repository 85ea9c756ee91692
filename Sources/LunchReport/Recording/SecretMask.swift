import LunchElements
import LunchWire

/// Replaces secrets in whatever is to be written: those that a launch declares, and those that were typed.
///
/// A piece of four characters counts as the secret, since a screen may break it into lines, or show its beginning.
struct SecretMask: Sendable {
    private var secrets: [[Character]] = []

    /// The texts that hide a character: whole secrets that are shorter than a piece, and all pieces of the others, by their lengths.
    private var pieces: [Int: Set<[Character]>] = [:]

    /// The characters with which a piece begins.
    private var beginnings: Set<Character> = []

    /// The pieces that a text of ASCII may have, by their lengths, the bytes of each in one number: most texts have no other characters.
    private var plainPieces = [Set<UInt32>](repeating: [], count: SecretMask.piece + 1)

    /// True at the place of each byte with which one of them ends.
    private var plainEnds = [Bool](repeating: false, count: 0x80)

    /// The characters of ASCII, to which others are equal: the sign for kelvin is a `K`.
    private static let plain = Dictionary(
        uniqueKeysWithValues: (0..<0x80 as Range<UInt8>).map { (Character(UnicodeScalar($0)), $0) })

    /// The number of characters of a piece.
    private static let piece = 4

    var isEmpty: Bool { secrets.isEmpty }

    /// Counts the changes of what is secret.
    private(set) var version = 0

    // MARK: - Secrets

    /// Adds a text that was declared to be secret; each of its lines by itself, since a screen breaks it there.
    mutating func add(declared text: String) {
        for line in text.split(whereSeparator: \.isNewline) where !secrets.contains(Array(line)) { add(Array(line)) }
    }

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
                collectPieces()
            } else {
                add(secret)
            }
        }
    }

    /// Adds what secure fields hold; of less than a piece only the field itself is masked.
    mutating func add(heldBy root: AccessibilityNode) {
        if root.attributes.type.nature.contains(.secret), let value = root.attributes.value.map(Array.init),
            value.count >= Self.piece, value.contains(where: { $0 != "•" }), !secrets.contains(value)
        {
            // The text before the last key is a part of it.
            if let last = secrets.lastIndex(where: { $0.count < value.count && value.starts(with: $0) }) {
                secrets[last] = value
                collectPieces()
            } else {
                add(value)
            }
        }
        for child in root.children { add(heldBy: child) }
    }

    private mutating func add(_ secret: [Character]) {
        secrets.append(secret)
        collectPieces(of: secret)
    }

    private mutating func collectPieces() {
        pieces = [:]
        plainPieces = plainPieces.map { _ in [] }
        plainEnds = plainEnds.map { _ in false }
        beginnings = []
        for secret in secrets { collectPieces(of: secret) }
    }

    private mutating func collectPieces(of secret: [Character]) {
        version += 1
        // An answer quotes a text, as a literal of Swift does.
        let quoted = Array(String(secret).literal.dropFirst().dropLast())
        for form in quoted == secret ? [secret] : [secret, quoted] where !form.isEmpty {
            let length = min(Self.piece, form.count)
            for start in 0...(form.count - length) {
                let piece = Array(form[start..<start + length])
                guard pieces[length, default: []].insert(piece).inserted else { continue }
                beginnings.insert(form[start])
                let bytes = piece.compactMap { Self.plain[$0] }
                guard let end = bytes.last, bytes.count == length else { continue }
                plainPieces[length].insert(bytes.reduce(0) { $0 << 8 | UInt32($1) })
                plainEnds[Int(end)] = true
            }
        }
    }

    // MARK: - Masking

    /// The characters of a text that belong to a secret; nil if none does.
    func hidden(in characters: [Character]) -> [Bool]? {
        var isHidden: [Bool]?
        for start in characters.indices where beginnings.contains(characters[start]) {
            for (length, pieces) in pieces where start + length <= characters.count {
                guard pieces.contains(Array(characters[start..<start + length])) else { continue }
                for place in start..<start + length {
                    isHidden = isHidden ?? [Bool](repeating: false, count: characters.count)
                    isHidden?[place] = true
                }
            }
        }
        return isHidden
    }

    /// Returns true if a text of ASCII alone has no piece; false if it is to be looked at character by character.
    private func isPlainlyFree(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var last: UInt32 = 0
            for (place, byte) in bytes.enumerated() {
                // A return and the line feed behind it are one character.
                if byte >= 0x80 || byte == 0x0D { return false }
                last = last << 8 | UInt32(byte)
                guard plainEnds[Int(byte)] else { continue }
                for length in 1...Self.piece where place + 1 >= length && !plainPieces[length].isEmpty {
                    let shown = length == Self.piece ? last : last & (1 << (8 * UInt32(length)) - 1)
                    if plainPieces[length].contains(shown) { return false }
                }
            }
            return true
        }
    }

    /// A text in which `•` stands for each character of a secret.
    func masked(_ text: String) -> String {
        guard !secrets.isEmpty, !text.isEmpty, !isPlainlyFree(text) else { return text }
        let characters = Array(text)
        guard let isHidden = hidden(in: characters) else { return text }
        return String(zip(characters, isHidden).map { $1 ? "•" : $0 })
    }

    /// True if a text may be typed as a part of a secret: a screen shows parts together that came one by one.
    func mayContinue(with text: String) -> Bool {
        guard !text.isEmpty, text.count < Self.piece else { return false }
        return text.allSatisfy { character in secrets.contains { $0.contains(character) } }
    }

    private func masked(_ attributes: AccessibilityNode.Attributes) -> AccessibilityNode.Attributes {
        var attributes = attributes
        if attributes.type.nature.contains(.secret) {
            attributes.placeholder = attributes.shownPlaceholder
            attributes.value = attributes.shownValue
        }
        guard !secrets.isEmpty else { return attributes }
        attributes.label = masked(attributes.label)
        attributes.identifier = masked(attributes.identifier)
        attributes.value = attributes.value.map(masked)
        attributes.placeholder = attributes.placeholder.map(masked)
        return attributes
    }

    /// The elements of a frame with masked texts; values of secure fields are never shown.
    func masked(_ frame: TUIFrame) -> AccessibilityNode {
        let frame = frame.committed
        if isEmpty, !frame.tree.nodes.types.contains(where: { $0.nature.contains(.secret) }) { return frame.root }
        return masked(frame.root)
    }

    /// The elements with masked texts; values of secure fields are never shown.
    func masked(_ node: AccessibilityNode) -> AccessibilityNode {
        var node = node
        node.attributes = masked(node.attributes)
        for index in node.children.indices {
            let child = masked(node.children[index])
            // A list that stays as it is stays the same list.
            if child != node.children[index] { node.children[index] = child }
        }
        return node
    }

    /// The tree of a message with masked texts.
    func masked(_ tree: FrameMessage.Tree) -> FrameMessage.Tree {
        switch tree {
        case .whole(let root): .whole(masked(root))
        case .changes(let changes): .changes(changes.map(masked))
        }
    }

    private func masked(_ change: AccessibilityChange) -> AccessibilityChange {
        switch change {
        case .attributes(let path, let attributes): .attributes(path: path, masked(attributes))
        case .children(let path, let start, let count, let nodes):
            .children(path: path, at: start, remove: count, insert: nodes.map(masked))
        }
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
