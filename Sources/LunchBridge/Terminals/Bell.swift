import CLunchBridge

/// Wakes the bridge's thread, from any thread.
struct Bell: Sendable {
    let reader: Int32
    private let writer: Int32

    init() throws(LaunchBridgeError) {
        var ends: (Int32, Int32) = (-1, -1)
        let error = withUnsafeMutableBytes(of: &ends) { lunch_bridge_pipe($0.bindMemory(to: Int32.self).baseAddress) }
        if error < 0 { throw .system(-error) }
        (reader, writer) = ends
    }

    func ring() {
        // A pipe that is full rings already.
        var byte: UInt8 = 0
        _ = lunch_bridge_write(writer, &byte, 1)
    }

    func quiet() {
        var bytes: [UInt8] = Array(repeating: 0, count: 256)
        while lunch_bridge_read(reader, &bytes, bytes.count) == bytes.count {}
    }
}
