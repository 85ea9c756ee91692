#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The cosine of an angle in degrees.
func cosine(ofDegrees degrees: Double) -> Double { cos(degrees * .pi / 180) }

/// The direction of a way, in degrees clockwise from north, from 0 up to 360.
func direction(north: Double, east: Double) -> Double {
    let degrees = atan2(east, north) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
}
