package import LunchTerminal

/// The profile of launches that name none.
package enum CurrentProfile {
    @TaskLocal package static var value = TUITerminalProfile.standard
}
