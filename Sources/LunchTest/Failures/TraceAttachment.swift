import LunchDriver
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The trace of a test as its attachment, where somebody has said where attachments go.
enum TraceAttachment {
    /// The option of `swift test` that names a folder for attachments.
    private static let option = "--attachments-path"

    /// True if attachments are written somewhere; without that, the library would only say that there is one.
    static let isWanted = CommandLine.arguments.contains { $0 == option || $0.hasPrefix("\(option)=") }

    /// Attaches a file to the test that runs here.
    static func record(_ file: String) {
        guard isWanted else { return }
        // That of a test that has passed is being written.
        DeferredWork.shared.finish()
        // A file that could not be written has been told of by the recorder.
        guard let data = try? Data(contentsOf: URL(filePath: file)) else { return }
        let folder = URL(filePath: file).deletingLastPathComponent().lastPathComponent
        Attachment.record(Array(data), named: "\(folder).lunchtrace")
    }
}
