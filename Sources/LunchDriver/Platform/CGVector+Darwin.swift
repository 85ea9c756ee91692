#if canImport(CoreGraphics)
    public import CoreGraphics

    /// A vector in cells or in fractions of an element, as Core Graphics declares it.
    public typealias CGVector = CoreGraphics.CGVector
#endif
