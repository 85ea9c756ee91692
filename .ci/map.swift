// Compares the sources with the map in Sources/MAP.md, which explains its format. Uses of declarations are matched by names,
// in code without comments and strings: types, also nested ones; global functions; and members that an extension adds in
// another folder than its type's. If several folders declare a name, the lowest of them counts, so that no complaint is
// false. If a target and one that it imports have a member in common, the member counts as the imported target's.
import Foundation

struct Room {
    var imports: [String]
    var folders: [String] = []
}

/// The map, and what is wrong with its text.
func readMap(_ text: String) -> [(target: String, room: Room)] {
    guard let start = text.range(of: "```map\n"),
        let end = text.range(of: "\n```", range: start.upperBound..<text.endIndex)
    else { return [] }
    var rooms: [(target: String, room: Room)] = []
    for line in text[start.upperBound..<end.lowerBound].split(separator: "\n") {
        // `.ci/map` reads the budgets: the numbers, and the lines of several targets.
        if line.hasPrefix("=") { continue }
        let words = line.split(whereSeparator: { " :()".contains($0) }).map(String.init).filter { Int($0) == nil }
        if line.hasPrefix(" "), let last = rooms.indices.last {
            rooms[last].room.folders += words
        } else if let target = words.first {
            rooms.append((target, Room(imports: Array(words.dropFirst()))))
        }
    }
    return rooms
}

/// A word of code, or a character of it that is no word.
struct Token {
    let text: String
    let line: Int
    var isWord: Bool { text.first.map { $0.isLetter || $0 == "_" } == true }
    var isType: Bool { text.first?.isUppercase == true }
}

/// The words and characters of a file: comments are left out, and of strings all but what is interpolated, which is code.
func words(of text: String) -> [Token] {
    let bytes = Array(text.utf8)
    var tokens: [Token] = []
    var (index, line) = (0, 1)
    // The ends of the strings that are open, with the depth of parentheses within their interpolations.
    var strings: [(end: [UInt8], interpolation: [UInt8], depth: Int)] = []
    var isInString = false
    func begins(_ prefix: some Collection<UInt8>, at index: Int) -> Bool { bytes[index...].starts(with: prefix) }
    func isOfWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || Character(UnicodeScalar(byte)).isLetter
            || Character(UnicodeScalar(byte)).isNumber
    }
    while index < bytes.count {
        let byte = bytes[index]
        if byte == UInt8(ascii: "\n") { line += 1 }
        if isInString, let string = strings.last {
            if begins(string.end, at: index) {
                strings.removeLast()
                isInString = false
                index += string.end.count
            } else if begins(string.interpolation, at: index) {
                strings[strings.count - 1].depth = 1
                isInString = false
                index += string.interpolation.count
            } else {
                index += byte == UInt8(ascii: "\\") && string.interpolation.count == 2 ? 2 : 1
                if byte == UInt8(ascii: "\\"), index <= bytes.count, bytes[index - 1] == UInt8(ascii: "\n") {
                    line += 1
                }
            }
        } else if begins("//".utf8, at: index) {
            index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        } else if begins("/*".utf8, at: index) {
            while index < bytes.count, !begins("*/".utf8, at: index) {
                if bytes[index] == UInt8(ascii: "\n") { line += 1 }
                index += 1
            }
            index += 2
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") {
            let hashes = Array(bytes[index...].prefix { $0 == UInt8(ascii: "#") })
            let quotes = Array(bytes[(index + hashes.count)...].prefix(3).prefix { $0 == UInt8(ascii: "\"") })
            index += max(1, hashes.count)
            guard !quotes.isEmpty else { continue }
            let quote = quotes.count == 3 ? quotes : [UInt8(ascii: "\"")]
            strings.append((quote + hashes, Array("\\".utf8) + hashes + Array("(".utf8), 0))
            isInString = true
            index += hashes.isEmpty ? quote.count - 1 : quote.count
        } else if isOfWord(byte) {
            let word = bytes[index...].prefix(while: isOfWord)
            tokens.append(Token(text: String(decoding: word, as: UTF8.self), line: line))
            index += word.count
        } else {
            if let last = strings.indices.last {
                if byte == UInt8(ascii: "(") { strings[last].depth += 1 }
                if byte == UInt8(ascii: ")") { strings[last].depth -= 1 }
                if strings[last].depth == 0 { isInString = true }
            }
            if !isInString, byte > UInt8(ascii: " "), byte != UInt8(ascii: "`") {
                tokens.append(Token(text: String(UnicodeScalar(byte)), line: line))
            }
            index += 1
        }
    }
    return tokens
}

