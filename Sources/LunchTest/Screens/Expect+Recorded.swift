public import LunchDriver
public import LunchElements
import LunchReport

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Waits until an app shows a recorded screen, and records a test failure if the app does not show it in time.
///
/// The function compares the app's screen with the record at the moments at which
/// `TUIApplication.waitForFrame(timeout:where:)` checks its condition. The record is a text file in the format of
/// `TUIScreenRecord`. In this example, a test in `LoginTests.swift` uses the file `Screens/LoginTests/empty form.txt`
/// in the folder of `LoginTests.swift`:
///
/// ```swift
/// expect(app, matchesRecorded: "empty form")
/// ```
///
/// To write the record, run the test with the environment variable `LUNCH_RECORD=1`. A screen that differs from the
/// record, or has no record, is then written to the file, and the test fails. Check the file, and run the test again
/// without the variable. Without the variable, the test fails if there is no record.
///
/// - Parameters:
///   - app: the app whose screen is compared.
///   - name: the name of the record, from 1 to 200 bytes of UTF-8. It must not begin with a dot, or contain `/`, `\` or
///     an invisible character. Within a test file, the same name refers to the same record.
///   - timeout: the longest time to wait until the app shows the recorded screen; 5 seconds by default.
/// - Returns: true if the app showed the recorded screen in time, otherwise false.
@discardableResult
public func expect(
    _ app: TUIApplication, matchesRecorded name: String, timeout: some TUIDuration = Duration.seconds(5),
    fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
    let location = TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return RecordedScreens.expect(name, at: location, isRecording: RecordedScreens.isRecording) {
        recorded throws(TUIError) in
        guard let recorded else {
            return try app.settledFrame(fileID: fileID, filePath: filePath, line: line, column: column)
        }
        do throws(TUIError) {
            return try app.waitForFrame(
                timeout: timeout, fileID: fileID, filePath: filePath, line: line, column: column
            ) {
                TUIScreenRecord($0).lines == recorded.lines
            }
        } catch {
            guard let frame = app.lastFrame else { throw error }
            switch error.kind {
            // An app that publishes is never compared half drawn: if it has not settled, that is the failure. Of any other
            // program each drawing was looked at.
            case .timedOut where frame.elementSource != .published: return frame
            case .timedOut, .notRunning:
                return try app.settledFrame(fileID: fileID, filePath: filePath, line: line, column: column)
            default: throw error
            }
        }
    }
}

/// Compares a frame with a recorded screen, and records a test failure if they differ.
///
/// The record is found, and is written with `LUNCH_RECORD=1`, as `expect(_:matchesRecorded:timeout:)` describes.
///
/// - Parameters:
///   - frame: the frame to compare (the state of the screen at one moment).
///   - name: the name of the record, as in `expect(_:matchesRecorded:timeout:)`.
/// - Returns: true if the frame shows the recorded screen, otherwise false.
@discardableResult
public func expect(
    _ frame: TUIFrame, matchesRecorded name: String, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
) -> Bool {
    let location = TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return RecordedScreens.expect(name, at: location, isRecording: RecordedScreens.isRecording) { _ in frame }
}

/// The recorded screens of the tests in one file.
enum RecordedScreens {
    /// True if screens that differ are to be written rather than to fail.
    static var isRecording: Bool { ProcessInfo.processInfo.environment["LUNCH_RECORD"] == "1" }

    /// The folder for the tests in a file: `Screens/LoginTests` beside `LoginTests.swift`.
    static func folder(forTestsIn filePath: String) -> String {
        let file = URL(filePath: filePath)
        return file.deletingLastPathComponent().appending(path: "Screens")
            .appending(path: file.deletingPathExtension().lastPathComponent).path
    }

    /// Compares a frame with a record, or records it, and fails the test unless they are equal.
    ///
    /// - Parameter frame: the frame, given the record that it is to be compared with; nil if there is none.
    static func expect(
        _ name: String, at location: TUISourceLocation, isRecording: Bool,
        _ frame: (TUIScreenRecord?) throws(TUIError) -> TUIFrame
    ) -> Bool {
        do {
            let file = try TUIScreenRecord.File(name, in: folder(forTestsIn: location.filePath ?? location.fileID))
            // A record that is no more than to be replaced need not be readable.
            let recorded = isRecording ? try? file.read() : try file.read()
            let frame = try frame(recorded)
            try file.compare(TUIScreenRecord(frame), isRecording: isRecording)
            return true
        } catch {
            var failure = (error as? TUIError)?.failure ?? TUIFailure(error)
            failure.place = location
            FailureReporter.record(failure)
        }
        return false
    }
}
