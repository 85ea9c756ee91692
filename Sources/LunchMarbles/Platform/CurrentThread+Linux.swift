#if os(Linux)
    import Glibc

    /// The thread that is running.
    enum CurrentThread {
        typealias ID = pthread_t

        static var id: ID { pthread_self() }
    }

    /// A symbol of the libraries that are loaded, by its name.
    enum Symbol {
        static func address(of name: String) -> UnsafeMutableRawPointer? { dlsym(nil, name) }
    }
#endif
