/// One command of the kitty graphics protocol: the keys for the image and its place.
struct KittyCommand: Sendable {
    var action = UInt8(ascii: "t")
    var format = 32
    var medium = UInt8(ascii: "d")
    var isCompressed = false
    var identifier = 0
    /// The number that a program gives an image whose identifier it leaves to the terminal.
    var number = 0
    var placement = 0
    var columns = 0
    var rows = 0
    var size = PixelSize(width: 0, height: 0)
    var sourceWidth = 0
    var sourceHeight = 0
    var hasMore = false
    var keepsCursor = false
    var isVirtual = false
    /// True if the place is relative to another placement.
    var isRelative = false
    /// The kind of deletion; capitals free the image too.
    var deletion = UInt8(ascii: "a")
    /// 1 keeps back success, 2 failure too.
    var quietness = 0
    /// The number of bytes of the data once it is decoded.
    var dataSize = 0
    /// The beginning of the data, decoded.
    var head: [UInt8] = []

    /// Reads `key=value,…;data` (the kitty graphics protocol, "Control data reference").
    ///
    /// - Parameters:
    ///   - content: The keys, and as much of the data as is kept.
    ///   - length: The true length of keys and data.
    ///   - padding: The number of equals signs at the end of the data.
    init(_ content: ArraySlice<UInt8>, length: Int, padding: Int) {
        let end = content.firstIndex(of: UInt8(ascii: ";")) ?? content.endIndex
        var side = (width: 0, height: 0)
        for pair in content[..<end].split(separator: UInt8(ascii: ",")) {
            guard let key = pair.first, pair.dropFirst().first == UInt8(ascii: "=") else { continue }
            let value = pair.dropFirst(2)
            let number = Int(digits: value, clampedTo: Limits.imageSide) ?? 0
            let large = Int(digits: value, clampedTo: Int(UInt32.max)) ?? 0
            switch key {
            case UInt8(ascii: "a"): action = value.first ?? action
            case UInt8(ascii: "f"): format = number
            case UInt8(ascii: "t"): medium = value.first ?? medium
            case UInt8(ascii: "o"): isCompressed = value.first == UInt8(ascii: "z")
            case UInt8(ascii: "i"): identifier = large
            case UInt8(ascii: "I"): self.number = large
            case UInt8(ascii: "p"): placement = large
            case UInt8(ascii: "c"): columns = number
            case UInt8(ascii: "r"): rows = number
            case UInt8(ascii: "s"): side.width = number
            case UInt8(ascii: "v"): side.height = number
            case UInt8(ascii: "w"): sourceWidth = number
            case UInt8(ascii: "h"): sourceHeight = number
            case UInt8(ascii: "m"): hasMore = number == 1
            case UInt8(ascii: "C"): keepsCursor = number == 1
            case UInt8(ascii: "U"): isVirtual = number == 1
            case UInt8(ascii: "P"): isRelative = large > 0
            case UInt8(ascii: "d"): deletion = value.first ?? deletion
            case UInt8(ascii: "q"): quietness = number
            default: break
            }
        }
        size = PixelSize(width: side.width, height: side.height)
        guard end < content.endIndex else { return }
        let encoded = length - content.distance(from: content.startIndex, to: end) - 1
        dataSize = max(0, encoded / 4 * 3 + encoded % 4 * 3 / 4 - padding)
        if format == 100 {
            head = Base64.decode(content[(end + 1)...].prefix(Limits.imageHead), limit: 24) ?? []
        }
    }

    /// The fault of the image that was sent, in the form of the protocol; nil if it can be placed.
    ///
    /// Nothing is decoded, so that all that is asked is whether the size is known and there is as much data as it takes.
    var problem: String? {
        if medium != UInt8(ascii: "d") { return "EINVAL:only direct data is supported" }
        switch format {
        case 100:
            if isCompressed { return "EINVAL:compressed PNG is not supported" }
            return PixelSize(imageFile: head) == nil ? "EBADPNG:no PNG data" : nil
        case 24, 32:
            if size.width == 0 || size.height == 0 { return "EINVAL:width and height are missing" }
            let needed = size.width * size.height * format / 8
            return !isCompressed && dataSize < needed ? "ENODATA:insufficient image data" : nil
        default:
            return "EINVAL:unknown format"
        }
    }

    /// The size of the image: that in the file, or else that in the keys.
    var imageSize: PixelSize { PixelSize(imageFile: head) ?? size }
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
