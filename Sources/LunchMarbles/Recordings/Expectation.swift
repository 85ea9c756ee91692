/// Expects a recording to follow a timeline; if it does not, the test fails and shows both, one above the other.
///
/// - Parameters:
///   - recording: the recording of a scheduler or of an app.
///   - timeline: the expected events; its first column is time zero. `#` alone is any error.
///   - values: the values by their keys; not needed for a `MarbleValue` such as `Bool`.
///   - errors: the errors by names such as `#1`; a name that is missing is the `MarbleError` of that name.
public func expect<Value: Equatable>(
    _ recording: MarbleRecording<Value>, follows timeline: String, values: [String: Value] = [:],
    errors: [String: any Error] = [:], fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
) {
    expect(recording, timeline, MarbleNames(values: values, errors: errors), ==, Place(fileID, filePath, line, column))
}

/// Expects the events of a recording without values to follow a timeline; if they do not, the test fails and shows
/// both.
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
