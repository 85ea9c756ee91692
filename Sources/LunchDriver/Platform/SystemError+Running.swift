import LunchProcess

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The errors of a file that is there and cannot be run (execve(2)).
extension SystemError {
    /// True if the system does not know what runs such a file.
    var isUnknownFormat: Bool { number == ENOEXEC }

    /// True if a file is missing.
    var isMissingFile: Bool { number == ENOENT }
}
