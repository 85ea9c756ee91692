/// Tells calls of a test from calls inside Lunch and inside the test libraries.
enum CallerModule {
    /// Modules whose lines are no test's.
    static let own: Set<String> = [
        "LunchWire", "LunchTerminal", "LunchProcess", "LunchInput", "LunchElements", "LunchDriver", "LunchReport",
        "LunchTest", "LunchMarbles", "XCTest", "Testing",
    ]

    /// The module in a mangled name (Mangling.rst: `$s`, then the length of the module's name and the name).
    static func name(in mangled: String) -> String? {
        guard mangled.hasPrefix("$s") else { return nil }
        let digits = mangled.dropFirst(2).prefix(while: \.isNumber)
        guard let count = Int(digits), count > 0 else { return nil }
        let name = mangled[digits.endIndex...].prefix(count)
        return name.count == count ? String(name) : nil
    }

    /// The place as a test library takes it; nil for a place that is not in a test's own source.
    static func location(_ path: String, _ line: Int, _ column: Int, module: String?) -> TestLocation? {
        guard line > 0, let module, !own.contains(module), !path.contains("swift-generated-sources"),
            !path.hasSuffix("<compiler-generated>")
        else { return nil }
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return TestLocation(
            fileID: "\(module)/\(file)", filePath: path, line: line, column: max(1, column))
    }
}
