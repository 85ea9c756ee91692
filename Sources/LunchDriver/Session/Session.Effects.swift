import LunchWire

extension Session {
    /// The effects of an event, for when the state is free for others again.
    struct Effects: Equatable {
        /// The actions on the program, in this order.
        var actions: [Action] = []

        /// True if those that wait must look again.
        var wakes = false

        /// Something that is done to the program.
        enum Action: Equatable {
            /// These bytes, which the state has counted, are sent.
            case send([UInt8])

            /// A message is read beside the session, and the program is not read in the meantime.
            case read(IncomingMessage)

            /// The terminal gets another size.
            case resize(CellSize)

            /// The program and all that it started are ended, politely first.
            case end
        }
    }
}
