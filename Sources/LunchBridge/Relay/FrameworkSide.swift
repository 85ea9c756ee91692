import Lunch
@_spi(Lunch) import LunchWire
import Synchronization

/// The framework's side of the bridge: whatever runs here runs after the framework's own queue.
final class FrameworkSide: Sendable {
    /// The job that the bridge asks the framework's thread to do.
    enum Job: Sendable {
        /// Go to another screen.
        case show(LaunchScreenRequest)
        /// Publish the elements if they are still those of an earlier look, or if nothing has happened since the framework rested.
        case publish([AccessibilityNode]?, mark: InputMark, size: CellSize, isOwed: Bool)
    }

    /// The outcome of a job.
    enum Outcome: Sendable {
        case looked([AccessibilityNode])
        case shown
        /// The app takes the screen that it must show once it is told of its size.
        case offered
        case published(InputMark)
        /// The elements could not be made, for this reason.
        case failed(String)
        /// The framework continued while its elements were read, so that they may be of two moments.
        case disturbed
    }

    /// The elements that the framework has presented.
    private enum Presented {
        case elements([AccessibilityNode])
        /// Those that have been marked since the drawing began.
        case marked
    }

    let publisher: AccessibilityPublisher
    private let screen: Lock<String>
    private let presented = Lock<Presented?>(nil)
    /// The screen that the app must show when it presents its screen next.
    private let awaiting = Lock<LaunchScreenRequest?>(nil)
    /// The reason why nothing more is published.
    private let refusal = Lock<String?>(nil)
    private let offer = Lock((isTaken: false, request: LaunchScreenRequest?.none))
    // These belong to the framework's thread, on which all jobs are done.
    nonisolated(unsafe) private let elements: (() throws -> [AccessibilityNode])?
    nonisolated(unsafe) private var show: ((LaunchScreenRequest) -> Bool)?
    nonisolated(unsafe) private var timers: LaunchTimers?
    nonisolated(unsafe) private var hasFired = false
    private let isTiming = Atomic(false)
    private let presents = Atomic(0)
    private let presentsAll = Atomic(true)
    /// The number of presentations up to the drawing in which another screen was shown; 0 if that has been drawn.
    private let presentsOfOld = Atomic(0)
    nonisolated(unsafe) private var last: (nodes: [AccessibilityNode], size: CellSize, screen: String)?

    /// - Parameter elements: returns the elements; nil if the framework only presents them.
    init(
        publisher: AccessibilityPublisher, screen: String, elements: (() throws -> [AccessibilityNode])?,
        show: ((LaunchScreenRequest) -> Bool)?
    ) {
        self.publisher = publisher
        self.screen = Lock(screen)
        self.elements = elements
        self.show = show
    }

    /// Has tests be followed to another screen; called before the framework begins.
    func follow(_ show: @escaping (LaunchScreenRequest) -> Bool) { self.show = show }

    /// The name of the screen that is shown.
    var screenName: String {
        get { screen.withLock(\.self) }
        set { screen.withLock { $0 = newValue } }
    }

    /// Takes the elements that the framework has rendered.
    ///
    /// - Parameter isText: true if it makes text, of which it makes none if there is nothing new.
    /// - Returns: true if they are others than before.
    func present(_ elements: [AccessibilityNode], isText: Bool) -> Bool {
        let isNew = presented.withLock { presented in
            defer { presented = .elements(elements) }
            if case .elements(elements) = presented { return false }
            return true
        }
        presentsAll.store(!isText, ordering: .relaxed)
        presents.add(1, ordering: .releasing)
        return isNew
    }

    /// Takes what the framework marks from now on for the elements of its screen.
    func presentMarked() {
        publisher.beginMarking()
        presented.withLock { $0 = .marked }
        presentsAll.store(false, ordering: .relaxed)
        presents.add(1, ordering: .releasing)
    }

    /// Goes to the screen that a test has asked for, if the framework presents its screen on its own: this is its thread.
    ///
    /// - Returns: true if another screen has been shown, which must be drawn.
    func follow() -> Bool {
        let request = awaiting.withLock { awaiting in
            defer { awaiting = nil }
            return awaiting
        }
        guard let request, let show, show(request) else { return false }
        // The drawing that continues is the old screen's.
        presentsOfOld.store(presentCount + 1, ordering: .releasing)
        screenName = request.screen
        publisher.greet(screen: request.screen)
        return true
    }

    /// True if another screen has been shown, and the framework has not presented it yet.
    var owesScreen: Bool {
        let old = presentsOfOld.load(ordering: .acquiring)
        return old > 0 && presentCount <= old
    }

    /// Takes what is presented for the screen that is shown.
    func forgiveScreen() { presentsOfOld.store(0, ordering: .releasing) }

    /// True if there are no others, and the framework has presented some.
    var hasPresentedOnly: Bool { isPresentedOnly && presentCount > 0 }

    /// True if the framework presents its screen after each key.
    var isPresentedAlways: Bool { isPresentedOnly && presentsAll.load(ordering: .relaxed) }

