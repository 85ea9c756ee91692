import LunchInput
import LunchTerminal
import LunchWire

/// The options that the commands have in common that launch an app: names and options, declared once.
enum LaunchOptions {
    static let app = Operand(
        name: "APP", help: "an executable product of the package, which is built first, or the path of a program",
        proposals: .apps)
    static let screen = Operand(
        name: "SCREEN", help: "the identifier of a screen, as \"lunch screens APP\" lists it", isOptional: true,
        proposals: .screens)

    /// The screen of an app that is after `--`, where no name can follow it.
    static let namedScreen = Option(
        "--screen", "ID", "the identifier of a screen, for a program after \"--\"", proposals: .screens,
        read: CommandValues.text)

    static let mock = Option(
        "--mock", "JSON", "the screen's mock data; @FILE reads a file; needs SCREEN", proposals: .fileReference,
        read: JSONArgument.read)
    static let variant = Option(
        "--variant", "NAME", "named mock data of the app; needs SCREEN", proposals: .variants,
        read: CommandValues.text)
    static let userInfo = Option(
        "--user-info", "JSON", "the whole user info, an object; @FILE reads a file; needs SCREEN",
        proposals: .fileReference,
        read: JSONArgument.object)
    static let locale = Option(
        "--locale", "ID", "the app's locale, such as ja_JP", proposals: .words(["de_DE", "en_US", "fr_FR", "ja_JP"]),
        read: CommandValues.locale)
    static let timeZone = Option(
        "--time-zone", "ID", "the app's time zone, such as Asia/Tokyo",
        proposals: .words(["UTC", "America/New_York", "Asia/Tokyo", "Europe/Berlin"]), read: CommandValues.timeZone)
    static let size = Option(
        "--size", "COLUMNSxROWS", "the size of a separate terminal; default 80x24",
        proposals: .words(["80x24", "132x43"]), read: CommandValues.size)

    static let profile = Option(
        "--profile", "NAME", "the class of terminals, such as light; default standard",
        proposals: .words(TUITerminalProfile.all.map(\.name)), read: CommandValues.profile)

    /// The one way to opt out of the temporary home that a launch with a screen gets.
    static let realHome = Option(
        flag: "--real-home", "uses your own home; without it, a screen opens in a temporary one")

    static let all: [any AnyOption] = [mock, variant, userInfo, locale, timeZone, size, realHome]

    static let press = Option(
        "--press", "KEYS", "keys to press first, separated by spaces, such as \"Tab Control-s Return\"",
        proposals: .words(TUIKeyboardKey.spokenNames), mayRepeat: true, read: CommandValues.keys)
    static let type = Option(
        "--type", "TEXT", "a text to type first", mayRepeat: true, read: CommandValues.text)

    /// The options for input before the screen is read.
    static let input: [any AnyOption] = [press, type]
    static let inputNote = """
        --press and --type are performed in order, and you can repeat them. The app
        handles each key before the next. Enter is Return, as .return in a test. The
        Enter key of the keypad is KeypadEnter.
        """
}

/// Something that a person does with the keyboard.
enum TypedInput: Sendable {
    case keys([SpokenKey])
    case text(String)

    /// The last that is done, as it was written; nil if it is nothing.
    var lastWord: String? {
        switch self {
        case .keys(let keys): keys.last?.word
        case .text(let text): text.literal
        }
    }
}

extension CommandWords {
    /// The keys and texts to send, in the order of the command line.
    func input() throws(CommandError) -> [TypedInput] {
        var input: [TypedInput] = []
        for given in given {
            switch given.option {
            case LaunchOptions.press.name: input.append(.keys(try LaunchOptions.press.value(of: given.value)))
            case LaunchOptions.type.name: input.append(.text(try LaunchOptions.type.value(of: given.value)))
            default: break
            }
        }
        return input
    }
}
