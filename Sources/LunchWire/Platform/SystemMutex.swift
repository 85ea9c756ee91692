#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A mutex of the system. Any thread may take it as soon as it is free.
///
/// `Synchronization.Mutex` is a priority-inheritance futex on Linux. The thread that unlocks it passes it to a thread that sleeps, and
/// all other threads wait until the system runs that thread. 32 threads on two cores, each of which locks for a microsecond again
/// and again, need 200 times as long with it.
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
