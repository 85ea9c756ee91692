/// The values or names that the shell can propose, as far as they are known without building or running anything.
enum Proposals: Hashable, Sendable {
    case nothing
    case words([String])
    /// Executable products that have been built, and paths.
    case apps
    /// The screens that an app has listed before.
    case screens
    /// The variants of the screen, as far as the app has listed them before.
    case variants
    /// `@` and the path of a file.
    case fileReference
    /// The path of a file.
    case files
    case commands
    /// The names of tests that have left traces, and paths.
    case traces
}
