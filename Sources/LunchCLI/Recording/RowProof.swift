import LunchDriver
import LunchElements
import LunchInput
import LunchTerminal
import LunchWire

/// Something that an app got, and the frame that it showed then.
struct HandedOn {
    /// The bytes of an input; empty for another size.
    let bytes: [UInt8]
    var size: CellSize?
    /// The number of the input in all of them.
    let number: Int
    var after: TUIFrame?
}

/// Tries whether a click on a row does what the keys have done that led to it, in the app launched once more.
struct RowProof {
    private var configuration: LaunchConfiguration
    private let history: [HandedOn]

    init(_ configuration: LaunchConfiguration, _ history: [HandedOn]) {
        (self.configuration, self.history) = (configuration, history)
        // No person waits for a key: an app has the same time as in a test.
        self.configuration.settleTimeout = LaunchConfiguration().settleTimeout
    }

    /// Returns the numbers of those rows on which a click has led to the same screen.
    func proven(_ rows: [ChosenRow]) -> Set<Int> {
        var left = rows.filter { $0.number > 0 }
        var refuted: Set<Int> = []
        // This is not a test: an app that fails proves nothing.
        _ = FailureReporter.taking {
            repeat {
                refuted = left.isEmpty ? [] : self.refuted(left)
                left.removeAll { refuted.contains($0.number) }
            } while !refuted.isEmpty
        }
        return Set(left.map(\.number))
    }

    /// Does all again, with clicks in the place of keys; returns the numbers of rows where that was not the same.
    private func refuted(_ rows: [ChosenRow]) -> Set<Int> {
        let app = TUIApplication(configuration)
        defer { app.terminate() }
        // If even keys do something else than before, no later row is proven.
        var tried = Set(rows.map(\.number))
        do throws(TUIError) {
            try app.launch()
            var number = 0
            var last = history.first?.after
            for input in history where input.number > number {
                guard shows(last, app) else { return tried }
                if let row = rows.first(where: { $0.first == input.number }) {
                    (number, tried) = (row.number, [row.number])
                    last = history.last { $0.number == row.number }?.after
                    guard try click(row, app) else { return tried }
                    continue
                }
                tried = Set(rows.map(\.number).filter { $0 >= input.number })
                last = input.after
                if let size = input.size {
                    try app.resize(columns: size.columns, rows: size.rows)
                } else {
                    try app.send(input.bytes, whenSettled: true)
                }
            }
            return shows(last, app) ? [] : tried
        } catch {
            return tried
        }
    }

    /// Returns true if an app comes to look like a frame; a nil frame is unknown.
    private func shows(_ frame: TUIFrame?, _ app: TUIApplication) -> Bool {
        guard let frame else { return true }
        // An app that never looks so proves nothing: its keys stay.
        if app.state == .runningForeground, (try? app.waitForFrame { $0.looks(like: frame) }) != nil { return true }
        return app.lastFrame?.looks(like: frame) == true
    }

    /// Clicks on a row.
    ///
    /// - Returns: false if that is impossible: it is not in view, or the app does not use the mouse.
    private func click(_ row: ChosenRow, _ app: TUIApplication) throws(TUIError) -> Bool {
        guard case .row(_, _, let name) = row.claim.subject else { return false }
        let frame = try app.settledFrame()
        let found = frame.tree.nodes.indices.filter { index in
            let node = frame.tree.nodes[index]
            return node.type.isRow && [node.identifier, node.label].contains(name)
        }
        guard found.count == 1, let index = found.first else { return false }
        let place = frame.visibleFrame(of: index)
        let cell = CellPoint(column: place.origin.column + place.size.columns / 2, row: place.origin.row)
        // A click that the terminal cannot send proves nothing.
        guard !place.isEmpty, FrameLocators(frame).element(at: cell) == index,
            let bytes = try? MouseEvent.click(at: cell).bytes(for: frame.grid.modes)
        else { return false }
        try app.send(bytes, whenSettled: true)
        return true
    }
}

extension ChosenRow {
    /// The number of the first key of the way.
    fileprivate var first: Int { number - way.count }
}
