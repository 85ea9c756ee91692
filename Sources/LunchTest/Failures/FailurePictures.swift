import LunchDriver
import LunchElements
import LunchSnapshots
import LunchWire

/// Adds pictures to failures: the screen with a frame around the cells in question, or the two sides of a snapshot.
struct FailurePictures: TUIFailureAnnotator {
    func attachments(for failure: TUIFailure, in test: TUITest) -> [TUIAttachment] {
        if case .different(let name, _, let difference, let sides, _) = failure.reason as? TUISnapshot.Mismatch,
            let recorded = sides.recorded.screen, let received = sides.received.screen
        {
            let (before, now) = (recorded.picture(.svg), received.picture(.svg))
            let entry = GalleryPage.Entry(
                name: name, details: ["\(sides.received.size)"], state: .changed(difference), drawings: [now],
                olderDrawings: [before])
            return [
                TUIAttachment("recorded.svg", before), TUIAttachment("received.svg", now),
                TUIAttachment("difference.html", GalleryPage(title: name, [entry]).text),
            ]
        }
        // A failure without a screen has no picture.
        guard let frame = failure.shownFrame else { return [] }
        let marks = failure.cells.map { [TUIPicture.Mark($0, name: failure.query ?? "")] } ?? []
        return [TUIAttachment("screen.svg", frame.picture(.svg, marks: marks))]
    }
}

extension TUIAttachment {
    fileprivate init(_ name: String, _ text: String) { self.init(name: name, bytes: Array(text.utf8)) }
}
