@testable import Lunch

/// Launches as if the process had been started with these variables.
func launch<Creator: Creatable>(
    _ creator: Creator, screen: String? = nil, userInfo: String? = nil, token: String? = nil
) throws(LaunchError) -> Creator.Screen? {
    let variables = [LaunchKeys.screen: screen, LaunchKeys.userInfo: userInfo, LaunchKeys.token: token]
    return try Launcher(with: creator, environment: LaunchEnvironment(variables: variables.compactMapValues(\.self)))
        .screen()
}

/// The error that a body throws, in the words that a person gets to read.
func message<Value>(_ body: () throws -> Value) -> String {
    do {
        return "no error, but \(try body())"
    } catch {
        return String(describing: error)
    }
}
