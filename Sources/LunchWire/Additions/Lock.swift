/// A lock around a value, like `Mutex`, but quick if many threads want it (see ``SystemMutex``), and seen by the
/// thread sanitizer.
///
/// It is for Lunch's own targets, which import it as `@_spi(Lunch)`. The compiler inlines a function of another target only if
/// it is public; called as a generic one, each use would cost several times as much.
@_spi(Lunch) public struct Lock<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
    @usableFromInline let mutex = SystemMutex()
    @usableFromInline let value: UnsafeMutablePointer<Value>

    /// Creates a lock that protects a value.
    @inlinable public init(_ value: consuming sending Value) {
        self.value = .allocate(capacity: 1)
        self.value.initialize(to: value)
    }

    deinit {
        value.deinitialize(count: 1)
        value.deallocate()
        mutex.destroy()
    }

    /// Calls a function with the value, which nobody else has in the meantime.
    @inlinable @inline(__always) public borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        mutex.lock()
        defer { mutex.unlock() }
        return try body(&value.pointee)
    }

    /// Calls a function with the value, or returns nil if somebody else has it.
    @inlinable @inline(__always) public borrowing func withLockIfAvailable<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result? {
        guard mutex.tryLock() else { return nil }
        defer { mutex.unlock() }
        return try body(&value.pointee)
    }
}
