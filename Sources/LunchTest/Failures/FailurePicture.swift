import LunchDriver
import LunchElements
import LunchReport
import LunchWire
import Testing

/// A drawing of the screen of a failure, with a frame around the cells in question.
///
/// It is drawn only if somebody wants it: `swift test --attachments-path FOLDER` writes it into that folder.
struct FailurePicture: Attachable, Sendable {
    private let frame: TUIFrame
    private let marks: [TUIPicture.Mark]

    /// Nil if the failure has no screen.
    init?(_ failure: TUIFailure) {
        guard let frame = failure.frame else { return nil }
        self.frame = frame
        marks = failure.cells.map { [TUIPicture.Mark($0, name: failure.query ?? "")] } ?? []
    }

    /// The name of the file; the library adds a number if there are several.
    static let name = "screen.svg"

    /// The drawing.
    var drawing: String { frame.picture(.svg, marks: marks) }

    borrowing func withUnsafeBytes<R>(
        for attachment: borrowing Attachment<FailurePicture>, _ body: (UnsafeRawBufferPointer) throws -> R
    ) throws -> R {
        try Array(drawing.utf8).withUnsafeBytes(body)
    }

    /// Attaches the picture of a failure to the test of Swift Testing that runs here.
    static func attach(_ failure: TUIFailure) {
        guard let picture = FailurePicture(failure) else { return }
        let attachment = Attachment(picture, named: name)
        if let place = failure.place {
            Attachment.record(attachment, sourceLocation: SourceLocation(place))
        } else {
            Attachment.record(attachment)
        }
    }
}
