#if canImport(Darwin)
    /// The sections that a program's file has, by their names.
    enum ExecutableSections {
        /// None: they are not read here yet, and callers work without them.
        static func names(ofFileAt path: String) -> Set<String> { [] }
    }
#endif
