/// The place of a thread of an app, in words of its source.
struct ThreadPlace: Hashable, Sendable {
    /// True if it is the program's first thread.
    let isMain: Bool

    /// The calls that led there, innermost first.
    let calls: [Call]

    /// A function that has not returned.
    struct Call: Hashable, Sendable {
        let function: String
        /// The Swift module of the function; nil if it is of none.
        let module: String?
        /// The library or the program that the function is in.
        let library: String
        /// The file that it was compiled from; nil if unknown.
        let path: String?
        let line: Int
    }
}

extension ThreadPlace {
    /// True if any call is one of the app's own, which can be looked up.
    var hasOwnCalls: Bool { calls.contains(where: \.isOwn) }
}

extension ThreadPlace.Call {
    /// Modules that an app is built with and has not written.
    private static let foreign: Set<String> = [
        "Swift", "_Concurrency", "Synchronization", "Dispatch", "Foundation", "FoundationEssentials", "Lunch",
        "LunchWire", "LunchBridge",
    ]

    /// True if the place is in the app's own source: in a file, and not in a module of Lunch or the toolchain.
    ///
    /// The compiler records no line for some calls.
    var isOwn: Bool {
        guard let path, !path.hasSuffix("<compiler-generated>") else { return false }
        return module.map { !Self.foreign.contains($0) } ?? (line > 0)
    }
}
