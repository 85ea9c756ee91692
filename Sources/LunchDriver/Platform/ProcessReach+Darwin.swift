#if canImport(Darwin)
    /// Others that may wake a process that waits, which the system does not report.
    enum ProcessReach {
        static func mayBeWoken(_ process: Int32) -> Bool { true }

        static func hearsOfSize(_ process: Int32) -> Bool? { nil }
    }
#endif
