import Foundation
import LunchRecognition
import LunchTerminal
import LunchWire

/// A screen of a real program: the bytes that the program wrote, and a list of the elements that a person saw.
///
/// Each file in `Screens` is a pack of screens, compressed by gzip. For each screen, a pack contains a line with the screen's name
/// and two numbers of bytes, such as `mc-menu-80x24 812 3651`, then the bytes of the list, then those of the recording.
/// The list has one ``Expectation`` a line. The recording begins with the lines `capture`, `columns`, `rows` and `before`, and a blank line.
/// The program's output follows; `before` is the number of its bytes when the last key was sent.
///
/// `screens.py` records programs, and unpacks screens to plain files and packs them again.
struct Capture {
    /// The program, the state and the size, such as `mc-menu-80x24`.
    var name: String
    private var list: ArraySlice<UInt8>
    private var recording: ArraySlice<UInt8>

    var program: String { String(name.prefix { $0 != "-" }) }

    /// The screens that the suite reads.
    static let suite = Result { try screens(inPack: folder.appending(path: "suite.gz")) }

    /// All screens.
    static let all = Result {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let others = files.filter { $0.hasSuffix(".gz") && $0 != "suite.gz" }
        let captures: [Capture] = try suite.get() + others.flatMap { try screens(inPack: folder.appending(path: $0)) }
        let names = Dictionary(grouping: captures, by: \.name).filter { $0.value.count > 1 }.keys
        guard names.isEmpty else { throw Malformed(description: "several packs contain \(names.sorted())") }
        return captures
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Screens")

    /// A pack or a screen that can't be read.
    struct Malformed: Error, CustomStringConvertible {
        var description: String
    }

    /// Reads a file.
    static func screens(inPack file: URL) throws -> [Capture] {
        let gzip = Process()
        gzip.executableURL = URL(filePath: "/usr/bin/env")
        gzip.arguments = ["gzip", "-dc", file.path]
        let output = Pipe()
        gzip.standardOutput = output
        gzip.standardError = FileHandle.nullDevice
        try gzip.run()
        let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
        gzip.waitUntilExit()
        guard gzip.terminationStatus == 0 else {
            throw Malformed(description: "\(file.path): `gzip -dc` ended with status \(gzip.terminationStatus)")
        }
        return try screens(in: bytes, pack: file.lastPathComponent)
    }

    /// Reads the uncompressed bytes of a pack.
    static func screens(in bytes: [UInt8], pack: String) throws -> [Capture] {
        var screens: [Capture] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let line = rest.prefix { $0 != UInt8(ascii: "\n") }
            rest = rest.dropFirst(line.count + 1)
            let words = String(decoding: line, as: UTF8.self).split(separator: " ")
            let counts = words.dropFirst().compactMap { Int($0) }
            guard words.count == 3, counts.count == 2, counts.allSatisfy({ 0...rest.count ~= $0 }),
                counts[0] + counts[1] <= rest.count
            else {
                let place = screens.last.map { "after \($0.name)" } ?? "at the beginning"
                throw Malformed(
                    description: """
                        \(pack), \(place): expected a line with a name and two numbers of bytes, and that many bytes. \
                        Found \(rest.count) bytes after \(String(decoding: line.prefix(80), as: UTF8.self).debugDescription).
                        """)
            }
            let list = rest.prefix(counts[0])
            let recording = rest.dropFirst(counts[0]).prefix(counts[1])
            screens.append(Capture(name: String(words[0]), list: list, recording: recording))
            rest = rest[recording.endIndex...]
        }
        return screens
    }

    /// Returns what a person saw on the screen.
    func expectations() throws -> [Expectation] {
        try String(decoding: list, as: UTF8.self).split(separator: "\n").compactMap(Expectation.init)
    }

    /// Returns the screen, and the screen when the last key was sent.
    func replayed() throws -> (grid: TUIGrid, before: TUIGrid) {
        var numbers: [Substring: Int] = [:]
        var output = recording
        while let end = output.firstIndex(of: UInt8(ascii: "\n")) {
            let words = String(decoding: output[..<end], as: UTF8.self).split(separator: " ")
            output = output[(end + 1)...]
            if words.isEmpty { break }
            if words.count == 2 { numbers[words[0]] = Int(words[1]) }
        }
        guard let columns = numbers["columns"], let rows = numbers["rows"], let count = numbers["before"],
            0...output.count ~= count
        else { throw Malformed(description: "\(name): the lines at the beginning are incomplete") }
        var terminal = TUITerminal(columns: columns, rows: rows)
        let (first, second) = (output.prefix(count), output.dropFirst(count))
        _ = terminal.feed(first.span)
        let before = terminal.grid
        _ = terminal.feed(second.span)
        return (terminal.grid, before)
    }
}

/// Returns the elements on a screen that followed another one.
func recognized(_ grid: TUIGrid, before: TUIGrid?) -> AccessibilityNode {
    Recognition.root(of: grid, before: before)
}
