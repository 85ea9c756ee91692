import LunchWire

/// Takes the test's messages out of what an app reads, wherever reads tear them apart.
struct InputFilter {
    /// What came of one read.
    struct Output {
        /// The bytes that are the app's, in their order.
        var bytes: [UInt8] = []

        /// How many bytes have passed since the launch, messages included; those held back do not count.
        var passed: Int
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
        var output: [UInt8] = []
        for byte in bytes {
            if held.isEmpty, byte != Envelope.lead {
                output.append(byte)
                passed += 1
            } else {
                held.append(byte)
                release(into: &output)
            }
        }
        return Output(bytes: output, passed: passed)
    }

    /// Handles a message that has become whole, and lets go of what turns out to be none.
    private mutating func release(into output: inout [UInt8]) {
        if held.count <= prefix.count {
            if !prefix.starts(with: held) { letGo(into: &output) }
        } else if held.suffix(2).elementsEqual([0x1B, 0x5C]) {
            // Behind `ESC ] 7367 ;` up to the terminator.
            let payload = held.dropFirst("\u{1B}]\(Envelope.command);".utf8.count + 1).dropLast(2)
            guard let envelope = Envelope(payload: payload), envelope.token == token else {
                return letGo(into: &output)
            }
            passed += held.count
            held = []
            handle(envelope)
        } else if held.count > Envelope.inputLimit || held.last == Envelope.lead {
            letGo(into: &output)
        }
    }

    private mutating func letGo(into output: inout [UInt8]) {
        // The byte that broke the match may begin the next message.
        let next = held.count > 1 && held.last == Envelope.lead
        if next { held.removeLast() }
        output += held
        passed += held.count
        held = next ? [Envelope.lead] : []
    }

    private mutating func handle(_ envelope: Envelope) {
        guard case .sync(let through)? = try? TestMessage(envelope) else { return }
        dropped += max(0, through - passed)
        passed = through
    }
}
