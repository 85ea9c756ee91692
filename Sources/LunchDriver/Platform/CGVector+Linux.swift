#if !canImport(CoreGraphics)
    /// A direction and a length, as Core Graphics has it; on Linux no module does.
    public struct CGVector: Hashable, Sendable {
        /// The part to the right.
        public var dx: Double

        /// The part downwards.
        public var dy: Double

        /// Creates a vector from its parts.
        public init(dx: Double, dy: Double) {
            self.dx = dx
            self.dy = dy
        }
    }
#endif
