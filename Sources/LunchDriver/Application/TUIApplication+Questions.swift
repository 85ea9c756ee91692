package import LunchCommands
package import LunchElements
import LunchTerminal
package import LunchWire

extension TUIApplication {
    /// The way in which the program has ended; nil if it runs, or if that is unknown. The test has not asked for it by this.
    package var endStatus: TUIExitStatus? {
        run.session?.monitor.read { $0.status }.flatMap(TUIExitStatus.init)
    }

    /// Performs a command that was read from JSON: an action, a read, a wait or an expectation, but no launch.
    ///
    /// A failure that the function of the library records is recorded, and one that it throws is thrown.
    ///
    /// - Returns: the value of the function as data; nil if it has none.
    /// - Throws: `TUIError` for the same reasons as the function. A question that has no form in JSON is not asked.
    package func answer(_ command: TUICommand, at place: TUISourceLocation) throws(TUIError) -> LunchJSON? {
        switch command.action {
        case .terminate:
            run.noting(.terminate, at: place, value: AppRun.nothing) { Ending(run: run).end() }
            return nil
        case .read(let reading):
            let question = AskedInJSON(app: self, reading: reading, place: place)
            return try StepScope.$place.withValue(place) { Result { () throws(TUIError) in try question.read() } }.get()
        case .wait(.value(let reading, .comparison(let comparison)), let time):
            return try AskedInJSON(app: self, reading: reading, place: place).compare(comparison, time, isWait: true)
        case .expect(let reading, .comparison(let comparison), let time):
            return try AskedInJSON(app: self, reading: reading, place: place).compare(comparison, time, isWait: false)
        case .wait(.exit, let time):
            return try waitForExit(
                timeout: time, fileID: place.fileID, filePath: place.filePath ?? "", line: place.line
            ).json
        case .wait(.answers, let time):
            return .bool(
                waitForAnswers(
                    timeout: time, fileID: place.fileID, filePath: place.filePath ?? "", line: place.line,
                    column: place.column ?? 0))
        case .wait(.running(let isRunning), let time):
            return .bool(
                wait(
                    for: isRunning ? .runningForeground : .notRunning, timeout: time, fileID: place.fileID,
                    filePath: place.filePath ?? "", line: place.line, column: place.column ?? 0))
        case .expectNoChange(let time):
            return .bool(
                expectNoChange(
                    for: time, fileID: place.fileID, filePath: place.filePath ?? "", line: place.line,
                    column: place.column ?? 0))
        case .launch, .call, .wait, .expect: throw TUIError(TUIFailure(NotInJSON(name: command.verb)))
        default:
            try HeldModifiers.with(command.modifiers) { () throws(TUIError) in
                try run.perform(command.action, of: Query(command.query), at: place)
            }
            return nil
        }
    }
}

/// A question about a property whose name was read from JSON.
private struct AskedInJSON {
    let app: TUIApplication
    let reading: TUICommand.Reading
    let place: TUISourceLocation

    private var query: Query { Query(reading.query) }
    private var element: TUIElement { TUIElement(app: app, query: query) }
    private var all: TUIElementQuery { TUIElementQuery(app: app, query: query) }

    func read() throws(TUIError) -> LunchJSON? {
        let name = reading.property ?? ""
        switch name {
        case "exists": return .bool(element.exists)
        case "isHittable": return .bool(element.isHittable)
        case "isOn": return .bool(element.isOn)
        case "count": return .integer(all.count)
        case "labels": return .array(all.labels.map(LunchJSON.string))
        case "clock.now": return .number("\(app.clock.now / .seconds(1))")
        case "settledFrame":
            _ = try app.settledFrame(
                fileID: place.fileID, filePath: place.filePath ?? "", line: place.line, column: place.column ?? 0)
            return nil
        default: break
        }
        if let path = Property(named: name)?.keyPath {
            switch path {
            case let path as KeyPath<TUIElementSnapshot, String>: return value(of: path)
            case let path as KeyPath<TUIElementSnapshot, String?>: return value(of: path)
            case let path as KeyPath<TUIElementSnapshot, Bool>: return value(of: path)
            case let path as KeyPath<TUIElementSnapshot, TUIElementType>: return value(of: path)
            case let path as KeyPath<TUIElementSnapshot, CellRect>: return value(of: path)
            case let path as KeyPath<TUIElementSnapshot, TUIStyle>: return value(of: path)
            case let path as KeyPath<TUIElementSnapshot, Double?>: return value(of: path)
            default: break
            }
        }
        func found(in grid: TUIGrid) -> LunchJSON? {
            guard let path = TerminalSight.property(named: name) else { return nil }
            return (TUITerminalSnapshot(grid)[keyPath: path] as? any PropertyValue)?.json
        }
        guard let neutral = found(in: .unseen) else { throw unsupported }
        func answer() throws(TUIError) -> LunchJSON {
            found(in: try app.run.settler.lastingFrame(isOfTerminal: true).grid) ?? neutral
        }
        return app.run.answering(.read(reading), otherwise: neutral, value: { value, _ in value }, answer)
    }

