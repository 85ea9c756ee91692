import LunchWire

/// The screens that a program lists when it is asked to.
enum ScreenList {
    /// For how many seconds a program may list them.
    private static let limit = 20

    /// - Parameter arguments: those with which the program is started: an interpreter needs its script.
    static func read(of product: Product, _ arguments: [String]) throws(CommandError) -> [LaunchScreenDescription] {
        let environment = [LaunchKeys.catalogue: "1"]
        let run = try Tool.run(product.path, arguments, environment: environment, output: .read, limit: Double(limit))
        let screens: [LaunchScreenDescription]
        do throws(WireError) {
            screens = try LaunchScreenDescription.catalogue(from: LunchJSON(parsing: run.output))
        } catch {
            let ending: AppError.Ending =
                switch run.ending {
                case .left: .left(status: run.status)
                case .signalled: .signalled(run.status)
                case .late: .terminated(seconds: limit)
                }
            throw .app(.noList(program: product.path, ending: ending, problem: run.output.isEmpty ? nil : error))
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
