#if os(Linux)
    import CLunchProcess
    import Testing

    /// The rule by which a request has no answer, with times in milliseconds before the look.
    @Suite struct TrafficTests {
        /// A connection, and whether something is unanswered: what was sent, received and acknowledged last.
        @Test(
            arguments: [
                ("nothing was sent", nil, nil, 0, false, false),
                ("nothing was sent, only received", nil, 8, 8, false, false),
                ("a first request", 8, nil, 8, false, true), ("a request after an answer", 8, 400, 8, false, true),
                ("an answer after a request", 400, 8, 8, false, false),
                ("a tick: the answer carries the acknowledgement, and may be the second", 400, 400, 400, false, false),
                ("the same a moment ago: the order is unknown", 8, 8, 8, false, true),
                ("a tick: the request is not acknowledged", 8, 8, 8, true, true),
                ("a tick: the request was acknowledged on its own", 900, 900, 860, false, true),
                ("a tick: the request was acknowledged before the answer", 900, 900, 940, false, false),
                ("a tick: the connection was looked at later", 9000, 9000, 4000, false, false),
            ] as [(String, UInt32?, UInt32?, UInt32, Bool, Bool)])
        func aRequestIsUnanswered(
            _ what: String, _ sent: UInt32?, _ received: UInt32?, _ acknowledged: UInt32, _ isOnItsWay: Bool,
            _ isUnanswered: Bool
        ) {
            var traffic = lunch_traffic(
                has_sent: sent == nil ? 0 : 1, has_received: received == nil ? 0 : 1,
                is_unacknowledged: isOnItsWay ? 1 : 0, sent: sent ?? 0, received: received ?? 0,
                acknowledged: acknowledged)
            #expect((lunch_is_unanswered(&traffic) != 0) == isUnanswered)
        }
    }
#endif
