/// A section of the specification, by its heading in Protocol.md.
package enum Section: String, CaseIterable, Sendable {
    case launch = "The environment"
    case envelope = "The envelope"
    case hello = "hello"
    case frame = "frame"
    case elements = "Elements"
    case error = "error"
    case counting = "Counting input"
    case order = "Order"
    case sync = "sync"
    case clock = "clock"
    case show = "show"
    case streams = "Standard output and standard error"
    case versions = "Versions"

    /// Where it is to be read.
    package var reference: String { "Protocol.md, \"\(rawValue)\"" }
}
