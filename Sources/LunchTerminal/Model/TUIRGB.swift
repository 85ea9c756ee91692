/// A color that consists of a red, a green and a blue channel.
public struct TUIRGB: Sendable, Hashable {
    /// The red channel, from 0 to 255.
    public var red: UInt8
    /// The green channel, from 0 to 255.
    public var green: UInt8
    /// The blue channel, from 0 to 255.
    public var blue: UInt8

    /// Creates a color from its red, green and blue channels, each from 0 to 255.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// A color as `0xRRGGBB`.
    init(_ value: UInt32) {
        red = UInt8(truncatingIfNeeded: value >> 16)
        green = UInt8(truncatingIfNeeded: value >> 8)
        blue = UInt8(truncatingIfNeeded: value)
    }

    /// The form in which colors are reported, with 16 bits a channel: `rgb:ffff/0000/8080` (xterm, XParseColor).
    var specification: String {
        "rgb:"
            + [red, green, blue].map { channel in
                let digits = String(channel, radix: 16)
                let pair = digits.count < 2 ? "0" + digits : digits
                return pair + pair
            }.joined(separator: "/")
    }
}

extension TUIRGB {
    /// Reads a color as XParseColor does: `#` and digits, `rgb:` and channels, another space and its numbers, or a name.
    ///
    /// Of more digits than two a channel, the highest count. Nil for anything else, such as `rgba:`, which X does not have.
    init?(specification: some Collection<UInt8>) {
        guard specification.count <= 100 else { return nil }
        if specification.first == UInt8(ascii: "#") {
            self.init(digits: ContiguousArray(specification.dropFirst()))
        } else if let colon = specification.firstIndex(of: UInt8(ascii: ":")) {
            let space = specification[..<colon]
            let values = specification[specification.index(after: colon)...].split(
                separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            if String(decoding: space, as: UTF8.self).lowercased() == "rgb" {
                self.init(channels: values)
            } else {
                self.init(space: space, values)
            }
        } else {
            self.init(name: specification)
        }
    }

    /// `#rgb` to `#rrrrggggbbbb`: the digits are the highest ones of each channel.
    private init?(digits: ContiguousArray<UInt8>) {
        guard digits.count > 0, digits.count <= 12, digits.count % 3 == 0 else { return nil }
        let width = digits.count / 3
        var channels: [UInt8] = []
        for start in stride(from: 0, to: digits.count, by: width) {
            guard let high = Self.digit(digits[start]) else { return nil }
            var low: UInt8 = 0
            for index in 1..<max(width, 1) {
                guard let digit = Self.digit(digits[start + index]) else { return nil }
                if index == 1 { low = digit }
            }
            channels.append(high << 4 | low)
        }
        self.init(red: channels[0], green: channels[1], blue: channels[2])
    }

    /// `rgb:h/h/h` to `rgb:hhhh/hhhh/hhhh`: each channel is a separate fraction largest value.
    private init?(channels: [some Collection<UInt8>]) {
        guard channels.count == 3 else { return nil }
        var values: [UInt8] = []
        for channel in channels {
            guard (1...4).contains(channel.count) else { return nil }
            var value: UInt32 = 0
            for byte in channel {
                guard let digit = Self.digit(byte) else { return nil }
                value = value << 4 | UInt32(digit)
            }
            let largest: UInt32 = 1 << (4 * UInt32(channel.count)) - 1
            values.append(UInt8((value * 255 + largest / 2) / largest))
        }
        self.init(red: values[0], green: values[1], blue: values[2])
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
