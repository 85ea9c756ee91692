/// The identifier of a test as Swift Testing has it, taken apart: `MenuTests.Lunch/shows(_:)/Menu.swift:12:4`.
struct TestIdentifier: Hashable {
    /// The identifier without the place at its end, which changes with each edit.
    let name: String
    let target: String
    /// The suites and the function, the outermost first.
    let components: [String]

    init(_ text: String) {
        let dot = text.firstIndex(of: ".") ?? text.endIndex
        var parts: [String] = []
        var part = ""
        var isRaw = false
        // A name in back quotes may have anything in it.
        for character in text[dot...].dropFirst() {
            if character == "`" { isRaw.toggle() }
            if character == "/", !isRaw {
                parts.append(part)
                part = ""
            } else {
                part.append(character)
            }
        }
        parts.append(part)
        if parts.count > 1, Self.isPlace(part) { parts.removeLast() }
        target = String(text[..<dot])
        components = parts
        name = dot == text.endIndex ? text : "\(target).\(parts.joined(separator: "/"))"
    }

    /// Returns true for `Menu.swift:12:4`.
    private static func isPlace(_ text: String) -> Bool {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        return parts.count == 3 && parts[0].hasSuffix(".swift") && Int(parts[1]) != nil && Int(parts[2]) != nil
    }
}
