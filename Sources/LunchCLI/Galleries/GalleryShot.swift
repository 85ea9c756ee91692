import LunchDriver
import LunchElements
import LunchWire

/// A picture of a gallery that must be made: a screen, and the circumstances in which it is opened.
struct GalleryShot: Sendable {
    let screen: LaunchScreenDescription
    let variant: LaunchScreenDescription.Variant?
    let size: CellSize
    let locale: String?

    /// The name of its files without their extensions; unique in a gallery.
    var file = ""

    /// The name of the screen, and of its variant.
    var name: String { ([screen.identifier] + [variant?.name].compactMap(\.self)).joined(separator: " · ") }

    /// The size and the locale.
    var details: [String] { ["\(size)"] + [locale].compactMap(\.self) }

    /// All pictures of an app: each screen on its own and with each of its variants, in each size and each locale.
    static func all(
        of screens: [LaunchScreenDescription], sizes: [CellSize], locales: [String?]
    ) -> [GalleryShot] {
        var shots: [GalleryShot] = []
        for screen in screens {
            for variant in [nil] + screen.variants.map(Optional.some) {
                for size in sizes {
                    for locale in locales {
                        shots.append(GalleryShot(screen: screen, variant: variant, size: size, locale: locale))
                    }
                }
            }
        }
        var names: [String: Int] = [:]
        for index in shots.indices {
            let name = fileName(of: shots[index])
            // A file system may not distinguish uppercase from lowercase letters.
            let count = names[name.lowercased(), default: 0] + 1
            names[name.lowercased()] = count
            shots[index].file = count == 1 ? name : "\(name)~\(count)"
        }
        return shots
    }

    /// The name of a file, which leads nowhere else, whatever the app calls its screens.
    private static func fileName(of shot: GalleryShot) -> String {
        let parts = [shot.screen.identifier, shot.variant?.name, "\(shot.size.columns)x\(shot.size.rows)", shot.locale]
        let name = parts.compactMap(\.self).map(encoded).joined(separator: ".")
        if name.utf8.count <= 150 { return name }
        // FNV-1a: the same at each run, as the hash of Swift is not.
        let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return "\(name.prefix(130))~\(String(hash, radix: 16))"
    }

    /// The text without the signs that separate the parts of a name.
    private static func encoded(_ text: String) -> String {
        text.percentEncoded().replacing(".", with: "%2E").replacing("~", with: "%7E")
    }

    /// The launch of the app for this picture.
    func configuration(_ launch: LaunchConfiguration) -> LaunchConfiguration {
        var launch = launch
        launch.screen = screen.identifier
        launch.userInfo = variant.map { .mock($0.mock) }
        launch.size = size
        // A timer may end what a screen loads, and the same screen must look the same each time.
        launch.clock = .virtual
        if let locale { launch.locale = locale }
        return launch
    }

    /// Opens the app, and returns what it shows, or why it shows nothing.
    func open(_ product: Product, _ launch: LaunchConfiguration) -> Result<TUIFrame, CommandError> {
        do throws(CommandError) {
            let visit = Visit(
                product: product, configuration: configuration(launch), input: [], waitsForContent: true)
            let sight = try visit.sight()
            if let end = sight.end { return .failure(.app(.ended(product.name, end))) }
            return .success(sight.frame)
        } catch {
            return .failure(error)
        }
    }
}
