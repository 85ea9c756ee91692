extension Session {
    /// The findings when an app had been waited for in vain.
    ///
    /// As long as nothing is sent to it, reads of its screen do not wait for it again. Once it has settled anyway, this
    /// is forgotten.
    struct GivenUp: Sendable {
        let standstill: Standstill

        /// The time for which it was waited for; nil if it was seen to wait for input, and so was not waited for any longer.
        let waited: Duration?

        /// The number of deeds done to the app by then.
        fileprivate let deeds: Int
    }
}

extension Session.State {
    /// The findings when the app was last waited for, if that was in vain and nothing has been sent to it since.
    var givenUp: Session.GivenUp? { lastGivenUp.flatMap { $0.deeds == sent.deeds ? $0 : nil } }

    /// Remembers that the app was waited for in vain.
    mutating func giveUp(_ standstill: Standstill, waited: Duration?) {
        lastGivenUp = Session.GivenUp(standstill: standstill, waited: waited, deeds: sent.deeds)
    }
}
