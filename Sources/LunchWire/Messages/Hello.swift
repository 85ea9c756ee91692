/// The app's greeting: what it is about to do, as far as it is specified.
package struct Hello: Hashable, Sendable {
    /// The identifier of the screen that the app is about to open; nil if it names none.
    package var screen: String?

    /// True if frames will come; nil if the app does not know yet.
    package var publishes: Bool?

    /// True if the app takes messages of the test out of what it reads; nil if it does not specify this, which means true.
    package var messages: Bool?

    package init(screen: String? = nil, publishes: Bool? = nil, messages: Bool? = nil) {
        self.screen = screen
        self.publishes = publishes
        self.messages = messages
    }
}

extension Hello {
    /// Takes over the members of a later hello; the other members of the earlier one remain valid.
    package mutating func add(_ later: Hello) {
        screen = later.screen ?? screen
        publishes = later.publishes ?? publishes
        messages = later.messages ?? messages
    }

    init(_ reader: ObjectReader) throws(WireError) {
        self.init(
            screen: try reader.optionalString("screen"), publishes: try reader.optionalBool("publishes"),
            messages: try reader.optionalBool("messages"))
    }

    var json: LunchJSON {
        var members: [String: LunchJSON] = [:]
        members["screen"] = screen.map(LunchJSON.string)
        members["publishes"] = publishes.map(LunchJSON.bool)
        members["messages"] = messages.map(LunchJSON.bool)
        return .object(members)
    }
}
