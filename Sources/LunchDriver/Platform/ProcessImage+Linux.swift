#if os(Linux)
    import Glibc

    /// The program that a process runs. It becomes another one when the process runs another program in its place (execve(2)).
    struct ProcessImage: Equatable, Sendable {
        private let device: dev_t
        private let file: ino_t
        /// The addresses of the program's code and of its stack, which differ between two runs of the same file.
        private let addresses: [Substring]

        /// - Returns: nil if unknown.
        init?(of process: Int32) {
            var status = stat()
            guard stat("/proc/\(process)/exe", &status) == 0, let file = fopen("/proc/\(process)/stat", "re") else {
                return nil
            }
            defer { fclose(file) }
            var bytes = [UInt8](repeating: 0, count: 2048)
            let count = fread(&bytes, 1, bytes.count, file)
            // The name of the program is in parentheses, and may contain any character (proc_pid_stat(5)).
            let text = String(decoding: bytes[..<count], as: UTF8.self)
            guard let end = text.lastIndex(of: ")") else { return nil }
            let fields = text[end...].split(separator: " ")
            // startcode and startstack, fields 26 and 28; the parenthesis takes the place of field 2.
            guard fields.count > 26 else { return nil }
            (device, self.file) = (status.st_dev, status.st_ino)
            addresses = [fields[24], fields[26]]
        }
    }
#endif
