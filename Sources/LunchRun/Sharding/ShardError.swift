import LunchWire

/// The reason why the tests of a part of a run are not known.
package enum ShardError: Error, Equatable {
    /// A text is not of the form `2/8`.
    case malformed(String)
    /// Variables of Bazel say no part.
    case variables(index: String, total: String)
    /// There are no durations at this path, for this reason.
    case noDurations(String, String)
    /// A file by which a caller is told of something cannot be written.
    case file(variable: String, path: String, String)
}

extension ShardError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .malformed(let text):
            """
            \(text.literal) is not a part of a run. Write it as the number of the part, from 1, and the number of parts: 2/8 is the \
            second of eight. There are \(RunLimits.shards) parts at most.
            """
        case .variables(let index, let total):
            """
            TEST_SHARD_INDEX is \(index.literal) and TEST_TOTAL_SHARDS is \(total.literal), which is not a part of a run: \
            Bazel counts its shards from 0 to one less than their number.
            """
        case .noDurations(let path, let reason):
            """
            There are no durations in \(path.literal): \(reason.visible). Give a file that lunch merge --save-durations has \
            written, or the folder of a result.
            """
        case .file(let variable, let path, let reason):
            "The file \(path.literal), which \(variable) names, cannot be written: \(reason.visible)"
        }
    }
}
