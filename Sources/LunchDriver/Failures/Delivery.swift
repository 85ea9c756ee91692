@_spi(Lunch) import LunchWire
import Synchronization

/// A failure of an app on its way through a test as an error: it reaches the test library, or the test catches it.
///
/// Every copy of the error refers to it. Once the last one is gone, it is known which of the two has happened.
package final class Delivery: Sendable {
    private let told: ToldFailures?
    private let kind: TUIFailureKind

    /// The number of times that a test library has put the error into words for an issue.
    private let words = Atomic(0)

    /// The launches of which something is kept back while an error is under way, by the tests that launched them.
    private static let waiting = Lock<[(owner: LaunchOwnerID?, told: ToldFailures)]>([])

    /// Called once the test has caught an error of an app that was never launched; nil for other errors.
    private let caught: (@Sendable () -> Void)?

    private init(_ kind: TUIFailureKind, noting told: ToldFailures) {
        self.kind = kind
        self.told = told
        caught = nil
        told.noteThrown(kind)
    }

    /// Follows an error of an app that was never launched, and so nothing that keeps account of it.
    init(_ kind: TUIFailureKind, caught: @escaping @Sendable () -> Void) {
        self.kind = kind
        told = nil
        self.caught = caught
    }

    deinit {
        if words.load(ordering: .relaxed) <= 0 { caught?() }
        guard let told else { return }
        told.noteGone(kind, isTold: words.load(ordering: .relaxed) > 0)?()
        if !told.isKeeping { Self.waiting.withLock { waiting in waiting.removeAll { $0.told === told } } }
    }

    /// An issue about the error has passed the test library.
    func arrive() {
        words.add(1, ordering: .relaxed)
        told?.note(kind)
    }

    /// A test library has put the error into words for people; as the operand of an expectation also for debugging.
    func putIntoWords(forDebugging isForDebugging: Bool) { words.add(isForDebugging ? -1 : 1, ordering: .relaxed) }
}

extension Delivery {
    /// The failure as it is thrown: a failed launch, an end, a hang and a broken protocol are known to the test only if it arrives.
    static func thrown(_ failure: TUIFailure, noting told: ToldFailures?) -> TUIFailure {
        guard failure.delivery == nil, let told else { return failure }
        switch failure.kind {
        case .launch, .notRunning, .unsettled, .protocolViolation: break
        default: return failure
        }
        var failure = failure
        failure.delivery = Delivery(failure.kind, noting: told)
        return failure
    }

    /// Reports what was found at the end of an app, unless the test knows it; or later, if an error may still report it.
    static func tell(
        _ kind: TUIFailureKind, noting told: ToldFailures, for owner: LaunchOwnerID?,
        _ tell: @escaping ToldFailures.Telling
    ) {
        if let tell = told.found(kind, tell) { return tell() }
        if told.isKeeping { waiting.withLock { $0.append((owner, told)) } }
    }

    /// Reports everything that is kept for tests that are over.
    static func settle(_ isOver: (LaunchOwnerID?) -> Bool = { _ in true }) {
        let launches = waiting.withLock { waiting in
            defer { waiting.removeAll { isOver($0.owner) } }
            return waiting.filter { isOver($0.owner) }
        }
        for (_, told) in launches {
            for tell in told.takeKept() { tell() }
        }
    }
}

extension TUIError {
    /// The test library has put the error into an issue, known or not.
    package func arrive() { failure.delivery?.arrive() }

    /// A test library puts the error into words, for people or for debugging.
    package func putIntoWords(forDebugging isForDebugging: Bool) {
        failure.delivery?.putIntoWords(forDebugging: isForDebugging)
    }
}
