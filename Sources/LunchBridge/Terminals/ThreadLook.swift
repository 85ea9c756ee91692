/// A thread of the framework, according to the system.
struct ThreadLook: Equatable {
    /// How a thread reached the terminal, which only the bridge may read.
    enum Outer {
        /// Through `/dev/tty`.
        case byName
        case byDescriptor
    }

    var thread: UInt64
    /// Another number if the thread has run.
    var turns: UInt64
    /// True if it waits, and continues only if something happens.
    var waits: Bool
    /// The longest time that the wait lasts; nil if it has no limit.
    var nap: Duration?
    /// True if only another thread ends the wait.
    var isForThread = false
    /// True if input of the inner terminal ends the wait.
    var readsInner = false
    /// True if input of the outer terminal ends the wait.
    var outer: Outer?
}
