/// Colors in terms of human vision instead of a screen's channels: `rgbi:`, the CIE's spaces, `TekHVC:`.
///
/// Xlib, which reads them for xterm, knows on its own one screen, on which these are shown: the matrix and the white
/// are its, the levels were measured on xterm 379, and all hold to one level of 255. What such a screen cannot show
/// keeps its hue and brightness and loses chroma, as in Xlib (XcmsTekHVCClipC).
extension TUIRGB {
    /// Three numbers after the name of a space, such as `CIELab:50/1/-1`; nil for what is not a color.
    init?(space name: some Collection<UInt8>, _ values: [some Collection<UInt8>]) {
        guard values.count == 3 else { return nil }
        let numbers = values.compactMap { Self.number($0) }
        guard numbers.count == 3 else { return nil }
        let (first, second, third) = (numbers[0], numbers[1], numbers[2])
        switch String(decoding: name, as: UTF8.self).lowercased() {
        case "rgbi":
            guard numbers.allSatisfy({ (0...1).contains($0) }) else { return nil }
            self.init(intensities: (first, second, third))
        case "ciexyz": self.init(Light(x: first, y: second, z: third))
        case "ciexyy": self.init(Light(x: first, y: second, brightness: third))
        case "cieuvy": self.init(Light(u: first, v: second, brightness: third))
        case "cieluv": self.init(Light(lightness: first, u: second, v: third))
        case "cielab": self.init(Light(lightness: first, a: second, b: third))
        case "tekhvc": self.init(Light(hue: first, value: second, chroma: third))
        default: return nil
        }
    }

    /// A number with a point and an exponent, perhaps, and nothing else.
    private static func number(_ digits: some Collection<UInt8>) -> Double? {
        guard digits.count <= 24, digits.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }) else { return nil }
        guard let number = Double(String(decoding: digits, as: UTF8.self)), abs(number) <= 1e6 else { return nil }
        return number
    }

    private init(_ light: Light) {
        guard light.y > 0, light.y < 1 || light.isShown else {
            self.init(light.y > 0 ? 0xFF_FFFF : 0)
            return
        }
        let (red, green, blue) = light.clipped.intensities
        // At the border of what the screen shows a channel is nearly dark, and nearly is enough for its least level.
        let least = light.isShown ? 0 : 1e-9
        self.init(intensities: (max(red, least), max(green, least), max(blue, least)))
    }

    /// The channels' intensities, from 0 to 1, as levels.
    private init(intensities: (Double, Double, Double)) {
        self.init(
            red: Self.level(intensities.0, Self.redLevels), green: Self.level(intensities.1, Self.greenLevels),
            blue: Self.level(intensities.2, Self.blueLevels))
    }

    private static func level(_ intensity: Double, _ levels: [Double]) -> UInt8 {
        guard intensity > 0 else { return 0 }
        let intensity = min(intensity, 1)
        let index = (knots.firstIndex { $0 > intensity } ?? knots.count - 1) - 1
        let part = (intensity - knots[index]) / (knots[index + 1] - knots[index])
        let level = levels[index] + part * (levels[index + 1] - levels[index])
        // Half a level more, and the fraction cut off: `rounded()` would need the C library in a debug build.
        return UInt8((level + 0.5).clamped(to: 0...255))
    }

    /// Some intensities, and the levels of each channel that give them.
    private static let knots: [Double] = [
        0, 0.0005, 0.001, 0.002, 0.0035, 0.005, 0.0075, 0.01, 0.015, 0.02, 0.03, 0.04, 0.06, 0.08, 0.11, 0.14, 0.18,
        0.22, 0.27, 0.32, 0.38, 0.44, 0.5, 0.57, 0.64, 0.72, 0.8, 0.9, 1,
    ]
    private static let redLevels: [Double] = [
        8.9, 9.5, 10.5, 18.7, 24.8, 29.8, 35.8, 40.7, 48.2, 54.6, 64.2, 72, 84.8, 94.7, 107.2, 117.5, 129.9, 140.5,
        151.7, 162.2, 173.4, 183.8, 193.3, 203.4, 213.1, 223.4, 232.9, 244.3, 255.1,
    ]
    private static let greenLevels: [Double] = [
        18.9, 19.5, 20.7, 24.8, 29.9, 33.4, 38.3, 42.7, 49.1, 54.7, 63.2, 70.7, 82, 91.4, 102.8, 112.8, 124.2, 134.3,
        145.4, 155.6, 166.7, 177.1, 186.7, 197.4, 207.5, 218.6, 229.3, 242.5, 255.2,
    ]
    private static let blueLevels: [Double] = [
        13.9, 14.2, 14.4, 19.1, 26, 30.8, 36.6, 41.2, 48.3, 53.9, 63.2, 70.7, 81.9, 91.8, 103.4, 113.2, 125.1, 134.9,
        146.1, 156.4, 167.5, 177.8, 187.5, 198.1, 208.2, 219.2, 229.7, 242.4, 255.2,
    ]
}

