import LunchDriver
@_spi(Lunch) import LunchWire

/// The data that a launch was given, for failures that may depend on it.
enum GivenData {
    /// The line for a failure whose expected or found text has a value of the launch's data or arguments in it, or which is about
    /// a text in a locale that the test chose; nil for others.
    static func line(of launch: TraceLaunch, for failure: TUIFailure) -> String? {
        guard let property = failure.property else { return nil }
        let texts = failure.comparedTexts
        func isNamed(_ value: String) -> Bool { value.count > 2 && texts.contains { $0.contains(value) } }
        let data = launch.userInfo.flatMap { leaves(of: $0).contains(where: isNamed) ? $0.text : nil }
        let locale = isOfText(property.name) ? launch.environment[LaunchKeys.locale] : nil
        let arguments = launch.arguments.contains(where: isNamed) ? launch.arguments.joined(separator: " ") : nil
        let parts = [data, locale.map { "the locale \($0)" }, arguments.map { "the arguments \($0)" }].compactMap(
            \.self)
        return parts.isEmpty ? nil : "The app was launched with \(parts.joined(separator: ", ").visible.shortened)."
    }

    private static func isOfText(_ property: String) -> Bool {
        [".label", ".title", ".value", ".placeholderValue", ".labels"].contains { property.hasSuffix($0) }
    }

    /// The texts and the numbers in data.
    private static func leaves(of data: LunchJSON) -> [String] {
        switch data {
        case .object(let members): members.values.flatMap(leaves)
        case .array(let items): items.flatMap(leaves)
        case .string(let text): [text]
        case .null, .bool: []
        default: [data.text]
        }
    }
}
