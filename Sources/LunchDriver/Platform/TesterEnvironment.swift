#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The tester's own environment.
enum TesterEnvironment {
    /// Returns the variables of these names.
    ///
    /// Each is asked for on its own: a copy of a whole environment takes longer than all else that prepares a launch.
    static func variables(named names: [String]) -> [String: String] {
        var variables: [String: String] = [:]
        for name in names { variables[name] = getenv(name).map { String(cString: $0) } }
        return variables
    }
}
