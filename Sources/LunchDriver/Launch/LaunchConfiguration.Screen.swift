import LunchWire

extension LaunchConfiguration {
    /// A [screen](doc:HowLunchWorks) of an app to open, alone or with one of its variants.
    public struct Screen: Hashable, Sendable {
        /// The identifier of the screen.
        public var name: String

        /// The name of the variant that provides the screen's mock data; nil to open the screen without a variant.
        public var variant: String?

        /// Creates a screen from its identifier and the name of a variant.
        ///
        /// - Parameters:
        ///   - name: the identifier of the screen.
        ///   - variant: the name of the variant; nil to open the screen without a variant.
        public init(_ name: String, variant: String? = nil) {
            self.name = name
            self.variant = variant
        }
    }
}

extension LaunchConfiguration.Screen: CustomStringConvertible {
    /// The identifier of the screen and the name of the variant, as messages show them: `Breakfast, variant bread`.
    public var description: String { name.visible + (variant.map { ", variant \($0.visible)" } ?? "") }
}
