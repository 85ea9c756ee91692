import LunchTest
import Testing

/// The demands of vttest on a terminal with the colors of ISO 6429, and on xterm: the last items of menu 11.
@Suite(.lunch, .enabled(if: Vttest.isInstalled, "needs \(Vttest.version), Debian's package vttest"))
struct XtermTests {
    static let walks = [
        Walk(menu: "11.5", items: [1, 2, 3, 4, 5, 6, 7, 8, 9]), Walk(menu: "11.6", items: [2, 3, 4, 5, 8, 9]),
        Walk(menu: "11.6.6", items: [.init(1, records: [1, 1, 2, 2, 3])]),
        Walk(
            menu: "11.6.6",
            items: [
                .init(2, records: [1, 2, 3, 3, 4, 4] + Array(5...12)),
                .init(3, records: [1, 2] + Array(3...9) + Array(3...9)),
            ]),
        Walk(menu: "11.7.1", items: [2]), Walk(menu: "11.7", items: [2, 3, 4, 5, 6]),
        Walk(
            menu: "11.8",
            items: [.init(9, replies: [.init(column: 9, row: 3, [.return]), .init(column: 9, row: 5, [.return])])]),
        Walk(menu: "11.8.2", items: [2]), Walk(menu: "11.8.7", items: [3, 4, 5]),
        Walk(menu: "11.8.7", variant: "colored", settings: [1, 2], items: [3, 4, 5]),
    ]

    @Test(arguments: walks) func theScreensAreAsRecorded(_ walk: Walk) async throws {
        try await withTaskExecutorPreference(ThreadExecutor.shared) { try walk.run() }
    }
}
