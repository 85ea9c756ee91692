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
enum RecordedMessage {
    /// Compares a message with the one of that name. To write it anew, delete the file: the test then fails, and writes it.
    static func expect(
        _ name: String, _ message: String?, file: String = #filePath, location: SourceLocation = #_sourceLocation
    ) {
        let folder = URL(filePath: file).deletingLastPathComponent().appending(path: "Messages")
        let url = folder.appending(path: "\(name).txt")
        let found = (message ?? "(no failure)").withoutTimes + "\n"
        guard let data = try? Data(contentsOf: url) else {
            try? Data(found.utf8).write(to: url)
            Issue.record("\(name).txt was not there; read it, now it is:\n\(found)", sourceLocation: location)
            return
        }
        #expect(found == String(decoding: data, as: UTF8.self), sourceLocation: location)
    }

    /// The message of what a property records.
    static func recorded(_ body: () -> Void) -> String? {
        FailureReporter.taking(body).first?.message
    }

    /// The message of what an action throws, without its place.
    static func thrown(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch {
            return (error as? TUIError)?.message ?? "\(error)"
        }
    }
}
