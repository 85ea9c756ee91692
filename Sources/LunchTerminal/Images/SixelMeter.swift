/// Measures a sixel picture while it passes by; nothing of it is kept (VT330/VT340 graphics programming, chapter 14).
struct SixelMeter: Sendable {
    private var column = 0
    private var top = 0
    private var width = 0
    private var height = 0
    /// The command whose numbers are being read: `!`, `"` or `#`; 0 for none.
    private var command: UInt8 = 0
    private var numbers: (Int, Int, Int, Int) = (0, 0, 0, 0)
    private var position = 0

    /// The height of one band of sixels in pixels.
    private static let band = 6

    /// The size so far; raster attributes count as drawn.
    var size: PixelSize { PixelSize(width: width, height: height) }

    mutating func feed(_ bytes: borrowing Span<UInt8>) {
        for index in 0..<bytes.count { feed(bytes[index]) }
    }

    private mutating func feed(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            if command != 0 { addDigit(Int(byte & 0x0F)) }
        case UInt8(ascii: ";"):
            if command == UInt8(ascii: "\"") { position = min(position + 1, 4) }
        case UInt8(ascii: "?")...UInt8(ascii: "~"):
            let count = command == UInt8(ascii: "!") ? max(1, numbers.0) : 1
            endCommand()
            column = min(column + count, Limits.imageSide)
            width = max(width, column)
            height = max(height, min(top + Self.band, Limits.imageSide))
        case UInt8(ascii: "!"), UInt8(ascii: "\""), UInt8(ascii: "#"):
            endCommand()
            command = byte
        case UInt8(ascii: "$"):
            endCommand()
            column = 0
        case UInt8(ascii: "-"):
            endCommand()
            column = 0
            top = min(top + Self.band, Limits.imageSide)
        default:
            break
        }
    }

    private mutating func addDigit(_ digit: Int) {
        func grown(_ number: Int) -> Int { min(number * 10 + digit, Limits.imageSide) }
        switch position {
        case 0: numbers.0 = grown(numbers.0)
        case 1: numbers.1 = grown(numbers.1)
        case 2: numbers.2 = grown(numbers.2)
        case 3: numbers.3 = grown(numbers.3)
        default: break
        }
    }

    /// Ends a command; raster attributes `" Pan ; Pad ; Ph ; Pv` give the size in their last two numbers.
    private mutating func endCommand() {
        if command == UInt8(ascii: "\"") {
            width = max(width, numbers.2)
            height = max(height, numbers.3)
        }
        command = 0
        numbers = (0, 0, 0, 0)
        position = 0
    }

    /// The size once the picture has ended.
    mutating func finish() -> PixelSize {
        endCommand()
        return size
    }
}
