import LunchTerminal

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The output of a program to its terminal, in a file: a few lines that end with a blank one, then the bytes.
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

    /// A folder of captures and their lists.
    enum Folder: String {
        /// Those that whoever writes a recogniser may look at.
        case captures = "Captures"
        /// Those that were recorded by a script before anybody looked at them.
        case unseen = "Unseen"
        /// Those of some programs whose lists were written without a look at what is recognised, for who writes a recogniser.
        case development = "Blind/Development"
        /// Those of other programs, which nobody looks at until they have been measured.
        case measured = "Blind/Measured"

        var url: URL { URL(filePath: #filePath).deletingLastPathComponent().appending(path: rawValue) }

        /// The names of all captures in it, in order.
        var names: [String] {
            let files = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
            return files.filter { $0.hasSuffix(".capture") }.map { String($0.dropLast(8)) }.sorted()
        }
    }

    /// The names of the captures that whoever writes a recogniser may look at.
    static let names = Folder.captures.names

    /// The names of the captures of programs that nobody looked at.
    static let unseen = Folder.unseen.names

    /// The folder in which it lies.
    var folder: Folder

    /// A file that is no capture.
    struct Malformed: Error {
        var name: String
    }

    /// Reads a capture and replays it.
    init(_ name: String, in folder: Folder = .captures) throws {
        let bytes = ContiguousArray(try Data(contentsOf: folder.url.appending(path: name + ".capture")))
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
        self.folder = folder
    }

    /// The list of somebody who looked at the screen.
    func expectations() throws -> [Expectation] {
        let file = folder.url.appending(path: name + ".must")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap(Expectation.init)
    }
}
