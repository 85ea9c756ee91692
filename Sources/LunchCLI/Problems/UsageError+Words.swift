import LunchDriver
import LunchWire

extension UsageError {
    var message: String {
        switch self {
        case .unknownCommand(let name, let known):
            """
            There is no command \(name.literal).\(Self.hint(name, known + ["--version", "--help"]))
            \(Self.list(known, as: "The commands are", none: ""))
            For help, run "lunch help".
            """
        case .unknownOption(let name, let command, let known):
            """
            \(command.isEmpty ? "lunch" : "lunch \(command)") has no option \(name.literal).\(Self.hint(name, known))
            \(Self.list(known, as: "Its options are", none: "It has none."))
            \(Self.more(command))
            """
        case .notUTF8(let word, let index):
            "Argument \(index), \(word.literal), has bytes that are not UTF-8. Write it in UTF-8."
        case .givenTwice(let option): "\(option) is given twice; give it once."
        case .noValue(let option, let placeholder): "\(option) needs a value: \(option) \(placeholder)."
        case .needlessValue(let option): "\(option) takes no value; write it alone."
        case .missingOperand(let operand, let command, let takesCommand):
            """
            lunch \(command) needs \(operand)\(takesCommand ? ", or any program after \"--\"" : "").
            \(Self.more(command))
            """
        case .emptyOperand(let operand): "\(operand) is empty; is a variable of the shell unset?"
        case .missingOption(let option, let command): "lunch \(command) needs \(option).\n\(Self.more(command))"
        case .surplusOperand(let text, let command, let takesArguments):
            """
            lunch \(command) does not know what to do with \(text.literal).\
            \(takesArguments ? "\nWrite arguments for the program after \"--\"." : "")
            \(Self.more(command))
            """
        case .exclusive(let options): "Only one of \(options.joined(separator: ", ")) can be given."
        case .needsScreen(let option): "\(option) needs SCREEN, the name of a screen after APP."
        case .malformed(let malformed, let option): malformed.message(option)
        case .unreadable(let option, let path, let reason):
            "The file of \(option), \(path.literal), could not be read: \(reason)."
        case .unknownShell(let name, let known):
            "There is no completion for \(name.literal).\(Self.hint(name, known))\n"
                + Self.list(known, as: "The shells are", none: "")
        case .noTypeName(let name):
            "\(name.literal) is not the name of a Swift type. Write it like LoginPage."
        case .noPicture(let name, let known):
            """
            \(name.literal) can't be the file of a picture: its name must end in \(known.joined(separator: ", ")).
            The file comes last: lunch shot APP SCREEN screen.svg.
            """
        case .noGallery(let path):
            """
            \(path.literal) is not a folder of lunch gallery: it has no index.html.
            """
        case .unknownAction(let name, let known):
            "lunch snapshots has no action \(name.literal).\(Self.hint(name, known))\n"
                + Self.list(known, as: "The actions are", none: "")
        case .unknownScreen(let name, let app, let known):
            "\(app) has no screen \(name.literal).\(Self.hint(name, known))\n"
                + Self.list(known.map(\.literal), as: "Its screens are", none: "It lists none.")
        case .unknownVariant(let name, let screen, let known):
            "The screen \(screen.literal) has no variant \(name.literal).\(Self.hint(name, known))\n"
                + Self.list(known.map(\.literal), as: "Its variants are", none: "It has none.")
        }
    }

    /// The name that was probably meant, as a sentence after another; nothing if none is near.
    static func hint(_ name: String, _ known: [String]) -> String {
        known.nearest(to: name).map { " Did you mean \($0.literal)?" } ?? ""
    }

    static func list(_ names: [String], as opening: String, none: String) -> String {
        names.isEmpty ? none : "\(opening): \(names.joined(separator: ", "))."
    }

    /// The same in lines of a terminal.
    static func wrappedList(_ names: [String], as opening: String, none: String) -> String {
        TextTable.wrap(list(names, as: opening, none: none), to: 78).joined(separator: "\n")
    }

