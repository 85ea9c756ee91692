#if os(Linux)
    import Glibc

    /// Others that may wake a process that waits, as Linux reports them in files (proc(5)).
    enum ProcessReach {
        /// Returns true if a process has something by which others may wake it, or something unknown: a socket, a named pipe, a
        /// watch of files, a signal that a clock or a descriptor sends.
        ///
        /// A program that catches each signal that would end it, as a shell or the runtime of a language does, catches SIGXCPU too. It
        /// doesn't wait for an alarm because of that.
        static func mayBeWoken(_ process: Int32) -> Bool {
            guard let caught = mask("SigCgt", of: process),
                caught & (bit(SIGALRM) | bit(SIGIO)) == 0 || caught & bit(SIGXCPU) != 0,
                let descriptors = opendir("/proc/\(process)/fd")
            else { return true }
            defer { closedir(descriptors) }
            while let entry = readdir(descriptors) {
                let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                }
                if !name.hasPrefix("."), leadsOutside("/proc/\(process)/fd/\(name)") { return true }
            }
            return false
        }

        /// Returns true if a process receives new sizes of its terminal: it catches SIGWINCH, or takes it; nil if unknown.
        static func hearsOfSize(_ process: Int32) -> Bool? {
            guard let caught = mask("SigCgt", of: process), let blocked = mask("SigBlk", of: process) else {
                return nil
            }
            return (caught | blocked) & bit(SIGWINCH) != 0
        }

        private static func bit(_ signal: Int32) -> UInt64 { 1 << UInt64(signal - 1) }

        /// Returns true if a descriptor is one by which other programs may send something.
        private static func leadsOutside(_ path: String) -> Bool {
            var bytes = [CChar](repeating: 0, count: 4096)
            let count = readlink(path, &bytes, bytes.count)
            // If it is closed in the meantime, a running thread has closed it.
            guard count > 0 else { return false }
            let target = String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
            if target.hasPrefix("socket:") || target == "anon_inode:inotify" || target == "anon_inode:[fanotify]" {
                return true
            }
            guard target.hasPrefix("/") else { return false }
            var status = stat()
            return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
        }

        /// A set of signals of the first thread of a process (proc_pid_status(5)).
        private static func mask(_ name: String, of process: Int32) -> UInt64? {
            guard let file = fopen("/proc/\(process)/status", "re") else { return nil }
            defer { fclose(file) }
            var line = [CChar](repeating: 0, count: 4096)
            while fgets(&line, Int32(line.count), file) != nil {
                let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
                guard text.hasPrefix("\(name):") else { continue }
                return UInt64(text.dropFirst(name.count + 1).filter(\.isHexDigit), radix: 16)
            }
            return nil
        }
    }
#endif
