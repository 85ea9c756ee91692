import Foundation
@_spi(Lunch) import LunchWire
import Testing

/// How long the tests of a run take once they have a thread: Swift Testing tells that all of them start at once.
///
/// Tests with `.lunch` write their times to the file that `LUNCH_RUN_LOG` names. Tests with `.waiting` write them, in the same
/// form, to a file beside it whose name ends in `.waiting`. Tests that compute are not measured.
enum TestTimes {
    static let variable = "LUNCH_RUN_LOG"

    private static let path = ProcessInfo.processInfo.environment[variable].map { "\($0).waiting" }

    private static let file = Lock<FileHandle?>(
        path.flatMap { path in
            // Exit tests are processes that write to it as well.
            if !FileManager.default.fileExists(atPath: path) {
                _ = FileManager.default.createFile(atPath: path, contents: nil)
            }
            return FileHandle(forWritingAtPath: path)
        })

    static func note(_ test: Test, since start: ContinuousClock.Instant) {
        if path == nil { return }
        let line = LunchJSON.object([
            "test": .string("\(test.id)"), "duration": .integer((ContinuousClock.now - start).nanoseconds()),
        ])
        // If it cannot be written, it is missing from a list that people read.
        file.withLock { file in
            _ = try? file?.seekToEnd()
            try? file?.write(contentsOf: Data("\(line.text)\n".utf8))
        }
    }
}
