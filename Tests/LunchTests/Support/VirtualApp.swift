import Testing

@testable import Lunch

/// An app's loop without a terminal: what a test sends goes in, frames come out.
final class VirtualApp {
    let publisher: AccessibilityPublisher
    let timers: LaunchTimers
    private let pipe: Pipe
    private let wakes: AsyncStream<Void>
    private var mark = InputMark.start
    private var sent = 0
    private(set) var time = 0

    init(clock: String = "virtual", canWake: Bool = true) throws {
        pipe = try Pipe()
        let (wakes, continuation) = AsyncStream.makeStream(of: Void.self)
        self.wakes = wakes
        let environment = LaunchEnvironment(variables: [LaunchKeys.token: "secret", LaunchKeys.clock: clock])
        let wake: @Sendable () -> Void = { continuation.yield() }
        publisher = AccessibilityPublisher(
            output: pipe.writer, environment: environment, wake: canWake ? wake : nil)
        // Its greeting.
        _ = try pipe.read()
        timers = LaunchTimers(publisher.clock)
    }

    var clock: LaunchClock { publisher.clock }

    /// The app's time in milliseconds.
    var now: Int { Int(LaunchClock.Instant(offset: .zero).duration(to: clock.now) / .milliseconds(1)) }

    /// Sends a message of the test without publishing anything for it.
    func send(_ message: TestMessage) {
        let input = publisher.receive(message.bytes(token: "secret"))
        mark = input.mark
    }

    /// Goes round once, as a loop does after input: fires, publishes, and reads the frame back.
    @discardableResult
    func round() throws -> FrameMessage {
        timers.fire()
        return try publish()
    }

    @discardableResult
    func publish(through mark: InputMark? = nil) throws -> FrameMessage {
        let tree = AccessibilityTree(
            screen: "Test", size: CellSize(columns: 80, rows: 24), root: AccessibilityNode(.application))
        try publisher.publish(tree, through: mark ?? self.mark)
        let payload = try pipe.read().dropFirst("\u{1B}]7367;".utf8.count).dropLast(2)
        guard let envelope = Envelope(payload: payload), case .frame(let frame)? = try AppMessage(envelope) else {
            throw SystemCallFailed(call: "frame", number: 0)
        }
        return frame
    }

    /// Lets time pass, and goes round whenever the loop is woken or has a timer, until the app has settled.
    @discardableResult
    func advance(_ milliseconds: Int) async throws -> FrameMessage {
        time += milliseconds
        send(.clock(to: time * 1_000_000))
        return try await settle()
    }

    @discardableResult
    func settle() async throws -> FrameMessage {
        var iterator = wakes.makeAsyncIterator()
        while true {
            let frame = try round()
            let clock = try #require(frame.clock)
            if frame.busy.isEmpty, clock.now == time * 1_000_000, clock.next ?? .max > clock.now { return frame }
            if timers.untilNext == nil { await iterator.next() }
        }
    }
}
