import LunchCheck
import LunchDriver
import LunchInput
import LunchTerminal
import LunchWire

/// Reads the values of options from words, and specifies what is wrong with them.
enum CommandValues {
    static func text(_ text: String, _ option: String) throws(UsageError) -> String { text }

    static func size(_ text: String, _ option: String) throws(UsageError) -> CellSize {
        let parts = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }.map { Int($0) }
        guard parts.count == 2, let columns = parts[0], let rows = parts[1],
            (1...65_535).contains(columns), (1...65_535).contains(rows)
        else { throw .malformed(.size(text), option: option) }
        return CellSize(columns: columns, rows: rows)
    }

    /// A number of seconds, 1 to 3600.
    static func seconds(_ text: String, _ option: String) throws(UsageError) -> Duration {
        guard let seconds = Int(text), (1...3600).contains(seconds) else {
            throw .malformed(.seconds(text), option: option)
        }
        return .seconds(seconds)
    }

    /// A number from 1.
    static func count(_ text: String, _ option: String) throws(UsageError) -> Int {
        guard let count = Int(text), count > 0 else { throw .malformed(.count(text), option: option) }
        return count
    }

    /// The name of a preset, which `lunch open` takes in the place of an app.
    static func presetName(_ text: String, _ option: String) throws(UsageError) -> String {
        guard !text.isEmpty, !text.hasPrefix("-") else {
            throw .malformed(.presetName(text), option: option)
        }
        return text
    }

    /// A regular expression that chooses tests.
    static func expression(_ text: String, _ option: String) throws(UsageError) -> String {
        guard (try? Regex(text)) != nil else { throw .malformed(.expression(text), option: option) }
        return text
    }

    /// The name of a check, or of a group of them.
    static func checkName(_ text: String, _ option: String) throws(UsageError) -> String {
        guard ProtocolCheck.names.contains(text) else {
            throw .malformed(.check(text, known: ProtocolCheck.names), option: option)
        }
        return text
    }

    /// A locale's identifier, as `LocaleIdentifier` knows it.
    static func locale(_ text: String, _ option: String) throws(UsageError) -> String {
        switch LocaleIdentifier.fault(in: text) {
        case nil: return text
        case .malformed: throw .malformed(.locale(text), option: option)
        case .language(let language): throw .malformed(.language(language, locale: text), option: option)
        case .region(let region): throw .malformed(.region(region, locale: text), option: option)
        }
    }

    /// A time zone's identifier, as `TimeZoneIdentifier` knows it.
    static func timeZone(_ text: String, _ option: String) throws(UsageError) -> String {
        guard TimeZoneIdentifier.isKnown(text) else {
            throw .malformed(.timeZone(text, near: TimeZoneIdentifier.nearest(to: text)), option: option)
        }
        return text
    }

    /// The profile of a terminal, by its name.
    static func profile(_ text: String, _ option: String) throws(UsageError) -> TUITerminalProfile {
        guard let profile = TUITerminalProfile(named: text) else {
            throw .malformed(.profile(text, known: TUITerminalProfile.all.map(\.name)), option: option)
        }
        return profile
    }

    /// The colors of a picture.
    static func theme(_ text: String, _ option: String) throws(UsageError) -> PictureTheme {
        guard let theme = PictureTheme(rawValue: text) else {
            throw .malformed(.theme(text, known: PictureTheme.allCases.map(\.rawValue)), option: option)
        }
        return theme
    }

    /// The library of a test.
    static func library(_ text: String, _ option: String) throws(UsageError) -> TestLibrary {
        guard let library = TestLibrary(rawValue: text) else {
            throw .malformed(.library(text, known: TestLibrary.allCases.map(\.rawValue)), option: option)
        }
        return library
    }

    /// One key by its name.
    static func key(_ text: String, _ option: String) throws(UsageError) -> SpokenKey {
        let keys = try keys(text, option)
        guard keys.count == 1 else { throw .malformed(.noKeys, option: option) }
        return keys[0]
    }

    /// Keys by name, with blanks between them.
    static func keys(_ text: String, _ option: String) throws(UsageError) -> [SpokenKey] {
        var keys: [SpokenKey] = []
        for name in text.split(whereSeparator: \.isWhitespace).map(String.init) {
            guard let key = TUIKeyboardKey(spoken: name) else {
                let near = abbreviation(name) ?? TUIKeyboardKey.spokenName(nearestTo: name)
                throw .malformed(.key(name, near: near, known: TUIKeyboardKey.spokenNames), option: option)
            }
            keys.append(SpokenKey(word: name, key: key))
        }
        guard !keys.isEmpty else { throw .malformed(.noKeys, option: option) }
        return keys
    }

    /// The key that is meant by what other programs write: `^C`, `C-c`, `M-x`.
    private static func abbreviation(_ text: String) -> String? {
        guard let match = text.wholeMatch(of: #/(\^|[CM]-)(.)/#) else { return nil }
        return (match.1 == "M-" ? "Option-" : "Control-") + match.2
    }

    /// The name of a Swift type, such as `LoginPage`.
    static func typeName(_ text: String, _ option: String) throws(UsageError) -> String {
        guard SwiftName.isIdentifier(text), !SwiftName.keywords.contains(text) else { throw .noTypeName(text) }
        return text
    }
}
