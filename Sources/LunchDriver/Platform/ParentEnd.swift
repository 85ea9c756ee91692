internal import LunchProcess

/// The end of the process that has started this one.
package enum ParentEnd {
    /// Has this process, and what it becomes, interrupted (SIGINT) when its parent ends, even if that is killed.
    ///
    /// - Returns: false if the parent has ended already.
    package static func interruptsThisProcess(_ parent: Int32) -> Bool { FollowedParent.interrupts(parent) }
}
