#if canImport(Darwin)
    /// The sections that a program's file has, by their names.
    enum ExecutableSections {
        /// None: nobody has read them here yet, and whoever asks does without.
        static func names(ofFileAt path: String) -> Set<String> { [] }
    }
#endif
