#if os(Linux)
    private import CLunchThread
    import Glibc

    /// The program that a process runs. It becomes another one when the process runs another program in its place (execve(2)).
    struct ProcessImage: Equatable, Sendable {
        private let device: dev_t
        private let file: ino_t
        /// The addresses of the program's code and of its stack, which differ between two runs of the same file.
        private let addresses: [UInt64]

        /// - Returns: nil if unknown.
        init?(of process: Int32) {
            var status = stat()
            guard stat("/proc/\(process)/exe", &status) == 0, let file = fopen("/proc/\(process)/stat", "re") else {
                return nil
            }
            defer { fclose(file) }
            var text = [CChar](repeating: 0, count: 2048)
            var facts = lunch_stat()
            guard fread(&text, 1, text.count - 1, file) > 0, lunch_parse_stat(text, &facts) == 0 else { return nil }
            (device, self.file) = (status.st_dev, status.st_ino)
            addresses = [facts.code, facts.stack]
        }
    }
#endif
