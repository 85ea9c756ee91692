#if canImport(Darwin)
    extension ProcessEnd {
        /// Does nothing: the system does not provide the status.
        package static func runWithStatus(_ action: @escaping @convention(c) (Int32, UnsafeMutableRawPointer?) -> Void)
        {}
    }
#endif
