import LunchTest
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A screen of vttest as it was when somebody looked at it, in a file of its own.
///
/// The first note in the file names the item, the second is the verdict: `right`, or `wrong` if vttest's own words ask for
/// something else (see `Vttest.md`).
///
/// With `LUNCH_SNAPSHOTS=changed` in the environment, screens that differ are written anew, without a verdict, and the tests fail.
/// They go on to fail until somebody has looked at each file and has written a verdict into it.
struct RecordedScreen {
    var folder: String
    var number: Int

    /// True if screens are to be written rather than compared.
    static let isRecording = ProcessInfo.processInfo.environment["LUNCH_SNAPSHOTS"] == "changed"

    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "__Snapshots__")

    /// The verdict of somebody who compared a screen with vttest's words.
    enum Verdict: String {
        case right
        case wrong
        /// Nobody has looked yet.
        case none = "not looked at yet"

        init(_ notes: [String]) {
            guard notes.count > 1, notes[1].hasPrefix("verdict: ") else {
                self = .none
                return
            }
            self = Verdict(rawValue: String(notes[1].dropFirst(9))) ?? .none
        }
    }

    /// The verdict in the file; nil if there is none that can be read.
    var verdict: Verdict? {
        guard let file = try? file(), let record = try? file.read() else { return nil }
        return Verdict(record.notes)
    }

    private func file() throws -> TUISnapshot.File {
        try TUISnapshot.File("\(number)", in: Self.root.appending(path: folder).path)
    }

    /// The numbers of the screens that are recorded in a folder.
    static func numbers(in folder: String) -> Set<Int> {
        let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
        return Set((names ?? []).compactMap { Int($0.replacing(".txt", with: "")) })
    }

    /// Expects a screen to be as recorded, and vttest not to tell of a failure on one that is right.
    func expect(_ frame: TUIFrame, title: String) {
        let title = "\(folder) \(title), screen \(number)"
        let record = TUISnapshot(frame, notes: [title, "verdict: \(Verdict.none.rawValue)"])
        do {
            let file = try file()
            if Self.isRecording { return try Self.write(record, to: file) }
            try file.compare(record)
            guard let recorded = try file.read() else { return }
            #expect(recorded.notes.first == title)
            let verdict = Verdict(recorded.notes)
            if verdict == .none { Issue.record("\(folder)/\(number).txt has no verdict; \(Self.advice)") }
            let complaint = frame.grid.lines.first { line in Self.complaints.contains { line.contains($0) } }
            if let complaint, verdict == .right {
                Issue.record("\(folder)/\(number).txt is called right, but vttest says: \(complaint)")
            }
        } catch {
            Issue.record("\(error)\n\(Self.advice)")
        }
    }

    /// Writes a screen unless it is in the file already; a new screen has no verdict.
    private static func write(_ record: TUISnapshot, to file: TUISnapshot.File) throws {
        let recorded = try? file.read()
        if recorded?.isSame(as: record) == true, recorded?.notes.first == record.notes.first { return }
        try file.write(record)
    }

    /// The words by which vttest says that an answer was not what it should be.
    private static let complaints = [
        "-- Bad", "-- Not expected", "-- Unknown", " failed", "ERR", "(N/A)", "expect '", "expected ", "Invalid:",
        " not recognized",
    ]

    private static let advice =
        "A recorded screen of vttest needs a verdict, right or wrong, from who has looked at it."
}
