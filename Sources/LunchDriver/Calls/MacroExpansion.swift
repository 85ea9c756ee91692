/// The place at which a macro was expanded, according to the name of the compiler's file for the expansion.
///
/// Code inside `#expect(…)` in a closure is compiled there: `@__swiftmacro_`, the module, the file, `MX`, then the line
/// and the column, each counted from 0 (Mangling.rst, "macro-expansion-loc").
struct MacroExpansion: Equatable {
    let module: String

    /// The letters and digits of the file's name: `LoginTestsswift` for `LoginTests.swift`.
    let file: String

    let line: Int
    let column: Int

    init?(path: String) {
        guard let name = path.split(separator: "/").last, name.hasPrefix("@__swiftmacro_") else { return nil }
        var rest = name.dropFirst("@__swiftmacro_".count)
        guard let module = rest.takeIdentifier(), let file = rest.takeIdentifier() else { return nil }
        guard let end = rest.firstIndex(of: "X"), rest[..<end].hasSuffix("M") else { return nil }
        rest = rest[end...].dropFirst()
        guard let line = rest.takeNumber(), rest.popFirst() == "_", let column = rest.takeNumber(),
            rest.first == "_"
        else { return nil }
        self.module = String(module)
        self.file = String(file)
        self.line = line + 1
        self.column = column + 1
    }

    /// Returns true if a file may be the one in question.
    func isIn(_ path: String) -> Bool {
        path.split(separator: "/").last?.filter { $0.isLetter || $0.isNumber || $0 == "_" } == file
    }

    /// The name of the file, if it ends as a Swift file does and has no other sign in it.
    var fileName: String { file.hasSuffix("swift") ? "\(file.dropLast(5)).swift" : file }
}

extension Substring {
    fileprivate mutating func takeNumber() -> Int? {
        let digits = prefix { $0.isASCII && $0.isNumber }
        self = self[digits.endIndex...]
        return Int(digits)
    }

    /// Takes a length and so many characters; of what is written in Punycode (`00`) the letters that need none.
    fileprivate mutating func takeIdentifier() -> Substring? {
        let isPunycode = hasPrefix("00")
        guard let count = takeNumber(), count > 0 else { return nil }
        let text = prefix(count)
        guard text.count == count else { return nil }
        self = self[text.endIndex...]
        guard isPunycode else { return text }
        return text.lastIndex(of: "_").map { text[..<$0] } ?? text
    }
}
