#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The files in `Pages`: what `lunch page` wrote when somebody found it good, and what lists its members for the tests.
enum RecordedPages {
    /// True if files are to be written rather than compared.
    private static var isRecording: Bool { ProcessInfo.processInfo.environment["LUNCH_RECORD"] == "1" }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pages")

    /// The names of the members that a page declares.
    static func members(of page: String) -> [String] {
        page.matches(of: /(?m)^    var (`?\w+`?): TUIElement \{/).map { String($0.output.1) }
    }

    /// The names of the queries for rows that a page declares, and of the functions that find one of them.
    static func rows(of page: String) -> [(name: String, row: String)] {
        page.matches(of: /(?m)^    var (\w+): TUIElementQuery \{[^}]*\}\n    func (\w+)\(_ name: String\)/).map {
            (String($0.output.1), String($0.output.2))
        }
    }

    /// The file that lists the members of a page.
    static func list(of page: String, named name: String) -> String {
        let rows = rows(of: page).map { "(\"\($0.name)\", \($0.name), \($0.row))" }
        let entries =
            rows.count == 1 ? "[\(rows[0])]" : "[\n\(rows.map { "            \($0),\n" }.joined())        ]"
        let list =
            rows.isEmpty
            ? ""
            : """

                var pageRows: [ListedRows] {
                    \(entries)
                }

            """
        let members = members(of: page).map { "            (\"\($0.filter { $0 != "`" })\", \($0)),\n" }.joined()
        return """
            import LunchTest

            /// The members of the page, as the tests of `lunch page` have written them down.
            extension \(name): MemberedPage {
                var pageMembers: [(name: String, element: TUIElement)] {
                    [
            \(members)        ]
                }
            \(list)}

            """
    }

    /// The file that lists the pages.
    static func list(of screens: [SampleScreen]) -> String {
        let pages = screens.map { "            \"\($0.testDescription)\": \($0.pageName).self,\n" }.joined()
        return """
            /// The pages of all screens of the samples, as the tests of `lunch page` have written them down.
            enum AllPages {
                static var pages: [String: any MemberedPage.Type] {
                    [
            \(pages)        ]
                }
            }

            """
    }

    static func text(of path: String) -> String? {
        (try? Data(contentsOf: folder.appending(path: path))).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The difference of a text from the one in the file, or what was done about it; nil if there is none.
    static func problem(_ path: String, _ text: String) throws -> String? {
        let recorded = self.text(of: path)
        if recorded == text { return nil }
        let url = folder.appending(path: path)
        guard isRecording else {
            return """
                \(recorded == nil ? "There is no" : "It is not as in") \(url.path)
                If it is right, run the tests of PageTests once with LUNCH_RECORD=1 in the environment, look, and commit.
                \(text)
                """
        }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url, options: .atomic)
        return
            "It was recorded in \(url.path), and this run compared nothing. Run the tests again without LUNCH_RECORD."
    }
}
