#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The descriptors that this process may have.
enum Descriptors {
    /// Allows this process so many.
    static func limit(to count: rlim_t) -> Bool {
        #if canImport(Glibc)
            let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let resource = RLIMIT_NOFILE
        #endif
        var limit = rlimit(rlim_cur: count, rlim_max: count)
        return setrlimit(resource, &limit) == 0
    }

    /// Takes all but some; they are given back when the body is done.
    static func taking<Result>(allBut free: Int, _ body: () throws -> Result) rethrows -> Result {
        var held: [Int32] = []
        defer { for descriptor in held { close(descriptor) } }
        while case let descriptor = dup(0), descriptor >= 0 { held.append(descriptor) }
        for descriptor in held.suffix(free) { close(descriptor) }
        held.removeLast(min(free, held.count))
        return try body()
    }
}
