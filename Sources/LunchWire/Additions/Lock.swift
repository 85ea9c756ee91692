public import Synchronization

/// A `Mutex` whose order the thread sanitizer sees as well.
///
/// On Linux, a `Mutex` for which a thread has to wait is handed over by code that is not built for the sanitizer, which
/// then takes what the lock protects for a race. Here whoever leaves writes and whoever enters reads an atomic value.
///
/// It is for Lunch's own targets, which import it as `@_spi(Lunch)`. The compiler inlines a function of another target only if
/// it is public; called as a generic one, each use would cost several times as much.
@_spi(Lunch) public struct Lock<Value: ~Copyable>: ~Copyable, Sendable {
    @usableFromInline let mutex: Mutex<Value>
    @usableFromInline let order = Atomic(false)

    /// Creates a lock that protects a value.
    @inlinable public init(_ value: consuming sending Value) { mutex = Mutex(value) }

    /// Calls a function with the value, which nobody else has meanwhile.
    @inlinable @inline(__always) public borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try mutex.withLock { value throws(Failure) in
            _ = order.load(ordering: .acquiring)
            defer { order.store(true, ordering: .releasing) }
            return try body(&value)
        }
    }

    /// Calls a function with the value, or returns nil if somebody else has it.
    @inlinable @inline(__always) public borrowing func withLockIfAvailable<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result? {
        try mutex.withLockIfAvailable { value throws(Failure) in
            _ = order.load(ordering: .acquiring)
            defer { order.store(true, ordering: .releasing) }
            return try body(&value)
        }
    }
}
