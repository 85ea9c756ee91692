import Dispatch
package import LunchProcess
@_spi(Lunch) import LunchWire
import Synchronization

/// A program without a process: a function says what it writes when it is started, and at each input.
///
/// A separate queue hands over its output, as the thread of a process does. It rests as soon as it has
/// written, and ends when it is asked to.
package final class PlayedProgram: Program {
    /// Something that happens to the program.
    package enum Happening: Equatable, Sendable {
        /// It has been started, with these variables.
        case starts([String: String])
        case reads([UInt8])
        case isResized(columns: Int, rows: Int)
    }

    /// The reaction of the program to something that happens to it.
    package enum Reaction: Sendable {
        case writes([UInt8])
        case ends(LunchProcess.ExitStatus)

        package static func writes(_ text: String) -> Reaction { .writes(Array(text.utf8)) }
    }

    private struct State {
        var modes: InputModes? = []
        var hasEnded = false
        var isGone = false
    }

    private let state = Lock(State())
    private let queue = DispatchQueue(label: "lunch.played-program")
    private let observer: any ProgramObserver
    private let react: @Sendable (Happening) -> [Reaction]

    /// The function that starts it, for an app that a test launches.
    package static func starter(_ react: @escaping @Sendable (Happening) -> [Reaction]) -> ProgramStarter {
        { configuration, observer in
            let program = PlayedProgram(observer, react)
            let variables = configuration.environment.map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
            program.meet(.starts(Dictionary(variables.map { ($0[0], $0.count > 1 ? $0[1] : "") }) { $1 }))
            return program
        }
    }

    private init(_ observer: any ProgramObserver, _ react: @escaping @Sendable (Happening) -> [Reaction]) {
        self.observer = observer
        self.react = react
    }

    private func meet(_ happening: Happening) {
        queue.async { [self] in
            guard state.withLock({ !$0.hasEnded }) else { return }
            for reaction in react(happening) {
                switch reaction {
                case .writes(let bytes): observer.process(self, wrote: bytes.span)
                case .ends(let status): end(with: status)
                }
            }
        }
    }

    private func end(with status: LunchProcess.ExitStatus) {
        let isFirst = state.withLock { state in
            defer { (state.hasEnded, state.modes) = (true, nil) }
            return !state.hasEnded
        }
        guard isFirst else { return }
        observer.process(self, ended: status)
        observer.processIsGone(self)
    }

    package func send(_ bytes: [UInt8]) { meet(.reads(bytes)) }

    package func resize(columns: UInt16, rows: UInt16) { meet(.isResized(columns: Int(columns), rows: Int(rows))) }

    package func end(patience: Duration) { queue.async { [self] in end(with: .signalled(1)) } }

    package func readNothing(while work: @escaping @Sendable () -> Void) { queue.async { work() } }

    package func drain(until deadline: ContinuousClock.Instant?) -> Bool {
        queue.sync {}
        return true
    }

    /// No process has this number.
    package var identifier: Int32 { .max }
    package var states: [ProcessState] { [] }
    package var inputModes: InputModes? { state.withLock(\.modes) }
    package var addsReturns: Bool { false }
    package var isBackedUp: Bool { false }
    package var remnants: [ChildProcess.Remnant] { [] }
    package func isAnySpecial(_ bytes: [UInt8]) -> Bool { false }
    package func threadWaits() throws(SystemError) -> ThreadWaits? {
        ThreadWaits([ThreadWait(process: identifier, thread: 1, call: "read", isForInput: true, readsTerminal: true)])
    }
    package func isUnchanged(_ waits: ThreadWaits, butFor tickers: Set<Int32>) -> Bool { true }
    package func openRequests(in waits: ThreadWaits) -> [OpenRequest] { [] }
    package func flushInput() -> Bool { false }
    package func work(until deadline: ContinuousClock.Instant, while isNeeded: () -> Bool) -> Bool { false }
    package func interruptWork() {}
}
