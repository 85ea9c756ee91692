#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An app of this package that tests launch, and what was there of it before: `Before` has the files that have changed.
struct AdoptedApp {
    let name: String
    /// The folder of its files, from the package's.
    let folder: String
    var language = AdoptionCost.Language.swift
    /// Files that were not there before.
    var new: [String] = []
    /// The lines that are copied into the app as they are.
    var copied: [String] = []

    static let all = [
        AdoptedApp(name: "Diner", folder: "Tests/Newcomer/Sources/Diner"),
        AdoptedApp(name: "Minimal", folder: "Samples/Minimal"),
        AdoptedApp(name: "Groceries", folder: "Tests/Frameworks/Groceries"),
        AdoptedApp(name: "Journal", folder: "Tests/Frameworks/Journal", new: ["Adoption.swift"]),
        AdoptedApp(name: "VerandaTrip", folder: "Tests/Frameworks/VerandaTrip"),
        AdoptedApp(name: "TerraceTrip", folder: "Tests/Frameworks/TerraceTrip"),
        AdoptedApp(name: "MosaicTrip", folder: "Tests/Frameworks/MosaicTrip"),
        AdoptedApp(
            name: "Curses", folder: "Samples/OtherLanguages/Curses", language: .python,
            copied: ["lunch.py", "lunch_curses.py"]),
        AdoptedApp(
            name: "Textual", folder: "Samples/OtherLanguages/Textual", language: .python,
            copied: ["lunch.py", "lunch_textual.py"]),
        AdoptedApp(
            name: "Urwid", folder: "Samples/OtherLanguages/Urwid", language: .python,
            copied: ["lunch.py", "lunch_urwid.py"]),
        AdoptedApp(name: "C", folder: "Samples/OtherLanguages/C", language: .c, copied: ["json.h", "lunch.h"]),
    ]

    private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    static let package = tests.deletingLastPathComponent().deletingLastPathComponent()

    /// The text of a file of the package.
    static func text(_ path: String) throws -> String { try text(package.appending(path: path)) }

    private static func text(_ url: URL) throws -> String { String(decoding: try Data(contentsOf: url), as: UTF8.self) }

    private var before: URL { Self.tests.appending(path: "Before/\(name)") }
    private var after: URL { Self.package.appending(path: folder) }

    /// The app's files, without what is copied into it.
    private var files: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: after.path).sorted()
                .filter { $0.hasSuffix(".\(language.rawValue)") && !copied.contains($0) }
        }
    }

    private func textBefore(_ file: String) throws -> String {
        if new.contains(file) { return "" }
        let changed = before.appending(path: file)
        return try Self.text(
            FileManager.default.fileExists(atPath: changed.path) ? changed : after.appending(path: file))
    }

    /// The whole app as it was.
    var sourceBefore: String { get throws { try files.map(textBefore).joined(separator: "\n") } }

    /// The names of the files that stand in `Before`.
    var changedFiles: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: before.path).sorted() }
    }

    var cost: AdoptionCost {
        get throws {
            var cost = AdoptionCost()
            for file in try files {
                cost.add(before: try textBefore(file), after: try Self.text(after.appending(path: file)), language)
            }
            return cost
        }
    }

    /// The number of lines in what is copied.
    var copiedLines: Int {
        get throws {
            try copied.reduce(0) { $0 + (try Self.text(after.appending(path: $1)).count { $0 == "\n" }) }
        }
    }
}
