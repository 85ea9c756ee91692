#if os(macOS)
    import Darwin

    extension ArenaFile {
        /// Gives a file its place on the disk (fcntl(2), F_PREALLOCATE); returns the number of the error, or 0.
        static func allocate(_ descriptor: Int32, _ size: Int) -> Int32 {
            var state = stat()
            guard fstat(descriptor, &state) == 0 else { return errno }
            let missing = off_t(size) - off_t(state.st_blocks) * 512
            guard missing > 0 else { return 0 }
            var store = fstore_t(
                fst_flags: UInt32(F_ALLOCATEALL), fst_posmode: F_PEOFPOSMODE, fst_offset: 0, fst_length: missing,
                fst_bytesalloc: 0)
            return fcntl(descriptor, F_PREALLOCATE, &store) == 0 ? 0 : errno
        }
    }
#endif
