#if canImport(Darwin)
    import Darwin

    /// The tester's standard error.
    enum StandardError {
        static func write(_ text: String) {
            let bytes = Array(text.utf8)
            _ = Darwin.write(2, bytes, bytes.count)
        }
    }
#endif
