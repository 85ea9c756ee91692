package import LunchWire

/// The reason why there is no result to read, which is an error wherever one is expected.
package enum RunFileError: Error, Equatable {
    /// There is no file of a result at this path.
    case missing(String)
    /// The file cannot be read or written, for this reason.
    case unreadable(String, String)
    /// The file has nothing in it.
    case empty(String)
    /// The file is larger than any result.
    case tooLarge(String, bytes: Int)
    /// The first line is not that of a result.
    case noResult(String)
    /// Another version of the format.
    case version(String, Int)
    /// A line is not as it should be.
    case line(String, number: Int, WireError)
    /// There are more tests than a result holds.
    case tooMany(String)
}

extension RunFileError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .missing(let path):
            """
            There is no result of a run in \(path.visible). Either no run has created one there, or the run was killed before \
            it began. Run lunch test --report FOLDER, and pass that folder.
            """
        case .unreadable(let path, let reason):
            "The result \(path.visible) cannot be read or written: \(reason.visible)"
        case .empty(let path):
            """
            The result \(path.visible) is empty: its run was killed before it began, or the disk was full. \
            Run the tests again.
            """
        case .tooLarge(let path, let bytes):
            "\(path.visible) has \(bytes >> 20) MiB, but a result has at most \(RunLimits.file >> 20). It is probably another file."
        case .noResult(let path):
            "\(path.visible) is not a result of a run, according to its first line. It is probably another file."
        case .version(let path, let version):
            """
            The result \(path.visible) has version \(version), but this Lunch reads version \(RunLimits.version). \
            Use the same version of Lunch for all parts of a run.
            """
        case .line(let path, let number, let error):
            "Line \(number) of the result \(path.visible) cannot be read: \(error). The file is probably damaged."
        case .tooMany(let path):
            "The result \(path.visible) has more than \(RunLimits.tests) tests; it is probably damaged."
        }
    }
}
