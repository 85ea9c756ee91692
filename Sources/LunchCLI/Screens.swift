import LunchWire

/// `lunch screens`: lists the screens that an app can be opened on.
enum Screens {
    static func run(_ arguments: inout Arguments) throws(CommandError) {
        let wantsJSON = arguments.flag("--json")
        guard let app = arguments.next() else {
            throw CommandError("screens needs the name of an app.\n\(Command.usage)", status: .usage)
        }
        try arguments.finish()
        let screens = try list(ofProgram: try Product.locate(app))
        if wantsJSON {
            print(LaunchScreenDescription.catalogue(screens).text)
        } else if screens.isEmpty {
            print("\(app) lists no screens.")
        } else {
            print(table(screens))
        }
    }

    /// The screens that a program lists when it is asked to.
    static func list(ofProgram path: String) throws(CommandError) -> [LaunchScreenDescription] {
        let run = try Tool.run(path, [], environment: [LaunchKeys.catalogue: "1"], output: .read, limit: 20)
        do throws(WireError) {
            return try LaunchScreenDescription.catalogue(from: LunchJSON(parsing: run.output))
        } catch {
            let ending = run.wasTerminated ? "did not end" : "left with status \(run.status)"
            throw CommandError(
                """
                \(path) did not list its screens: asked with \(LaunchKeys.catalogue)=1, it \(ending), and what it printed \
                is no list (\(error)).
                An app lists them by calling Launcher(with:).launch() before it does anything else, in a debug build.
                """)
        }
    }

    private static func table(_ screens: [LaunchScreenDescription]) -> String {
        let rows =
            [["SCREEN", "TITLE", "MOCK DATA", "VARIANTS"]]
            + screens.map { screen in
                [
                    screen.identifier, screen.title, screen.mockType ?? "",
                    screen.variants.map { "\($0.name) \($0.mock.text)" }.joined(separator: ", "),
                ].map(\.visible)
            }
        let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            let line = (cells + [row[3]]).joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }
}
