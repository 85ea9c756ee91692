import LunchCommands
import LunchElements
import LunchTerminal
import LunchWire

extension TUIApplication {
    /// Expects that nothing on the screen changes for a time, and records a failure if something does.
    ///
    /// Use this function to expect that something does *not* appear. The text and the style of all cells count, and the
    /// elements if the app publishes them; the cursor does not. The function returns before the time is over if nothing can
    /// change the screen: if a program waits for nothing but input, or if the app's clock is virtual, so that only the test
    /// advances the time.
    ///
    /// ```swift
    /// try app.press("x")
    /// app.expectNoChange(for: .seconds(1))
    /// app.text("Deleted").expectNotToExist()
    /// ```
    ///
    /// - Parameter duration: the time for which the screen must stay as it is, once the app has settled.
    /// - Returns: `true` if nothing changed; otherwise `false`.
    @discardableResult
    public func expectNoChange(
        for duration: some TUIDuration, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Bool {
        let duration = duration._duration
        return run.answering(
            .expectNoChange(for: duration), at: .init(fileID, filePath, line, column), otherwise: false
        ) { () throws(TUIError) in
            let before = try run.settler.settledFrame()
            let waited = try run.settler.waitForFrame(until: .now + duration) { $0.looks(like: before) ? nil : $0 }
            _ = try run.settler.limit(of: waited, after: duration)
            guard let after = waited.answer else { return true }
            let row = (0..<max(before.grid.rows, after.grid.rows)).first { !after.grid.row($0, looksLike: before.grid) }
            let texts = [before, after].map { frame in
                row.map { $0 < frame.grid.rows ? frame.grid.text(row: $0) : "" } ?? ""
            }
            throw run.error(
                .expectation(.change(row: row, before: texts[0], after: texts[1], duration)), [], in: after)
        }
    }
}

extension TUIFrame {
    /// Returns true if a person and a test see the same in two frames.
    fileprivate func looks(like other: TUIFrame) -> Bool {
        tree.nodes == other.tree.nodes && grid.rows == other.grid.rows
            && (0..<grid.rows).allSatisfy { grid.row($0, looksLike: other.grid) }
    }
}

extension TUIGrid {
    /// Returns true if a row has the same cells in two grids.
    fileprivate func row(_ row: Int, looksLike other: TUIGrid) -> Bool {
        row < rows && row < other.rows && columns == other.columns
            && (0..<columns).allSatisfy { self[$0, row] == other[$0, row] }
    }
}
