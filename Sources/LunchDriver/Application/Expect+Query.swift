import LunchElements
import LunchWire

/// The elements that a query finds at one moment.
public struct TUIQuerySnapshot: Sendable {
    /// The number of elements that match.
    public let count: Int

    /// The labels of the elements that match, in their order.
    public let labels: [String]

    init(_ resolution: Resolution) {
        count = resolution.found.count
        labels = resolution.found.map { resolution.frame.tree.nodes[$0].label }
    }

    static func name(of property: PartialKeyPath<TUIQuerySnapshot>) -> String {
        switch property {
        case \.count: ".count"
        case \.labels: ".labels"
        default: ".property"
        }
    }
}

/// Expects what a query finds to be so many, or to have such labels, now or soon: looks again at every change of the app.
///
/// The failure is recorded at the caller's line. Of an app that has ended the last frame answers as it does to
/// `query.count`, and nothing more comes; if that may not be read, it fails.
///
/// ```swift
/// expect(app.cells, \.count, is: 3)
/// expect(app.cells, \.labels, is: ["Bread", "Milk", "Tea"])
/// ```
///
/// - Parameters:
///   - query: the elements in question.
///   - property: what is expected of them together.
///   - expected: the value that it is to have.
///   - timeout: how long that may take.
/// - Returns: whether it had the value in time.
@discardableResult
public func expect<Value: Equatable>(
    _ query: TUIElementQuery, _ property: KeyPath<TUIQuerySnapshot, Value>, is expected: Value,
    timeout: Duration = .seconds(5), fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
) -> Bool {
    let place = TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let (run, steps) = (query.app.run, query.steps)
    let name = TUIQuerySnapshot.name(of: property)
    return run.answering(
        "expect", of: query.query, with: "\(name), is: \(ShownText.literal(expected))", as: .expectation, at: place,
        otherwise: false
    ) { () throws(TUIError) in
        let (last, limit) = try run.watcher.wait(
            for: property, toEqual: expected, of: steps, until: .now + timeout, timeout)
        guard let limit else { return true }
        let failure = ExpectationFailure.value(
            property: name, expected: ShownText.literal(expected),
            received: last.flatMap {
                $0.isOfNoElement ? nil : ShownText.literal(TUIQuerySnapshot($0)[keyPath: property])
            }, isSecret: false, limit)
        throw run.error(.expectation(failure), steps, in: last?.frame, resolution: last)
    }
}

/// Expects what a query finds to have a value within so many seconds, as `expect` with a `Duration` does.
@discardableResult
public func expect<Value: Equatable>(
    _ query: TUIElementQuery, _ property: KeyPath<TUIQuerySnapshot, Value>, is expected: Value,
    timeout seconds: Double, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
) -> Bool {
    expect(
        query, property, is: expected, timeout: .limited(seconds: seconds), fileID: fileID, filePath: filePath,
        line: line,
        column: column)
}

extension Watcher {
    /// Waits until what a query finds has a value.
    ///
    /// - Returns: what was seen last, and the limit that was met; nil if it had the value in time.
    fileprivate func wait<Value: Equatable>(
        for property: KeyPath<TUIQuerySnapshot, Value>, toEqual expected: Value, of steps: [QueryStep],
        until deadline: ContinuousClock.Instant, _ timeout: Duration
    ) throws(TUIError) -> (last: Resolution?, limit: ExpectationFailure.Limit?) {
        var last: Resolution?
        func look(_ frame: TUIFrame) -> Void? {
            let resolution = Resolution(steps, in: frame)
            last = resolution
            if resolution.isOfNoElement { return nil }
            return TUIQuerySnapshot(resolution)[keyPath: property] == expected ? () : nil
        }
        let waited: Waited<Void>
        do throws(TUIError) {
            waited = try run.settler.waitForFrame(until: deadline, look)
        } catch {
            let frame = try run.settler.lastReadableFrame(for: steps, after: error)
            waited = look(frame).map(Waited.answer) ?? .ended
        }
        if let frame = last?.frame { try run.settler.check(steps, in: frame) }
        if waited.hasCome { return (last, nil) }
        return (last, try run.settler.limit(of: waited, after: timeout, steps))
    }
}