/// A color as the CIE measures it.
private struct Light {
    var x: Double
    var y: Double
    var z: Double

    /// The white of the screen.
    private static let white = Light(x: 0.949664, y: 1, z: 1.40604)

    init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }

    /// CIExyY.
    init(x: Double, y: Double, brightness: Double) {
        let height = y == 0 ? 0.00001 : y
        self.init(x: x * brightness / height, y: brightness, z: (1 - x - y) * brightness / height)
    }

    /// CIEuvY.
    init(u: Double, v: Double, brightness: Double) {
        let sum = 6 * u - 16 * v + 12
        guard sum != 0 else {
            self.init(x: 0, y: brightness, z: 0)
            return
        }
        self.init(x: 9 * u / sum, y: 4 * v / sum, brightness: brightness)
    }

    /// CIELuv. Xlib takes u and v, and in CIELab a and b, or the lightness if it is low, for a hundred times as much as
    /// the CIE does.
    init(lightness: Double, u: Double, v: Double) {
        guard lightness > 0 else {
            self.init(x: 0, y: 0, z: 0)
            return
        }
        let white = Self.white.chromaticity
        let scale = 13 * lightness / 100
        self.init(u: u / scale + white.u, v: v / scale + white.v, brightness: Self.brightness(lightness))
    }

    /// CIELab.
    init(lightness: Double, a: Double, b: Double) {
        let white = Self.white
        if lightness > Self.linear {
            let root = (lightness + 16) / 116
            let (first, third) = (root + a / 5, root - b / 2)
            self.init(x: white.x * first * first * first, y: root * root * root, z: white.z * third * third * third)
        } else {
            let part = lightness / 9.0329
            self.init(x: white.x * (a / 3893.5 + part), y: part, z: white.z * (part - b / 1557.4))
        }
    }

    /// TekHVC: the hue in degrees from the reddest red (Tektronix' uniform color space).
    init(hue: Double, value: Double, chroma: Double) {
        guard value > 0, value < 100 else {
            self.init(x: 0, y: value > 0 ? 1 : 0, z: 0)
            return
        }
        let white = Self.white.chromaticity
        let red = (u: 0.7127 - white.u, v: 0.4931 - white.v)
        let length = Self.squareRoot(red.u * red.u + red.v * red.v)
        let turn = Self.direction(degrees: hue)
        let scale = chroma / (value * 7.50725) / length
        self.init(
            u: white.u + scale * (red.u * turn.cosine - red.v * turn.sine),
            v: white.v + scale * (red.v * turn.cosine + red.u * turn.sine), brightness: Self.brightness(value))
    }

    /// The lightness below which brightness is in proportion to it.
    private static let linear = 7.99953624

    private static func brightness(_ lightness: Double) -> Double {
        let root = (lightness + 16) / 116
        return lightness > linear ? root * root * root : lightness / 903.29
    }

    /// The square root of a number near 1, by Newton's method; the standard library's needs the C library in a debug build.
    private static func squareRoot(_ number: Double) -> Double {
        (1...10).reduce(1) { root, _ in (root + number / root) / 2 }
    }

    /// Cosine and sine, by their series; the standard library has none.
    private static func direction(degrees: Double) -> (cosine: Double, sine: Double) {
        let angle = degrees.remainder(dividingBy: 360) / 180 * Double.pi
        var (cosine, sine, term) = (1.0, 0.0, 1.0)
        for step in 1...30 {
            term *= angle / Double(step)
            switch step % 4 {
            case 0: cosine += term
            case 1: sine += term
            case 2: cosine -= term
            default: sine -= term
            }
        }
        return (cosine, sine)
    }

    /// The color as the eye sees it, but for its brightness (CIE 1976 UCS).
    private var chromaticity: (u: Double, v: Double) {
        let sum = x + 15 * y + 3 * z
        return sum == 0 ? (0, 0) : (4 * x / sum, 9 * y / sum)
    }

    /// The intensities of the channels, from 0 to 1 if the screen can show the color.
    var intensities: (Double, Double, Double) {
        (
            3.483405 * x - 1.521764 * y - 0.559231 * z, -1.071528 * x + 1.965938 * y + 0.036737 * z,
            0.063512 * x - 0.200205 * y + 0.810709 * z
        )
    }

    /// True if the screen can show the color.
    var isShown: Bool {
        let (red, green, blue) = intensities
        return min(red, green, blue) > -0.00001 && max(red, green, blue) < 1.00001
    }

    /// The color if the screen can show it; otherwise the nearest one of the same hue and brightness.
    var clipped: Light {
        if isShown { return self }
        let white = Self.white.chromaticity
        let own = chromaticity
        var (low, high, best) = (0.0, 1.0, Light(u: white.u, v: white.v, brightness: y))
        for _ in 0..<30 {
            let middle = (low + high) / 2
            let light = Light(
                u: white.u + middle * (own.u - white.u), v: white.v + middle * (own.v - white.v), brightness: y)
            if light.isShown { (low, best) = (middle, light) } else { high = middle }
        }
        return best
    }
}