/// A name that a file declares outside of functions.
struct Declaration {
    enum Kind { case type, function, member }
    let kind: Kind
    let name: String
    /// The type that it is a part of, with those around it; empty if it is of the file itself.
    let outer: String
    let isOfExtension: Bool
    /// True if no other file sees it.
    let isPrivate: Bool

    /// The name of a type, with those of the types around it.
    var path: String { outer.isEmpty ? name : "\(outer).\(name)" }
}

/// The declarations of a file, and the types in whose braces something of it stands.
func declared(in tokens: [Token]) -> (found: [Declaration], outers: Set<String>) {
    struct Scope {
        var path = ""
        var isExtension = false
        var isPrivate = false
        /// True inside a function or a closure, which declares nothing for others.
        var isLocal = false
        var depth = 0
    }
    var found: [Declaration] = []
    var outers: Set<String> = []
    var scopes = [Scope()]
    var next = Scope(isLocal: true)
    var isPrivate = false
    func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }
    for index in tokens.indices {
        let scope = scopes[scopes.count - 1]
        func declare(_ kind: Declaration.Kind, at index: Int) {
            guard tokens.indices.contains(index), tokens[index].isWord else { return }
            found.append(
                Declaration(
                    kind: kind == .function && !scope.path.isEmpty ? .member : kind, name: text(index),
                    outer: scope.path,
                    isOfExtension: scope.isExtension, isPrivate: isPrivate || scope.isPrivate))
        }
        let word = tokens[index].text
        switch word {
        case "{":
            if !next.isLocal { outers.insert(next.path) }
            scopes.append(next)
            (next, isPrivate) = (Scope(isLocal: true), false)
        case "}":
            if scopes.count > 1 { scopes.removeLast() }
            isPrivate = false
        case "(", "[": scopes[scopes.count - 1].depth += 1
        case ")", "]": scopes[scopes.count - 1].depth -= 1
        case _ where scope.isLocal || scope.depth > 0 || [".", "import"].contains(text(index - 1)): continue
        case "private", "fileprivate": if text(index + 1) != "(" { isPrivate = true }
        case "struct", "class", "enum", "protocol", "actor":
            guard tokens[index + 1].isType else { continue }
            declare(.type, at: index + 1)
            let path = scope.path.isEmpty ? text(index + 1) : "\(scope.path).\(text(index + 1))"
            // Members of a private type can be reached by those only who see the type.
            next = Scope(path: path, isPrivate: isPrivate || scope.isPrivate)
            isPrivate = false
        case "extension":
            var path = text(index + 1)
            var end = index + 2
            while text(end) == "." {
                path += ".\(text(end + 1))"
                end += 2
            }
            next = Scope(path: path, isExtension: true, isPrivate: isPrivate)
            isPrivate = false
        case "typealias", "associatedtype", "func", "let", "var":
            declare(word == "func" ? .function : word.hasSuffix("e") ? .type : .member, at: index + 1)
            (next, isPrivate) = (Scope(isLocal: true), false)
        case "case":
            declare(.member, at: index + 1)
            var (end, depth) = (index + 2, 0)
            while ["(", ")", ","].contains(text(end)) || depth > 0, end < tokens.count {
                if text(end) == "(" { depth += 1 }
                if text(end) == ")" { depth -= 1 }
                if text(end) == ",", depth == 0 {
                    declare(.member, at: end + 1)
                    end += 1
                }
                end += 1
            }
        case "init", "subscript": (next, isPrivate) = (Scope(isLocal: true), false)
        default: continue
        }
    }
    return (found, outers)
}

