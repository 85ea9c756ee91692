import LunchElements
import LunchProcess
import LunchTerminal
import LunchWire

/// An app under test: how it is launched, and its last launch. What a test does with it is done by types of their own.
final class AppRun: Sendable {
    private struct State {
        var configuration: LaunchConfiguration
        var session: Session?
        var launch: FailureReporter.Launch?
        var unanswered: String?
        var interruptions = Interruptions()
    }

    private let state: Lock<State>

    init(_ configuration: LaunchConfiguration) {
        state = Lock(State(configuration: configuration))
        _ = Self.tellsOfUnknownStates
    }

    /// Has a snapshot of which a test reads a state that nobody knows fail that test.
    private static let tellsOfUnknownStates: Void = UnknownReads.install { states, element in
        FailureReporter.record(FailureText.unknown(states, TreeText.line(element)))
    }

    /// How it is launched next.
    var configuration: LaunchConfiguration { state.withLock(\.configuration) }

    func configure(_ change: (inout LaunchConfiguration) -> Void) { state.withLock { change(&$0.configuration) } }

    /// The last launch; nil as long as there was none.
    var session: Session? { state.withLock(\.session) }

    /// Who launched it, and where; nil as long as nobody has.
    var launch: FailureReporter.Launch? { state.withLock(\.launch) }

    func begin(_ session: Session, _ launch: FailureReporter.Launch) {
        state.withLock { state in
            state.session = session
            state.launch = launch
        }
    }

    /// What is to be done about alerts that come at any time.
    func withInterruptions<Result>(_ body: (inout Interruptions) -> Result) -> Result {
        state.withLock { body(&$0.interruptions) }
    }

    /// What the app is called in messages.
    var name: String {
        let path = session?.path ?? ""
        return path.split(separator: "/").last?.visible ?? "The app"
    }

    /// The last committed frame, whether the app has settled since or not; nil as long as it has not been launched.
    var lastFrame: TUIFrame? {
        session?.monitor.read { $0.shown.latest }
    }

    /// Sends input, and remembers it by how it reads in the test.
    func send(_ bytes: [UInt8], as input: String) { session?.send(bytes, as: InputWords(input), isSecret: false) }
}

extension AppRun {
    /// Remembers a question about an app that was not launched, which was answered with "no" all the same.
    fileprivate func noteUnanswered(_ message: String) {
        state.withLock { $0.unanswered = $0.unanswered ?? message }
    }

    /// That question, once.
    func takeUnanswered() -> String? {
        state.withLock { state in
            defer { state.unanswered = nil }
            return state.unanswered
        }
    }
}

/// What goes wrong with an app, on its way to the test.
extension AppRun {
    /// Runs an action, and lets an error of it name the place in the test.
    func performing<Result>(
        _ fileID: String, _ line: Int, _ action: () throws(TUIError) -> Result
    ) throws(TUIError) -> Result {
        do throws(TUIError) {
            return try action()
        } catch {
            noteTold(error)
            throw error.located(fileID, line)
        }
    }

    /// Records a failure that cannot be thrown, and remembers that it was told.
    func record(_ error: TUIError, at location: TestLocation? = nil) {
        noteTold(error)
        FailureReporter.record(error.message, at: location)
    }

    /// Remembers that the test has been told of a failure.
    private func noteTold(_ error: TUIError) { session?.monitor.mutate { _ = $0.account.told.insert(error.kind) } }

    /// Remembers a question that was answered with "no" although nobody could look; the end tells of it.
    ///
    /// That the app has ended is told by its end.
    func noteUnanswered(_ error: TUIError) {
        guard let session else { return noteUnanswered(error.message) }
        guard error.kind != .notRunning else { return }
        session.monitor.mutate { $0.account.unanswered = $0.account.unanswered ?? error.message }
    }

    /// Records what was found at the end of the app, for the test that launched it.
    func recordAtEnd(_ message: String) {
        guard let launch else { return FailureReporter.record(message) }
        FailureReporter.record(message, of: launch)
    }

    /// A whole message about a failure of this app.
    func message(
        _ headline: String, _ frame: TUIFrame?, resolution: Resolution? = nil, marking mark: CellRect? = nil
    ) -> String {
        var text = FailureMessage(headline: headline, resolution: resolution, frame: frame, mark: mark)
        session?.monitor.read { state in
            text.complaints = state.standardError
            text.history = state.sent.history
            text.isOutputStopped = state.isOutputStopped && state.status == nil
        }
        text.isWhole = FailureReporter.wantsWholeMessages
        return text.text
    }
}
