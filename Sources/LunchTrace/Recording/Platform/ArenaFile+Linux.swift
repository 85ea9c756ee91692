#if os(Linux)
    import Glibc

    extension ArenaFile {
        /// Gives a file its place on the disk; returns the number of the error, or 0.
        static func allocate(_ descriptor: Int32, _ size: Int) -> Int32 { posix_fallocate(descriptor, 0, off_t(size)) }
    }
#endif
