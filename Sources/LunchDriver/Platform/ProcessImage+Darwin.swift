#if canImport(Darwin)
    import Darwin

    /// The program that a process runs. It becomes another one when the process runs another program in its place (execve(2)).
    struct ProcessImage: Equatable, Sendable {
        private let path: [UInt8]

        /// - Returns: nil if unknown.
        init?(of process: Int32) {
            // PROC_PIDPATHINFO_MAXSIZE of sys/proc_info.h, which Swift does not see.
            var bytes = [UInt8](repeating: 0, count: 4 * Int(MAXPATHLEN))
            let count = proc_pidpath(process, &bytes, UInt32(bytes.count))
            guard count > 0 else { return nil }
            path = Array(bytes[..<Int(count)])
        }
    }
#endif
