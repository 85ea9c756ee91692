import LunchDriver
import LunchWire

/// The screens that a program lists when it is asked to.
enum ScreenList {
    /// Asks a program for its screens.
    ///
    /// - Parameters:
    ///   - arguments: those with which the program is started: an interpreter needs its script.
    ///   - usesRealHome: true if the program needs the real home to start.
    static func read(
        of product: Product, _ arguments: [String], usesRealHome: Bool
    ) throws(CommandError) -> [LaunchScreenDescription] {
        var launch = LaunchConfiguration(.path(product.path))
        launch.arguments = arguments
        launch.usesRealHome = usesRealHome
        launch.environment = CurrentProcess.variables
        if !usesRealHome {
            for name in TemporaryHome.variableNames { launch.environment[name] = nil }
        }
        let screens: [LaunchScreenDescription]
        do throws(TUIError) {
            screens = try launch.listedScreens()
        } catch {
            throw .app(.driver(error.failure))
        }
        RememberedScreens(of: product)?.write(screens)
        return screens
    }

    static func screen(
        _ identifier: String, in screens: [LaunchScreenDescription], of product: Product
    ) throws(CommandError) -> LaunchScreenDescription {
        if let screen = screens.first(where: { $0.identifier == identifier }) { return screen }
        throw .usage(.unknownScreen(identifier, app: product.name, known: screens.map(\.identifier)))
    }
}

extension LaunchScreenDescription {
    func variant(_ name: String) throws(CommandError) -> Variant {
        if let variant = variants.first(where: { $0.name == name }) { return variant }
        throw .usage(.unknownVariant(name, screen: identifier, known: variants.map(\.name)))
    }
}
