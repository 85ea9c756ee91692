import LunchDriver
import LunchElements
import LunchRun
import LunchSnapshots
import LunchWire

/// The reason why a command failed; its words and the status to leave with are made of it.
enum CommandError: Error {
    /// The command line is wrong: nothing was built or launched.
    case usage(UsageError)
    /// The program is not there, or could not be built or run.
    case program(ProgramError)
    /// The program is there, and did not do what was asked for.
    case app(AppError)
    /// Snapshots could not be listed, accepted or pruned.
    case snapshots(SnapshotsError)
    /// There is no trace to show.
    case trace(TraceFileError)
    /// There is no result of a run to read, or to make.
    case run(RunProblem)
    /// There is no preset, or it could not be kept.
    case preset(PresetError)
    /// Nothing was recorded, or what was recorded does not hold.
    case recording(RecordingError)
    /// There is no session, or it cannot be begun.
    case session(SessionError)
    /// The output could not be written, for this reason.
    case output(String)
}

/// A mistake in a command line.
enum UsageError: Error, Hashable {
    case unknownCommand(String, known: [String])
    case unknownOption(String, command: String, known: [String])
    /// A word of the command line has bytes that are not UTF-8.
    case notUTF8(String, index: Int)
    case givenTwice(String)
    case noValue(option: String, placeholder: String)
    case needlessValue(option: String)
    case missingOperand(String, command: String, takesCommand: Bool)
    case emptyOperand(String)
    /// An option without which there is nothing to do was left out.
    case missingOption(String, command: String)
    case surplusOperand(String, command: String, takesArguments: Bool)
    case exclusive([String])
    case needsScreen(option: String)
    case malformed(Malformed, option: String)
    case unreadable(option: String, path: String, reason: String)
    case unknownShell(String, known: [String])
    case noTypeName(String)
    /// The name of a file says no format of a picture.
    case noPicture(String, known: [String])
    case unknownScreen(String, app: String, known: [String])
    case unknownVariant(String, screen: String, known: [String])
    /// A folder has no gallery.
    case noGallery(String)
    /// There is nothing of that name to do with snapshots.
    case unknownAction(String, known: [String])

    /// A mistake in the value of an option.
    enum Malformed: Hashable {
        case size(String)
        case seconds(String)
        case check(String, known: [String])
        case count(String)
        case locale(String)
        /// The name of a preset cannot are in the place of an app.
        case presetName(String)
        case expression(String)
        /// The locale has a language that nobody knows.
        case language(String, locale: String)
        /// The locale has a region that nobody knows.
        case region(String, locale: String)
        case noKeys
        case timeZone(String, near: String?)
        case key(String, near: String?, known: [String])
        case theme(String, known: [String])
        case profile(String, known: [String])
        case library(String, known: [String])
        case changeClass(String, known: [String])
        /// - Parameter file: the file that it is in; nil if it is on the command line.
        case json(WireError, file: String?)
        case noObject(kind: String, file: String?)
        /// There is no mock data, but something under a key that looks like that.
        case misspelledKey(String)
    }
}

/// The reason why there is no program to run.
enum ProgramError: Hashable {
    case noFile(String, product: String?)
    /// No folder of PATH has it.
    case noCommand(String)
    case folder(String)
    case notExecutable(String)
    /// - Parameter path: a program of that name in a folder of PATH.
    case noPackage(app: String, folder: String, path: String?)
    /// The build has told why.
    case unbuilt(String)
    /// - Parameter path: a program of that name in a folder of PATH.
    case unknownProduct(String, known: [String], path: String?)
    case missing(app: String, path: String)
    case notRun(String, reason: String)
    /// Neither this folder nor one above it has a package whose tests could run.
    case noTestPackage(folder: String)
    /// No test is known that has failed.
    case noLastFailed
    /// Git can't list the files that have changed since a commit.
    case noChanges(since: String, words: String)
    /// SwiftPM does not describe the package.
    case noDescription(String)
    /// None of these programs is there, each with the package that has it.
    case noPictureProgram([String])
    /// A program has not made a picture of a drawing.
    case noPictureMade(by: String, words: String)
}

/// The reason why nothing was done to snapshots.
enum SnapshotsError {
    /// Neither this folder nor one above it has a package.
    case noPackage(folder: String)
    /// Nothing that tests have received has such a path.
    case notPending(String, known: [String])
    /// It is a machine of continuous integration, where nobody has looked.
    case continuousIntegration
    /// No run of all tests is known that has not failed.
    case notRun
    /// A snapshot cannot be read or written.
    case file(TUISnapshot.Mismatch)
}

/// The reason why an app did not do what was asked for.
enum AppError {
    /// The app could not be launched, or used.
    case driver(TUIFailure)
    /// The app did not open; that may be the command line's fault.
    case notOpened(TUIFailure, Fault)
    /// The app ended before anybody could look.
    case ended(String, End)
    /// The app publishes no elements, but the command needs them.
    case noElements(app: String)
    /// The app lists no screens.
    case noScreens(app: String)

    /// The culprit if an app did not open.
    enum Fault: Hashable {
        case app
        case commandLine
        case data
    }

    /// The end of an app, and the input after which it came.
    struct End: Hashable {
        /// Nil if unknown.
        let status: TUIApplication.ExitStatus?
        /// The last key or text that it got; nil for none.
        let input: String?
        /// The text that was on the screen, which may contain the reason; empty if it was blank.
        let lastWords: String

        init(_ status: TUIApplication.ExitStatus?, after input: String?, leaving frame: TUIFrame?) {
            self.status = status
            self.input = input
            lastWords = frame.map { $0.isBlank ? "" : $0.shownText } ?? ""
        }
    }
}

extension CommandError {
    /// The statuses that `lunch` leaves with: 0, 1, and those of sysexits(3).
    enum Status: Int32, CaseIterable {
        /// The request failed.
        case failure = 1
        /// The command line was wrong.
        case usage = 64
        /// The data for a screen was wrong.
        case data = 65
        /// There was no test to run.
        case noTests = 66
        /// Something that was needed is not there.
        case unavailable = 69
        /// The output could not be written.
        case output = 74
    }

    var status: Status {
        switch self {
        case .usage: .usage
        case .program(.noLastFailed): .noTests
        case .program: .unavailable
        case .app(.notOpened(_, .commandLine)): .usage
        case .app(.notOpened(_, .data)): .data
        case .app, .snapshots: .failure
        case .run(.shard(.malformed)), .run(.ownFolder), .run(.expression),
            .run(.shard(.variables)):
            .usage
        case .run(.file(.missing)), .run(.shard): .unavailable
        case .run: .data
        case .recording(let error): error.status
        case .preset(.unknown): .usage
        case .preset(.unreadable): .data
        case .preset(.noPackage): .unavailable
        case .trace(.noStep), .trace(.noLaunch), .trace(.ambiguous), .trace(.noSecrets), .trace(.noTerminal),
            .trace(.noLaunchYet):
            .usage
        case .trace(.damaged): .data
        case .trace(.endedEarly): .failure
        case .trace: .unavailable
        case .session(.name): .usage
        case .session: .unavailable
        case .output: .output
        }
    }
}
