import LunchTest
import Testing

/// The demands of vttest on a VT100 and a VT102: items 1 to 10 of its main menu.
@Suite(.lunch, .enabled(if: Vttest.isInstalled, "needs \(Vttest.version), Debian's package vttest"))
struct VT100Tests {
    static let walks = [
        Walk(menu: "", items: [.init(1, records: [1, 1, 2, 2, 3, 4]), .init(2, records: screenFeatures)]),
        Walk(
            menu: "", variant: "132", columns: 132,
            items: [
                .init(1, records: [1, 1, 2, 2, 3, 4]),
                // Of the second screen vttest counts the columns of the last tab wrongly at this width.
                .init(2, records: [1, nil, 3, 3, 4, 4] + Array(repeating: nil, count: 9)),
            ]),
        // The screens for 132 columns do not fit here, nor does the frame's there.
        Walk(menu: "", items: [.init(4, records: [1, 2, nil, nil, 3, 4])]),
        Walk(menu: "", variant: "132", columns: 132, items: [.init(4, records: [1, 2, 3, 4, nil, nil])]),
        Walk(menu: "", items: [.init(8, records: insertingAndDeleting)]),
        Walk(menu: "", variant: "132", columns: 132, items: [.init(8, records: insertingAndDeleting)]),
        Walk(menu: "5", items: [.init(4, records: [3], replies: cursorKeys), .init(9, replies: controlKeys)]),
        Walk(
            menu: "6",
            items: [
                .init(2, replies: [.init(column: 39, row: 2, [.return]), .init(column: 41, row: 5, [.return])]), 3, 4,
                5, 6, 7,
            ]),
        Walk(
            menu: "9",
            items: [
                .init(1, records: Array(repeating: nil, count: 11) + [1]), 2, 3, 6, 7,
                .init(8, records: [1, 2, 3, nil, nil, nil]), .init(9, records: [1, 1]),
            ]),
        Walk(
            menu: "9", variant: "132", columns: 132,
            items: [
                .init(4, records: [2], replies: [bugD]), 5,
                .init(8, records: [nil, nil, nil, 1, 2, 3]),
            ]),
        Walk(menu: "10", items: [1, 3]), Walk(menu: "10", items: [2]),
    ]

    @Test(arguments: walks) func theScreensAreAsRecorded(_ walk: Walk) async throws {
        try await withTaskExecutorPreference(ThreadExecutor.shared) { try walk.run() }
    }

    /// Leaves the screen of bug D, once its last line is as wide as it should be.
    private static let bugD = Walk.Reply(column: 8, row: 3, record: 1, [.character("0"), .return]) {
        $0.grid.lineSize(row: 3) == .doubleWidth
    }

    /// Presses the cursor keys in two modes, each once the one before has been named, and leaves each mode with TAB.
    ///
    /// There is no VT52 mode, so no key is pressed in the third.
    private static let cursorKeys =
        zip(["RESET", "SET"], 1...2).flatMap { (mode, record) -> [Walk.Reply] in
            zip(["mode \(mode)>", "(Up", "(Down", "(Left", "(Right"], [TUIKeyboardKey.up, .down, .left, .right, .tab])
                .map {
                    Walk.Reply(column: 0, row: 22, showing: $0, record: $1 == .tab ? record : nil, [$1])
                }
        } + [Walk.Reply(column: 0, row: 22, showing: "<VT52 Mode>", [.tab])]

    /// Presses all control keys twice, then DEL.
    private static let controlKeys = [
        Walk.Reply(
            column: 0, row: 22, showing: "Finish with DEL",
            "@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_".flatMap {
                [TUIKeyboardKey.control(.character($0)), .control(.character($0))]
            } + [
                .delete
            ])
    ]

    private static let screenFeatures: [Int?] = [1, 2, 3, 3, 4, 4] + Array(5...13)
    private static let insertingAndDeleting: [Int?] = Array(1...7) + Array(1...7)
}
