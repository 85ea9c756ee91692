@_spi(Lunch) import LunchWire

/// A named pipe that processes hold open for writing: its end of file says that all of them have ended.
///
/// In a script, `exec 9>"$LIFELINE"; echo $$ >&9` takes hold of it, and `read x <"$GATE"` waits until the gate opens.
final class Lifeline: Sendable {
    private struct Ends {
        /// Keeps the end of file away until it is waited for.
        var holder: Int32?
        var gate: Int32?
    }

    private let folder: String
    private let reader: Int32
    private let ends = Lock(Ends())

    init(in folder: String) throws {
        self.folder = folder
        for name in ["lifeline", "gate"] { try System.makeFifo("\(folder)/\(name)") }
        reader = try System.open("\(folder)/lifeline", .reading)
        let holder = try System.open("\(folder)/lifeline", .writing)
        ends.withLock { $0.holder = holder }
    }

    deinit {
        System.close(reader)
        let (holder, gate) = ends.withLock { ($0.holder, $0.gate) }
        holder.map(System.close)
        gate.map(System.close)
    }

    /// The variables that scripts find the pipes by.
    var environment: [String: String] { ["LIFELINE": "\(folder)/lifeline", "GATE": "\(folder)/gate"] }

    /// Waits until so many lines have been written by those that hold it; returns them.
    @discardableResult
    func waitForLines(_ count: Int) throws -> [String] {
        var bytes: [UInt8] = []
        while bytes.count(where: { $0 == UInt8(ascii: "\n") }) < count {
            switch try System.read(reader) {
            case .bytes(let more): bytes += more
            case .nothingYet: try System.waitUntilReadable(reader)
            case .end: throw SystemCallFailed(call: "the end of the lifeline", number: 0)
            }
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Waits until so many processes have written their identifiers.
    func waitForIdentifiers(_ count: Int) throws -> [Int32] {
        try waitForLines(count).compactMap { Int32($0) }
    }

    /// Waits until no process holds it any more.
    func waitUntilReleased() throws {
        ends.withLock { ends in
            ends.holder.map(System.close)
            ends.holder = nil
        }
        while true {
            switch try System.read(reader) {
            case .end: return
            case .bytes: continue
            case .nothingYet: try System.waitUntilReadable(reader)
            }
        }
    }

    /// Lets processes through that wait at the gate, or will; for none, only takes hold of it.
    func openGate(for count: Int = 1) throws {
        let gate = try ends.withLock { $0.gate } ?? System.open("\(folder)/gate", .both)
        ends.withLock { $0.gate = gate }
        if count > 0 { try System.write(Array(repeating: UInt8(ascii: "\n"), count: count), to: gate) }
    }
}
