#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Folders, and the one in which the app keeps its data.
enum Folder {
    /// The folder for the app's data, as the XDG Base Directory Specification says.
    static func data() throws(StoreError) -> String {
        // A relative path is invalid there, and ignored.
        if let path = variable("XDG_DATA_HOME"), path.hasPrefix("/") { return "\(path)/FootStepMeter" }
        if let path = variable("HOME") { return "\(path)/.local/share/FootStepMeter" }
        throw .failed(to: "find", path: "the folder for data", reason: "HOME and XDG_DATA_HOME are not set")
    }

    static func parent(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }

    /// Creates a folder and those above it, for nobody but the user; does nothing where it is there.
    static func create(_ path: String) throws(StoreError) {
        if path.isEmpty || access(path, F_OK) == 0 { return }
        try create(parent(of: path))
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .system("create", path) }
        try sync(parent(of: path))
    }

    /// Returns once the names of the files in a folder are on the disk.
    static func sync(_ path: String) throws(StoreError) {
        let descriptor = open(path.isEmpty ? "/" : path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .system("open", path) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw .system("write", path) }
    }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
}

extension StoreError {
    /// The error of the system call that has just failed.
    static func system(_ action: String, _ path: String) -> StoreError {
        let number = errno
        return .failed(to: action, path: path, reason: "\(String(cString: strerror(number))) (errno \(number))")
    }
}
