/// The state of the kitty graphics protocol by which it is known which cells an image covers, and what to answer.
struct KittyImages: Sendable {
    /// The command whose chunks are still coming.
    private var unfinished: KittyCommand?
    /// The sizes of the images that were sent, the latest last.
    private(set) var known: [Image] = []

    /// True if no image was sent that may yet be placed, and none is on its way.
    var isUntouched: Bool { unfinished == nil && known.isEmpty }

    /// An image that was sent.
    struct Image: Sendable {
        var identifier: Int
        var number: Int
        var size: PixelSize
    }

    /// The outcome of a command.
    struct Result: Sendable {
        /// The cells that the image covers, and whether the cursor stays; nil if none is placed.
        var placement: (cells: (columns: Int, rows: Int), keepsCursor: Bool)?
        /// The text between `APC G` and ST; nil for no answer.
        var answer: String?
    }

    /// Takes one command, or a chunk of one.
    mutating func take(_ next: KittyCommand) -> Result {
        var command = next
        if let begun = unfinished {
            command = begun
            command.hasMore = next.hasMore
            command.dataSize += next.dataSize
        }
        unfinished = command.hasMore ? command : nil
        return command.hasMore ? Result() : perform(command)
    }

    private mutating func perform(_ command: KittyCommand) -> Result {
        var result = Result()
        var command = command
        switch command.action {
        case UInt8(ascii: "q"):
            result.answer = answer(to: command, command.problem)
        case UInt8(ascii: "t"), UInt8(ascii: "T"):
            let problem = command.problem ?? identify(&command)
            if problem == nil {
                remember(command)
                if command.action == UInt8(ascii: "T") { result.placement = placement(command, of: command.imageSize) }
            }
            result.answer = answer(to: command, problem)
        case UInt8(ascii: "p"):
            let image = known.last {
                command.number > 0 ? $0.number == command.number : $0.identifier == command.identifier
            }
            command.identifier = image?.identifier ?? command.identifier
            let problem = command.isRelative ? "EINVAL:relative placement is not supported" : nil
            if let image, problem == nil { result.placement = placement(command, of: image.size) }
            result.answer = answer(to: command, problem ?? (image == nil ? "ENOENT:no such image" : nil))
        case UInt8(ascii: "d"):
            forget(command)
        default:
            result.answer = answer(to: command, "EINVAL:unsupported action")
        }
        return result
    }

    /// The answer to a command; none to one that does not name an image, or wants none.
    private func answer(to command: KittyCommand, _ problem: String?) -> String? {
        guard command.identifier > 0 || command.number > 0 else { return nil }
        guard command.quietness < (problem == nil ? 1 : 2) else { return nil }
        var keys: [String] = []
        if command.identifier > 0 { keys.append("i=\(command.identifier)") }
        if command.number > 0 { keys.append("I=\(command.number)") }
        if command.placement > 0 { keys.append("p=\(command.placement)") }
        return "\(keys.joined(separator: ","));\(problem ?? "OK")"
    }

    /// Gives an image that has a number only an identifier; returns what is wrong with both.
    private func identify(_ command: inout KittyCommand) -> String? {
        guard command.number > 0 else { return nil }
        if command.identifier > 0 { return "EINVAL:both an identifier and a number" }
        command.identifier = 1
        while known.contains(where: { $0.identifier == command.identifier }) { command.identifier += 1 }
        return nil
    }

    private func placement(
        _ command: KittyCommand, of size: PixelSize
    ) -> (cells: (columns: Int, rows: Int), keepsCursor: Bool)? {
        guard !command.isVirtual else { return nil }
        var size = size
        if command.sourceWidth > 0 { size.width = min(command.sourceWidth, Limits.imageSide) }
        if command.sourceHeight > 0 { size.height = min(command.sourceHeight, Limits.imageSide) }
        return (size.cells(columns: command.columns, rows: command.rows), command.keepsCursor)
    }

    private mutating func remember(_ command: KittyCommand) {
        known.removeAll { $0.identifier == command.identifier }
        if known.count >= Limits.images { known.removeFirst() }
        known.append(
            Image(identifier: command.identifier, number: command.number, size: command.imageSize))
    }

    /// Deletes: a placement leaves nothing behind here, and capitals free the images too.
    private mutating func forget(_ command: KittyCommand) {
        switch command.deletion {
        case UInt8(ascii: "A"): known = []
        case UInt8(ascii: "I"): known.removeAll { $0.identifier == command.identifier }
        case UInt8(ascii: "N"): known.removeAll { command.number > 0 && $0.number == command.number }
        default: break
        }
    }
}
