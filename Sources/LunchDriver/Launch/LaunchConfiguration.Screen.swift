import LunchWire

extension LaunchConfiguration {
    /// A screen of an app as it can be opened: by itself, or with one of its variants.
    public struct Screen: Hashable, Sendable {
        /// The identifier of the screen.
        public var name: String

        /// The name of the variant whose mock data the screen is built with; nil for none.
        public var variant: String?

        /// Creates a screen as it can be opened.
        public init(_ name: String, variant: String? = nil) {
            self.name = name
            self.variant = variant
        }
    }
}

extension LaunchConfiguration.Screen: CustomStringConvertible {
    /// The names as they read in messages: `Breakfast, variant bread`.
    public var description: String { name.visible + (variant.map { ", variant \($0.visible)" } ?? "") }
}
