import Foundation
import Testing

/// The table in the documentation, held against the recorded screens.
@Suite struct DocumentationTests {
    private struct Row {
        var menu: String
        var screens: Set<Int>
        var verdict: String

        /// Returns true if a folder belongs to the row: that of the item itself, of a variant of it, or of an item of its menu.
        func covers(_ folder: String) -> Bool {
            let path = folder.prefix { $0 != "-" }
            return path == menu || path.hasPrefix(menu + ".")
        }
    }

    private static let rows: [Row] = {
        let page = RecordedScreen.root.deletingLastPathComponent().appending(path: "Vttest.md")
        let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard cells.count == 7, cells[1].first?.isNumber == true else { return nil }
            return Row(
                menu: cells[1], screens: Set(cells[3].split(separator: ", ").compactMap { Int($0) }), verdict: cells[4])
        }
    }()

    private static let folders =
        (try? FileManager.default.contentsOfDirectory(atPath: RecordedScreen.root.path)) ?? []

    private func wrongScreens(in folder: String) -> Set<Int> {
        RecordedScreen.numbers(in: folder).filter {
            RecordedScreen(folder: folder, number: $0).verdict == .wrong
        }
    }

    @Test func everyItemIsCalledWhatItsScreensAre() {
        #expect(Self.rows.count > 100)
        for row in Self.rows {
            let folders = Self.folders.filter(row.covers)
            #expect(folders.isEmpty == (row.verdict == "not walked"), "\(row.menu)")
            #expect(row.screens.isEmpty == (row.verdict != "wrong"), "\(row.menu)")
            for folder in folders { #expect(wrongScreens(in: folder) == row.screens, "\(folder)") }
        }
    }

    @Test func everyFolderIsInOneRow() {
        for folder in Self.folders { #expect(Self.rows.count { $0.covers(folder) } == 1, "\(folder)") }
    }

    @Test func everyFolderIsWalked() {
        let walks = VT100Tests.walks + VT220Tests.walks + XtermTests.walks
        let walked = walks.flatMap { walk in walk.items.map { walk.folder(of: $0) } }
        #expect(Set(walked) == Set(Self.folders))
        #expect(walked.count == Set(walked).count)
    }
}
