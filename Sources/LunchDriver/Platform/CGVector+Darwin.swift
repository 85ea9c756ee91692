#if canImport(CoreGraphics)
    public import CoreGraphics

    /// A direction and a length, in cells or as shares of an element.
    public typealias CGVector = CoreGraphics.CGVector
#endif
