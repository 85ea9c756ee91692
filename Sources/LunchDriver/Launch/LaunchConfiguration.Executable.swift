extension LaunchConfiguration {
    /// The executable of the program to launch: a product of the package, a file or a command.
    public enum Executable: Hashable, Sendable {
        /// An executable product of the package under test, given by its name.
        ///
        /// Lunch searches for the product in the folder of the test's executable and in the three folders above it. The
        /// product is built together with the tests if the test target depends on it.
        case product(String)

        /// An executable file, given by its path. A path without `/` at its beginning is relative to the working
        /// directory.
        case path(String)

        /// A command, given by its name. As in a shell, the folders in `PATH` are searched for it.
        case command(String)
    }
}
