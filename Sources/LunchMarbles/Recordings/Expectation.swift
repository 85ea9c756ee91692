/// Compares a recording with a timeline. If they differ, the test fails with a message that shows both, one above the
/// other.
///
/// The recording must contain exactly the events of the timeline, at the same times.
///
/// Two errors are equal if they have the same type, and if `==` returns true. If the type is not `Equatable`, the
/// descriptions of the errors (`String(reflecting:)`) must be equal.
///
/// - Parameters:
///   - recording: a recording of a `TestScheduler` or of `AppMarbles`.
///   - timeline: the expected events, for example `f---t--|`. Its first column is time zero.
///   - values: the value of each key. If the dictionary is empty and `Value` is a `MarbleValue` such as `Bool`, the
///     predefined keys apply, such as `t` and `f`. Otherwise, the dictionary must contain every key of the timeline. An
///     unknown key fails the test.
///   - errors: the error of each name in the timeline, such as `#1`. If the dictionary is empty, each name denotes the
///     `MarbleError` with that name. If the dictionary is not empty, it must contain every name in the timeline except
///     a plain `#`, or the test fails. A plain `#` without an entry matches any error.
public func expect<Value: Equatable>(
    _ recording: MarbleRecording<Value>, follows timeline: String, values: [String: Value] = [:],
    errors: [String: any Error] = [:], fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
) {
    expect(recording, timeline, MarbleNames(values: values, errors: errors), ==, Place(fileID, filePath, line, column))
}

/// Compares a recording of events without values, such as taps, with a timeline. If they differ, the test fails with a
/// message that shows both, one above the other.
///
/// The recording must contain exactly the events of the timeline, at the same times. Any key in the timeline matches an
/// event without a value. Errors are compared as by
/// `expect(_:follows:values:errors:)`.
///
/// - Parameters:
///   - recording: a recording of a `TestScheduler` or of `AppMarbles`.
///   - timeline: the expected events, for example `--x---x`. Its first column is time zero.
///   - errors: the error of each name in the timeline, such as `#1`. If the dictionary is empty, each name denotes the
///     `MarbleError` with that name. If the dictionary is not empty, it must contain every name in the timeline except
///     a plain `#`, or the test fails. A plain `#` without an entry matches any error.
public func expect(
    _ recording: MarbleRecording<Void>, follows timeline: String, errors: [String: any Error] = [:],
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    expect(
        recording, timeline, MarbleNames(values: [:], errors: errors), { _, _ in true },
        Place(fileID, filePath, line, column))
}

private func expect<Value>(
    _ recording: MarbleRecording<Value>, _ text: String, _ names: MarbleNames<Value>,
    _ isEqual: (Value, Value) -> Bool, _ place: Place
) {
    do {
        let timeline = try MarbleTimeline(text, frame: recording.frame)
        let comparison = try MarbleComparison(recording, timeline, names, isEqual)
        if let difference = comparison.difference { Failure.record(MarbleDifference(description: difference), place) }
    } catch {
        Failure.record(error, place)
    }
}

/// The difference between a recording and a timeline, drawn one above the other.
private struct MarbleDifference: Error, CustomStringConvertible {
    let description: String
}
