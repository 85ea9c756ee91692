import LunchWire

/// The parameters of a launch for the app; a part is nil if it is not set.
struct LaunchDescription: Hashable, Sendable {
    var screen: String?
    var variant: String?
    var userInfo: LaunchConfiguration.UserInfo?
    var locale: String?
    var timeZone: String?
    var clock: LaunchConfiguration.Clock?
}

extension LaunchDescription {
    /// Reads the parameters of a launch from variables, and removes it from them.
    ///
    /// The others stay, and so does a clock that does not exist, which the launch reports. An empty clock counts as none.
    init(takenFrom variables: inout [String: String]) {
        screen = variables.removeValue(forKey: LaunchKeys.screen)
        variant = variables.removeValue(forKey: LaunchKeys.variant)
        userInfo = variables.removeValue(forKey: LaunchKeys.userInfo).map { .text($0) }
        locale = variables.removeValue(forKey: LaunchKeys.locale)
        timeZone = variables.removeValue(forKey: LaunchKeys.timeZone)
        guard let name = variables[LaunchKeys.clock] else { return }
        clock = name.isEmpty ? .continuous : LaunchConfiguration.Clock(rawValue: name)
        if clock != nil { variables[LaunchKeys.clock] = nil }
    }

    /// The same in variables: the inverse of reading them.
    var variables: [String: String] {
        var variables: [String: String] = [:]
        variables[LaunchKeys.screen] = screen
        variables[LaunchKeys.variant] = variant
        variables[LaunchKeys.userInfo] = userInfo?.content
        variables[LaunchKeys.locale] = locale
        variables[LaunchKeys.timeZone] = timeZone
        variables[LaunchKeys.clock] = clock?.rawValue
        return variables
    }

    /// Another description, completed by this one where that one is empty.
    func overlaid(by other: LaunchDescription) -> LaunchDescription {
        LaunchDescription(
            screen: other.screen ?? screen, variant: other.variant ?? variant, userInfo: other.userInfo ?? userInfo,
            locale: other.locale ?? locale, timeZone: other.timeZone ?? timeZone, clock: other.clock ?? clock)
    }
}
