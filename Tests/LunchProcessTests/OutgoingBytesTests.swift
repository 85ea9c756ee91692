import Testing

@testable import LunchProcess

/// Bytes that wait to be sent leave in their order, whatever the terminal takes at a time.
struct OutgoingBytesTests {
    @Test(arguments: [1, 2, 3, 7, 100])
    func leaveInTheirOrder(step: Int) throws {
        try withFolder { folder in
            try System.makeFifo("\(folder)/pipe")
            let reader = try System.open("\(folder)/pipe", .reading)
            defer { System.close(reader) }
            let writer = OwnedDescriptor(try System.open("\(folder)/pipe", .writing))
            var outgoing = OutgoingBytes()
            var sent: [UInt8] = []
            var received: [UInt8] = []
            for round in UInt8(0)..<50 {
                let more = [UInt8](repeating: round, count: Int(round) % 5 + 1)
                outgoing.append(more)
                sent += more
                // A pipe takes all; as if it had taken `step` bytes, no more than these are removed.
                let count = min(step, try writer.write(outgoing))
                if case .bytes(let bytes) = try System.read(reader) { received += bytes.prefix(count) }
                outgoing.removeFirst(count)
            }
            #expect(received == Array(sent.prefix(received.count)))
            while !outgoing.isEmpty {
                let count = min(step, try writer.write(outgoing))
                if case .bytes(let bytes) = try System.read(reader) { received += bytes.prefix(count) }
                outgoing.removeFirst(count)
            }
            #expect(received == sent)
        }
    }

    @Test func canBeThrownAway() {
        var outgoing = OutgoingBytes()
        #expect(outgoing.isEmpty)
        outgoing.append([1, 2, 3])
        outgoing.removeFirst(1)
        #expect(!outgoing.isEmpty)
        outgoing.removeAll()
        #expect(outgoing.isEmpty)
    }
}
