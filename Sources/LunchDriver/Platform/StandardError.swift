#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The tester's standard error.
enum StandardError {
    static func write(_ text: String) {
        let bytes = Array(text.utf8)
        _ = systemWrite(2, bytes, bytes.count)
    }
}

/// write(2), which the function above hides.
private let systemWrite = write
