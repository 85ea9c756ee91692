import LunchDriver
import LunchElements
import LunchTerminal
import LunchWire

/// A launch as a command line describes it, checked as far as it can be without the app.
struct AppLaunch: Sendable {
    let app: String
    let screen: String?
    /// The size that was asked for; nil for the terminal's, or the usual size.
    let size: CellSize?
    /// The class of the terminal that was asked for; nil for the standard one.
    let profile: TUITerminalProfile?
    let data: Data
    let locale: String?
    let timeZone: String?
    let arguments: [String]
    /// True if the app gets the real home, whether or not the launch has a screen.
    let usesRealHome: Bool
    /// True if the app is any program, by its name as a shell knows it or by its path.
    let isCommand: Bool

    /// The data that the screen is built with.
    enum Data: Sendable {
        case nothing
        case mock(LunchJSON)
        case variant(String, screen: String)
        case userInfo(String)
    }

    init(_ words: CommandWords) throws(CommandError) {
        isCommand = words.operand(0) == nil
        let preset = try Self.preset(words)
        app = preset?.app ?? words.operand(0) ?? words.arguments.first ?? ""
        let named = try words.value(of: LaunchOptions.namedScreen)
        if words.operand(1) != nil, named != nil {
            throw .usage(.exclusive([LaunchOptions.screen.name, LaunchOptions.namedScreen.name]))
        }
        screen = words.operand(1) ?? named ?? preset?.screen
        let mock = try words.value(of: LaunchOptions.mock)
        let variant = try words.value(of: LaunchOptions.variant)
        let userInfo = try words.value(of: LaunchOptions.userInfo)
        locale = try words.value(of: LaunchOptions.locale) ?? preset?.locale
        timeZone = try words.value(of: LaunchOptions.timeZone) ?? preset?.timeZone
        size = try words.value(of: LaunchOptions.size) ?? preset?.size
        profile = try words.value(of: LaunchOptions.profile) ?? preset?.profile
        usesRealHome = words.has(LaunchOptions.realHome) || preset?.usesRealHome == true
        let own = isCommand ? Array(words.arguments.dropFirst()) : words.arguments
        arguments = own.isEmpty ? preset?.arguments ?? [] : own
        // An app refuses user info that is for no screen.
        let needing = [
            mock.map { _ in LaunchOptions.mock.name }, variant.map { _ in LaunchOptions.variant.name },
            userInfo.map { _ in LaunchOptions.userInfo.name },
        ].compactMap(\.self)
        if screen == nil, needing.count == 1 { throw .usage(.needsScreen(option: needing[0])) }
        switch (mock, variant, userInfo) {
        case (nil, nil, nil):
            if let preset, preset.screen == screen { data = Data(preset) } else { data = .nothing }
        case (let mock?, nil, nil): data = .mock(mock.value)
        case (nil, nil, let userInfo?): data = .userInfo(userInfo.text)
        case (nil, let variant?, nil):
            guard let screen else { throw .usage(.needsScreen(option: LaunchOptions.variant.name)) }
            data = .variant(variant, screen: screen)
        default:
            let options = [LaunchOptions.mock.name, LaunchOptions.variant.name, LaunchOptions.userInfo.name]
            throw .usage(.exclusive(options))
        }
    }

    /// The preset that the command line names in the place of an app; nil if it names none.
    private static func preset(_ words: CommandWords) throws(CommandError) -> LaunchPreset? {
        guard let name = words.operand(0), words.operand(1) == nil, let package = PackageFolder() else { return nil }
        do throws(PresetError) {
            return try LaunchPreset.all(in: package.path)[name]
        } catch {
            throw .preset(error)
        }
    }

    /// The launch in the form of a preset.
    var preset: LaunchPreset {
        var preset = LaunchPreset(app: app)
        preset.screen = screen
        switch data {
        case .nothing: break
        case .mock(let value): preset.mock = value
        case .variant(let name, _): preset.variant = name
        case .userInfo(let text):
            // It was read as an object.
            if case .object(let members)? = try? LunchJSON(parsing: text) { preset.userInfo = members }
        }
        (preset.locale, preset.timeZone, preset.size, preset.arguments) = (locale, timeZone, size, arguments)
        preset.usesRealHome = usesRealHome
        preset.profile = profile
        return preset
    }

    /// The program: built first if it is a product of the package.
    func product() throws(CommandError) -> Product { isCommand ? try .command(app) : try .locate(app) }

    /// Everything about the launch, once the program is there.
    func configuration(of product: Product) throws(CommandError) -> LaunchConfiguration {
        var launch = LaunchConfiguration(.path(product.path))
        launch.screen = screen
        launch.locale = locale
        launch.timeZone = timeZone
        launch.arguments = arguments
        launch.usesRealHome = usesRealHome
        if let size { launch.size = size }
        if let profile { launch.profile = profile }
        switch data {
        case .nothing: break
        case .mock(let mock): launch.userInfo = .mock(mock)
        case .userInfo(let text): launch.userInfo = .text(text)
        case .variant(let name, let screen):
            let screens = try ScreenList.read(of: product, arguments, usesRealHome: usesRealHome)
            launch.userInfo = .mock(try ScreenList.screen(screen, in: screens, of: product).variant(name).mock)
        }
        return launch
    }

    /// Launches the app on a separate terminal, presses and types, and returns what is there once it has settled.
    ///
    /// - Throws: even if the app has ended before that.
    func sight(of product: Product, after input: [TypedInput]) throws(CommandError) -> Sight {
        let sight = try Visit(product: product, configuration: configuration(of: product), input: input).sight()
        if let end = sight.end { throw .app(.ended(product.name, end)) }
        if sight.frame.isBlank { complainOfBlank(product, takesInput: true) }
        return sight
    }

    /// Launches the app on a separate terminal, and returns its screen once it has settled, or its last output.
    func text(of product: Product) throws(CommandError) -> String {
        try remains(of: product, after: [], takesInput: false).shownText
    }

    /// Launches the app as `sight(of:after:)` does; returns its screen, or the output of an app that has done its work at once.
    func remains(
        of product: Product, after input: [TypedInput], takesInput: Bool
    ) throws(CommandError) -> TUIFrame {
        let sight = try Visit(product: product, configuration: configuration(of: product), input: input).sight()
        if let end = sight.end, end.status != .success || !input.isEmpty { throw .app(.ended(product.name, end)) }
        if sight.frame.isBlank { complainOfBlank(product, takesInput: takesInput) }
        return sight.frame
    }

    private func complainOfBlank(_ product: Product, takesInput: Bool) {
        let (key, own) = (["--press", "Return"], arguments.isEmpty ? [] : ["--"] + arguments)
        let rest = isCommand ? key + ["--", app] + arguments : [product.name] + (screen.map { [$0] } ?? []) + key + own
        CurrentProcess.complain(
            """
            \(product.name) drew nothing. It may wait for input: \
            \(takesInput ? "try --press or --type" : "try \(ShellText.line(["lunch", "elements"] + rest))").
            """)
    }
}

extension AppLaunch.Data {
    /// The data of a preset.
    fileprivate init(_ preset: LaunchPreset) {
        if let variant = preset.variant, let screen = preset.screen {
            self = .variant(variant, screen: screen)
        } else if let mock = preset.mock {
            self = .mock(mock)
        } else if let members = preset.userInfo {
            self = .userInfo(LunchJSON.object(members).text)
        } else {
            self = .nothing
        }
    }
}
