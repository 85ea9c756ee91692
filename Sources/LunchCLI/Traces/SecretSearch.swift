import LunchElements
import LunchTerminal
import LunchTrace
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Looks for secrets in all that Lunch has written for a package: in the name and the bytes of each file, and in the content of
/// a trace: its texts, its input, and each screen that can be made again. Upper and lower case are the same.
struct SecretSearch {
    /// The places of secrets, without the secrets.
    private(set) var findings: [String] = []
    private(set) var fileCount = 0
    /// The files and folders that could not be read, each with the reason.
    private(set) var unread: [String] = []

    private let paths: [String]

    /// True if there was something to search, all of it was read, and no secret is in it.
    var isClean: Bool { fileCount > 0 && findings.isEmpty && unread.isEmpty }

    /// The secrets, each unchanged, and as written in a literal, an address and a page.
    private let forms: [String]
    /// The bytes of these, and of those of JSON, which has letters beyond ASCII as numbers.
    private let written: [[UInt8]]

    /// - Parameters:
    ///   - folder: the folder whose files are named by their paths in it.
    ///   - others: other files and folders, which may no longer exist.
    init(for secrets: [String], in folder: String, and others: [String] = []) {
        forms = secrets.flatMap { secret in
            [
                secret, String(secret.literal.dropFirst().dropLast()), secret.percentEncoded(),
                secret.percentEncoded().replacing("%20", with: "+"), PlainText.markup(secret),
            ]
        }.map { $0.lowercased() }
        written = Array(Set(forms.map { Array($0.utf8) } + secrets.map { Self.json($0.lowercased()) }))
        paths = [folder] + others
        search(folder, in: "")
        for other in others { search(other, in: "\(other)/") }
    }

    private mutating func search(_ path: String, in prefix: String) {
        let files = FileManager.default
        var isFolder = false
        guard files.fileExists(atPath: path, isDirectory: &isFolder) else { return }
        guard isFolder else { return read(path, as: path) }
        do {
            for name in try files.subpathsOfDirectory(atPath: path).sorted() {
                let type = try files.attributesOfItem(atPath: "\(path)/\(name)")[.type] as? FileAttributeType
                if isIn(name) { findings.append("\(prefix)…: in the name of a file") }
                // A pipe has nothing in it.
                if type == .typeRegular { read("\(path)/\(name)", as: isIn(name) ? "\(prefix)…" : prefix + name) }
            }
        } catch {
            unread.append("\(path): \(error)")
        }
    }

    private mutating func read(_ path: String, as name: String) {
        do {
            let bytes = Array(try Data(contentsOf: URL(filePath: path)))
            fileCount += 1
            search(bytes, in: name)
        } catch {
            unread.append("\(name): \(error)")
        }
    }

    private mutating func search(_ bytes: [UInt8], in name: String) {
        let lower = bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        if written.contains(where: { CurrentProcess.has($0, in: lower) }) {
            findings.append("\(name): in its bytes")
        }
        do throws(TraceError) {
            if name.hasSuffix(".lunchtrace") { search(try Trace(file: bytes), in: name) }
            guard name.hasSuffix(TraceFolder.arenaEnd) || name.hasSuffix(TraceFolder.damagedEnd) else { return }
            for recording in try ArenaReader(bytes).recordings {
                search(try Trace(recording.records), in: name)
                if let damage = recording.damage { throw damage }
            }
        } catch {
            unread.append("\(name): \(error)")
        }
    }

    /// Searches the content of a trace, and reports the first place of each kind.
    private mutating func search(_ trace: Trace, in name: String) {
        var found: Set<String> = []
        for (index, record) in trace.records.enumerated() {
            for part in parts(record, index, of: trace) where found.insert(part).inserted {
                findings.append("\(name): in the \(part) of record \(index + 1)")
            }
        }
    }

    /// The parts of a record that hold a secret.
    private func parts(_ record: TraceRecord, _ index: Int, of trace: Trace) -> [String] {
        if case .input(let input) = record.content {
            return isIn(String(decoding: input.bytes ?? [], as: UTF8.self)) ? ["input"] : []
        }
        // A screen that cannot be made again lacks bytes that were left out: they are not in the file.
        guard let position = record.position,
            let frame = try? trace.frame(at: position, launch: record.launch, before: index + 1)
        else { return [] }
        // A text that continues in the next row is in two.
        let rows = (0..<frame.grid.rows).map { row in
            frame.grid.text(row: row) + (frame.grid.isWrapped(row: row) ? "" : "\n")
        }
        let texts = [rows.joined(), frame.grid.title] + frame.grid.scrollbackLines
        let nodes = frame.tree.nodes
        let hasOne = nodes.indices.contains { index in
            let node = nodes[index]
            return [node.label, node.identifier, node.value ?? "", node.placeholder ?? ""].contains(where: isIn)
        }
        return (texts.contains(where: isIn) ? ["screen"] : []) + (hasOne ? ["elements"] : [])
    }

    private static func json(_ text: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.write(text)
        return Array(writer.bytes.dropFirst().dropLast())
    }

    private func isIn(_ text: String) -> Bool {
        let lower = text.lowercased()
        return forms.contains { lower.contains($0) }
    }

    /// The answer for people.
    var text: String {
        if fileCount == 0 && unread.isEmpty { return "There is no file in \(paths[0]): nothing was searched." }
        let files = fileCount == 1 ? "1 file" : "\(fileCount) files"
        var lines: [String] = []
        if findings.isEmpty {
            lines.append("\(files) searched: they contain none of the secrets.")
        } else {
            lines += ["\(files) searched. They contain secrets:"] + findings.map { "  \($0)" }
        }
        if !unread.isEmpty { lines += ["These could not be read completely:"] + unread.map { "  \($0)" } }
        return lines.joined(separator: "\n")
    }
}
