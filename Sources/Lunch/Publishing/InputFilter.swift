import LunchWire

/// Takes the test's messages out of what an app reads, wherever reads tear them apart.
struct InputFilter {
    /// The result of one read.
    struct Output {
        /// The bytes that are the app's, in their order.
        var bytes: [UInt8] = []

        /// The number of bytes that have passed since the launch, messages included; those held back do not count.
        var passed: Int

        /// The time up to which virtual time must pass, in nanoseconds since the launch; nil if the test doesn't specify it.
        var clock: Int?

        /// The screen that must be shown; of several the last one.
        var show: LaunchScreenRequest?
    }

    private let token: String
    private let prefix = Envelope.inputPrefix
    private var held: [UInt8] = []
    private(set) var passed = 0
    private(set) var dropped = 0

    init(token: String) {
        self.token = token
    }

    mutating func filter(_ bytes: some Sequence<UInt8>) -> Output {
        var output = Output(passed: passed)
        for byte in bytes {
            if held.isEmpty, byte != Envelope.lead {
                output.bytes.append(byte)
                passed += 1
            } else {
                held.append(byte)
                release(into: &output)
            }
        }
        output.passed = passed
        return output
    }

    /// Handles a message that has become whole, and lets go of what turns out to be none.
    private mutating func release(into output: inout Output) {
        if held.count <= prefix.count {
            if !prefix.starts(with: held) { letGo(into: &output) }
        } else if held.suffix(2).elementsEqual([0x1B, 0x5C]) {
            // After `ESC ] 7367 ;` up to the terminator.
            let payload = held.dropFirst("\u{1B}]\(Envelope.command);".utf8.count + 1).dropLast(2)
            guard let envelope = Envelope(payload: payload), envelope.token == token else {
                return letGo(into: &output)
            }
            passed += held.count
            held = []
            handle(envelope, into: &output)
        } else if held.count > Envelope.inputLimit || held.last == Envelope.lead {
            letGo(into: &output)
        }
    }

    private mutating func letGo(into output: inout Output) {
        // The byte that broke the match may begin the next message.
        let next = held.count > 1 && held.last == Envelope.lead
        if next { held.removeLast() }
        output.bytes += held
        passed += held.count
        held = next ? [Envelope.lead] : []
    }

    /// Follows a message; one that this version does not know is ignored.
    private mutating func handle(_ envelope: Envelope, into output: inout Output) {
        let message: TestMessage?
        do {
            message = try TestMessage(envelope)
        } catch {
            // It has the test's own token, so it comes from a test side of another version. The request is not fulfilled,
            // and the test reports that at its timeout. The following counts of input are correct anyway.
            message = nil
        }
        switch message {
        case .sync(let through):
            // Bytes that have been read are not taken back, if something else put them into the terminal.
            dropped += max(0, through - passed)
            passed = max(passed, through)
        case .clock(let moment): output.clock = max(moment, output.clock ?? 0)
        case .show(let request): output.show = request
        case nil: break
        }
    }
}
