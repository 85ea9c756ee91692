import Foundation
import LunchProcess
import LunchRun
import TestSupport

/// A package whose `swift` has three tests: one passes, one does what the variable says, one has a hostile name for its issue.
struct MadeUpPackage {
    let folder: String

    init() throws {
        folder = FileManager.default.temporaryDirectory.path + "/lunch-test-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: "\(folder)/bin", withIntermediateDirectories: true)
        try Data("// swift-tools-version: 6.2\n".utf8).write(to: URL(filePath: "\(folder)/Package.swift"))
        let swift = "\(folder)/bin/swift"
        try Data(Self.swift.utf8).write(to: URL(filePath: swift))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift)
    }

    func run(_ words: String..., doing what: String) throws -> Lunch.Run { try run(words, doing: what) }

    func run(
        _ words: [String], doing what: String, _ more: [String: String] = [:]
    ) throws -> Lunch.Run {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let own = ["PATH": "\(folder)/bin:\(path)", "WHAT": what, "LUNCH_TRACES": "\(folder)/traces"]
        return try Lunch.run(["test"] + words, in: folder, environment: own.merging(more) { $1 })
    }

    func result() throws -> RunResult { try ResultFile(in: "\(folder)/traces/run").read() }

    /// The arguments of the calls of `swift`.
    func calls() throws -> [String] {
        try String(contentsOfFile: "\(folder)/calls", encoding: .utf8).split(separator: "\n").map(String.init)
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    private static let swift = #"""
        #!/bin/bash
        cd "$(dirname "$0")/.."
        echo "$LUNCH_ATTEMPT $*" >>calls
        for word; do [ "$last" != --event-stream-output-path ] || stream=$word; last=$word; done
        record() { printf '{"kind":"%s","payload":{%s},"version":"6.3.0"}\n' "$1" "$2" >>"$stream"; }
        event() { record event "\"kind\":\"$1\",\"messages\":[{\"symbol\":\"$2\",\"text\":\"$4\"}]${3:+,\"testID\":\"$3\"}$5"; }
        if [ "$1" = package ]; then
            echo '{"targets":[{"name":"A","path":"A","type":"library"},{"name":"ATests","path":"ATests","type":"test",
            "target_dependencies":["A"]}],"dependencies":['
            if [ -e beside ]; then echo '{"path":"'"$PWD"'/beside","type":"fileSystem"}'; fi
            echo ']}'
            exit 0
        fi
        if [ "$2" = list ]; then echo T.X/testA; exit 0; fi
        # Waits until four runs are under way, and then does as the rest of the word says.
        if [ "${WHAT%%-*}" = meets ]; then
            WHAT=${WHAT#meets-}
            if [ "$LUNCH_ATTEMPT" != 2 ]; then
                mktemp "$PWD/met.XXXXXX" >/dev/null
                until [ "$(ls | grep -c '^met')" -ge 4 ]; do sleep 0.01; done
            fi
        fi
        # SwiftPM ends the line when it goes on.
        if [ "$WHAT" = locked ]; then
            printf "Another instance of SwiftPM is already running using '.build', waiting until it has finished..." >&2
            until [ -e go ]; do sleep 0.01; done
            echo >&2
        fi
        case $WHAT in
        waits) trap 'touch "$PWD/interrupted"; exit' INT; echo $$ >"$PWD/begun"; while :; do sleep 0.01; done ;;
        xctest) echo "Test Case 'X.testA' started at 1"; echo "Test Case 'X.testA' passed (0.1 seconds)"; exit 0 ;;
        build) echo "$PWD/Sources/A.swift:3:7: error: cannot find 'x' in scope"; echo "error: fatalError"; exit 1 ;;
        crashes)
            place="\"sourceLocation\":{\"filePath\":\"$PWD/Tests/TripTests.swift\",\"line\":3}"
            record test "\"id\":\"T.S/books()/TripTests.swift:3:4\",\"kind\":\"function\",\"name\":\"books()\",$place"
            event runStarted default
            event testStarted default "T.S/books()/TripTests.swift:3:4"
            if [ -e left ]; then mv left traces/TripTests.books/trace.lunchtrace; touch traces/TripTests.books/*; fi
            echo "error: Process 'T.xctest --testing-library swift-testing' exited with unexpected signal code 4"
            exit 1 ;;
        none) event runStarted default; event runEnded pass; exit 0 ;;
        esac
        for test in passes wavers; do
            record test "\"id\":\"T.S/$test()/F.swift:1:2\",\"kind\":\"function\",\"name\":\"$test()\""
        done
        event runStarted default
        for test in passes wavers; do event testStarted default "T.S/$test()/F.swift:1:2"; done
        event testEnded pass "T.S/passes()/F.swift:1:2"
        if [ "$WHAT" = leaves ]; then exit 0; fi
        if [ "$WHAT" = fails ] || [ "$WHAT$LUNCH_ATTEMPT" = flaky ]; then
            place="\"sourceLocation\":{\"filePath\":\"$PWD/Tests/F.swift\",\"line\":9}"
            event issueRecorded fail "T.S/wavers()/F.swift:1:2" 'Expectation failed: 1 == 2\u001b[31m' \
                ",\"issue\":{\"isFailure\":true,$place}"
            event testEnded fail "T.S/wavers()/F.swift:1:2"
            event runEnded fail; exit 1
        fi
        event testEnded pass "T.S/wavers()/F.swift:1:2"
        event runEnded pass
        """#
}
