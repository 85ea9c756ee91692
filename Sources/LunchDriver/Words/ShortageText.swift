import LunchProcess

/// The words of a launch or a look for which no descriptor was left.
enum ShortageText {
    /// Nobody could look what a program does.
    static func blindness(_ name: String, _ error: SystemError) -> String {
        "Nobody could see if \(name) rests: the tests have no file descriptor left to look with (\(error)).\n\(advice(error))"
    }

    /// The advice about an error, as a line behind another; empty if it is another error.
    static func adviceLine(_ error: SystemError) -> String { error.isShortage ? "\n\(advice(error))" : "" }

    private static func advice(_ error: SystemError) -> String {
        """
        Does a test leave files open, or do many apps run at a time? Each takes up to 14 descriptors of the tests. \
        ulimit -n tells how many a process may have, and raises that.
        """
    }
}
