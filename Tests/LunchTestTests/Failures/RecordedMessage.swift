import LunchDriver
import LunchTest
import LunchWire
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A whole failure message, word for word, as it was read and found good once; each stands in a file of `Messages`.
///
/// With `LUNCH_RECORD=1` in the environment, messages that differ, or have no file, are written, and the tests fail.
enum RecordedMessage {
    /// True if messages are to be written rather than to fail.
    private static var isRecording: Bool { ProcessInfo.processInfo.environment["LUNCH_RECORD"] == "1" }

    /// Compares a message with the one of that name, or writes it there.
    static func expect(
        _ name: String, _ message: String?, file: String = #filePath, location: SourceLocation = #_sourceLocation
    ) {
        guard let problem = problem(name, message, isRecording: isRecording, file: file) else { return }
        Issue.record("\(problem)", sourceLocation: location)
    }

    /// The difference of a message from the one that was recorded, or what was done about it; nil if there is none.
    static func problem(_ name: String, _ message: String?, isRecording: Bool, file: String) -> String? {
        let folder = URL(filePath: file).deletingLastPathComponent().appending(path: "Messages")
        let url = folder.appending(path: "\(name).txt")
        let found = (message ?? "(no failure)").withoutTimes + "\n"
        let recorded = (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
        if recorded == found { return nil }
        if isRecording {
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data(found.utf8).write(to: url, options: .atomic)
                return """
                    The message was recorded in \(url.path), and this run compared nothing.
                    Look at the file, and run the test again without LUNCH_RECORD.
                    \(found)
                    """
            } catch {
                return "The message could not be written to \(url.path): \(error)."
            }
        }
        return """
            \(recorded == nil ? "No message is recorded in" : "The message is not as it was recorded in") \(url.path)
            If the message below is right, run the test once with LUNCH_RECORD=1 in the environment, and commit the file.
            \(found)\(recorded.map { "It was:\n\($0)" } ?? "")
            """
    }

    /// The message of what a property records.
    static func recorded(_ body: () -> Void) -> String? {
        FailureReporter.taking(body).first?.message
    }

    /// The message of what an action throws, without its place; the test has been told of it.
    static func thrown(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch {
            (error as? TUIError)?.arrive()
            return (error as? TUIError)?.message ?? "\(error)"
        }
    }

    /// The only failure that an action throws or a property records; the test has been told of it.
    static func failure(
        location: SourceLocation = #_sourceLocation, _ body: () throws -> Void
    ) -> TUIFailure? {
        var thrown: TUIFailure?
        let recorded = FailureReporter.taking { thrown = withoutError(body) }
        let failures = recorded + (thrown.map { [$0] } ?? [])
        #expect(failures.count == 1, sourceLocation: location)
        return failures.first
    }

    private static func withoutError(_ body: () throws -> Void) -> TUIFailure? {
        do {
            try body()
            return nil
        } catch {
            (error as? TUIError)?.arrive()
            return (error as? TUIError)?.failure
        }
    }
}
