import CLunchBridge

/// A pipe that does not block.
final class Pipe {
    let reader: Int32
    let writer: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        let error = lunch_bridge_pipe(&ends)
        guard error == 0 else { throw LoneProgram.Failure(call: "pipe", number: -error) }
        (reader, writer) = (ends[0], ends[1])
    }

    deinit {
        LoneProgram.close(reader)
        LoneProgram.close(writer)
    }

    /// The text that was written since it was last looked.
    func takeWhatIsThere() -> String {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = lunch_bridge_read(reader, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}
