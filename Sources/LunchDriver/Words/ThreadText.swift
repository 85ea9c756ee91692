import LunchProcess
import LunchWire

/// Describes the calls in which the threads of a program are.
enum ThreadText {
    /// The numbers of calls of a thread and of threads that are listed, and the length of a function's name at most.
    private static let limits = (calls: 12, threads: 6, name: 120)

    /// The threads as lines after others: the main thread, and the threads that are in functions of the app.
    static func lines(_ threads: Result<[ThreadPlace], SystemError>?) -> String {
        switch threads {
        case nil: return ""
        case .failure(let error):
            return """

                The calls of its threads are unknown: the system doesn't allow Lunch to read them (\(error); ptrace(2)). In a \
                container, this needs CAP_SYS_PTRACE.
                """
        case .success(let places):
            let told = places.filter { ($0.isMain || $0.hasOwnCalls) && !$0.calls.isEmpty }
            guard !told.isEmpty else { return "" }
            let more = told.count > limits.threads ? ["  … and \(told.count - limits.threads) more threads"] : []
            let lines = told.prefix(limits.threads).map(lines) + more
            return (["\nIts threads are in these calls, the innermost first:"] + lines).joined(separator: "\n")
        }
    }

    /// A thread: its innermost call, and the functions of the app that led there.
    private static func lines(_ place: ThreadPlace) -> String {
        let first = place.calls.prefix(1).filter { !$0.isOwn }
        let calls = first + place.calls.filter(\.isOwn)
        let more = calls.count > limits.calls ? ["… and \(calls.count - limits.calls) more calls"] : []
        let texts = calls.prefix(limits.calls).map(text) + more
        return "  \(place.isMain ? "main thread" : "another thread"):" + texts.map { "\n    \($0)" }.joined()
    }

    private static func text(_ call: ThreadPlace.Call) -> String {
        let name = call.function.count > limits.name ? "\(call.function.prefix(limits.name))…" : call.function
        guard call.isOwn, let file = call.path?.split(separator: "/").last else {
            return "\(name.visible), in \(call.library.visible)"
        }
        return "\(name.visible), \(file.visible)\(call.line > 0 ? ":\(call.line)" : "")"
    }
}
