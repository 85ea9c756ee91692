import LunchProcess
import LunchWire

/// The checks that an app lists its screens.
enum Catalogs {
    static let list = "catalog.list"

    static let checks = [
        ProtocolCheck(
            list, "lists its screens with LAUNCH_CATALOGUE=1, and exits", .catalog,
            { app throws(Finding) in
                _ = try read(app)
            }),
        ProtocolCheck("catalog.screens", "opens each screen that it lists, with each variant", .catalog, screens),
    ]

    /// The screens that the app lists.
    static func read(_ app: CheckedApp) throws(Finding) -> [LaunchScreenDescription] {
        let transcript = try app.launched(
            Plan(screen: .nothing, userInfo: .nothing, hasToken: false, wantsCatalog: true))
        let (written, errors) = (transcript.facts.drawn + transcript.facts.pending, transcript.facts.errors)
        guard case .ended(let status) = transcript.opening else {
            throw .skipped(
                "the app ignores LAUNCH_CATALOGUE and opens; lunch screens, variants and completion need it")
        }
        guard status == .exited(0) else {
            throw .fails(
                seen:
                    "With LAUNCH_CATALOGUE=1 the app \(status), and wrote \(written.isEmpty ? "nothing" : Text.bytes(written)).\(Text.errors(errors))",
                cause: "It fails before it lists its screens.",
                change: "Print the list on standard output and exit with status 0, before anything else is set up.")
        }
        if transcript.facts.ledger.foreign != nil {
            throw .fails(
                seen: "With LAUNCH_CATALOGUE=1 the app sends hello without a token.",
                cause: "It sends hello before it checks LAUNCH_CATALOGUE, and without LAUNCH_TOKEN.",
                change: "Check LAUNCH_CATALOGUE first; write nothing but the list.")
        }
        let screens: [LaunchScreenDescription]
        do throws(WireError) {
            screens = try LaunchScreenDescription.catalog(
                from: LunchJSON(parsing: written, limits: .userInfo))
        } catch {
            throw .fails(
                seen:
                    "The output with LAUNCH_CATALOGUE=1 is not a list\(written.isEmpty ? ": it writes nothing" : " (\(error)): \(Text.bytes(written))").",
                cause: written.isEmpty
                    ? "It exits before it prints the list, or the list stays in a buffer that is not flushed."
                    : "Something else is printed as well, or a field is missing.",
                change:
                    "Print {\"screens\":[{\"identifier\":…,\"title\":…,\"mockType\":…,\"variants\":[{\"name\":…,\"mock\":…}]}]} "
                    + "and nothing else.")
        }
        try refuseTwins(screens.map(\.identifier), "screens are called")
        for screen in screens {
            try refuseTwins(screen.variants.map(\.name), "variants of \(screen.identifier.literal) are called")
        }
        return screens
    }

    private static func refuseTwins(_ names: [String], _ things: String) throws(Finding) {
        guard let twin = names.first(where: { name in names.count { $0 == name } > 1 }) else { return }
        throw .fails(
            seen: "\(names.count { $0 == twin }) \(things) \(twin.literal).", cause: "A name was copied.",
            change: "Give each a unique name, because a test launches it by this name.")
    }

    /// The number of screens and variants that are opened at most.
    static let limit = 24

    static func screens(_ app: CheckedApp) throws(Finding) {
        guard let catalog = app.subject.catalog else { throw .skipped("the app lists no screens") }
        let launches = catalog.flatMap { screen -> [(String, LaunchScreenDescription.Variant?)] in
            [(screen.identifier, nil)] + screen.variants.map { (screen.identifier, $0) }
        }
        for (screen, variant) in launches.prefix(limit) {
            let plan = Plan(
                screen: .text(screen), userInfo: variant.map { .text(Screens.userInfo($0.mock)) } ?? .nothing)
            let transcript = try app.launched(plan)
            let name = variant.map { "\(screen.literal) with the variant \($0.name.literal)" } ?? screen.literal
            switch transcript.opening {
            case .publishes, .isLaunchOnly: continue
            case .refuses(let reason):
                // A screen may need data.
                if variant == nil, catalog.contains(where: { $0.identifier == screen && $0.mockType != nil }) {
                    continue
                }
                throw .fails(
                    seen: "The app lists \(name), but does not open it: \(reason.literal).",
                    cause: variant == nil
                        ? "The list names a screen that the app does not have." : "The variant's data does not fit.",
                    change: "List what the app opens, from one place in the code.")
            case .ended, .isSilent:
                var complaint = Greeting.notOpened(transcript)
                complaint.seen = "Screen \(name): \(complaint.seen)"
                throw .fails(complaint)
            }
        }
        if launches.count > limit { throw .skipped("it lists \(launches.count); the first \(limit) open") }
    }
}
