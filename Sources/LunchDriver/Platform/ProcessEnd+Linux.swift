#if os(Linux)
    import Glibc

    extension ProcessEnd {
        /// Then calls a function with the status (on_exit(3)).
        package static func runWithStatus(_ action: @escaping @convention(c) (Int32, UnsafeMutableRawPointer?) -> Void)
        {
            on_exit(action, nil)
        }
    }
#endif
