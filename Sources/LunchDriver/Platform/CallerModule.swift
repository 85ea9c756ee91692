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

    /// A call, and the line that it stands in.
    struct Call {
        var module: String?
        var path: String
        var line: Int
        var column: Int
    }

    /// The place of the innermost call that is a test's own; nil if there is none.
    static func location(of calls: [Call]) -> TUISourceLocation? {
        for call in calls {
            guard call.line > 0, let module = call.module, !own.contains(module) else { continue }
            if let expansion = MacroExpansion(path: call.path) {
                // The file's folders are known only from another call in it, such as the one around the closure.
                let path = calls.first { expansion.isIn($0.path) }?.path
                return location(
                    expansion.module, path, path ?? expansion.fileName, expansion.line, expansion.column)
            }
            if call.path.contains("swift-generated-sources") || call.path.hasSuffix("<compiler-generated>") { continue }
            return location(module, call.path, call.path, call.line, call.column)
        }
        return nil
    }

    private static func location(
        _ module: String, _ path: String?, _ name: String, _ line: Int, _ column: Int
    ) -> TUISourceLocation {
        TUISourceLocation(
            fileID: "\(module)/\(name.split(separator: "/").last ?? "")", filePath: path, line: line,
            column: max(1, column))
    }
}
