// Holds the sources against the map in CONTRIBUTING.md. There, a line that begins with a target lists, after a colon, the
// targets that it may import; a line below it, indented, lists its folders, each of which may use the types that it
// declares itself and those of the folders before it. "." stands for the files that are in no folder. What is found is
// matched by words: the names of types that are declared at the beginning of a line, in code without comments and strings.
import Foundation

struct Room {
    var imports: [String]
    var folders: [String] = []
}

/// The map, and what is wrong with its text.
func readMap(_ text: String) -> [(target: String, room: Room)] {
    guard let start = text.range(of: "```map\n"), let end = text.range(of: "\n```", range: start.upperBound..<text.endIndex)
    else { return [] }
    var rooms: [(target: String, room: Room)] = []
    for line in text[start.upperBound..<end.lowerBound].split(separator: "\n") {
        let words = line.split(whereSeparator: { " :".contains($0) }).map(String.init)
        if line.hasPrefix(" "), let last = rooms.indices.last {
            rooms[last].room.folders += words
        } else if let target = words.first {
            rooms.append((target, Room(imports: Array(words.dropFirst()))))
        }
    }
    return rooms
}

/// The code of a file: comments are left out, and of strings all but what is interpolated, which is code.
func code(of text: String) -> String {
    var result = ""
    var rest = Substring(text)
    // The ends of the strings that are open, with the depth of parentheses within their interpolations.
    var strings: [(end: String, hashes: String, depth: Int)] = []
    var isInString = false
    while let first = rest.first {
        if isInString, let string = strings.last {
            let interpolation = "\\\(string.hashes)("
            if rest.hasPrefix(string.end) {
                rest = rest.dropFirst(string.end.count)
                strings.removeLast()
                isInString = false
                result += " "
            } else if rest.hasPrefix(interpolation) {
                rest = rest.dropFirst(interpolation.count)
                strings[strings.count - 1].depth = 1
                isInString = false
                result += " "
            } else if string.hashes.isEmpty, first == "\\" {
                rest = rest.dropFirst(2)
            } else {
                if first.isNewline { result.append(first) }
                rest = rest.dropFirst()
            }
        } else if rest.hasPrefix("//") {
            rest = rest.drop { !$0.isNewline }
        } else if rest.hasPrefix("/*") {
            rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
        } else if first == "\"" || first == "#", let opening = rest.prefixMatch(of: #/(\#*)("""|")/#) {
            let hashes = String(opening.output.1)
            strings.append((String(opening.output.2) + hashes, hashes, 0))
            isInString = true
            rest = rest[opening.range.upperBound...]
        } else {
            if let last = strings.indices.last {
                if first == "(" { strings[last].depth += 1 }
                if first == ")" {
                    strings[last].depth -= 1
                    if strings[last].depth == 0 { isInString = true }
                }
            }
            result.append(first)
            rest = rest.dropFirst()
        }
    }
    return result
}

struct File {
    let path: String
    let target: String
    let folder: String
    let lines: [Substring]
}

let declaration = try Regex(
    #"^(?:(?:public|package|internal|fileprivate|private|final|indirect|nonisolated|@\w+(?:\([^)]*\))?)\s+)*"#
        + #"(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)"#,
    as: (Substring, Substring).self
).anchorsMatchLineEndings()
let importing = #/^\s*(?:@\w+\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/#

var complaints: [String] = []
let rooms = readMap(try String(contentsOfFile: "CONTRIBUTING.md", encoding: .utf8))
if rooms.isEmpty { complaints.append("CONTRIBUTING.md has no map: a block that begins with ```map.") }
let own = Set(try FileManager.default.contentsOfDirectory(atPath: "Sources"))
for target in own.subtracting(rooms.map(\.target)).sorted() {
    complaints.append("CONTRIBUTING.md: the map has no target \(target).")
}
var known: Set<String> = []
for (target, room) in rooms {
    for name in room.imports where !known.contains(name) && own.contains(name) {
        complaints.append("CONTRIBUTING.md: \(target) may import \(name), which stands further down.")
    }
    for name in room.imports where !own.contains(name) { complaints.append("CONTRIBUTING.md: there is no target \(name).") }
    known.insert(target)
}

for (target, room) in rooms {
    let root = "Sources/\(target)"
    let paths = (FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? [])
        .filter { $0.hasSuffix(".swift") }.sorted()
    if paths.isEmpty, !target.hasPrefix("C") { complaints.append("CONTRIBUTING.md: there is no target \(target).") }
    let files = try paths.map { path in
        let parts = path.split(separator: "/")
        let text = code(of: try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8))
        return File(
            path: "\(root)/\(path)", target: target, folder: parts.count > 1 ? String(parts[0]) : ".",
            lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    }
    let folders = Set(files.map(\.folder))
    if folders.count > 1 {
        for folder in folders.subtracting(room.folders).sorted() {
            complaints.append("CONTRIBUTING.md: the map of \(target) does not have the folder \(folder).")
        }
        for folder in room.folders where !folders.contains(folder) {
            complaints.append("CONTRIBUTING.md: \(target) has no folder \(folder).")
        }
    }
    var homes: [Substring: String] = [:]
    for file in files {
        for match in file.lines.joined(separator: "\n").matches(of: declaration) {
            homes[Substring(String(match.output.1))] = file.folder
        }
    }
    let floors = Dictionary(room.folders.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for file in files {
        for (number, line) in file.lines.enumerated() {
            if let name = line.firstMatch(of: importing)?.output.1, own.contains(String(name)) || name.hasPrefix("Lunch"),
                !room.imports.contains(String(name))
            {
                complaints.append("\(file.path):\(number + 1): \(target) may not import \(name).")
            }
            guard let floor = floors[file.folder] else { continue }
            for match in line.matches(of: #/(\.?)\b([A-Z]\w*)/#) where match.output.1.isEmpty {
                guard let home = homes[match.output.2], let other = floors[home], other > floor else { continue }
                complaints.append("\(file.path):\(number + 1): \(file.folder) may not use \(match.output.2) of \(home).")
            }
        }
    }
}

// The names that a test sees beside its app: those that no app has. LunchTest re-exports what it imports.
let plain = #/^public (?:final |indirect )*(?:struct|class|enum|protocol|actor|typealias) (\w+)/#
let kept = #/TUI.*|Launch.*|Lunch.*|Accessibility.*|Cell(Point|Rect|Size)|PageObjectsRepresentable|ScreenTestable/#
let exported = (rooms.first { $0.target == "LunchTest" }?.room.imports ?? []) + ["LunchTest"]
for target in exported {
    let paths = (FileManager.default.enumerator(atPath: "Sources/\(target)")?.allObjects as? [String] ?? []).sorted()
    for path in paths where path.hasSuffix(".swift") {
        let text = try String(contentsOfFile: "Sources/\(target)/\(path)", encoding: .utf8)
        for line in text.split(separator: "\n") {
            guard let name = line.prefixMatch(of: plain)?.output.1, name.wholeMatch(of: kept) == nil else { continue }
            complaints.append("Sources/\(target)/\(path): \(name) is a name that an app may have; tests see both.")
        }
    }
}

if complaints.isEmpty {
    print("nothing goes up the map of \(rooms.count) targets")
} else {
    print(complaints.joined(separator: "\n"))
    print("The map is in CONTRIBUTING.md: what a room uses stands before it.")
    exit(1)
}
