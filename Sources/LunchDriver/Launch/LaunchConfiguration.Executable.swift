extension LaunchConfiguration {
    /// The executable of the program to launch.
    public enum Executable: Hashable, Sendable {
        /// An executable product of the package under test, by its name, found beside the test bundle.
        ///
        /// The product is built with the tests if the test target depends on it.
        case product(String)

        /// The path of a file, relative to the working directory unless it begins with `/`.
        case path(String)

        /// The name of a command, looked for in the folders of `PATH` as in a shell.
        case command(String)
    }
}
