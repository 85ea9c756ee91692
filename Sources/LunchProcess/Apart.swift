import CLunchProcess

/// A copy of this process, for work that may end the process that does it.
package enum Apart {
    /// The bytes that work leads to in a copy of this process; nil if the copy dies, or is late each time.
    ///
    /// The copy has one thread and none of this process's descriptors. The work must not wait for another thread. A lock that
    /// another thread had as the copy was made stays locked there, so a copy that is late is made again.
    ///
    /// - Parameter limits: the times that the copies have, one after the other.
    package static func result(within limits: [Duration], _ work: () -> [UInt8]) -> [UInt8]? {
        withoutActuallyEscaping(work) { work in
            var work = work
            for limit in limits {
                let (bytes, isLate) = unsafe withUnsafeMutablePointer(to: &work) { unsafe run(within: limit, $0) }
                if !isLate { return bytes }
            }
            return nil
        }
    }

    private static func run(
        within limit: Duration, _ work: UnsafeMutablePointer<() -> [UInt8]>
    ) -> (bytes: [UInt8]?, isLate: Bool) {
        var copy: Int32 = 0
        let descriptor = unsafe lunch_start_apart(
            { output, context in
                guard let work = unsafe context?.assumingMemoryBound(to: (() -> [UInt8]).self) else { return }
                let bytes = unsafe work.pointee()
                _ = unsafe bytes.withUnsafeBytes { unsafe lunch_write_apart(output, $0.baseAddress, $0.count) }
            }, work, &copy)
        guard descriptor >= 0 else { return (nil, false) }
        let deadline = ContinuousClock.now + limit
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        var count = 1
        while count > 0 {
            let left = ContinuousClock.now.duration(to: deadline)
            let milliseconds = Int32(clamping: max(0, Int((left / .milliseconds(1)).rounded(.up))))
            count = unsafe lunch_read_apart(descriptor, &buffer, buffer.count, milliseconds)
            if count > 0 { bytes += buffer[..<count] }
        }
        let status = lunch_end_apart(copy, descriptor)
        return (status == 0 && count == 0 ? bytes : nil, count < 0)
    }
}