    private static func more(_ command: String) -> String {
        "For help, run \"lunch \(command.isEmpty ? "help" : "help \(command)")\"."
    }
}

extension UsageError.Malformed {
    private static func list(of keys: [String]) -> String {
        "The keys are: \(keys.joined(separator: ", ")), F13 to F35, and each character, as x."
    }

    fileprivate func message(_ option: String) -> String {
        switch self {
        case .size(let text):
            "\(text.literal) is not a size for \(option). Write it like 80x24, with numbers from 1 to 65535."
        case .seconds(let text): "\(text.literal) is not a time for \(option). Write a number from 1 to 3600 s."
        case .count(let text): "\(text.literal) is not a number for \(option). Write a number from 1."
        case .check(let text, let known):
            """
            There is no check \(text.literal).\(UsageError.hint(text, known))
            \(UsageError.wrappedList(known, as: "The groups and checks are", none: ""))
            """
        case .locale(let text):
            "\(text.literal) is not a locale for \(option); "
                + (LocaleIdentifier.fault(in: String(text.prefix { $0 != "." })) == nil
                    ? "write it as \(text.prefix { $0 != "." }), without an encoding." : "write it like ja_JP.")
        case .language(let language, let text):
            "\(text.literal) is not a locale for \(option): there is no language \(language.literal). Write it like ja_JP."
        case .region(let region, let text):
            "\(text.literal) is not a locale for \(option): there is no region \(region.literal). Write it like ja_JP."
        case .timeZone(let text, let near):
            "\(text.literal) is not a time zone for \(option)"
                + (near.map { ". Did you mean \($0.literal)?" } ?? "; write it like Asia/Tokyo.")
        case .presetName(let text):
            "\(text.literal) is not a name for \(option): it must not be empty, or begin with a hyphen."
        case .expression(let text):
            "\(text.literal) is not a regular expression for \(option). To mean its characters, write a backslash before each of \\ ^ $ . | ? * + ( ) [ ] { }."
        case .noKeys: "\(option) has no key; write it as \(option) Tab, or with several: \(option) \"Tab Return\"."
        case .misspelledKey(let key):
            """
            The value of \(option) has no "\(LaunchKeys.mock)", but \(key.literal). Did you mean \(LaunchKeys.mock)?
            If \(key.literal) is correct, add "\(LaunchKeys.mock)" as well, with null if it has no value.
            """
        case .key(let text, let near, let known):
            """
            There is no key \(text.literal) for \(option).\(near.map { " Did you mean \($0.literal)?" } ?? "")
            \(TextTable.wrap(Self.list(of: known), to: 78).joined(separator: "\n"))
            A key can follow Control-, Option-, Shift- and Command-.
            Type a text with --type.
            """
        case .theme(let text, let known):
            "\(text.literal) is not a theme for \(option).\(UsageError.hint(text, known)) "
                + UsageError.list(known, as: "The themes are", none: "")
        case .profile(let text, let known):
            "\(text.literal) is not a profile for \(option).\(UsageError.hint(text, known)) "
                + UsageError.list(known, as: "The profiles are", none: "")
        case .library(let text, let known):
            "\(text.literal) is not a test library for \(option).\(UsageError.hint(text, known)) "
                + UsageError.list(known, as: "The libraries are", none: "")
        case .changeClass(let text, let known):
            "\(text.literal) is not a class of differences for \(option).\(UsageError.hint(text, known)) "
                + UsageError.list(known, as: "The classes are", none: "")
        case .json(let error, nil):
            """
            The value of \(option) is not JSON: \(error).
            Quote it for the shell: \(option) '{"menu": "Bread"}'. To read a file, write \(option) @FILE.
            """
        case .json(let error, let file?): "The file of \(option) is not JSON: \(file), \(error)."
        case .noObject(let kind, let file):
            """
            The value of \(option)\(file.map { ", in \($0)," } ?? "") is \(kind), but must be an object: \
            '{"\(LaunchKeys.mock)": …}'.
            Pass mock data alone with --mock.
            """
        }
    }
}
