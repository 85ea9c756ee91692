import LunchTerminal

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a program wrote to its terminal, in a file: a few lines that end with a blank one, then the bytes.
struct Capture: CustomStringConvertible {
    /// The name of the file without its ending, such as `mc-menu-80x24`.
    var name: String
    /// The screen.
    var grid: TUIGrid
    /// The screen when the last key was sent.
    var before: TUIGrid

    var description: String { name }

    /// The program that wrote it.
    var program: String { String(name.prefix { $0 != "-" }) }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Captures")

    /// The names of all captures, in order.
    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".capture") }.map { String($0.dropLast(8)) }.sorted()
    }()

    /// A file that is no capture.
    struct Malformed: Error {
        var name: String
    }

    /// Reads a capture and replays it.
    init(_ name: String) throws {
        let bytes = ContiguousArray(try Data(contentsOf: Self.folder.appending(path: name + ".capture")))
        guard let blank = bytes.indices.dropLast().first(where: { bytes[$0] == 10 && bytes[$0 + 1] == 10 }) else {
            throw Malformed(name: name)
        }
        let header = String(decoding: bytes[..<blank], as: UTF8.self).split(separator: "\n")
        func number(_ key: String) throws -> Int {
            let line = header.first { $0.hasPrefix(key + " ") }
            guard let line, let number = Int(line.dropFirst(key.count + 1)) else { throw Malformed(name: name) }
            return number
        }
        let start = blank + 2
        let key = start + (try number("before"))
        guard key <= bytes.count else { throw Malformed(name: name) }
        var terminal = TUITerminal(columns: try number("columns"), rows: try number("rows"))
        let first = ContiguousArray(bytes[start..<key])
        let second = ContiguousArray(bytes[key...])
        _ = terminal.feed(first.span)
        before = terminal.grid
        _ = terminal.feed(second.span)
        grid = terminal.grid
        self.name = name
    }

    /// What somebody wrote who looked at the screen.
    func expectations() throws -> [Expectation] {
        let file = Self.folder.appending(path: name + ".must")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap(Expectation.init)
    }
}
