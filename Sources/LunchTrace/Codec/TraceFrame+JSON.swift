import LunchWire

/// The JSON of a frame, with its tree in the form of the protocol of app and test.
extension TraceFrame {
    init(position: Int, _ reader: ObjectReader) throws(WireError) {
        let origin: Origin
        switch try reader.string("origin") {
        case "published":
            guard let message = reader.value("message") else { throw .missing(key: "message", path: reader.path) }
            origin = .published(try FrameMessage(json: message))
        case "inferred":
            origin = .inferred(previous: try reader.optionalCount("previous", of: "frames", from: 1))
        case "none": origin = .none
        case let other:
            throw .unexpected(
                path: "\(reader.path).origin", expected: "published, inferred or none", found: "\"\(other.prefix(40))\""
            )
        }
        self.init(position: position, number: try reader.count("number", of: "frames", from: 1), origin: origin)
    }

    func write(to writer: inout JSONWriter) {
        writer.raw("{\"number\":", number)
        writer.raw(",\"origin\":")
        switch origin {
        case .published(let message):
            writer.raw("\"published\",\"message\":")
            writer.writeStored(message)
        case .inferred(let previous):
            writer.raw("\"inferred\"")
            if let previous { writer.raw(",\"previous\":", previous) }
        case .none: writer.raw("\"none\"")
        }
        writer.raw("}")
    }
}
