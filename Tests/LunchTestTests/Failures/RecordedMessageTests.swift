import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A recorded message is written only if that is asked for, and a run that writes it fails.
@Suite(.waiting) final class RecordedMessageTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-messages-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private var file: String { folder.appending(path: "Tests.swift").path }
    private var record: String { folder.appending(path: "Messages/login.txt").path }

    /// The mistake in a message; nil if there is none.
    private func failure(_ message: String, isRecording: Bool) -> String? {
        RecordedMessage.problem("login", message, isRecording: isRecording, file: file)
    }

    @Test func aMessageIsWrittenOnlyIfThatIsAskedFor() throws {
        #expect(
            failure("It failed.", isRecording: false) == """
                No message is recorded in \(record)
                If the message below is right, run the test once with LUNCH_RECORD=1 in the environment, and commit the file.
                It failed.

                """)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
        // A run that records fails, and the next one does not.
        let recording = failure("It failed.", isRecording: true)
        #expect(recording?.hasPrefix("The message was recorded in \(record), and this run compared nothing.\n") == true)
        #expect(try String(contentsOf: URL(filePath: record), encoding: .utf8) == "It failed.\n")
        #expect(failure("It failed.", isRecording: false) == nil)
        #expect(failure("It failed.", isRecording: true) == nil)
        // One that differs fails, and is written only if that is asked for.
        let difference = failure("It broke.", isRecording: false)
        #expect(difference?.hasPrefix("The message is not as it was recorded in \(record)\n") == true)
        #expect(try String(contentsOf: URL(filePath: record), encoding: .utf8) == "It failed.\n")
        #expect(failure("It broke.", isRecording: true) != nil)
        #expect(try String(contentsOf: URL(filePath: record), encoding: .utf8) == "It broke.\n")
    }
}
