internal import CLunchProcess

/// The process that has started this one.
package enum FollowedParent {
    /// Has this process, and what it becomes, interrupted (SIGINT) when its parent ends, where the system can.
    ///
    /// - Returns: false if the parent has ended already.
    package static func interrupts(_ parent: Int32) -> Bool { lunch_follow(parent) == 0 }
}
