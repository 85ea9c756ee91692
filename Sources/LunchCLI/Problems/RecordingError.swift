import LunchWire

/// The reason why there is no recorded test, or none that holds.
enum RecordingError: Error, Hashable {
    /// A person who uses the app needs a terminal.
    case noTerminal
    /// The terminal is smaller than the one that the app must have.
    case noRoom(CellSize, terminal: CellSize)
    /// The package has no test target.
    case noTarget(package: String)
    /// There are several test targets.
    case severalTargets([String])
    case unknownTarget(String, known: [String])
    /// Nothing was done with the app.
    case nothing
    case unwritten(String, reason: String)
    /// The test was written, and does not pass.
    case failed(test: String, path: String, hasSecrets: Bool)
    /// The test was written, and the run knew nothing of it.
    case notRun(test: String, path: String)

    var status: CommandError.Status {
        switch self {
        case .noTerminal, .noRoom, .severalTargets, .unknownTarget: .usage
        case .noTarget: .unavailable
        case .nothing, .failed, .notRun: .failure
        case .unwritten: .output
        }
    }

    var message: String {
        switch self {
        case .noTerminal:
            """
            lunch record needs an interactive terminal, so that you can use the app on it.
            Without one, lunch record --from TRACE makes a test of the trace of another test.
            """
        case .noRoom(let size, let terminal):
            "The app needs \(size) cells, and this terminal has \(terminal). Make it larger, or leave --size out."
        case .noTarget(let package):
            """
            The package in \(package) has no test target for the test: no folder in Tests is
            empty or has Swift files.
            Add one to Package.swift, or let --print print the test.
            """
        case .severalTargets(let names):
            """
            There are several test targets. --target NAME chooses one.
            \(UsageError.wrappedList(names, as: "The test targets are", none: ""))
            """
        case .unknownTarget(let name, let known):
            """
            There is no folder Tests/\(name.visible) with Swift files.\(UsageError.hint(name, known))
            \(UsageError.wrappedList(known, as: "The test targets are", none: "There is no test target."))
            """
        case .nothing: "You did nothing with the app, so there is no test to write."
        case .unwritten(let path, let reason): "\(path.literal) could not be written: \(reason)."
        case .failed(let test, let path, let hasSecrets):
            "\(test) doesn't pass. The output of the run contains the reason. It is in \(path)."
                + (hasSecrets ? "\nSecrets are not recorded: replace the x's with a secret that works." : "")
        case .notRun(let test, let path):
            """
            \(test) was written to \(path), but the test run did not find it.
            Is the folder a test target in Package.swift?
            """
        }
    }
}
