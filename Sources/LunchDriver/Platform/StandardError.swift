#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The tester's standard error.
package enum StandardError {
    package static func write(_ text: String) {
        let bytes = Array(text.utf8)
        _ = systemWrite(2, bytes, bytes.count)
    }
}

/// The tester's standard output, after what the test library has written there.
package enum StandardOutput {
    /// Writes a text, with what was kept back of others before it.
    package static func write(_ text: String) {
        fflush(nil)
        let bytes = Array(text.utf8)
        _ = systemWrite(1, bytes, bytes.count)
    }
}

/// write(2), which the function above hides.
private let systemWrite = write
