#if canImport(CoreGraphics)
    public import CoreGraphics

    /// A vector, in cells or in fractions of a width and a height. It is Core Graphics' own type.
    public typealias CGVector = CoreGraphics.CGVector
#endif
