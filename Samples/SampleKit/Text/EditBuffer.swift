/// Text under a cursor, edited by the characters that a person sees.
struct EditBuffer {
    private(set) var characters: [Character] = []

    /// The number of characters before the cursor.
    private(set) var cursor = 0

    var text: String {
        get { String(characters) }
        set {
            characters = Array(newValue)
            cursor = characters.count
        }
    }

    /// Inserts text before the cursor; a mark joins the character that it follows.
    mutating func insert(_ text: String) {
        let start = max(0, cursor - 1)
        let before = String(characters[start..<cursor]) + text
        characters.replaceSubrange(start..<cursor, with: before)
        cursor = start + before.count
        // A character that was inserted may join the one behind the cursor too.
        guard cursor > 0, cursor < characters.count else { return }
        let joined = Array(String(characters[cursor - 1...cursor]))
        if joined.count == 1 { characters.replaceSubrange(cursor - 1...cursor, with: joined) }
    }

    mutating func deleteBackward() {
        guard cursor > 0 else { return }
        cursor -= 1
        characters.remove(at: cursor)
    }

    mutating func deleteForward() {
        if cursor < characters.count { characters.remove(at: cursor) }
    }

    mutating func deleteToStart() {
        characters.removeSubrange(..<cursor)
        cursor = 0
    }

    /// Moves the cursor to a place, or as near to it as there is text.
    mutating func move(to place: Int) {
        cursor = min(max(0, place), characters.count)
    }
}

extension EditBuffer {
    /// Performs an editing key that means the same on one line and on several; false where it is none.
    mutating func perform(_ key: Key) -> Bool {
        switch (key.code, key.modifiers) {
        case (.character(let character), []), (.character(let character), .shift): insert(String(character))
        case (.backspace, _): deleteBackward()
        case (.delete, _): deleteForward()
        case (.left, _): move(to: cursor - 1)
        case (.right, _): move(to: cursor + 1)
        case (.character("u"), .control): deleteToStart()
        default: return false
        }
        return true
    }
}
