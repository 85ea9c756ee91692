extension LaunchConfiguration {
    /// The executable of the program to launch: a product of the package, a file or a command.
    public enum Executable: Hashable, Sendable {
        /// An executable product of the package under test, given by its name.
        ///
        /// Lunch searches for the product in the folder of the test's executable and in the three folders above it. The
        /// product is built together with the tests if the test target depends on it. Otherwise, build it before you
        /// run the tests.
        case product(String)

        /// An executable file, given by its path. A path without `/` at its beginning is relative to the working
        /// directory of the test.
        ///
        /// Use an absolute path if ``LaunchConfiguration/directory`` is set.
        case path(String)

        /// A command, given by its name. As in a shell, Lunch searches for it in the folders in `PATH`, an environment
        /// variable of the test.
        case command(String)
    }
}
