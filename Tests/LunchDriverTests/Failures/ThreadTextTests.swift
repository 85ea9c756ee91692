import LunchProcess
import Testing

@testable import LunchDriver

/// The words about the calls in which the threads of a program are.
@Suite struct ThreadTextTests {
    private static func call(
        _ function: String, _ module: String? = "App", path: String? = "/home/me/App/Loader.swift", line: Int = 7
    ) -> ThreadPlace.Call {
        ThreadPlace.Call(function: function, module: module, library: "App", path: path, line: line)
    }

    private static let calls = [
        call("__wait\u{1B}", nil, path: nil), call("load()"), call("thunk", path: "//<compiler-generated>"),
        call("withLock(_:)", "LunchWire"), call("run()", path: "/x/a\u{7}b.swift", line: 0),
        call("App_main", nil, line: 0), call("start", nil, path: nil),
    ]
    private static let foreign = ThreadPlace(isMain: false, calls: [call("poll", nil, path: nil)])

    @Test(
        arguments: [
            (
                .success([ThreadPlace(isMain: true, calls: calls)]),
                """

                Its threads are in these calls, the innermost first:
                  main thread:
                    __wait\\u{1B}, in App
                    load(), Loader.swift:7
                    run(), a\\u{07}b.swift
                """
            ),
            // Threads without a call of the app are left out.
            (.success([foreign]), ""),
            (
                .success([ThreadPlace(isMain: true, calls: foreign.calls), foreign]),
                """

                Its threads are in these calls, the innermost first:
                  main thread:
                    poll, in App
                """
            ),
            // The system may forbid to look.
            (
                .failure(SystemError(number: 1)),
                """

                The calls of its threads are unknown: the system doesn't allow Lunch to read them (EPERM, Operation not \
                permitted; ptrace(2)). In a container, this needs CAP_SYS_PTRACE.
                """
            ),
            (nil, ""),
        ] as [(Result<[ThreadPlace], SystemError>?, String)])
    func theAppsOwnCallsAreReported(_ places: Result<[ThreadPlace], SystemError>?, _ text: String) {
        #expect(ThreadText.lines(places) == text)
    }

    @Test func deepCallsAndManyThreadsAreCut() {
        let deep = ThreadPlace(isMain: true, calls: (0..<20).map { Self.call("f\($0)()") })
        let lines = ThreadText.lines(.success([deep])).split(separator: "\n")
        #expect(lines.count == 2 + 12 + 1 && lines.last == "    … and 8 more calls")
        let one = ThreadPlace(isMain: false, calls: [Self.call("f()")])
        #expect(
            ThreadText.lines(.success([ThreadPlace](repeating: one, count: 8))).hasSuffix("\n  … and 2 more threads"))
        let long = ThreadPlace(isMain: true, calls: [Self.call(String(repeating: "f", count: 500))])
        #expect(ThreadText.lines(.success([long])).utf8.count < 300)
    }
}
