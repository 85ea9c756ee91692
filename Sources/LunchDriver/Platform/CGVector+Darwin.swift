#if canImport(CoreGraphics)
    public import CoreGraphics

    /// A vector, measured in cells or in fractions of a width and a height, depending on the function that takes it.
    ///
    /// The type is Core Graphics' own.
    public typealias CGVector = CoreGraphics.CGVector
#endif
