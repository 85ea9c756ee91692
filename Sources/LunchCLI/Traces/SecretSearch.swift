import LunchElements
import LunchReport
import LunchTerminal
import LunchTrace
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Looks for secrets in all that Lunch has written for a package: in the bytes of each file, and in what a trace says once it is
/// read: its texts, its input, and each screen that can be made again.
struct SecretSearch {
    /// The places of secrets, without the secrets.
    private(set) var findings: [String] = []
    private(set) var fileCount = 0

    /// The secrets, each as it is and as a literal has it.
    private let forms: [String]

    init(for secrets: [String], in folder: String) {
        forms = secrets.flatMap { [$0, String($0.literal.dropFirst().dropLast())] }
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() {
            let path = "\(folder)/\(name)"
            guard let data = try? Data(contentsOf: URL(filePath: path)) else { continue }
            fileCount += 1
            search(Array(data), in: name)
        }
    }

    private mutating func search(_ bytes: [UInt8], in name: String) {
        if forms.contains(where: { bytes.contains(Array($0.utf8)) }) { findings.append("\(name): in its bytes") }
        var traces: [Trace] = []
        if let trace = try? Trace(file: bytes) { traces.append(trace) }
        if let arena = try? ArenaReader(bytes) {
            traces += arena.recordings.compactMap { try? Trace($0.records) }
        }
        for trace in traces { search(trace, in: name) }
    }

    private mutating func search(_ trace: Trace, in name: String) {
        for (index, record) in trace.records.enumerated() {
            if case .input(let input) = record.content, let bytes = input.bytes,
                isIn(String(decoding: bytes, as: UTF8.self))
            {
                findings.append("\(name): in the input of record \(index + 1)")
            }
            guard let position = record.position,
                let frame = try? trace.frame(at: position, launch: record.launch, before: index + 1)
            else { continue }
            // A text that goes on in the next row stands in two; the rows of a scrollback are a part of the screen, too.
            let rows = (0..<frame.grid.rows).map { row in
                frame.grid.text(row: row) + (frame.grid.isWrapped(row: row) ? "" : "\n")
            }
            let texts = [rows.joined(), frame.grid.title] + frame.grid.scrollbackLines
            if texts.contains(where: isIn) { findings.append("\(name): on the screen of record \(index + 1)") }
            let nodes = frame.tree.nodes
            let hasOne = nodes.indices.contains { index in
                let node = nodes[index]
                return [node.label, node.identifier, node.value ?? "", node.placeholder ?? ""].contains(where: isIn)
            }
            if hasOne { findings.append("\(name): in the elements of record \(index + 1)") }
        }
    }

    private func isIn(_ text: String) -> Bool { forms.contains { text.contains($0) } }

    /// The answer for people.
    var text: String {
        let files = fileCount == 1 ? "1 file" : "\(fileCount) files"
        if findings.isEmpty { return "\(files) searched: none of the secrets is in them." }
        return "\(files) searched. There are secrets in them:\n" + findings.map { "  \($0)" }.joined(separator: "\n")
    }
}

extension [UInt8] {
    /// True if other bytes stand in these in a row.
    fileprivate func contains(_ other: [UInt8]) -> Bool {
        guard let first = other.first, count >= other.count else { return false }
        return withUnsafeBufferPointer { bytes in
            var start = 0
            while start <= bytes.count - other.count {
                guard let next = bytes[start...].firstIndex(of: first), next <= bytes.count - other.count else {
                    return false
                }
                if bytes[next..<next + other.count].elementsEqual(other) { return true }
                start = next + 1
            }
            return false
        }
    }
}
