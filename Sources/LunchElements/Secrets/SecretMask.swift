package import LunchWire

/// Replaces secrets in whatever is shown or written: those that a launch declares, and those that were typed.
///
/// A piece of four characters counts as the secret, since a screen may break it into lines, or show its beginning. Upper and lower
/// case are the same, and so is a text with escapes (`%2F`, `&amp;`, `\"`). A secret of one or two characters is masked only where
/// it is a word.
package struct SecretMask: Sendable {
    /// The secrets that are complete, with their cases folded.
    private var known: [[Character]] = []
    /// The line that is being typed.
    private var line: [Character] = []

    /// The number of characters that count as a secret.
    package static let piece = 4

    private var pieces = SecretPieces(length: piece)
    /// The secrets as they are recognized in sentences, which have words in common with many a secret.
    private var longPieces = SecretPieces(length: 8, least: 4)
    private var shape = SecretShapes()

    /// Counts the changes of what is secret.
    package private(set) var version = 0

    package var isEmpty: Bool { known.isEmpty && line.isEmpty }

    package init() {}

    // MARK: - Secrets

    /// Adds a text that was declared to be secret; each of its lines on its own, since a screen breaks it there.
    package mutating func add(declared text: String) {
        for line in text.split(whereSeparator: \.isNewline) { add(line.map(\.folded)) }
    }

    /// Adds what was typed, as the program gets it: the keys Delete, Control-U and Control-W take back what was typed before.
    ///
    /// - Parameter continuing: true if it continues with the last secret.
    package mutating func add(typed bytes: [UInt8], continuing: Bool) {
        if !continuing { endLine() }
        var isInSequence = false
        for character in String(decoding: bytes, as: UTF8.self) {
            let scalar = character.unicodeScalars.first?.value ?? 0
            if isInSequence {
                // The last character of a sequence is a letter or `~`.
                isInSequence = !(0x40...0x7E).contains(scalar) || ["[", "O"].contains(character)
                continue
            }
            switch scalar {
            case 0x7F, 0x08: takeBack { _ = $0.popLast() }
            case 0x15: takeBack { $0 = [] }
            case 0x17:
                takeBack { line in
                    while line.last?.isWhitespace == true { line.removeLast() }
                    while line.last?.isWhitespace == false { line.removeLast() }
                }
            case 0x1B: isInSequence = true
            case ..<0x20: endLine()
            default: line.append(character.folded)
            }
        }
        collect()
    }

    /// Takes back a part of the line. What it was before is still a secret if more than a few characters reveal it.
    private mutating func takeBack(_ change: (inout [Character]) -> Void) {
        if line.count >= Self.piece { add(line) }
        change(&line)
    }

    private mutating func endLine() {
        let typed = line
        line = []
        add(typed)
    }

    /// Adds what secure fields hold.
    package mutating func add(heldBy root: AccessibilityNode) {
        if root.attributes.type.nature.contains(.secret), let value = root.attributes.value { add(held: value) }
        for child in root.children { add(heldBy: child) }
    }

    /// Adds what a secure field holds; of less than a piece only the field itself is masked.
    package mutating func add(held value: String) {
        let held = value.map(\.folded)
        guard held.count >= Self.piece, held.contains(where: { $0 != "•" }), !known.contains(held) else { return }
        // The text before the last key is a part of it.
        known.removeAll { $0.count >= Self.piece && $0.count < held.count && held.starts(with: $0) }
        add(held)
    }

    /// Adds the secrets of another mask.
    package mutating func add(_ other: SecretMask) {
        for secret in other.known { add(secret) }
        add(other.line)
    }

    private mutating func add(_ secret: [Character]) {
        if secret.isEmpty || known.contains(secret) { return }
        known.append(secret)
        collect()
    }

    private mutating func collect() {
        version += 1
        let secrets = line.isEmpty ? known : known + [line]
        pieces.collect(secrets)
        longPieces.collect(secrets)
        shape = SecretShapes(secrets)
    }

    // MARK: - Masking

    /// The texts that were typed last: the whole line, and what it was before something was taken back.
    package var typed: [String] { (line.isEmpty ? [] : [String(line)]) + (known.last.map { [String($0)] } ?? []) }

    /// The characters of rows of text that belong to a secret; nil if none does.
    ///
    /// All rows are one text, so that a secret that continues in the next row is found.
    package func hidden(in page: SecretPage) -> [Bool]? { hidden(in: page, pieces) }

    private func hidden(in page: SecretPage, _ pieces: SecretPieces) -> [Bool]? {
        var hits = SecretHits(page.characters.count)
        pieces.mark(page.characters, &hits)
        pieces.markWords(page, &hits)
        var decoded = SecretEscapes.decoded(page.characters, isForm: shape.hasBlanks)
        // A text may have been escaped several times.
        for _ in 0..<3 {
            guard let text = decoded else { break }
            pieces.mark(text.characters, &hits, at: text.places)
            decoded = text.decoded(isForm: shape.hasBlanks)
        }
        shape.markSpread(page, &hits)
        shape.markWrapped(page, &hits)
        return hits.isHidden
    }

    /// A text in which `•` represents each character of a secret.
    package func masked(_ text: String) -> String {
        guard mayHide(text) else { return text }
        let page = SecretPage(text)
        guard let isHidden = hidden(in: page) else { return text }
        return page.text(hiding: isHidden)
    }

    /// The parts of a text that belong to secrets, and those between them.
    package func parts(of text: String) -> [(text: String, isSecret: Bool)] {
        guard mayHide(text) else { return [(text, false)] }
        let page = SecretPage(text)
        return page.parts(hiding: hidden(in: page) ?? [])
    }

    /// Sentences about values, which are between quotation marks: a secret that they quote is masked as ever, and
    /// beside them only a whole one, or eight characters of it.
    package func maskedSentences(_ text: String) -> String {
        guard mayHide(text) else { return text }
        let page = SecretPage(text)
        guard let isHidden = hidden(in: page, pieces) else { return text }
        let isHiddenBeside = hidden(in: page, longPieces) ?? []
        let isQuoted = page.quoted
        return page.text(
            hiding: isHidden.indices.map { isQuoted[$0] ? isHidden[$0] : !isHiddenBeside.isEmpty && isHiddenBeside[$0] }
        )
    }

    /// False if a text has no part of a secret, according to a quick look at its bytes.
    private func mayHide(_ text: String) -> Bool {
        if isEmpty || text.isEmpty { return false }
        var text = text
        return text.withUTF8 { bytes in
            var (last, spread): (UInt32, UInt32) = (0, 0)
            for byte in bytes {
                // Escapes, the ends of lines, and characters that are equal to others are looked at one by one.
                if byte >= 0x80 || byte < 0x20 || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "&")
                    || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "+")
                {
                    return true
                }
                let byte = byte.folded
                last = last << 8 | UInt32(byte)
                if pieces.ends(with: last) { return true }
                guard byte.isLetterOrDigit else { continue }
                spread = spread << 8 | UInt32(byte)
                if shape.heads.contains(spread) { return true }
            }
            return false
        }
    }

    /// True if a text may be typed as a part of a secret: a screen shows parts together that came one by one.
    package func mayContinue(with text: String) -> Bool {
        guard !text.isEmpty, text.count < Self.piece else { return false }
        let secrets = known + [line]
        return text.allSatisfy { character in secrets.contains { $0.contains(character.folded) } }
    }

    private func masked(_ attributes: AccessibilityNode.Attributes) -> AccessibilityNode.Attributes {
        var attributes = attributes
        if attributes.type.nature.contains(.secret) {
            attributes.placeholder = attributes.shownPlaceholder
            attributes.value = attributes.shownValue
        }
        if isEmpty { return attributes }
        attributes.label = masked(attributes.label)
        attributes.identifier = masked(attributes.identifier)
        attributes.value = attributes.value.map(masked)
        attributes.placeholder = attributes.placeholder.map(masked)
        return attributes
    }

    /// The elements with masked texts; values of secure fields are never shown.
    package func masked(_ node: AccessibilityNode) -> AccessibilityNode {
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
    package func masked(_ tree: FrameMessage.Tree) -> FrameMessage.Tree {
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

    package func masked(_ json: LunchJSON) -> LunchJSON {
        switch json {
        case .string(let text): .string(masked(text))
        case .array(let values): .array(values.map(masked))
        case .object(let members):
            .object(Dictionary(members.map { (masked($0), masked($1)) }, uniquingKeysWith: { first, _ in first }))
        default: json
        }
    }

    /// Data that a test gives an app, in which a number may be a secret, as a PIN is.
    package func maskedData(_ json: LunchJSON) -> LunchJSON {
        switch json {
        case .number(let text): masked(text) == text ? json : .string(masked(text))
        case .array(let values): .array(values.map { maskedData($0) })
        case .object(let members):
            .object(
                Dictionary(members.map { (masked($0), maskedData($1)) }, uniquingKeysWith: { first, _ in first }))
        default: masked(json)
        }
    }
}
