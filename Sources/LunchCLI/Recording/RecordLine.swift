import LunchElements
import LunchInput
import LunchWire

/// The line at the foot of the screen in which a person enters commands that are not for the app.
struct RecordLine: Equatable {
    /// The thing that the line asks for.
    enum Mode: Equatable {
        /// One of the letters of the menu.
        case menu
        /// One of the claims that hold, among those that have a text in them.
        case claims(search: String, place: Int)
        /// The name of a part.
        case part(String)
    }

    /// The consequence of a key.
    enum Outcome: Equatable {
        case stays
        case closes
        case expect(Claim)
        case part(String)
        case undo
        case end
        /// The end, without a test.
        case leave
        /// The key that opened the line is meant for the app.
        case send
    }

    private(set) var mode = Mode.menu
    /// True as long as no key was meant for the line since it was opened.
    private var isNew = true
    /// The claims that hold of the screen.
    let claims: [Claim]
    /// The step that would be taken back, in words; nil if there is none.
    let last: String?

    init(claims: [Claim], last: String?) { (self.claims, self.last) = (claims, last) }

    /// The claims that have the text of the search in them.
    var found: [Claim] {
        guard case .claims(let search, _) = mode, !search.isEmpty else { return claims }
        let words = search.lowercased().split(separator: " ")
        func has(_ text: String) -> Bool { words.allSatisfy(text.lowercased().contains) }
        let found = claims.filter { has($0.words) }
        // A text that is meant comes before those that only are beside it.
        return found.filter { has($0.ownWords) } + found.filter { !has($0.ownWords) }
    }

    /// The claim that Return chooses.
    var chosen: Claim? {
        guard case .claims(_, let place) = mode, found.indices.contains(place) else { return nil }
        return found[place]
    }

    /// Handles a key.
    ///
    /// - Parameter opening: the key that opens the line.
    mutating func take(_ key: TUIKeyboardKey, opening: TUIKeyboardKey) -> Outcome {
        defer { isNew = false }
        if key == opening {
            // A person who comes back from a search may take the line for closed.
            if isNew { return .send }
            mode = .menu
            return .stays
        }
        switch mode {
        case .menu: return takeMenu(key)
        case .claims(let search, let place): return takeClaims(key, search, place)
        case .part(let name): return takePart(key, name)
        }
    }

    private mutating func takeMenu(_ key: TUIKeyboardKey) -> Outcome {
        switch key {
        case "a": mode = .claims(search: "", place: 0)
        case "n": mode = .part("")
        case "u": return last == nil ? .stays : .undo
        case "e": return .end
        case "q": return .leave
        case .escape: return .closes
        default: break
        }
        return .stays
    }

    private mutating func takeClaims(_ key: TUIKeyboardKey, _ search: String, _ place: Int) -> Outcome {
        let found = found
        switch key {
        case .up: mode = .claims(search: search, place: max(0, place - 1))
        case .down: mode = .claims(search: search, place: max(0, min(found.count - 1, place + 1)))
        case .return: return found.indices.contains(place) ? .expect(found[place]) : .stays
        case .delete: mode = .claims(search: String(search.dropLast()), place: 0)
        case .escape: mode = .menu
        default:
            if let character = key.character { mode = .claims(search: search + String(character), place: 0) }
        }
        return .stays
    }

    private mutating func takePart(_ key: TUIKeyboardKey, _ name: String) -> Outcome {
        switch key {
        case .return: return .part(name)
        case .delete: mode = .part(String(name.dropLast()))
        case .escape: mode = .menu
        default: if let character = key.character { mode = .part(name + String(character)) }
        }
        return .stays
    }
}

extension RecordLine {
    /// The rows of the line, the lowest last, and the one that is chosen.
    ///
    /// - Parameter height: the number of rows that it may have.
    func rows(height: Int) -> (texts: [String], chosen: Int?) {
        switch mode {
        case .menu:
            let undo = last.map { "u undo: \($0)" } ?? "u undo"
            return (["a assert   n name a part   e end   q end without a test   Esc back   \(undo)"], nil)
        case .part(let name): return (["Name of the part, empty to end it: \(name)▏"], nil)
        case .claims(let search, let place):
            let found = found
            let room = max(1, height - 1)
            let first = max(0, min(place - room / 2, found.count - room))
            let shown = found.dropFirst(first).prefix(room)
            let count = found.isEmpty ? "nothing" : "\(place + 1) of \(found.count)"
            return (
                shown.map { "  \($0.words)" } + ["Assert, \(count) (type to search, ↑ ↓ Return): \(search)▏"],
                found.isEmpty ? nil : place - first
            )
        }
    }
}
