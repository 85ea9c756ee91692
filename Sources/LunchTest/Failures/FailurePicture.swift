import LunchDriver
import LunchElements
import LunchSnapshots
import LunchWire
import Testing

/// A picture that belongs to a failure: the screen with a frame around the cells in question, or what a snapshot shows.
///
/// It is drawn only if somebody wants it: `swift test --attachments-path FOLDER` writes it into that folder.
struct FailurePicture: Attachable, Sendable {
    /// The name of the file; the library adds a number if there are several.
    let name: String
    private let draw: @Sendable () -> String

    /// The text of the file.
    var text: String { draw() }

    /// The pictures of a failure: none if it has no screen.
    static func all(of failure: TUIFailure) -> [FailurePicture] {
        if case .different(let name, _, let difference, let sides, _) = failure.reason as? TUISnapshot.Mismatch,
            let recorded = sides.recorded.screen, let received = sides.received.screen
        {
            return [
                FailurePicture(name: "recorded.svg") { recorded.picture(.svg) },
                FailurePicture(name: "received.svg") { received.picture(.svg) },
                FailurePicture(name: "difference.html") {
                    let entry = GalleryPage.Entry(
                        name: name, details: ["\(sides.received.size)"], state: .changed(difference),
                        drawings: [received.picture(.svg)], olderDrawings: [recorded.picture(.svg)])
                    return GalleryPage(title: name, [entry]).text
                },
            ]
        }
        guard let frame = failure.shownFrame else { return [] }
        let marks = failure.cells.map { [TUIPicture.Mark($0, name: failure.query ?? "")] } ?? []
        return [FailurePicture(name: "screen.svg") { frame.picture(.svg, marks: marks) }]
    }

    borrowing func withUnsafeBytes<R>(
        for attachment: borrowing Attachment<FailurePicture>, _ body: (UnsafeRawBufferPointer) throws -> R
    ) throws -> R {
        try Array(text.utf8).withUnsafeBytes(body)
    }

    /// Attaches the pictures of a failure to the test of Swift Testing that runs here, if attachments are written somewhere.
    static func attach(_ failure: TUIFailure) {
        guard TraceAttachment.isWanted else { return }
        for picture in all(of: failure) {
            let attachment = Attachment(picture, named: picture.name)
            if let place = failure.place {
                Attachment.record(attachment, sourceLocation: SourceLocation(place))
            } else {
                Attachment.record(attachment)
            }
        }
    }
}
