/// The state of an app's virtual clock in a frame; all times are in nanoseconds since the launch.
package struct ClockReading: Hashable, Sendable {
    /// The time that it is.
    package var now: Int

    /// When the next timer is due; nil if there is none.
    package var next: Int?

    /// The number of sleeps that have ended of tasks that the app does not know as its work.
    package var looseSleeps: Int

    package init(now: Int, next: Int? = nil, looseSleeps: Int = 0) {
        self.now = now
        self.next = next
        self.looseSleeps = looseSleeps
    }

    init(json: LunchJSON) throws(WireError) {
        let reader = try ObjectReader(json, at: "clock")
        let now = try reader.integer("now")
        guard now >= 0 else {
            throw .unexpected(path: "clock.now", expected: "a time since the launch", found: "negative")
        }
        self.init(
            now: now, next: try reader.optionalInteger("next"),
            looseSleeps: try reader.optionalCount("looseSleeps", of: "sleeps") ?? 0)
    }

    var json: LunchJSON {
        var members: [String: LunchJSON] = ["now": .integer(now)]
        members["next"] = next.map(LunchJSON.integer)
        if looseSleeps != 0 { members["looseSleeps"] = .integer(looseSleeps) }
        return .object(members)
    }
}
