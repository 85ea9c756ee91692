import LunchWire

/// The app's greeting.
struct Hello: Sendable {
    var screen: String?
    var publishes: Bool?
    var messages: Bool?

    init(_ json: [UInt8]) throws(WireError) {
        let reader = try ObjectReader(LunchJSON(parsing: json, limits: .message), at: "hello")
        screen = try reader.optionalString("screen")
        publishes = reader.value("publishes").map { $0 == true }
        messages = reader.value("messages").map { $0 == true }
    }
}
