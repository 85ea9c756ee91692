import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The screens that a product listed last, kept among what was built, so that the shell can propose them.
///
/// To propose something, no program is run: a key of the shell is not a reason to run one.
struct RememberedScreens {
    private let file: URL

    /// Nil for a program that is not a product of a package.
    init?(of product: Product) {
        guard let package = product.package else { return nil }
        self.init(of: product.app, in: package)
    }

    init(of app: String, in package: PackageFolder) {
        file = URL(filePath: package.path).appending(path: ".build/lunch/\(app).screens.json")
    }

    /// The screens; none if they have not been requested yet.
    func read() -> [LaunchScreenDescription] {
        // The shell reads this at a press of Tab, where an error would disturb: a damaged file is written again.
        guard let data = try? Data(contentsOf: file) else { return [] }
        let text = String(decoding: data, as: UTF8.self)
        return (try? LaunchScreenDescription.catalog(from: LunchJSON(parsing: text))) ?? []
    }

    /// Keeps names only; if that is not possible, the shell proposes less.
    func write(_ screens: [LaunchScreenDescription]) {
        let names = screens.map { screen in
            var screen = screen
            screen.variants = screen.variants.map { .init(name: $0.name, mock: .null) }
            return screen
        }
        let text = LaunchScreenDescription.catalog(names).text
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? Data(text.utf8).write(to: file, options: .atomic)
    }
}
