extension LaunchConfiguration {
    /// The executable of the program to launch: a product of the package, a file or a command.
    ///
    /// The launch throws `TUIError` if no such executable is found.
    public enum Executable: Hashable, Sendable {
        /// An executable product of the package under test, given by its name.
        ///
        /// Lunch searches for the product in the folder that contains the test's executable, and in the three folders
        /// above it. The product is built together with the tests if the test target depends on it. Otherwise, build it
        /// before you run the tests.
        case product(String)

        /// An executable file, given by its path. A relative path starts from the working directory of the test.
        ///
        /// If ``LaunchConfiguration/directory`` is set, use an absolute path instead.
        case path(String)

        /// A command, given by its name. Lunch searches for it as a shell does, in the folders that the test's
        /// environment variable `PATH` lists. A name that contains `/` is a path, as in `path(_:)`.
        case command(String)
    }
}
