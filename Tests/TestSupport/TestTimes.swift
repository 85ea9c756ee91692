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

    /// Exit tests are processes that write to it as well: each line goes to the end at once, wherever that is by then.
    private static let file = Lock<FileHandle?>(
        path.flatMap { path in
            let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
            return descriptor < 0 ? nil : FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        })

    static func note(_ test: Test, since start: ContinuousClock.Instant) {
        if path == nil { return }
        let line = LunchJSON.object([
            "test": .string("\(test.id)"), "duration": .integer((ContinuousClock.now - start).nanoseconds()),
        ])
        // If it cannot be written, it is missing from a list that people read.
        file.withLock { try? $0?.write(contentsOf: Data("\(line.text)\n".utf8)) }
    }
}
