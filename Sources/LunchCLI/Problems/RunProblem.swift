import LunchRun
import LunchWire

/// The reason why there is no result of a run.
enum RunProblem: Error {
    /// A result cannot be read.
    case file(RunFileError)
    /// Several results are not one.
    case merge(MergeError)
    /// The tests of a part are not known.
    case shard(ShardError)
    /// An option has no regular expression.
    case expression(String)
    /// The folder to write is one of those to read.
    case ownFolder(String)
}

extension RunProblem {
    var message: String {
        switch self {
        case .file(let error): "\(error)"
        case .merge(let error): "\(error)"
        case .shard(let error): "\(error)"
        case .expression(let text): "\(text.literal) is not a regular expression for names of tests."
        case .ownFolder(let path):
            "\(path.literal) is one of the results to merge, and would be overwritten. Give another folder with --report."
        }
    }
}
