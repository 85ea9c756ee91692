import LunchProcess

/// The words of a launch or an observation for which no file descriptor was left.
enum ShortageText {
    /// The reason why Lunch can't observe a program.
    static func blindness(_ name: String, _ error: SystemError) -> String {
        "Lunch can't see whether \(name) rests: the tests have no file descriptor left (\(error)).\n\(advice(error))"
    }

    /// The advice about a shortage, as a line after another; empty for other errors.
    static func adviceLine(_ error: SystemError) -> String { error.isShortage ? "\n\(advice(error))" : "" }

    private static func advice(_ error: SystemError) -> String {
        """
        Does a test leave files open, or do many apps run at the same time? Each app needs up to 14 descriptors of the tests. \
        ulimit -n shows and raises the number of descriptors that a process can have.
        """
    }
}
