#if os(Linux)
    import LunchProcess
    import TestSupport
    import Testing

    /// A test that another test runs in a process of its own: to count what that holds, or to kill it.
    enum Alone {
        private static let key = "LUNCH_TEST_ALONE"

        /// The condition that the test itself asks for with `.enabled(if: Alone.isRunning("Suite/test()"))`.
        static func isRunning(_ test: String) -> Bool { Files.environment[key] == test }

        /// The text that a test says once it has really run: a run in which it was skipped passes as well.
        static let done = "The test that runs alone has passed."

        /// The process that runs a test; it writes to its terminal what a test run writes.
        static func program(running test: String, environment: [String: String] = [:]) -> ChildProcess.Configuration {
            let variables = Files.environment
                .merging(environment) { $1 }.merging([key: test]) { $1 }
            return ChildProcess.Configuration(
                path: ImagePath.current,
                arguments: [
                    "tests", "--testing-library", "swift-testing", "--filter",
                    test.replacing("()", with: "").replacing("/", with: "\\/"),
                ],
                environment: variables.map { "\($0.key)=\($0.value)" }, columns: 500)
        }

        /// The same as a user who can start what it may not signal.
        static func powerlessProgram(
            running test: String, environment: [String: String] = [:]
        ) -> ChildProcess.Configuration {
            var program = program(running: test, environment: environment)
            program.arguments = Powerless.command + [program.path] + program.arguments.dropFirst()
            program.path = Powerless.command[0]
            return program
        }

        /// Runs a test that is skipped otherwise, and expects it to pass.
        static func run(_ test: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
            try run(program(running: test), sourceLocation: sourceLocation)
        }

        static func run(
            _ program: ChildProcess.Configuration, sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            let events = try LunchProcessTests.run(program)
            #expect(events.status == .exited(0), "\(events.text)", sourceLocation: sourceLocation)
            #expect(events.text.contains(done), "\(events.text)", sourceLocation: sourceLocation)
        }
    }
#endif