    /// Waits for the property, or expects something of it.
    func compare(_ comparison: Comparison, _ time: Duration, isWait: Bool) throws(TUIError) -> LunchJSON? {
        func ask<Snapshot, Value: PropertyValue>(
            _ path: KeyPath<Snapshot, Value>, _ sight: any Sight<Snapshot>
        ) throws(TUIError) -> LunchJSON {
            let watcher = Watcher(run: app.run, sight: sight)
            let condition = Condition<Value>(comparison, of: reading)
            if isWait { return .bool(try watcher.comes(path, condition, within: time, at: place)) }
            return .bool(watcher.expect(path, condition, timeout: time, at: place))
        }
        let name = reading.property ?? ""
        let sight = ElementSight(query: query)
        switch Property(named: name)?.keyPath {
        case let path as KeyPath<TUIElementSnapshot, String>: return try ask(path, sight)
        case let path as KeyPath<TUIElementSnapshot, String?>: return try ask(path, sight)
        case let path as KeyPath<TUIElementSnapshot, Bool>: return try ask(path, sight)
        case let path as KeyPath<TUIElementSnapshot, Bool?>: return try ask(path, sight)
        case let path as KeyPath<TUIElementSnapshot, TUIElementType>: return try ask(path, sight)
        case let path as KeyPath<TUIElementSnapshot, CellRect>: return try ask(path, sight)
        case let path as KeyPath<TUIElementSnapshot, TUIStyle>: return try ask(path, sight)
        case let path as KeyPath<TUIElementSnapshot, Double?>: return try ask(path, sight)
        default: break
        }
        if name == "count" { return try ask(\.count, all._watched.sight) }
        if name == "labels" { return try ask(\.labels, all._watched.sight) }
        switch TerminalSight.property(named: name) {
        case let path as KeyPath<TUITerminalSnapshot, String>: return try ask(path, TerminalSight())
        case let path as KeyPath<TUITerminalSnapshot, String?>: return try ask(path, TerminalSight())
        case let path as KeyPath<TUITerminalSnapshot, Int>: return try ask(path, TerminalSight())
        case let path as KeyPath<TUITerminalSnapshot, Bool>: return try ask(path, TerminalSight())
        case let path as KeyPath<TUITerminalSnapshot, [String]>: return try ask(path, TerminalSight())
        case let path as KeyPath<TUITerminalSnapshot, CellSize>: return try ask(path, TerminalSight())
        default: throw unsupported
        }
    }

    /// The value of a property of the only element; of a secret the number of its characters.
    private func value<Value: PropertyValue>(of path: KeyPath<TUIElementSnapshot, Value>) -> LunchJSON {
        let value = element.read(path)
        let isSecret =
            Property.mayTellValue(path)
            && app.lastFrame.map { Resolution(reading.query, in: $0).isSecret(path) } ?? true
        return isSecret ? SecretText.json(value) : value.json
    }

    private var unsupported: TUIError {
        TUIError(TUIFailure(NotInJSON(name: reading.property ?? "this property")))
    }
}

/// The reason why a question is not asked.
private struct NotInJSON: Error, CustomStringConvertible {
    let name: String

    var description: String { "\(name) has no value in JSON, so that only a test in Swift can use it." }
}
