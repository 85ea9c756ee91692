import LunchProcess
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The tests in Python of the registration form, which use `lunch drive`.
@Suite(.waiting, .enabled(if: python != nil, "Python with pytest is needed")) struct PythonClientTests {
    private static let package = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        .path

    private let traces = FileManager.default.temporaryDirectory.appending(path: "lunch-python-\(UUID().uuidString)")
        .path

    private func run(_ program: String, _ words: String...) throws -> (status: TestSupport.ExitStatus?, output: String)
    {
        let folder = "\(Self.package)/Samples/OtherLanguages/Python"
        let run = try NestedRun(
            try #require(python),
            ["-m", "pytest", "-q", "-p", "lunchtui.pytest_plugin", "-p", "no:cacheprovider", "\(folder)/tests"] + words,
            environment: [
                "LUNCH": ProductPath.of("lunch"), "LUNCH_REGISTRATION": program, "LUNCH_TRACES": traces,
                "PYTHONPATH": "\(folder):\(folder)/tests", "PYTHONDONTWRITEBYTECODE": "1",
            ])
        let end = run.wait()
        return (end.status, end.output)
    }

    @Test func theFormIsTestedInPython() throws {
        let run = try run(ProductPath.of("Registration"))
        #expect(run.output.contains("12 passed") && run.status == .exited(0), "\(run.output)")
    }

    /// A plain assertion knows nothing of the app; the plugin adds what was asked of it last, its screen, and the trace.
    @Test func aFailedAssertionHasTheScreen() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "test_\(UUID().uuidString.prefix(8)).py").path
        let test = """
            import os
            def test_red(lunch):
                app = lunch.launch(os.environ["LUNCH_REGISTRATION"])
                assert app.buttons["REGISTER"].is_enabled

            """
        try Data(test.utf8).write(to: URL(filePath: file))
        defer { try? FileManager.default.removeItem(atPath: file) }
        let run = try run(ProductPath.of("Registration"), "-k", "red", file)
        #expect(run.status == .exited(1) && run.output.contains("1 failed"), "\(run.output)")
        #expect(run.output.contains("app.buttons[\"REGISTER\"].isEnabled: button"), "\(run.output)")
        #expect(run.output.contains("[ REGISTER ]"), "\(run.output)")
        #expect(run.output.contains("Trace: lunch trace \(traces)/"), "\(run.output)")
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: traces).contains {
                $0.hasSuffix("test_red/trace.lunchtrace")
            })
    }

    /// An app that does something else turns the tests red, and an app that crashes is not passed over.
    @Test func anotherAppIsRed() throws {
        let run = try run("/bin/true", "-k", "keyboard")
        #expect(run.status == .exited(1) && run.output.contains("did not open"), "\(run.output)")
    }
}

/// The first Python that has pytest; nil if none has it.
private let python = ["/usr/bin/python3", "/usr/local/bin/python3"].first { path in
    FileManager.default.isExecutableFile(atPath: path)
        && (try? NestedRun(path, ["-c", "import pytest"]).wait().status) == .exited(0)
}
