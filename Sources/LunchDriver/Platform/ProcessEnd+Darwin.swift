#if canImport(Darwin)
    extension ProcessEnd {
        /// Does nothing: the system tells nobody the status.
        package static func runWithStatus(_ action: @escaping @convention(c) (Int32, UnsafeMutableRawPointer?) -> Void)
        {}
    }
#endif
