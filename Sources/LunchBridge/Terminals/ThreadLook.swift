/// What a thread of the framework does, as the system tells.
struct ThreadLook: Equatable {
    /// How a thread has come to the terminal that only the bridge is to read.
    enum Outer {
        /// Through `/dev/tty`.
        case byName
        case byDescriptor
    }

    var thread: UInt64
    /// Another number if the thread has run.
    var turns: UInt64
    /// Whether it waits, and goes on only if something happens.
    var waits: Bool
    /// How long the wait lasts at most; nil if it has no limit.
    var nap: Duration?
    /// Whether input of the inner terminal ends the wait.
    var readsInner = false
    /// Whether input of the outer terminal ends the wait.
    var outer: Outer?
}
