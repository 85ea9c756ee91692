public import LunchDriver
import LunchElements

/// Marbles of an app: timelines of a person's actions, and recordings of the app's screen, on the app's virtual clock.
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
/// Time zero, the first column of all timelines, is the moment at which the marbles are created.
public final class AppMarbles {
    /// The action of a person that a key of a timeline stands for.
    public typealias Action = () throws -> Void

    private let app: TUIApplication
    private let frame: Duration
    private let start: Duration
    private var recorders: [() -> Void] = []

    /// Creates marbles that begin at the current time of an app.
    ///
    /// - Parameters:
    ///   - app: an app that was launched with a virtual clock.
    ///   - frame: the duration of one column of a timeline; more than zero.
    /// - Throws: `TUIError` if the app was not launched with a virtual clock, does not use it, or does not settle in
    ///   time.
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

    /// Records a property of an element, or any value made of such properties: its current value, and each new one.
    ///
    /// The value is read after each action, and at the deadline of each timer of the app. If an element is not always
    /// there, record its `exists`, or record nil while it is absent: `page.alert.exists ? page.alert.label : nil`. If
    /// reading the value throws an error, the test fails at this call. For a secure field, messages show only the
    /// length of the value.
    public func record<Value: Equatable>(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
        _ value: @escaping () throws -> Value
    ) -> MarbleRecording<Value> {
        let recording = MarbleRecording<Value>(frame: frame)
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

    /// Performs the actions of a timeline's keys, each in its column, and lets time pass up to the last column.
    ///
    /// Time stays there after the call. The columns of a later timeline still count from time zero, so leave blank
    /// (`-`) the columns that have passed. If the timeline cannot be read, or an action fails, the test fails with a
    /// message that points at the column, and the remaining actions are not performed.
    ///
    /// - Parameters:
    ///   - timeline: the keys of the actions in their columns. `|` marks the end and performs nothing; errors (`#`) are
    ///     not allowed.
    ///   - actions: the actions by their keys.
    public func play(
        _ timeline: String, _ actions: [String: Action] = [:], fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) {
        do {
            let timeline = try MarbleTimeline(timeline, frame: frame)
            try play(timeline, MarbleNames(values: actions, errors: [:]).events(of: timeline))
        } catch {
            Failure.record(error, Place(fileID, filePath, line, column))
        }
    }

    private var now: Duration { app.clock.now - start }

    private func play(
        _ timeline: MarbleTimeline, _ events: [(time: Duration, event: MarbleEvent<Action>)]
    ) throws(TimelineError) {
        let entries = zip(timeline.entries, events.map(\.event))
        for case (let entry, .failure) in entries {
            throw timeline.error("an error cannot be played.", at: entry.column)
        }
        for (entry, event) in entries {
            try advance(to: entry.time, entry.column, timeline)
            if case .value(let action) = event { try perform(action, entry, timeline) }
        }
        if let length = timeline.length, length > 0, frame * (length - 1) > now {
            try advance(to: frame * (length - 1), length - 1, timeline)
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
    private func advance(to moment: Duration, _ column: Int, _ timeline: MarbleTimeline) throws(TimelineError) {
        do {
            repeat {
                let next = try app.runningFrame().clock?.nextTimer.map { $0 - start } ?? moment
                try app.clock.advance(by: min(next, moment) - now)
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
