#if !canImport(CoreGraphics)
    /// A vector, in cells or in fractions of a width and a height. Lunch declares the type because Linux has no Core
    /// Graphics.
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
