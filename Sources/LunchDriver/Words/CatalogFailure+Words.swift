import LunchCommands
import LunchElements
import LunchWire

/// The words of apps whose list of screens doesn't contain the requested screen.
extension CatalogFailure {
    func words(_ app: String) -> String {
        switch self {
        case .empty:
            """
            \(app) lists no screens, so there is none to open.
            Declare them in a Catalog, or return their descriptions from `screens` of your Creatable.
            """
        case .noScreen(let name, let known):
            """
            \(app) lists no screen \(ShownText.quoted(name)).\(Self.suggestion(name, known))
            The screens are: \(Self.list(known)).
            """
        case .noVariant(let name, let screen, let known):
            """
            The screen \(ShownText.quoted(screen)) of \(app) has no variant \(ShownText.quoted(name)).\
            \(Self.suggestion(name, known))
            \(known.isEmpty
                ? "It has none: declare them in its ScreenEntry(…, variants:)." : "Its variants are: \(Self.list(known)).")
            """
        case .needsScreen(let variant):
            """
            The variant \(ShownText.quoted(variant)) is given without a screen.
            Name the screen too, or launch a page that has a screenName.
            """
        case .mockBeside(let variant):
            """
            The variant \(ShownText.quoted(variant)) and mock data are given, but a screen can have only one of them.
            Leave out the variant, or the value of "\(LaunchKeys.mock)" in the user info.
            """
        case .noList(let reason):
            """
            \(app) did not list its screens: when launched with \(LaunchKeys.catalog)=1, \(reason.words).
            An app lists them by calling Launcher(with:).screen() before it does anything else. A release build ignores the \
            launch keys, unless it opts in: is this one built for release?
            """
        }
    }

    private static func suggestion(_ name: String, _ known: [String]) -> String {
        known.nearest(to: name).map { " Did you mean \(ShownText.quoted($0))?" } ?? ""
    }

    private static func list(_ names: [String]) -> String { names.map(ShownText.quoted).joined(separator: ", ") }
}

extension CatalogFailure.Reason {
    fileprivate var words: String {
        switch self {
        case .other: "it wrote something else on its terminal"
        case .silent(let status): "it \(status), and wrote nothing"
        case .ended(let status, let error): "it \(status), and its output is not a list (\(error))"
        case .failed(let status): "it wrote a list, but then it \(status)"
        case .tooLong(let limit): "it wrote more than \(limit >> 20) MiB"
        case .late(let time): "it neither wrote a list nor ended within \(DurationText.words(time))"
        }
    }
}
