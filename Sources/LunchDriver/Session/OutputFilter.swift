import LunchWire

/// Leaves the content of messages out of the output of a program: `ESC ] 7367 ; ESC \` is left of each.
///
/// It knows as much of control strings as decides where such a message begins and ends (ECMA-48, 8.3.89), in the way of the
/// terminal that reads the same bytes. A message may be split between reads at any byte.
struct OutputFilter: Sendable {
    private enum State {
        case ground
        /// The state after ESC, in a string or elsewhere.
        case escape
        /// The state after the first byte of a C1 control in UTF-8.
        case lead
        /// The state in a command that may be a message, after so many bytes of the beginning of one.
        case command(Int)
        /// The state in a message.
        case message
        /// The state in a message, after the first byte of a C1 control in UTF-8, of which ST is one.
        case messageLead
    }

    private static let prefix = Array("\(Envelope.command);".utf8)
    private static let escape: UInt8 = 0x1B
    private static let controlLead: UInt8 = 0xC2

    private var state = State.ground

    /// Appends the events for bytes to an array.
    mutating func filter(_ bytes: Span<UInt8>, into output: inout [UInt8]) {
        output.reserveCapacity(output.count + bytes.count)
        for index in bytes.indices {
            let byte = bytes[index]
            if case .ground = state, byte != Self.escape, byte != Self.controlLead {
                output.append(byte)
            } else {
                read(byte, into: &output)
            }
        }
    }

    private mutating func read(_ byte: UInt8, into output: inout [UInt8]) {
        switch (state, byte) {
        case (.message, Self.controlLead), (.messageLead, Self.controlLead):
            state = .messageLead
            return
        case (.messageLead, 0x9C):
            output.append(Self.controlLead)
            state = .ground
        case (_, Self.escape):
            state = .escape
        case (.message, 0x07), (.message, 0x18), (.message, 0x1A), (.messageLead, 0x07), (.messageLead, 0x18),
            (.messageLead, 0x1A):
            state = .ground
        case (.message, _), (.messageLead, _):
            state = .message
            return
        case (.escape, UInt8(ascii: "]")), (.lead, 0x9D):
            state = .command(0)
        case (.escape, 0x18), (.escape, 0x1A), (.command, 0x07), (.command, 0x18), (.command, 0x1A):
            state = .ground
        // The terminal acts on other controls in the midst of a sequence, and leaves them out of a command.
        case (.escape, 0..<0x20), (.command, 0..<0x20):
            break
        case (.command(let count), _):
            state = Self.state(behind: count, byte)
        case (_, Self.controlLead):
            state = .lead
        default:
            state = .ground
        }
        output.append(byte)
    }

    /// The state after one more byte of a command.
    private static func state(behind count: Int, _ byte: UInt8) -> State {
        // The terminal reads a number, whatever zeros are before it.
        if count == 0, byte == UInt8(ascii: "0") { return .command(0) }
        guard byte == prefix[count] else { return byte == controlLead ? .lead : .ground }
        return count + 1 == prefix.count ? .message : .command(count + 1)
    }
}
