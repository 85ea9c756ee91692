import LunchDriver
import LunchSnapshots
import LunchWire

/// `lunch gallery`: makes a page with pictures of all screens of an app.
struct Gallery: Command {
    private static let output = {
        var option = Option(
            "--output", "FOLDER", "the folder for the page; it is created", proposals: .files, read: CommandValues.text)
        option.short = "-o"
        return option
    }()
    private static let against = Option(
        "--against", "FOLDER", "an older gallery to compare with: the changes come first", proposals: .files,
        read: CommandValues.text)
    private static let sizes = Option(
        LaunchOptions.size.name, "COLUMNSxROWS", "a size of the terminal; default 80x24",
        proposals: LaunchOptions.size.proposals, mayRepeat: true, read: CommandValues.size)
    private static let locales = Option(
        LaunchOptions.locale.name, "ID", "a locale of the app, such as ja_JP",
        proposals: LaunchOptions.locale.proposals,
        mayRepeat: true, read: CommandValues.locale)
    private static let themes = Option(
        "--theme", "NAME", "the colors of the terminal: dark, light; default dark",
        proposals: .words(PictureTheme.allCases.map(\.rawValue)), mayRepeat: true, read: CommandValues.theme)

    static let syntax = Syntax(
        command: "gallery", abstract: "Makes a page with a picture of each screen of an app.",
        discussion: """
            The command opens each screen of the app, without data and with each variant, in
            each size and locale. FOLDER/index.html shows them all, with a search. Each
            launch has a temporary home for the app's files.

            With --against, different screens come first, old and new side by side, by
            class: other text, another style, moved, added, removed, another size.

            If a screen does not open, the page shows the reason, and the status is 1.
            """,
        operands: [LaunchOptions.app],
        options: [output, against, sizes, locales, themes, LaunchOptions.timeZone, LaunchOptions.realHome],
        takesArguments: true,
        takesCommand: true,
        examples: [
            "lunch gallery LunchSample -o gallery --size 80x24 --size 40x20 --locale ja_JP",
            "lunch gallery LunchSample -o new --against gallery --theme dark --theme light",
        ])

    private let launch: AppLaunch
    private let folder: GalleryFolder
    private let older: GalleryFolder?
    private let sizes: [CellSize]
    private let locales: [String?]
    private let themes: [PictureTheme]

    init(_ words: CommandWords) throws(CommandError) {
        launch = try AppLaunch(words)
        guard let path = try words.value(of: Self.output), !path.isEmpty else {
            throw .usage(.missingOption("-o FOLDER", command: Self.syntax.command))
        }
        folder = GalleryFolder(path: path)
        older = try words.value(of: Self.against).map(GalleryFolder.init)
        let sizes = try words.values(of: Self.sizes)
        self.sizes = sizes.isEmpty ? [LaunchConfiguration(.path(launch.app)).size] : sizes
        let locales = try words.values(of: Self.locales)
        self.locales = locales.isEmpty ? [nil] : locales
        let themes = try words.values(of: Self.themes)
        self.themes = themes.isEmpty ? [.dark] : themes
    }

    func run() throws(CommandError) {
        try older?.checkGallery()
        let product = try launch.product()
        let configuration = try launch.configuration(of: product)
        let screens = try ScreenList.read(
            of: product, launch.arguments, usesRealHome: launch.usesRealHome)
        if screens.isEmpty { throw .app(.noScreens(app: product.name)) }
        let shots = GalleryShot.all(of: screens, sizes: sizes, locales: locales)
        let maker = GalleryMaker(
            product: product, launch: configuration, shots: shots, themes: themes, folder: folder, older: older)
        let entries = try maker.make { CurrentProcess.tellProgress($0, of: shots.count) }
        CurrentProcess.endProgress()
        try folder.write(GalleryPage(title: product.name, entries))
        try tell(entries, shots.count)
    }

    /// Prints what became of the screens, and leaves with 1 if one did not open.
    ///
    /// - Parameter count: the number of screens, without those that are gone.
    private func tell(_ entries: [GalleryPage.Entry], _ count: Int) throws(CommandError) {
        var hasFailed = false
        for entry in entries {
            let words: String
            switch entry.state {
            case .same: continue
            case .failed(let reason):
                hasFailed = true
                words = "did not open: \(reason.prefix { $0 != "\n" })"
            case .changed(let difference): words = difference.summary
            case .damaged, .added, .gone: words = entry.state.words
            }
            try CurrentProcess.print("\(([entry.name] + entry.details).joined(separator: ", ")): \(words)".visible)
        }
        try CurrentProcess.print("\(count) pictures: \(folder.path)/index.html".visible)
        if hasFailed { CurrentProcess.leave(CommandError.Status.failure.rawValue) }
    }
}
