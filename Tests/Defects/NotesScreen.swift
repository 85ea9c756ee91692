/// A field and two rows.
struct NotesScreen {
    let name: String
    var text: String
    var row = 0

    init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// Handles a key; returns whether it has changed anything.
    mutating func handle(_ key: Decoder.Key) -> Bool {
        switch key {
        case .letter(let letter): text.append(letter)
        case .up: row = 0
        case .down: row = 1
        case .other, .leave: return false
        }
        return true
    }

    /// The end of the text that fits into the field.
    private func shown(_ width: Int) -> String { String(text.suffix(max(0, min(20, width) - 1))) }

    func drawing(_ size: (columns: Int, rows: Int)) -> String {
        "\u{1B}[2J\u{1B}[H\(name)\u{1B}[2;1H\(shown(size.columns))\u{1B}[3;1H\(row == 0 ? ">" : " ") Bread"
            + "\u{1B}[4;1H\(row == 1 ? ">" : " ") Grütze"
    }

    func tree(_ size: (columns: Int, rows: Int), _ defect: Defect) -> String {
        let width = min(20, size.columns)
        let rows = ["Bread", "Grütze"].enumerated().map { index, label in
            let isASCII = defect != .writesLettersBeyondASCII && defect != .writesLatin1
            var members = ["label": JSON.string(label, isASCII: isASCII)]
            members["identifier"] = JSON.string(defect == .twinIdentifiers ? "row" : "row-\(index)")
            if row == index { members["selected"] = "true" }
            if defect == .twoFocuses { members["focus"] = "true" }
            let columns = defect == .frameBeyondTheScreen ? size.columns + 5 : width
            return JSON.node("cell", members, frame: (0, 2 + index, columns, 1))
        }
        let field = JSON.node(
            defect == .misspellsAType ? "textfield" : "textField",
            ["identifier": "\"note\"", "value": JSON.string(shown(size.columns)), "focus": "true"],
            frame: (0, 1, width, 1))
        let title = JSON.node("staticText", ["label": JSON.string(name)], frame: (0, 0, width, 1))
        let secret = defect == .showsAPassword ? "geheim" : "••••••"
        let password = JSON.node(
            "secureTextField", ["identifier": "\"password\"", "value": JSON.string(secret)], frame: (0, 0, 0, 0))
        return JSON.node(
            "application", ["label": "\"Defects\""], frame: (0, 0, size.columns, size.rows),
            children: [title, field, password] + rows)
    }
}
