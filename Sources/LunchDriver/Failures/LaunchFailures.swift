import LunchElements
import LunchWire

/// The words of launches that fail before a process runs.
enum LaunchFailures {
    static func noProduct(_ name: String, folders: [String], near executables: [String]) -> String {
        let suggestion = executables.nearest(to: name).map { "\nDid you mean \"\($0)\"?" } ?? ""
        return """
            There is no executable product "\(name)" beside the tests.\(suggestion)
            Looked in: \(folders.joined(separator: ", "))
            It is built with the tests where the test target depends on it: \
            .testTarget(…, dependencies: ["\(name)"]).
            """
    }

    static func noFile(_ path: String, exists: Bool) -> String {
        exists
            ? "The file \"\(path)\" cannot be run: it is a folder, or not executable (chmod +x)."
            : "There is no file \"\(path)\". A relative path begins at the working directory of the tests."
    }

    static func noCommand(_ name: String, path: String) -> String {
        """
        There is no command "\(name)" in the folders of PATH.
        PATH is: \(path)
        """
    }

    static func noDefault(module: String) -> String {
        """
        No app is named, and the test target "\(module)" is not called after one.
        Name it: Launcher(app: .product("MyApp"), …) or TUIApplication(.product("MyApp")); or call the test target \
        "MyAppTests"; or set LUNCH_APP.
        """
    }

    static func noClock(_ name: String) -> String {
        let names = LaunchConfiguration.Clock.allCases.map(\.rawValue)
        let suggestion = names.nearest(to: name).map { " Did you mean \"\($0)\"?" } ?? ""
        return """
            There is no clock \(ShownText.quoted(name)), which \(LaunchKeys.clock) asks for.\(suggestion)
            The clocks are: \(names.map { "\"\($0)\"" }.joined(separator: ", ")). Without \(LaunchKeys.clock) time passes by itself.
            """
    }
}
