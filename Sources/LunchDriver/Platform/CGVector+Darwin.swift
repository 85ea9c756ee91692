#if canImport(CoreGraphics)
    public import CoreGraphics

    /// A vector, in cells or in fractions of a width and a height; Core Graphics declares this type.
    public typealias CGVector = CoreGraphics.CGVector
#endif
