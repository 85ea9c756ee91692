import LunchCommands
package import LunchElements
import LunchTerminal
package import LunchWire

/// The doors for expectations about whole frames.
extension TUIApplication {
    /// Runs an expectation, whose failure is recorded.
    ///
    /// - Parameters:
    ///   - element: the element in question; nil for the app.
    ///   - argument: the argument of the verb as it is written in a test.
    /// - Returns: the result of the body; false if it has failed.
    package func expecting(
        _ verb: String, of element: TUIElement? = nil, with argument: String?, at place: TUISourceLocation,
        _ body: () throws(TUIError) -> Bool
    ) -> Bool {
        run.answering(
            .call(verb, of: element?.steps ?? [], argument: argument), of: element?.query ?? Query([]), at: place,
            otherwise: false, body)
    }

    /// The first frame that is right; once the time is over, the one on which the app has settled.
    ///
    /// - Returns: the frame, and false if the app has not settled on it. That can only be a frame that is not right.
    package func frame(
        within timeout: Duration, _ isRight: (TUIFrame) -> Bool
    ) throws(TUIError) -> (frame: TUIFrame, isSettled: Bool) {
        do throws(TUIError) {
            return (try run.settler.frame(until: .now + timeout, timeout, isRight), true)
        } catch {
            guard error.kind == .timedOut || error.kind == .notRunning, let last = run.lastFrame else { throw error }
            do throws(TUIError) {
                return (try run.settler.lastingFrame(), true)
            } catch {
                // An app that publishes is never looked at half drawn. For any other program each drawing was checked.
                guard error.kind == .unsettled, last.elementSource != .published else { throw error }
                return (run.lastFrame ?? last, false)
            }
        }
    }

    /// The frame once the app has settled; the last one if it has ended.
    package func lastingFrame() throws(TUIError) -> TUIFrame { try run.settler.lastingFrame() }

    /// The error of this app for the reason in its description.
    package func error(_ reason: any Error, in frame: TUIFrame?) -> TUIError { run.error(.other(reason), in: frame) }
}

extension TUIError {
    /// An error whose description is the reason.
    package init(_ reason: any Error, in frame: TUIFrame?) { self.init(TUIFailure(reason, in: frame)) }

    /// The reason why a query finds no element, or more than one, in a frame.
    fileprivate static func notFound(_ resolution: Resolution, of app: TUIApplication?) -> TUIError {
        if let app { return app.run.failure(resolution.steps, resolution) }
        var failure = TUIFailure(.element(resolution.problem))
        failure.steps = resolution.steps
        failure.frame = resolution.frame.committed
        failure.resolution = resolution
        return TUIError(failure)
    }
}

extension TUIElement {
    /// The only element that the query finds in a frame.
    package func found(in frame: TUIFrame) throws(TUIError) -> (frame: TUIFrame, index: Int) {
        let resolution = Resolution(steps, in: frame)
        guard let index = resolution.index else { throw .notFound(resolution, of: app) }
        return (resolution.frame, index)
    }
}

extension TUIRegion {
    /// The cells of the region that are on the screen of a frame.
    ///
    /// - Throws: if an element that it is made of is not there, or is not one.
    package func cells(in frame: TUIFrame, of app: TUIApplication?) throws(TUIError) -> CellRect {
        let screen = CellRect(column: 0, row: 0, columns: frame.grid.columns, rows: frame.grid.rows)
        if let area = region.area(in: frame) { return area.rectangle(on: screen) }
        throw .notFound(Resolution(region.missingReference(in: frame), in: frame), of: app)
    }
}
