/// The command line of `lunch`.
@main
enum Command {
    static let usage = """
        usage: lunch screens APP [--json]
               lunch open APP [SCREEN] [--mock JSON] [--variant NAME] [--user-info JSON] [--locale ID]
                          [--time-zone ID] [--size COLUMNSxROWS]

          screens   lists the screens that an app can be opened on
          open      opens an app directly on a screen: on a terminal to be used, otherwise once as text

        APP is an executable product of the package in this folder, which is built first, or the path of a program.
        """

    static func main() {
        do throws(CommandError) {
            var arguments = Arguments(CommandLine.arguments.dropFirst())
            switch arguments.next() {
            case "screens": try Screens.run(&arguments)
            case "open": try Open.run(&arguments)
            case "help", "--help", "-h": print(usage)
            case nil: throw CommandError(usage, status: .usage)
            case let other?: throw CommandError("There is no command \"\(other)\".\n\(usage)", status: .usage)
            }
        } catch {
            CurrentProcess.complain(error.message)
            CurrentProcess.leave(error.status.rawValue)
        }
    }
}

/// Why a command failed, and the status to leave with.
struct CommandError: Error {
    /// A status, as sysexits(3) has them.
    enum Status: Int32 {
        /// The command line was wrong.
        case usage = 64
        /// Something that was needed is not there.
        case unavailable = 69
        /// What was asked for went wrong.
        case failure = 1
    }

    let message: String
    let status: Status

    init(_ message: String, status: Status = .failure) {
        self.message = message
        self.status = status
    }
}
