import LunchDriver
import LunchElements
import LunchSnapshots
import LunchWire

/// The part of an app that a snapshot describes, and how.
struct SnapshotSubject {
    let app: TUIApplication?
    var element: TUIElement?
    var page: (name: String, screen: String)?
    let content: TUISnapshot.Content
    var region = TUIRegion.screen
    var isWhole = true
    let masks: [TUIRegion]

    /// Describes a frame.
    ///
    /// - Throws: if an element is not there, if it or a mask has no cells, if a mask is elsewhere, and if another screen than the page's is shown.
    func describe(_ frame: TUIFrame) throws(TUIError) -> TUISnapshot {
        if let page, !frame.screen.isEmpty, frame.screen != page.screen {
            throw error(SnapshotPageError(page: page.name, screen: page.screen, shown: frame.screen), frame)
        }
        if content == .elements, frame.elementSource == .none {
            throw error(TUISnapshot.Mismatch.noElements, frame)
        }
        var hidden: [CellRect] = []
        for mask in masks {
            let cells = try mask.cells(in: frame, of: app)
            if cells.isEmpty { throw error(TUISnapshot.Mismatch.noCells("A mask"), frame) }
            hidden.append(cells)
        }
        // Queries look for the real texts.
        let mask = TestSecrets.current.mask
        guard let element else {
            let cells = try region.cells(in: frame, of: app)
            if cells.isEmpty { throw error(TUISnapshot.Mismatch.noCells("The region"), frame) }
            try check(hidden, within: cells, frame)
            return TUISnapshot(frame.masked(by: mask), content, area: isWhole ? nil : cells, masks: hidden)
        }
        let (shown, index) = try element.found(in: frame)
        let cells = shown.visibleFrame(of: index)
        if !cells.isEmpty { try check(hidden, within: cells, frame) }
        if content == .elements {
            return TUISnapshot(shown.masked(by: mask), elementsBelow: index, size: cells.size, masks: hidden)
        }
        if cells.isEmpty { throw error(TUISnapshot.Mismatch.noCells("\(element)"), frame) }
        return TUISnapshot(frame.masked(by: mask), content, area: cells, masks: hidden)
    }

    /// Throws if a mask hides nothing of the cells that are compared.
    private func check(_ masks: [CellRect], within cells: CellRect, _ frame: TUIFrame) throws(TUIError) {
        guard let mask = masks.first(where: { $0.intersection(cells).isEmpty }) else { return }
        throw error(TUISnapshot.Mismatch.maskElsewhere("\(mask)"), frame)
    }

    private func error(_ reason: any Error, _ frame: TUIFrame) -> TUIError {
        app?.error(reason, in: frame) ?? TUIError(reason, in: frame)
    }
}

/// An error that reports that a page object is of another screen than the one that is shown.
struct SnapshotPageError: Error, CustomStringConvertible {
    let page: String
    let screen: String
    let shown: String

    var description: String {
        """
        \(page) is the page object of the screen \(screen.literal), but the app reports that it shows \(shown.literal), \
        so there is no snapshot of the page.
        """
    }
}
