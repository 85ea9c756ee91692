import LunchTest
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A screen of vttest as it was when somebody looked at it, in a file of its own.
///
/// The first line of the file names the item, the second is the verdict: `right`, or `wrong` where vttest's own words ask
/// for something else (`Vttest.md` in the documentation says why). Everything else is the screen.
///
/// With `LUNCH_RECORD=1` in the environment, screens that differ are written anew, without a verdict, and the tests fail.
/// They go on to fail until somebody has looked at each file and has written a verdict into it.
struct RecordedScreen {
    var folder: String
    var number: Int

    /// Whether screens are to be written rather than compared.
    static let isRecording = ProcessInfo.processInfo.environment["LUNCH_RECORD"] == "1"

    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Screens")

    private var file: URL { Self.root.appending(path: folder).appending(path: "\(number).txt") }

    /// What somebody found who compared a screen with vttest's words.
    enum Verdict: String {
        case right
        case wrong
        /// Nobody has looked yet.
        case none = "not looked at yet"
    }

    /// The verdict in the file, and its other lines; nil where there is no file.
    func read() -> (verdict: Verdict, lines: [String])? {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        guard lines.count > 2, lines[1].hasPrefix("verdict: ") else { return (.none, lines) }
        return (Verdict(rawValue: String(lines[1].dropFirst(9))) ?? .none, [lines[0]] + lines.dropFirst(2))
    }

    /// The numbers of the screens that are recorded in a folder.
    static func numbers(in folder: String) -> Set<Int> {
        let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
        return Set((names ?? []).compactMap { Int($0.replacing(".txt", with: "")) })
    }

    /// Expects a screen to be as recorded, and vttest not to tell of a failure on one that is right.
    func expect(_ frame: TUIFrame, title: String) {
        let lines = ["\(folder) \(title), screen \(number)"] + ScreenDescription(frame).lines
        let record = read()
        if Self.isRecording {
            if record?.lines != lines { write(lines) }
            return
        }
        guard let record else { return Self.fail("\(folder)/\(number).txt is missing; \(Self.advice)\n", [], lines) }
        if record.lines != lines { Self.fail("\(folder)/\(number).txt shows another screen:", record.lines, lines) }
        if record.verdict == .none { Issue.record("\(folder)/\(number).txt has no verdict; \(Self.advice)") }
        let complaint = frame.grid.text.first { line in Self.complaints.contains { line.contains($0) } }
        if let complaint, record.verdict == .right {
            Issue.record("\(folder)/\(number).txt is called right, but vttest says: \(complaint)")
        }
    }

    /// How vttest says that an answer was not what it should be.
    private static let complaints = [
        "-- Bad", "-- Not expected", "-- Unknown", " failed", "ERR", "(N/A)", "expect '", "expected ", "Invalid:",
        " not recognized",
    ]

    private static let advice = "LUNCH_RECORD=1 records it, then look at it and write a verdict, right or wrong."

    private func write(_ lines: [String]) {
        let text = ([lines[0], "verdict: \(Verdict.none.rawValue)"] + lines.dropFirst()).map { $0 + "\n" }.joined()
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        } catch {
            Issue.record("\(file.path) could not be written: \(error)")
        }
    }

    /// Records an issue with all lines: those that only the record has after −, those that are only shown after +.
    private static func fail(_ headline: String, _ expected: [String], _ found: [String]) {
        let difference = found.difference(from: expected)
        var removed = Set<Int>()
        var inserted = Set<Int>()
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var text = [headline, "(− recorded, + found)"]
        var index = 0
        for (offset, line) in found.enumerated() {
            while index < expected.count, removed.contains(index) {
                text.append("− \(expected[index])")
                index += 1
            }
            if inserted.contains(offset) {
                text.append("+ \(line)")
            } else {
                text.append("  \(line)")
                index += 1
            }
        }
        text += expected[min(index, expected.count)...].map { "− \($0)" }
        Issue.record(Comment(rawValue: text.joined(separator: "\n")))
    }
}