/// A use of a name.
enum Use {
    /// A type, with those around it: `Outer.Nested`.
    case type([String])
    /// A member, behind a dot.
    case member(String)
    /// A function that is called without a dot, or a member of `self` that stands there so.
    case plain(String, isCall: Bool)
}

/// The uses of names in a file, each with its line.
func uses(in tokens: [Token]) -> [(use: Use, line: Int)] {
    var uses: [(use: Use, line: Int)] = []
    func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }
    for (index, token) in tokens.enumerated() where token.isWord {
        let before = text(index - 1)
        if before == "." {
            if !token.isType, text(index - 2) != "." { uses.append((.member(token.text), token.line)) }
        } else if token.isType {
            var path = [token.text]
            var end = index + 1
            while text(end) == ".", tokens.indices.contains(end + 1), tokens[end + 1].isType {
                path.append(text(end + 1))
                end += 2
            }
            uses.append((.type(path), token.line))
        } else if text(index + 1) != ":", !["func", "let", "var", "case", "@", "#"].contains(before) {
            uses.append((.plain(token.text, isCall: text(index + 1) == "("), token.line))
        }
    }
    return uses
}

struct File {
    let path: String
    let folder: String
    let tokens: [Token]
    let declarations: [Declaration]
    let outers: Set<String>

    /// The names of its variables, functions and parameters, which come before those of other files.
    let locals: Set<String>

    init(_ path: String, of root: String) throws {
        let parts = path.split(separator: "/")
        self.path = "\(root)/\(path)"
        folder = parts.count > 1 ? String(parts[0]) : "."
        tokens = words(of: try String(contentsOfFile: self.path, encoding: .utf8))
        (declarations, outers) = declared(in: tokens)
        let words = tokens
        locals = Set(
            words.indices.dropFirst().filter { index in
                ["let", "var", "func"].contains(words[index - 1].text)
                    || words[index].isWord && index + 1 < words.count && words[index + 1].text == ":"
            }.map { words[$0].text })
    }

    /// The modules that it imports, each with its line.
    var imports: [(name: String, line: Int)] {
        tokens.indices.dropLast(2).filter { tokens[$0].text == "import" }.map { index in
            let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
            let isOfOne = kinds.contains(tokens[index + 1].text)
            return (tokens[index + (isOfOne ? 2 : 1)].text, tokens[index].line)
        }
    }
}

/// Names of members that types of the standard library have as well: what they mean behind a dot, names cannot tell.
let ofOthers: Set = ["index"]

/// The folders in which a target declares its names; of each name the lowest.
struct Homes {
    private let floors: [String: Int]
    private var types: [String: Int] = [:]
    private var functions: [String: Int] = [:]
    private var members: [String: Int] = [:]
    /// The types to which an extension in a folder of its own adds a member of that name.
    private var added: [String: Set<String>] = [:]

    /// - Parameter imported: the members of the targets that are imported.
    init(of files: [File], floors: [String: Int], imported: Set<String>) {
        self.floors = floors
        func note(_ name: String, _ floor: Int, in table: inout [String: Int]) {
            table[name] = min(floor, table[name] ?? floor)
        }
        let all = files.flatMap { file in file.declarations.filter { !$0.isPrivate }.map { (file.folder, $0) } }
        for (folder, declaration) in all {
            guard let floor = floors[folder] else { continue }
            switch declaration.kind {
            case .type: note(declaration.path, floor, in: &types)
            case .function: note(declaration.name, floor, in: &functions)
            case .member: note(declaration.name, floor, in: &members)
            }
        }
        for (folder, declaration) in all where declaration.kind == .member && declaration.isOfExtension {
            guard types[declaration.outer] != floors[folder], !imported.contains(declaration.name),
                !ofOthers.contains(declaration.name)
            else { continue }
            added[declaration.name, default: []].insert(declaration.outer)
        }
    }

