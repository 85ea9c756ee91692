#if !canImport(CoreGraphics)
    /// A vector, measured in cells or in fractions of a width and a height, depending on the function that takes it.
    ///
    /// Lunch declares the type because Linux has no Core Graphics.
    public struct CGVector: Hashable, Sendable {
        /// The horizontal component, positive to the right.
        public var dx: Double

        /// The vertical component, positive downwards.
        public var dy: Double

        /// Creates a vector from its horizontal and vertical components.
        public init(dx: Double, dy: Double) {
            self.dx = dx
            self.dy = dy
        }
    }
#endif
