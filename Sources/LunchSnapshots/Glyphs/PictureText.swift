/// The bytes of a picture, to which text and numbers are added.
struct PictureText {
    private(set) var bytes: ContiguousArray<UInt8> = []

    var isEmpty: Bool { bytes.isEmpty }

    mutating func add(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func add(_ other: PictureText) { bytes.append(contentsOf: other.bytes) }

    /// Adds a part of another text.
    mutating func add(_ other: PictureText, _ part: Range<Int>) { bytes.append(contentsOf: other.bytes[part]) }

    /// Adds text as it is: it must have been written for markup.
    mutating func add(markup text: String) { bytes.append(contentsOf: text.utf8) }

    mutating func add(byte: UInt8) { bytes.append(byte) }

    mutating func add(_ number: Int) {
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        add(digitsOf: number.magnitude)
    }

    private mutating func add(digitsOf number: UInt) {
        if number >= 10 { add(digitsOf: number / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    /// Adds a length in eighths of a pixel, as pixels: `4.5`, `-.125`.
    mutating func add(eighths length: Int) {
        let (whole, rest) = (length.magnitude / 8, length.magnitude % 8)
        if length < 0 { bytes.append(UInt8(ascii: "-")) }
        if whole > 0 || rest == 0 { add(digitsOf: whole) }
        switch rest {
        case 0: break
        case 1: add(".125")
        case 2: add(".25")
        case 3: add(".375")
        case 4: add(".5")
        case 5: add(".625")
        case 6: add(".75")
        default: add(".875")
        }
    }

    /// Adds a color as `#` and six digits.
    mutating func add(color: UInt32) {
        bytes.append(UInt8(ascii: "#"))
        for shift in stride(from: UInt32(20), through: 0, by: -4) {
            let digit = UInt8(color >> shift & 0xF)
            bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
    }
}

/// The commands of a path, in eighths of a pixel, relative to the cell that is drawn.
extension PictureText {
    mutating func move(_ x: Int, _ y: Int) { command("M", x, y) }
    mutating func line(_ x: Int, _ y: Int) { command("L", x, y) }

    mutating func horizontal(_ x: Int) {
        add(byte: UInt8(ascii: "H"))
        add(eighths: x)
    }

    mutating func vertical(_ y: Int) {
        add(byte: UInt8(ascii: "V"))
        add(eighths: y)
    }

    /// A quarter or half of a circle or an ellipse to a point, clockwise or not.
    mutating func arc(_ radius: (x: Int, y: Int), clockwise: Bool, to x: Int, _ y: Int) {
        command("A", radius.x, radius.y)
        add(clockwise ? " 0 0 1 " : " 0 0 0 ")
        add(eighths: x)
        add(byte: UInt8(ascii: " "))
        add(eighths: y)
    }

    mutating func close() { add(byte: UInt8(ascii: "z")) }

    mutating func rectangle(_ rectangle: InkRectangle) {
        move(rectangle.x, rectangle.y)
        horizontal(rectangle.right)
        vertical(rectangle.bottom)
        horizontal(rectangle.x)
        close()
    }

    private mutating func command(_ letter: Unicode.Scalar, _ x: Int, _ y: Int) {
        add(byte: UInt8(ascii: letter))
        add(eighths: x)
        add(byte: UInt8(ascii: " "))
        add(eighths: y)
    }
}
