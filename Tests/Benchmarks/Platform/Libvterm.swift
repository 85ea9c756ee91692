#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// libvterm, where it is installed (Debian: libvterm-dev).
///
/// Its driver, `Tests/CVTermBench`, is compiled when it is first wanted. A manifest could only ask once whether libvterm is
/// there, and SwiftPM would remember the answer.
struct Libvterm: Sendable {
    typealias New = @convention(c) (_ columns: Int32, _ rows: Int32, _ scrollback: Int32) -> OpaquePointer?
    typealias Feed = @convention(c) (OpaquePointer, UnsafePointer<UInt8>?, Int) -> Void
    typealias Free = @convention(c) (OpaquePointer) -> Void
    typealias Version = @convention(c) () -> Int32

    /// Makes a terminal; nil if there is no memory.
    let new: New
    /// Feeds what a program wrote.
    let feed: Feed
    /// Frees a terminal.
    let free: Free
    /// The version of libvterm, for example 0.3.
    let version: String

    /// nil, and a line that says why, if the driver cannot be built.
    static let installed: Libvterm? = {
        let library = "\(temporaryFolder())/lunch-libvterm-\(getpid()).so"
        defer { unlink(library) }
        let complaints = output(
            of: "/bin/sh",
            [
                "-c", #"exec clang "$@" 2>&1"#, "clang", "-O2", "-shared", "-fPIC", "-I\(sources)/include",
                "\(sources)/CVTermBench.c", "-o", library, "-lvterm",
            ])
        guard let driver = Libvterm(library) else {
            let reason = complaints.split(separator: "\n").first ?? "it cannot be loaded"
            print("libvterm is not measured: \(reason)\n")
            return nil
        }
        return driver
    }()

    private static var sources: String {
        var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        parts.removeLast(3)
        return parts.joined(separator: "/") + "/CVTermBench"
    }

    private static func temporaryFolder() -> String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }

    /// Loads the driver for good.
    private init?(_ path: String) {
        guard let library = dlopen(path, RTLD_NOW), let new = dlsym(library, "vterm_bench_new"),
            let feed = dlsym(library, "vterm_bench_feed"), let free = dlsym(library, "vterm_bench_free"),
            let version = dlsym(library, "vterm_bench_version")
        else { return nil }
        self.new = unsafeBitCast(new, to: New.self)
        self.feed = unsafeBitCast(feed, to: Feed.self)
        self.free = unsafeBitCast(free, to: Free.self)
        let number = unsafeBitCast(version, to: Version.self)()
        self.version = "\(number / 100).\(number % 100)"
    }
}
