import LunchWire

/// What the app has said in a greeting, and what it had written before.
struct Greeted: Sendable {
    let hello: Hello
    /// What the app had written before, messages left out.
    let outputBefore: [UInt8]
    /// How many frames had come before.
    let framesBefore: Int
}
