import LunchDriver
import LunchElements
import LunchWire

extension CommandError {
    /// A sentence that specifies what happened, the likely cause, and what to do next.
    var message: String {
        switch self {
        case .usage(let error): error.message
        case .program(let error): error.message
        case .app(let error): error.message
        case .snapshots(let error): error.message
        case .trace(let error): error.message
        case .run(let problem): problem.message
        case .recording(let error): error.message
        case .preset(let error): error.description
        case .session(let error): error.message
        case .output(let reason): "The output could not be written: \(reason)."
        }
    }
}

extension ProgramError {
    var message: String {
        switch self {
        case .noFile(let path, let product):
            "There is no program \(path.literal)."
                + (product.map { "\nTo build the product, write \($0) without ./" } ?? "")
        case .noCommand(let name):
            """
            There is no program \(name.literal) in the folders of PATH. Is it installed? A path contains a slash.
            """
        case .folder(let path): "\(path.literal) is a folder, not a program."
        case .notExecutable(let path):
            "\(path.literal) is not executable. If it is a program, make it executable with chmod +x."
        case .noPackage(let app, let folder, let path):
            """
            There is no package to build \(app.literal) from: neither \(folder) nor a folder above it has a Package.swift.
            Run lunch inside the package, or give the path of a program: \(path ?? "./\(app)").
            """
        case .unbuilt(let app): "\(app.literal) could not be built. The output of the build contains the reason."
        case .unknownProduct(let app, let known, let path):
            """
            The package has no executable product \(app.literal).\(UsageError.hint(app, known))
            \(UsageError.list(known, as: "Its executable products are", none: "It has no executable product at all."))
            """
                + (known.nearest(to: app) == nil
                    ? "\nFor a program that is not in the package give its path: \(path ?? "./\(app)")." : "")
        case .missing(let app, let path): "\(app.literal) was built, but there is no program at \(path)."
        case .noPictureProgram(let known):
            """
            Another program makes the PNG from the drawing, and none is installed. Install one of these:
            \(known.map { "  \($0)" }.joined(separator: "\n"))
            The formats .svg, .html, .ans and .txt need none.
            """
        case .noPictureMade(let program, let words):
            "\(program) has made no PNG of the drawing\(words.isEmpty ? "." : ":\n\(words)")"
        case .notRun(let path, let reason): "\(path.literal) could not be run: \(reason)"
        case .noTestPackage(let folder):
            """
            There is no package to test: neither \(folder) nor a folder above it has a Package.swift.
            Run lunch test inside the package.
            """
        case .noChanges(let commit, let words):
            """
            Git can't list the files that have changed since \(commit.literal)\(words.isEmpty ? "." : ":\n\(words)")
            Is the package in a repository that has this commit?
            """
        case .noDescription(let folder): "swift package describe does not describe the package \(folder.visible)."
        case .noLastFailed:
            "No failed test is recorded, so there is nothing to run again. Run lunch test without --last-failed."
        }
    }
}

extension SnapshotsError {
    var message: String {
        switch self {
        case .noPackage(let folder):
            "There is no package: neither \(folder) nor a folder above it has a Package.swift. Run lunch inside the package."
        case .notPending(let path, let known):
            """
            No test has received a snapshot that differs from \(path.literal).
            \(UsageError.list(known, as: "Those that were received are", none: "None was received: run the tests first."))
            """
        case .continuousIntegration:
            "No snapshot can be accepted while CI is set, because a person has to look at it first. Run the tests on your own machine, and accept there."
        case .notRun:
            """
            It is unknown which snapshots are used: no passed run of all tests is recorded for both test libraries.
            Run "swift test" without --filter, --skip and --parallel first.
            """
        case .file(let error): "\(error)"
        }
    }
}

extension AppError {
    var message: String {
        switch self {
        case .driver(let failure), .notOpened(let failure, _): failure.message
        case .ended(let app, let end): "\(app) has ended\(end.words)"
        case .noScreens(let app): "\(app) lists no screens, so there are none to make pictures of."
        case .noElements(let app):
            """
            \(app) publishes no elements, so there is nothing to make a page object of.
            An app publishes them with each drawing ("Publish elements" in the documentation of Lunch). Of other \
            programs, "lunch elements" prints the elements that their screen shows for certain.
            """
        }
    }
}

extension AppError.End {
    /// The end of a sentence: `after Control-C: it exited with status 0.`; and what was on the screen, but after a good end by keys.
    var words: String {
        let how =
            switch status {
            case .exitCode(let code)?: "it exited with status \(code)"
            case .signal(let number)?: "signal \(number) ended it"
            case nil: "its exit status is unknown"
            }
        let screen =
            lastWords.isEmpty || status == .success && input != nil
            ? "" : "\nIts last screen:\n\(lastWords.dropLast())"
        return "\(input.map { " after \($0)" } ?? ""): \(how).\(screen)"
    }
}
