import CLunchProcess

/// A file descriptor that is closed when its owner goes.
struct OwnedDescriptor: ~Copyable {
    /// The number, valid as long as the owner lives; negative where there is nothing to own.
    let number: Int32

    init(_ number: Int32) { self.number = number }

    deinit { if number >= 0 { _ = lunch_close(number) } }

    /// Writes as many bytes as the other side takes now, perhaps none.
    func write(_ bytes: Span<UInt8>) throws(SystemError) -> Int {
        let count = unsafe bytes.withUnsafeBytes { unsafe lunch_write(number, $0.baseAddress, $0.count) }
        if count == Int(LUNCH_NOT_YET) { return 0 }
        guard count >= 0 else { throw SystemError(number: Int32(-count)) }
        return count
    }
}
