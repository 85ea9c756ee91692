#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// System calls whose names are those of other functions here.
enum Glue {
    static func read(_ bytes: inout [UInt8]) -> Int {
        #if canImport(Glibc)
            Glibc.read(0, &bytes, bytes.count)
        #else
            Darwin.read(0, &bytes, bytes.count)
        #endif
    }

    /// Starts a program that reads from a pipe which nobody writes to, with the environment of this process.
    static func start(_ path: String, _ words: [UnsafeMutablePointer<CChar>?], _ child: inout pid_t) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        var actions = Actions()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
        posix_spawn_file_actions_addclose(&actions, ends[1])
        posix_spawn(&child, path, &actions, nil, words, environ)
        posix_spawn_file_actions_destroy(&actions)
    }

    #if canImport(Glibc)
        private typealias Actions = posix_spawn_file_actions_t
    #else
        private typealias Actions = posix_spawn_file_actions_t?
    #endif
}