    /// The number of times that the framework has presented its screen.
    var presentCount: Int { presents.load(ordering: .acquiring) }

    /// True if there are no elements but those that the framework presents.
    var isPresentedOnly: Bool { elements == nil }

    /// True if the content of the screen is unknown before the framework presents it.
    var awaitsPresent: Bool { elements == nil && presented.withLock { $0 == nil } }

    private func allElements() throws -> [AccessibilityNode] {
        let own = try elements?() ?? []
        switch presented.withLock(\.self) {
        case .elements(let others): return own + others
        case .marked: return own + publisher.markedElements
        case nil: return own
        }
    }

    /// Does something later, on the framework's thread; called there.
    func after(_ delay: Duration, _ action: @escaping () -> Void) {
        if elements == nil {
            refusal.withLock { $0 = Self.hasNoTimers }
            return
        }
        let timers = timers ?? LaunchTimers(publisher.clock)
        self.timers = timers
        isTiming.store(true, ordering: .relaxed)
        timers.after(delay) { [unowned self] in
            hasFired = true
            action()
        }
    }

    /// The time until something must be done; nil if there is nothing, or only a test lets time pass.
    var untilNext: Duration? { isTiming.load(ordering: .relaxed) ? publisher.time.untilNextTimer : nil }

    /// Does a job; called on the framework's thread.
    ///
    /// - Parameters:
    ///   - sleepsOn: true if the framework has slept all the time, if this is not its thread.
    ///   - isFirst: true if nothing has been done since the framework rested.
    func perform(_ job: Job, sleepsOn: (() -> Bool)? = nil, isFirst: () -> Bool = { false }) -> Outcome {
        if let words = refusal.withLock(\.self) { return .failed(words) }
        timers?.fire()
        defer { hasFired = false }
        do {
            let outcome = try attempt(job, sleepsOn ?? { true }, isFirst)
            // A framework that sleeps does not notice what has changed: it receives its size, so that it draws.
            if sleepsOn != nil, case .shown = outcome { return .offered }
            if sleepsOn != nil, hasFired, case .looked = outcome { return .offered }
            return outcome
        } catch {
            return .failed("The elements of the screen cannot be made. \(error)")
        }
    }

    private func attempt(_ job: Job, _ sleepsOn: () -> Bool, _ isFirst: () -> Bool) throws -> Outcome {
        switch job {
        case .show(let request):
            return change(to: request)
        case .publish(let expected, let mark, let size, let isOwed):
            // The drawing leaves before the elements.
            System.flushStandardOutput()
            let nodes = try allElements()
            guard sleepsOn() else { return .disturbed }
            // If they may have changed since the framework rested, what shows that may be still to be drawn.
            let areDrawn = expected.map { $0 == nodes } ?? (!hasFired && isFirst())
            guard areDrawn else { return .looked(nodes) }
            publish(nodes, mark, size, isOwed: isOwed)
            return .published(mark)
        }
    }

    private static let hasNoTimers = """
        This LaunchBridge was made without "settle:", so it can't run the closure of after(_:_:).
        Call begin(_:) with a name for the work, and end the work when the loop has done it; or take the time from "clock".
        """

    private func publish(_ nodes: [AccessibilityNode], _ mark: InputMark, _ size: CellSize, isOwed: Bool) {
        let name = screenName
        if !isOwed, let last, last.nodes == nodes, last.size == size, last.screen == name { return }
        last = (nodes, size, name)
        // A tree that is more than a test reads has been refused by then, and a terminal that is gone is noticed elsewhere.
        try? publisher.publish(AccessibilityTree(screen: name, size: size, nodes: nodes), through: mark)
    }

    /// Takes the screen that a test asks for; from now on they are offered.
    func takeRequest() -> LaunchScreenRequest? {
        offer.withLock { offer in
            defer { offer = (true, nil) }
            return offer.request
        }
    }

    private func change(to request: LaunchScreenRequest) -> Outcome {
        guard let show else {
            let isOffered = offer.withLock { offer in
                if offer.isTaken { offer.request = request }
                return offer.isTaken
            }
            if isOffered { return .offered }
            publisher.greet(screen: request.screen)
            publisher.tell(
                .error(
                    """
                    This app cannot go to another screen while it runs: its LaunchBridge has no "show:".
                    Launch it anew on "\(request.screen)", or give the bridge a closure that shows a screen.
                    """))
            return .shown
        }
        if elements == nil {
            // Only where it presents its screen is this the framework's thread.
            awaiting.withLock { $0 = request }
            return .offered
        }
        guard show(request) else { return .shown }
        screenName = request.screen
        publisher.greet(screen: request.screen)
        return .shown
    }
}

extension AccessibilityTree {
    /// A tree of the elements of a whole screen.
    init(screen: String, size: CellSize, nodes: [AccessibilityNode], busy: [String] = []) {
        let program = CommandLine.arguments.first?.split(separator: "/").last ?? ""
        let frame = CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows)
        self.init(
            screen: screen, size: size,
            root: AccessibilityNode(.application, label: String(program), frame: frame, children: nodes), busy: busy)
    }
}
