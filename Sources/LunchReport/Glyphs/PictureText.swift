/// The bytes of a picture, to which text and numbers are added.
struct PictureText {
    private(set) var bytes: ContiguousArray<UInt8> = []

    var isEmpty: Bool { bytes.isEmpty }

    mutating func add(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func add(_ other: PictureText) { bytes.append(contentsOf: other.bytes) }

    /// Adds text as it is: it must have been written for markup.
    mutating func add(markup text: String) { bytes.append(contentsOf: text.utf8) }

    mutating func add(byte: UInt8) { bytes.append(byte) }

    mutating func add(_ number: Int) {
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        var rest = number.magnitude
        let start = bytes.count
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        bytes[start...].reverse()
    }

    /// Adds a length in eighths of a pixel, as pixels: `4.5`, `-.125`.
    mutating func add(eighths length: Int) {
        let (whole, rest) = length.magnitude.quotientAndRemainder(dividingBy: 8)
        if length < 0 { bytes.append(UInt8(ascii: "-")) }
        if whole > 0 || rest == 0 { add(Int(whole)) }
        if rest > 0 {
            var digits = Int(rest) * 125
            while digits % 10 == 0 { digits /= 10 }
            bytes.append(UInt8(ascii: "."))
            add(digits)
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
