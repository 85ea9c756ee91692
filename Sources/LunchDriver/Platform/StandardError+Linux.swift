#if os(Linux)
    import Glibc

    /// The tester's standard error.
    enum StandardError {
        static func write(_ text: String) {
            let bytes = Array(text.utf8)
            _ = Glibc.write(2, bytes, bytes.count)
        }
    }
#endif
