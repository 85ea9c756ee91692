#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Routes as GPX 1.1 (https://www.topografix.com/GPX/1/1), which other programs read.
///
/// GPX has no place for accuracy, speed and direction; they stand among the extensions.
enum GPX {
    static func text(title: String, footprints: [Footprint]) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <gpx version="1.1" creator="FootStepMeter" xmlns="http://www.topografix.com/GPX/1/1" xmlns:f="\(namespace)">
          <trk>
            <name>\(escaped(title))</name>
            <trkseg>
        \(footprints.map(point).joined())\
            </trkseg>
          </trk>
        </gpx>

        """
    }

    private static let namespace = "urn:footstepmeter:1"

    private static func point(_ footprint: Footprint) -> String {
        let time = Date(timeIntervalSince1970: footprint.time).formatted(.iso8601)
        let accuracy = footprint.accuracy.text(decimals: 1)
        let speed = footprint.speed.text(decimals: 2)
        let direction = footprint.direction.text(decimals: 1)
        return """
                  <trkpt lat="\(footprint.latitude.text(decimals: 7))" lon="\(footprint.longitude.text(decimals: 7))">
                    <time>\(time)</time>
                    <extensions>
                      <f:accuracy>\(accuracy)</f:accuracy>
                      <f:speed>\(speed)</f:speed>
                      <f:direction>\(direction)</f:direction>
                    </extensions>
                  </trkpt>

            """
    }

    /// Text as XML takes it; what it cannot hold (XML 1.0, 2.2) becomes a replacement character.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
            case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }
}
