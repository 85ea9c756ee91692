import LunchWire
import TestSupport
import Testing

@testable import LunchCLI

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Names of files and of screens may be anything: Tab puts them on the line as they are, and the shell runs none of them.
@Suite(.waiting) struct HostileCompletionTests {
    private static let names = [
        "$(touch PWNED)", "x`touch PWNED`y", "it's", "say \"x\"", "a' $(touch PWNED) \"`touch PWNED`", "wow!", "!!",
        "~",
        "~root", " two  words ", "*", "[a-z]?{a,b}", "a;touch PWNED", "a&b|c>d<e", "(x) #y", "#x", "a\\b\\", "$HOME",
        "-x",
        "a\nb", "a\tb", "=ls", "%1", "é日 e\u{301}", "^a^b",
    ]

    /// Returns true if the shell changes the word before the cursor in a way that no completion can prevent.
    private static func isLeft(_ name: String, _ quote: String, _ shell: String, isScreen: Bool) -> Bool {
        // Proposals leave out control characters; and a name that begins with a hyphen would be read as an option.
        if name.contains(where: \.isNewline) || name.contains("\t") || isScreen && name.hasPrefix("-") { return true }
        // Of two quotes in a row readline takes one away; and fish would leave a "~" to stand for a folder.
        return isScreen
            && (shell == "bash" && quote == "\"" && name.hasPrefix("!") || shell == "fish" && name.hasPrefix("~"))
    }

    @Test(arguments: CompletingShell.names) func noNameIsRun(_ shell: String) throws {
        try CompletingShell.skipUnlessInstalled(shell)
        let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-\(UUID().uuidString)").path
        let package = "\(folder)/package"
        for path in ["\(folder)/bin", package] {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try CompletingShell.write("", to: "\(package)/Package.swift")
        let screens = try #require(PackageFolder(around: package))
        for (number, name) in Self.names.enumerated() {
            try FileManager.default.createDirectory(atPath: "\(package)/d\(number)", withIntermediateDirectories: true)
            try CompletingShell.write("", to: "\(package)/d\(number)/\(name)")
            RememberedScreens(of: "A\(number)", in: screens).write([LaunchScreenDescription(name)])
        }
        let contents = try FileManager.default.contentsOfDirectory(atPath: package).sorted()
        let line = try CompletingShell(shell, in: folder, at: package)
        // Each name with one of the quotes; nightly with all.
        for (number, name) in Self.names.enumerated() {
            let quotes = ["", "'", "\""]
            for quote in Nightly.isOn ? quotes : [quotes[(number + shell.count) % 3]] {
                try complete("open ", "\(quote)d\(number)/", ["open", "d\(number)/\(name)"], in: line)
                try complete("open A\(number) ", quote, ["open", "A\(number)", name], in: line)
            }
        }
        line.leave()
        #expect(try FileManager.default.contentsOfDirectory(atPath: package).sorted() == contents, "a name was run")

        func complete(_ before: String, _ typed: String, _ expected: [String], in line: CompletingShell) throws {
            let begun = "lunch \(before)\(typed)"
            let completed = try line.complete(begun)
            let name = Self.names.first { expected.last?.hasSuffix($0) == true } ?? ""
            let isLeft = Self.isLeft(name, String(typed.prefix { $0 != "d" }), shell, isScreen: expected.count == 3)
            guard completed != begun, !isLeft else {
                #expect(completed == begun && isLeft, "\(shell) makes \(completed.debugDescription) of \(begun)")
                return line.clear()
            }
            let words = try line.runLine()
            #expect(words == expected, "\(shell) makes \(completed.debugDescription) of \(begun)")
        }
    }
}
