extension LaunchConfiguration {
    /// The place of the program to launch.
    public enum Executable: Hashable, Sendable {
        /// An executable product of the package under test, by its name; it lies beside the test bundle.
        ///
        /// It is built with the tests where the test target depends on it.
        case product(String)

        /// A file, relative to the working directory unless it begins with `/`.
        case path(String)

        /// A command that is looked for in the folders of `PATH`, as a shell does.
        case command(String)
    }
}
