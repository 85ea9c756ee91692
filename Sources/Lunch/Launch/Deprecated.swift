// The names of versions 0.1.0 and 0.2.0.

public import LunchWire

/// A catalog of screens; the same as `Catalog`.
@available(*, deprecated, renamed: "Catalog")
public typealias Catalogue<Screen> = Catalog<Screen>

/// The builder of a catalog; the same as `CatalogBuilder`.
@available(*, deprecated, renamed: "CatalogBuilder")
public typealias CatalogueBuilder<Screen> = CatalogBuilder<Screen>

extension Launcher {
    /// Builds and returns the requested screen; the same as `screen()`.
    @available(*, deprecated, renamed: "screen")
    public func launch() throws(LaunchError) -> Creator.Screen? { try screen() }

    /// Builds and returns the requested screen, or the app's own first screen; as `screen(default:)`, but the function throws
    /// the `LaunchError`.
    @available(*, deprecated, message: "Write screen(default:), which prints a LaunchError and exits with status 64.")
    public func launch(or home: @autoclosure () throws -> Creator.Screen) throws -> Creator.Screen {
        try screen() ?? home()
    }

    /// Builds the screen that a test requests while the app is running; the same as `screen(for:)`.
    @available(*, deprecated, renamed: "screen(for:)")
    public func show(_ request: LaunchScreenRequest) -> Creator.Screen? { screen(for: request) }
}
