public import LunchDriver
import LunchElements

/// An object that tests an app in virtual time. It performs the user's actions from timelines, and records values from
/// the screen.
///
/// A timeline is a string such as `e---ft--`. Each column is a moment of virtual time, and `frame` is the time from one
/// column to the next. A key such as `e` or `ft` names an event, which happens at the first column of the key. `-` is a
/// column without an event. The article <doc:Marbles> describes the notation.
///
/// ```swift
/// let page = try Launcher(clock: .virtual).launch(AddPostPage.self)
/// let marbles = try AppMarbles(page.app, frame: .milliseconds(100))
/// let sendEnabled = marbles.record { page.sendButton.isEnabled }
/// marbles.play(
///     "e----------ft------x-",
///     ["e": {}, "ft": { try page.feedText.typeText("feed") }, "x": { try page.sendButton.tap() }])
/// expect(sendEnabled, follows: "f----------t-------f-")
/// ```
///
/// In this example, `AddPostPage` is a page object. The key `e` performs no action, `ft` types text, and `x` taps a
/// button. In the expected timeline, the predefined keys `f` and `t` are the values false and true.
///
/// Time zero, the first column of every timeline, is the moment at which the `AppMarbles` object is created.
public final class AppMarbles {
    /// An action of the user, such as a tap. `play(_:_:)` performs the actions whose keys are in a timeline.
    public typealias Action = () throws -> Void

    private let app: TUIApplication
    private let frame: Duration
    private let start: Duration
    private var recorders: [() -> Void] = []
    private let actions = PlayedActions()

    /// Creates an object whose time zero is the current time of the app's virtual clock.
    ///
    /// - Parameters:
    ///   - app: an app that was launched with `LaunchConfiguration.clock` set to `.virtual`.
    ///   - frame: the duration of one column of a timeline; 100 ms by default. If it is zero or negative, the test
    ///     fails, and the default is used.
    /// - Throws: `TUIError` if the app's clock cannot be advanced, for example because the app is not running, was not
    ///   launched with a virtual clock, or does not use this clock (see `TUIClock.advance(by:)`).
    public init(
        _ app: TUIApplication, frame: Duration = .milliseconds(100), fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.clock.advance(by: .zero, fileID: fileID, filePath: filePath, line: line, column: column)
        if frame <= .zero { Failure.record(SchedulerFault.frame(frame), Place(fileID, filePath, line, column)) }
        self.frame = frame > .zero ? frame : .milliseconds(100)
        self.app = app
        start = app.clock.now
    }

    /// Records the value that a closure reads from the app, such as a property of an element: first the current value,
    /// and then each new value.
    ///
    /// `record` calls the closure once, before it returns. `play(_:_:)` calls the closure at the deadline of each timer
    /// of the app's clock, before and after each action, and at the last column. Equal consecutive values are recorded
    /// once.
    ///
    /// If an element may be absent, record its property `exists`, or record nil while the element is absent, as in
    /// `{ page.alert.exists ? page.alert.label : nil }`. Reading most other properties of an absent element fails the
    /// test. If the closure throws an error, the test fails at the line of the call of `record`.
    ///
    /// If a recorded string comes from a secure field, failure messages show a dot in place of each character.
    ///
    /// - Parameter value: a closure that reads the value.
    /// - Returns: the recording. Compare it with a timeline with `expect(_:follows:)`.
    public func record<Value: Equatable>(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
        _ value: @escaping () throws -> Value
    ) -> MarbleRecording<Value> {
        let recording = MarbleRecording<Value>(frame: frame)
        recording.actions = actions
        let read = { [unowned self] in
            do {
                let read = try SnapshotReads.watchingSecrets(value)
                recording.appendChange(to: read.value, at: now)
                if read.isSecret { recording.isSecret = true }
            } catch {
                (error as? TUIError)?.arrive()
                let failure = TestSchedulerError("The value cannot be recorded at \(now.text): \(error)")
                Failure.record(failure, Place(fileID, filePath, line, column))
            }
        }
        recorders.append(read)
        read()
        return recording
    }

    /// Performs the actions of a timeline, each at the time of its column, and then advances the app's clock to the
    /// last column.
    ///
    /// After the call, the clock stays at the last column. The first column of the next timeline is time zero again,
    /// and an action whose time has passed fails the test. Therefore begin the next timeline with one `-` for each
    /// column of this one.
    ///
    /// The test fails if the timeline is invalid, if an action throws an error, if the app ends, or if the app does not
    /// finish its work within `LaunchConfiguration.settleTimeout`. The failure message points at the column, and the
    /// remaining actions are not performed.
    ///
    /// - Parameters:
    ///   - timeline: the keys of the actions. Each key begins in the column of its action. `|` marks the end and
    ///     performs no action. Errors (`#`) are invalid.
    ///   - actions: the action of each key. A timeline with any other key is invalid.
    public func play(
        _ timeline: String, _ actions: [String: Action] = [:], fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) {
        let place = Place(fileID, filePath, line, column)
        do {
            let timeline = try MarbleTimeline(timeline, frame: frame)
            try play(timeline, MarbleNames(values: actions, errors: [:]).events(of: timeline), place)
        } catch {
            Failure.record(error, place)
        }
    }

    private var now: Duration { app.clock.now - start }

    private func play(
        _ timeline: MarbleTimeline, _ events: [(time: Duration, event: MarbleEvent<Action>)], _ place: Place
    ) throws(TimelineError) {
        let entries = zip(timeline.entries, events.map(\.event))
        for case (let entry, .failure) in entries {
            throw timeline.error("an error cannot be played.", at: entry.column)
        }
        for (entry, event) in entries {
            try advance(to: entry.time, entry.column, timeline, place)
            guard case .value(let action) = event else { continue }
            actions.list.append((now, entry.key.text))
            try perform(action, entry, timeline)
        }
        if let length = timeline.length, length > 0, frame * (length - 1) > now {
            try advance(to: frame * (length - 1), length - 1, timeline, place)
        }
    }

    private func perform(_ action: Action, _ entry: MarbleTimeline.Entry, _ timeline: MarbleTimeline)
        throws(TimelineError)
    {
        var failure = timeline.error("\"\(entry.key.text)\" failed.", at: entry.column)
        failure.verb = "played"
        do { try action() } catch {
            (error as? TUIError)?.arrive()
            failure.cause = "\(error)"
            throw failure
        }
        do { _ = try app.runningFrame() } catch {
            error.arrive()
            failure.cause = error.message
            throw failure
        }
        read()
    }

    /// Lets time pass, and reads wherever a timer of the app was due.
    private func advance(
        to moment: Duration, _ column: Int, _ timeline: MarbleTimeline, _ place: Place
    ) throws(TimelineError) {
        do {
            repeat {
                let next = try app.runningFrame().clock?.nextTimer.map { $0 - start } ?? moment
                // The test's line is the one that let time pass.
                try app.clock.advance(
                    by: min(next, moment) - now, fileID: place.fileID, filePath: place.filePath ?? "", line: place.line,
                    column: place.column ?? 1)
                read()
            } while now < moment
        } catch {
            error.arrive()
            var failure = timeline.error("time cannot pass from \(now.text) to here.", at: column)
            (failure.verb, failure.cause) = ("played", error.message)
            throw failure
        }
    }

    private func read() {
        for recorder in recorders { recorder() }
    }
}
