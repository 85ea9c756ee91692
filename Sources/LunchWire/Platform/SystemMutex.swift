#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A mutex of the system, for which a thread that comes while nobody has it does not wait.
///
/// `Synchronization.Mutex` is a priority-inheritance futex on Linux: whoever leaves hands it over to a thread that sleeps, and all
/// others wait until that thread has a processor. With more threads than processors, a lock that each thread takes for a
/// microsecond then takes 200 times as long (`swift run -c release Benchmarks locks`).
@usableFromInline struct SystemMutex: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    @usableFromInline init() {
        mutex = .allocate(capacity: 1)
        let error = pthread_mutex_init(mutex, nil)
        precondition(error == 0, "pthread_mutex_init: \(error)")
    }

    @usableFromInline func lock() { pthread_mutex_lock(mutex) }

    @usableFromInline func tryLock() -> Bool { pthread_mutex_trylock(mutex) == 0 }

    @usableFromInline func unlock() { pthread_mutex_unlock(mutex) }

    /// Frees it; nothing uses it afterward.
    @usableFromInline func destroy() {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }
}
