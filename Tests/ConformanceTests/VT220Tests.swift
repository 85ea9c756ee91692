import LunchTest
import Testing

/// The demands of vttest on a VT220, VT320, VT420 and VT520: the first items of menu 11, and its character sets.
@Suite(.lunch, .enabled(if: Vttest.isInstalled, "needs \(Vttest.version), Debian's package vttest"))
struct VT220Tests {
    static let walks =
        characterSets + [
            Walk(menu: "11.1.1.1", items: [1, 2, 3, 4]), Walk(menu: "11.1.2", items: [2, 3, 4]),
            Walk(menu: "11.1", items: [3, 6]), Walk(menu: "11.2.2", items: [1, 2]),
            Walk(menu: "11.2.5", items: [5, 6]), Walk(menu: "11.2.5.2", items: [5, 6]),
            Walk(menu: "11.2.5.3.1", items: [7]), Walk(menu: "11.2.5.3.2", items: [3]),
            Walk(menu: "11.2.5.3.3", items: [1, 2]), Walk(menu: "11.2.5.3", items: [4]),
            Walk(menu: "11.2.5.3", items: [5]), Walk(menu: "11.2.5.3.6", items: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
            Walk(menu: "11.3.2", items: movements),
            Walk(menu: "11.3.2", variant: "margins", settings: [3, 4, 4, 4, 5, 5, 5], items: movements),
            Walk(menu: "11.3.2", variant: "origin", settings: [2, 3, 4, 4, 4, 5, 5, 5], items: movements),
            Walk(menu: "11.3.3", items: [6, 7, 8] + editing),
            Walk(menu: "11.3.3", variant: "margins", settings: [2, 3, 3, 3, 4, 4, 4], items: [6, 7, 8] + editing),
            Walk(menu: "11.3.3", variant: "origin", settings: [1, 2, 3, 3, 3, 4, 4, 4], items: [9, 10, 12, 13]),
            Walk(menu: "11.3.4", items: [.init(1, replies: backarrow)]),
            Walk(menu: "11.3.6", items: rectangles),
            Walk(menu: "11.3.6", variant: "origin", settings: [1, 2, 3, 3, 3, 4, 4, 4], items: rectangles),
            Walk(menu: "11.3.6", variant: "colors", settings: [5], items: rectangles),
            Walk(menu: "11.3.7.2.3", items: [2, 3, 4, 5, 6, 7]), Walk(menu: "11.3.7.3", items: [6, 7, 8, 9]),
            Walk(menu: "11.3.7.3", items: [10]), Walk(menu: "11.4.2", items: absoluteMovements),
            Walk(
                menu: "11.4.2", variant: "origin", settings: [2, 3, 4, 4, 4, 5, 5, 5], items: [7, 8, 9, 10, 11, 12, 15]),
            Walk(menu: "11.4.5.2.3", items: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]),
            Walk(menu: "11.4.6", items: [.init(1, records: [1, 1, 2, 3, 1]), 2]),
        ]

    @Test(arguments: walks) func theScreensAreAsRecorded(_ walk: Walk) async throws {
        try await withTaskExecutorPreference(ThreadExecutor.shared) { try walk.run() }
    }

    private static let movements: [Walk.Item] = [7, 8, 9, 10]
    private static let editing: [Walk.Item] = [9, 10, 11, 12, 13]
    private static let rectangles: [Walk.Item] = [7, 8, 9, 10, 11, 12]
    private static let absoluteMovements: [Walk.Item] = [7, 8, 9, 10, 11, 12, 13, 14, 15]

    private static let backarrow = [
        Walk.Reply(column: 9, row: 2, [.delete]), Walk.Reply(column: 9, row: 5, [.delete]),
    ]

    /// Menu 3: sets are put into G2 and G3 and shown there with single shifts.
    private static let characterSets =
        [
            Walk(menu: "3", items: [8, 9, 10, 11]),
            Walk(menu: "3", variant: "supplemental", settings: [6, 3, 7, 4], items: [11]),
            Walk(menu: "3", variant: "technical", settings: [6, 2, 7, 5], items: [11]),
        ]
        + [
            ("dutch-finnish", 6), ("french", 8), ("german-italian", 10), ("norwegian-portuguese", 12),
            ("spanish-swedish", 14), ("swiss-british", 16),
        ].map { name, first in
            Walk(menu: "3", variant: name, settings: [3, 6, first, 7, first < 16 ? first + 1 : 1], items: [11])
        }
}
