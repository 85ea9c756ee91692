package import LunchWire

/// A text that is typed or pasted. The value contains the lengths of the secret parts, and not the parts themselves.
package struct TypedText: Equatable, Sendable {
    package enum Piece: Equatable, Sendable {
        case open(String)
        /// The number of characters of a secret part: in a secure field, at a prompt without echo, or of a declared secret.
        case secret(Int)

        var isSecret: Bool { if case .secret = self { true } else { false } }

        /// The number of characters.
        var count: Int {
            switch self {
            case .open(let text): text.count
            case .secret(let count): count
            }
        }
    }

    package private(set) var pieces: [Piece] = []

    /// True if the text is not known yet, or was not kept.
    package var isWithheld = false

    package init(_ text: String) { append(text) }

    package init(pieces: [Piece]) { self.pieces = pieces }

    /// The text that is known only once the app has settled.
    package static let withheld: TypedText = {
        var text = TypedText("")
        text.isWithheld = true
        return text
    }()

    package mutating func append(_ text: some StringProtocol, isSecret: Bool = false) {
        if text.isEmpty { return }
        if isSecret { return appendSecret(text.count) }
        if case .open(let before)? = pieces.last {
            pieces[pieces.count - 1] = .open(before + text)
        } else {
            pieces.append(.open(String(text)))
        }
    }

    /// Appends a secret of which only the number of characters is shown.
    package mutating func appendSecret(_ count: Int) {
        if case .secret(let before)? = pieces.last {
            pieces[pieces.count - 1] = .secret(before + count)
        } else {
            pieces.append(.secret(count))
        }
    }

    /// The whole text; nil if any of it is secret or withheld.
    package var open: String? {
        switch (pieces.first, pieces.count) {
        case (nil, _): isWithheld ? nil : ""
        case (.open(let text)?, 1): text
        default: nil
        }
    }

    package var isSecret: Bool { pieces.contains(where: \.isSecret) }
}

extension TypedText {
    /// A string; a list of strings and of the lengths of secrets, if there are any; null if the text is withheld.
    package var json: LunchJSON {
        if isWithheld { return .null }
        if let open { return .string(open) }
        return .array(
            pieces.map { piece in
                switch piece {
                case .open(let text): .string(text)
                case .secret(let count): ["secret": .integer(count)]
                }
            })
    }

    init(_ json: LunchJSON, at path: String) throws(WireError) {
        switch json {
        case .null: self = .withheld
        case .string(let text): self.init(text)
        case .array(let list):
            var pieces: [Piece] = []
            for (index, json) in list.enumerated() {
                if case .string(let text) = json {
                    pieces.append(.open(text))
                } else {
                    let reader = try ObjectReader(json, at: "\(path)[\(index)]")
                    pieces.append(.secret(try reader.count("secret", of: "characters")))
                }
            }
            self.init(pieces: pieces)
        default: throw .unexpected(path: path, expected: "a string, or a list of strings and secrets", found: json.kind)
        }
    }
}
