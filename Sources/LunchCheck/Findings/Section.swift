/// A section of the specification, by its heading in Protocol.md.
package enum Section: String, CaseIterable, Sendable {
    case environment = "The environment"
    case envelope = "The envelope"
    case hello = "hello"
    case frame = "frame"
    case error = "error"
    case elements = "Elements"
    case sync = "sync"
    case show = "show"
    case counting = "Counting input"
    case order = "The order of things"
    case busy = "Busy, timers, time"
    case clock = "Virtual time"
    case catalog = "The catalog"
    case streams = "Standard output and standard error"
    case versions = "Versions"

    /// The place at which to read about it.
    package var reference: String { "Protocol.md, \"\(rawValue)\"" }
}
