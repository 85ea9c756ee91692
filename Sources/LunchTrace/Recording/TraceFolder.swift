import LunchDriver

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The folder in which the traces of a package lie, each under the name of its test.
package struct TraceFolder: Hashable, Sendable {
    /// The path of the folder.
    package let path: String

    /// The folder of the package; paths in traces are relative to it. Empty if there is none.
    package let package: String

    /// The variable of the environment that names another folder.
    package static let variable = "LUNCH_TRACES"

    /// The name of a trace's file.
    package static let fileName = "trace.lunchtrace"

    /// - Parameters:
    ///   - file: a file of the package, or a folder in it.
    ///   - other: the folder that the environment names; nil for that of the package.
    /// - Returns: nil if neither is there.
    package init?(around file: String, other: String?) {
        package = PackageRoot.path(around: file) ?? ""
        if let other, !other.isEmpty {
            path = URL(filePath: other, directoryHint: .isDirectory).standardized.path
        } else {
            guard !package.isEmpty else { return nil }
            path = "\(package)/.build/lunch"
        }
    }

    /// A path of a source file, relative to the package.
    package func relative(_ file: String) -> String {
        !package.isEmpty && file.hasPrefix("\(package)/") ? String(file.dropFirst(package.count + 1)) : file
    }

    /// The name of a test as the name of a folder: letters, digits, `.`, `_` and `-`.
    package static func name(of test: String) -> String {
        var name = ""
        for character in test {
            if character.isLetter || character.isNumber || character == "_" || character == "." {
                name.append(character)
            } else if !name.isEmpty, name.last != "-" {
                name.append("-")
            }
        }
        while let last = name.last, "-._".contains(last) { name.removeLast() }
        name = String(name.drop { $0 == "." || $0 == "-" })
        // 255 bytes are the limit of file systems.
        while name.utf8.count > 200 { name.removeLast() }
        return name.isEmpty ? "test" : name
    }

    /// The name of the folder for a test's trace: that of its file in front, since Swift Testing names a function alone.
    package static func name(of test: TraceTest) -> String {
        name(test.name, isAlone: test.library != "XCTest", in: test.place.file)
    }

    static func name(of test: TUITest) -> String {
        name(test.name, isAlone: test.library != .xctest, in: test.place?.filePath ?? "")
    }

    private static func name(_ test: String, isAlone: Bool, in file: String) -> String {
        guard isAlone, let file = file.split(separator: "/").last else { return name(of: test) }
        return name(of: "\(file.split(separator: ".").first ?? "").\(test)")
    }

    /// The file of a test's trace.
    package func file(of name: String) -> String { "\(path)/\(name)/\(Self.fileName)" }

    /// The end of the name of an arena, and of one that cannot be read.
    package static let arenaEnd = ".arena"
    package static let damagedEnd = ".damaged"

    /// The file of an arena.
    func arena(_ number: Int) -> String { "\(path)/arenas/\(number)\(Self.arenaEnd)" }

    /// Writes a trace in the place of the last one. A link in place of the folder is an error, since it leads to files of others.
    func write(_ bytes: [UInt8], as name: String) throws(TraceProblem) {
        if LinkCheck.link(in: name, of: path) != nil {
            throw TraceProblem("\(file(of: name)) cannot be written: its folder is a symbolic link")
        }
        // The folder is mostly there, from the last run.
        if try isReplaced(file(of: name), bytes) { return }
        try makeFolder("\(path)/\(name)")
        if try isReplaced(file(of: name), bytes) { return }
        throw TraceProblem("\(file(of: name)) cannot be written: its folder has vanished")
    }

    /// Writes a file; returns false if its folder is not there.
    private func isReplaced(_ path: String, _ bytes: [UInt8]) throws(TraceProblem) -> Bool {
        do throws(ArenaFile.Problem) {
            try ReplacedFile.write(bytes, to: path)
            return true
        } catch {
            if error.isAbsence { return false }
            throw TraceProblem("\(path) cannot be written: \(error.words)")
        }
    }

    func makeFolder(_ path: String) throws(TraceProblem) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw TraceProblem("the folder \(path) cannot be made", error)
        }
    }
}

/// The reason why there is no trace.
struct TraceProblem: Error, Hashable {
    let text: String

    init(_ text: String) { self.text = text }

    init(_ text: String, _ error: any Error) {
        let cocoa = error as? CocoaError
        let reason = (cocoa?.underlying as? POSIXError).map { "\($0.code)" } ?? cocoa.map { "\($0.code)" }
        self.text = "\(text): \(reason ?? "\(error)")"
    }
}
