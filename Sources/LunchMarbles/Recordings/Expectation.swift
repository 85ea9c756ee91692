/// Expects a recording to follow a timeline; if it does not, the test fails and shows both, one above the other.
///
/// - Parameters:
///   - recording: the recording of a scheduler or of an app.
///   - timeline: the expected events; its first column is time zero. `#` without an entry in `errors` matches any
///     error.
///   - values: the values by their keys; not needed for a `MarbleValue` such as `Bool`.
///   - errors: the errors by their names in the timeline, such as `#1`. If you pass none, each name stands for a
///     `MarbleError` with that name. If you pass some, any other name but `#` fails the test.
public func expect<Value: Equatable>(
    _ recording: MarbleRecording<Value>, follows timeline: String, values: [String: Value] = [:],
    errors: [String: any Error] = [:], fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
) {
    expect(recording, timeline, MarbleNames(values: values, errors: errors), ==, Place(fileID, filePath, line, column))
}

/// Expects a recording without values, such as one of taps, to follow a timeline; if it does not, the test fails and
/// shows both.
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
