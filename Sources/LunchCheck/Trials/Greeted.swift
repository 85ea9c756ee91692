import LunchWire

/// The greeting of an app, and its output before that.
struct Greeted: Sendable {
    let hello: Hello
    /// The output of the app before that, messages left out.
    let outputBefore: [UInt8]
    /// The number of frames that had come before.
    let framesBefore: Int
}
