/// Fails the test unless a recording is what a timeline says, and shows both, one above the other.
///
/// - Parameters:
///   - recording: what was recorded, of a scheduler or of an app.
///   - timeline: what should have happened when; its first column is time zero. `#` alone is any error.
///   - values: what the keys stand for; not needed for a `MarbleValue`, as `Bool` is one.
///   - errors: what names such as `#1` stand for; without any, a `MarbleError` of that name.
public func expect<Value: Equatable>(
    _ recording: MarbleRecording<Value>, follows timeline: String, values: [String: Value] = [:],
    errors: [String: any Error] = [:], fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
) {
    expect(recording, timeline, MarbleNames(values: values, errors: errors), ==, Place(fileID, filePath, line, column))
}

/// Fails the test unless something happened when a timeline says.
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
