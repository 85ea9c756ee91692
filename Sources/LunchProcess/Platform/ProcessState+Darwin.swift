#if canImport(Darwin)
    import Darwin

    extension ProcessState {
        /// Looks at a process; nil if there is none. The system does not report in which call it waits, or whether it gets on.
        init?(of process: Int32) {
            var info = proc_taskallinfo()
            let size = Int32(MemoryLayout<proc_taskallinfo>.size)
            guard unsafe proc_pidinfo(process, PROC_PIDTASKALLINFO, 0, &info, size) == size else { return nil }
            let activity: Activity =
                switch Int32(info.pbsd.pbi_status) {
                case SSTOP: .isStopped
                case SZOMB: .hasEnded
                // All others have SRUN; the running threads are counted.
                default: info.ptinfo.pti_numrunning > 0 ? .runs : .waits(call: nil)
                }
            let name = String(ofCharacters: info.pbsd.pbi_name)
            var base = mach_timebase_info_data_t()
            unsafe mach_timebase_info(&base)
            let used = (info.ptinfo.pti_total_user + info.ptinfo.pti_total_system) / 1_000_000
            var now = timeval()
            unsafe gettimeofday(&now, nil)
            self.init(
                identifier: process, name: name.isEmpty ? String(ofCharacters: info.pbsd.pbi_comm) : name,
                activity: activity,
                used: .milliseconds(used * UInt64(base.numer) / UInt64(base.denom)),
                age: .seconds(Int64(now.tv_sec) - Int64(info.pbsd.pbi_start_tvsec))
                    + .microseconds(Int64(now.tv_usec) - Int64(info.pbsd.pbi_start_tvusec)))
        }
    }
#endif
