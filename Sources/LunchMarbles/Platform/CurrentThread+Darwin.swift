#if canImport(Darwin)
    import Darwin

    /// The thread that is running.
    enum CurrentThread {
        typealias ID = UInt

        static var id: ID { UInt(bitPattern: pthread_self()) }
    }

    /// A symbol of the libraries that are loaded, by its name.
    enum Symbol {
        /// RTLD_DEFAULT.
        private static let everywhere = UnsafeMutableRawPointer(bitPattern: -2)

        static func address(of name: String) -> UnsafeMutableRawPointer? { dlsym(everywhere, name) }
    }
#endif
