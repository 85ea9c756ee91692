/// A fault that makes the result of a scheduler worthless, or its use pointless.
enum SchedulerFault: Error, Hashable, CustomStringConvertible {
    case noHooks
    case frame(Duration)
    case nested
    case backwards(Duration)
    /// A timeline begins before the time that it is.
    case late(Duration, now: Duration)
    case endless(Duration)
    case restless(Duration)
    case stuck(Duration)
    case resumedElsewhere
    case mainActor
    case stranger
    case ownerWaits

    var description: String {
        switch self {
        case .noHooks:
            """
            TestScheduler cannot take the tasks of a test: this Swift runtime lacks swift_task_enqueueGlobal_hook. \
            Is the runtime linked statically, or newer than Lunch knows? Link it dynamically, or update Lunch.
            """
        case .frame(let frame):
            "A frame cannot be \(frame.text) long. Pass a frame: above 0; the default is 100 ms."
        case .nested:
            """
            The scheduler is running already. start(), advance(by:) and run cannot be called from code that it runs: \
            inside run, time advances automatically, or use sleep(for:); elsewhere call them after this has returned.
            """
        case .backwards(let duration):
            "Time cannot go back: advance(by:) got \(duration.text)."
        case .late(let start, let now):
            """
            The timeline begins at \(start.text), but it is already \(now.text): time cannot go back. Make hot sources before \
            time moves, or a cold one now.
            """
        case .endless(let now):
            """
            The run doesn't end: time has moved \(SchedulerCore.Limit.instants) times, and is at \(now.text). \
            Does a timer repeat forever? Run a part of it with advance(by:).
            """
        case .restless(let now):
            """
            Time stands still at \(now.text): \(SchedulerCore.Limit.steps) steps, and the tasks still run. \
            Is there a loop around Task.yield(), or around a sleep of 0? Have it sleep for some time.
            """
        case .stuck(let now):
            """
            At \(now.text) the operation waits for something other than a timer of the scheduler. Is it a continuation \
            that is never resumed, a sleep on another clock, a queue or the network? Inject the scheduler as the clock, \
            and mock everything outside.
            """
        case .resumedElsewhere:
            """
            A task of the scheduler went on because of another thread: a sleep on another clock, a queue, the \
            network, an actor with a custom executor. The moment is random, and so is the recording. \
            Inject the scheduler as the clock, and mock everything outside.
            """
        case .mainActor:
            """
            A task of the scheduler went to the main actor, which another thread runs. Mark the test @MainActor, \
            so that the scheduler can run the main actor's work as well.
            """
        case .stranger:
            """
            A task that the scheduler does not run waits for it. Start it after the scheduler was made, from the \
            test itself or inside run { … }.
            """
        case .ownerWaits:
            "The test waits for its own scheduler, which doesn't run during this wait. Put what awaits inside run { … }."
        }
    }
}

/// An error that reports an incorrect use of a `TestScheduler` by a test.
public struct TestSchedulerError: Error, CustomStringConvertible {
    /// A message that describes the error and, for most errors, a remedy.
    public let description: String

    init(_ description: String) { self.description = description }
}
