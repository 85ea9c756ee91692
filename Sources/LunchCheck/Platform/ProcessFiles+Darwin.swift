#if !os(Linux)
    /// Only Linux shows with which environment a process was started.
    enum ProcessFiles {
        static func environment(of process: Int32) -> [String]? { nil }

        static func program(of process: Int32) -> String? { nil }
    }
#endif