    /// What a use in a file means, and the floor of its folder; nil if nobody knows, or if the file has it for itself.
    func home(of use: Use, in file: File, own: Set<String>) -> (name: String, floor: Int)? {
        switch use {
        case .type(let parts):
            // The highest of all that a path leads through.
            return parts.indices.compactMap { end -> (name: String, floor: Int)? in
                let path = parts[...end].joined(separator: ".")
                if own.contains(path) { return nil }
                // A nested type of those in whose braces it stands comes before one of the whole target.
                let nested = file.outers.compactMap { types["\($0).\(path)"] }.min()
                return (nested ?? types[path]).map { (path, $0) }
            }.max { $0.floor < $1.floor }
        case .member(let name):
            guard added[name] != nil, !own.contains(name) else { return nil }
            return members[name].map { (name, min($0, functions[name] ?? $0)) }
        case .plain(let name, let isCall):
            guard !own.contains(name), !file.locals.contains(name) else { return nil }
            let isOfSelf = added[name].map { !file.outers.isDisjoint(with: $0) } ?? false
            guard isOfSelf || isCall && functions[name] != nil else { return nil }
            return [functions[name], members[name]].compactMap(\.self).min().map { (name, $0) }
        }
    }
}

var complaints: [String] = []
let rooms = readMap(try String(contentsOfFile: "Sources/MAP.md", encoding: .utf8))
if rooms.isEmpty { complaints.append("Sources/MAP.md has no map: a block that begins with ```map.") }
let own = Set(try FileManager.default.contentsOfDirectory(atPath: "Sources")).subtracting(["MAP.md"])
for target in own.subtracting(rooms.map(\.target)).sorted() {
    complaints.append("Sources/MAP.md: the map has no target \(target).")
}
var known: Set<String> = []
let samples = Set(try FileManager.default.contentsOfDirectory(atPath: "Samples"))
for (target, room) in rooms {
    for name in room.imports where !known.contains(name) && own.contains(name) {
        complaints.append("Sources/MAP.md: \(target) may import \(name), which comes later.")
    }
    for name in room.imports where !own.contains(name) {
        complaints.append("Sources/MAP.md: there is no target \(name).")
    }
    known.insert(target)
}

var filesOfTargets: [String: [File]] = [:]
for (target, room) in rooms {
    let root = "Sources/\(target)"
    let paths = (FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? [])
        .filter { $0.hasSuffix(".swift") }.sorted()
    if paths.isEmpty, !target.hasPrefix("C") { complaints.append("Sources/MAP.md: there is no target \(target).") }
    let files = try paths.map { try File($0, of: root) }
    filesOfTargets[target] = files
    let folders = Set(files.map(\.folder))
    if folders.count > 1 {
        for folder in folders.subtracting(room.folders).sorted() {
            complaints.append("Sources/MAP.md: the map of \(target) does not have the folder \(folder).")
        }
        for folder in room.folders where !folders.contains(folder) {
            complaints.append("Sources/MAP.md: \(target) has no folder \(folder).")
        }
    }
    let imported = Set(
        room.imports.flatMap { filesOfTargets[$0] ?? [] }.flatMap(\.declarations).filter { !$0.isPrivate }.map(\.name))
    let floors = Dictionary(room.folders.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let homes = Homes(of: files, floors: floors, imported: imported)
    for file in files {
        for (name, line) in file.imports where own.contains(name) || samples.contains(name) || name.hasPrefix("Lunch") {
            if room.imports.contains(name) { continue }
            complaints.append("\(file.path):\(line): \(target) may not import \(name).")
        }
        guard let floor = floors[file.folder] else { continue }
        let names = Set(file.declarations.filter(\.isPrivate).map(\.name))
        for (use, line) in uses(in: file.tokens) {
            guard let home = homes.home(of: use, in: file, own: names), home.floor > floor else { continue }
            complaints.append(
                "\(file.path):\(line): \(file.folder) may not use \(home.name) of \(room.folders[home.floor]).")
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
    print("The map is in Sources/MAP.md: a target or a folder uses only earlier ones.")
    exit(1)
}
