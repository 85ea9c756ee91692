#if os(macOS)
    import Darwin

    /// The memory that this process has resident now, in bytes.
    func residentMemory() -> Int {
        var usage = rusage_info_v2()
        let result = withUnsafeMutablePointer(to: &usage) { pointer in
            pointer.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
                proc_pid_rusage(getpid(), RUSAGE_INFO_V2, $0)
            }
        }
        return result == 0 ? Int(usage.ri_resident_size) : 0
    }

    /// The most memory that this process has had resident, in bytes.
    func peakResidentMemory() -> Int {
        var usage = rusage()
        getrusage(RUSAGE_SELF, &usage)
        return usage.ru_maxrss
    }

    /// Always nil: the system keeps no process from using a core.
    func outputOnCores(_ count: Int, of path: String, _ arguments: [String]) -> String? { nil }

    /// The path of this program.
    func ownPath() -> String {
        CommandLine.arguments[0]
    }
#endif
