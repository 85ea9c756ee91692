import LunchWire

/// The reason why several results are not one.
package enum MergeError: Error, Equatable {
    /// There are none.
    case nothing
    /// Two results are those of runs whose parts were made in different ways; the paths are those of the results.
    case otherDurations(String, String)
    case otherCount(String, String)
    case otherPackage(String, String)
    /// Two results are those of different commits.
    case otherCommit(String, String)
    /// A test is in the list of one run, and not in that of another one.
    case otherList(String, String, test: String)
    /// Two results are those of the same part.
    case sameShard(RunShard, String, String)
    /// A part has a test that another one has as well.
    case sameTest(String, String, String)
    /// No part has a test of the list.
    case noShard(test: String)
    /// One result is that of a part, and another one is not.
    case noPart(String, part: String)
}

extension MergeError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .nothing: "There is nothing to merge. Pass the folders that lunch test --report has written."
        case .otherDurations(let one, let other):
            """
            \(one.literal) and \(other.literal) are parts that were made by different durations, so that tests may be in no part \
            or in two. Give all parts of a run the same file with --durations, and run them again.
            """
        case .otherCount(let one, let other):
            """
            \(one.literal) and \(other.literal) are parts of runs with different numbers of parts. One of them is probably left from \
            an earlier run: remove it, or run its part again.
            """
        case .otherPackage(let one, let other):
            "\(one.literal) and \(other.literal) are results of different packages. Merge those of each package separately."
        case .otherCommit(let one, let other):
            """
            \(one.literal) and \(other.literal) are results of different commits. One of them is probably left from an earlier run: \
            run all parts on the same commit.
            """
        case .otherList(let one, let other, let test):
            """
            \(one.literal) has the test \(test.visible) in its list, but \(other.literal) does not: they are parts of different \
            runs. Run all parts on the same commit, with the same --filter.
            """
        case .sameShard(let shard, let one, let other):
            """
            \(one.literal) and \(other.literal) are both results of part \(shard). Pass only one of them, \
            and not that of an earlier attempt.
            """
        case .sameTest(let test, let one, let other):
            """
            The test \(test.visible) is in \(one.literal) and in \(other.literal). Pass results of different tests.
            """
        case .noShard(let test):
            """
            The test \(test.visible) is in no part, although all parts are there. Were the parts made by different \
            versions of Lunch? Run them again.
            """
        case .noPart(let path, let part):
            "\(part.literal) is a part of a run, and \(path.literal) is a whole run. Pass only the parts of one run."
        }
    }
}
