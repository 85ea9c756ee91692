/// What must be remembered of the kitty graphics protocol to know which cells an image covers.
struct KittyImages: Sendable {
    /// The command whose chunks are still coming.
    private var unfinished: Command?
    /// The sizes of the images that were sent, the latest last.
    private(set) var known: [(identifier: Int, size: PixelSize)] = []

    /// The keys of one command that tell where an image goes; a key that is missing is 0.
    struct Command: Sendable {
        var action = UInt8(ascii: "t")
        var format = 32
        var identifier = 0
        var columns = 0
        var rows = 0
        var size = PixelSize(width: 0, height: 0)
        var sourceWidth = 0
        var sourceHeight = 0
        var hasMore = false
        var keepsCursor = false
        var isVirtual = false
        /// The beginning of the data, decoded.
        var head: [UInt8] = []
    }

    /// Takes one command; returns the placement that it brings about, if any.
    mutating func take(_ content: ArraySlice<UInt8>) -> (cells: (columns: Int, rows: Int), keepsCursor: Bool)? {
        let next = Command(content)
        guard var command = unfinished else { return begin(next) }
        command.hasMore = next.hasMore
        unfinished = command.hasMore ? command : nil
        return command.hasMore ? nil : perform(command)
    }

    private mutating func begin(_ command: Command) -> (cells: (columns: Int, rows: Int), keepsCursor: Bool)? {
        guard !command.hasMore else {
            unfinished = command
            return nil
        }
        return perform(command)
    }

    private mutating func perform(_ command: Command) -> (cells: (columns: Int, rows: Int), keepsCursor: Bool)? {
        var size = command.size
        switch command.action {
        case UInt8(ascii: "t"), UInt8(ascii: "T"):
            if let found = PixelSize(imageFile: command.head) { size = found }
            remember(command.identifier, size)
            guard command.action == UInt8(ascii: "T") else { return nil }
        case UInt8(ascii: "p"):
            guard let found = known.last(where: { $0.identifier == command.identifier }) else { return nil }
            size = found.size
        default:
            return nil
        }
        guard !command.isVirtual else { return nil }
        if command.sourceWidth > 0 { size.width = min(command.sourceWidth, Limits.imageSide) }
        if command.sourceHeight > 0 { size.height = min(command.sourceHeight, Limits.imageSide) }
        return (size.cells(columns: command.columns, rows: command.rows), command.keepsCursor)
    }

    private mutating func remember(_ identifier: Int, _ size: PixelSize) {
        known.removeAll { $0.identifier == identifier }
        if known.count >= Limits.images { known.removeFirst() }
        known.append((identifier, size))
    }
}

extension KittyImages.Command {
    /// Reads `key=value,…;data` (the kitty graphics protocol, "Control data reference").
    init(_ content: ArraySlice<UInt8>) {
        let end = content.firstIndex(of: UInt8(ascii: ";")) ?? content.endIndex
        var side = (width: 0, height: 0)
        for pair in content[..<end].split(separator: UInt8(ascii: ",")) {
            guard let key = pair.first, pair.dropFirst().first == UInt8(ascii: "=") else { continue }
            let value = pair.dropFirst(2)
            let number = Int(digits: value, clampedTo: Limits.imageSide) ?? 0
            switch key {
            case UInt8(ascii: "a"): action = value.first ?? action
            case UInt8(ascii: "f"): format = number
            case UInt8(ascii: "i"), UInt8(ascii: "I"): identifier = Int(digits: value, clampedTo: Int(UInt32.max)) ?? 0
            case UInt8(ascii: "c"): columns = number
            case UInt8(ascii: "r"): rows = number
            case UInt8(ascii: "s"): side.width = number
            case UInt8(ascii: "v"): side.height = number
            case UInt8(ascii: "w"): sourceWidth = number
            case UInt8(ascii: "h"): sourceHeight = number
            case UInt8(ascii: "m"): hasMore = number == 1
            case UInt8(ascii: "C"): keepsCursor = number == 1
            case UInt8(ascii: "U"): isVirtual = number == 1
            default: break
            }
        }
        size = PixelSize(width: side.width, height: side.height)
        if format == 100, end < content.endIndex {
            head = Base64.decode(content[(end + 1)...].prefix(Limits.imageHead), limit: 24) ?? []
        }
    }
}

extension PixelSize {
    /// The cells for an image, where the program may have chosen columns or rows; what it left out, 0, keeps the shape.
    func cells(columns: Int, rows: Int) -> (columns: Int, rows: Int) {
        let natural = cells
        let cell = PixelSize.cell
        switch (columns, rows) {
        case (0, 0):
            return natural
        case (_, 0):
            guard width > 0 else { return (columns, max(1, natural.rows)) }
            return (columns, (columns * cell.width * height + width * cell.height - 1) / (width * cell.height))
        case (0, _):
            guard height > 0 else { return (max(1, natural.columns), rows) }
            return ((rows * cell.height * width + height * cell.width - 1) / (height * cell.width), rows)
        default:
            return (columns, rows)
        }
    }
}
