import Foundation
import LunchElements
import LunchProcess
import LunchTerminal
import LunchTrace
import LunchWire
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#endif

/// A run whose tests have a secret in every place that there is: no line of it and no file that it leaves has the secret in it.
@Suite(.waiting) struct SecretPlacesTests {
    /// A package whose `swift` runs the nested tests of this one.
    private struct Package {
        let folder = FileManager.default.temporaryDirectory.path + "/lunch-secrets-\(UUID().uuidString)"

        init() throws {
            try FileManager.default.createDirectory(atPath: "\(folder)/bin", withIntermediateDirectories: true)
            try Data("// swift-tools-version: 6.2\n".utf8).write(to: URL(filePath: "\(folder)/Package.swift"))
            let script = #"""
                #!/bin/bash
                for word; do [ "$last" != --event-stream-output-path ] || stream=$word; last=$word; done
                if [ "$2" = list ]; then echo LunchCLITests.NestedSecretXCTests/testEqual; exit 0; fi
                [ -n "$ONLY" ] || "$BUNDLE" LunchCLITests.NestedSecretXCTests
                "$BUNDLE" --testing-library swift-testing --filter "LunchCLITests.${ONLY:-NestedSecretTests}" \
                    --event-stream-output-path "$stream" --event-stream-version 6.3
                status=$?
                [ $status -lt 128 ] || echo "error: Process 'T.xctest --testing-library swift-testing' exited with" \
                    "unexpected signal code $((status - 128))"
                exit $((status > 0))
                """#
            try Data(script.utf8).write(to: URL(filePath: "\(folder)/bin/swift"))
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder)/bin/swift")
        }

        /// - Parameter suite: the only suite that runs; empty for those whose tests end by themselves.
        func lunch(_ words: String..., reading input: String? = nil, suite: String = "") throws -> Lunch.Run {
            let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
            return try Lunch.run(
                words, in: folder, reading: input,
                environment: [
                    "ONLY": suite, "SWIFT_BACKTRACE": "enable=no", "PATH": "\(folder)/bin:\(path)",
                    "BUNDLE": ImagePath.current, Planted.folder: folder,
                    Bundle.permission: "1", "NO_COLOR": "1", "LUNCH_TRACES": "\(folder)/.build/lunch",
                    "GITHUB_STEP_SUMMARY": "\(folder)/summary.md",
                ])
        }

        func remove() { try? FileManager.default.removeItem(atPath: folder) }
    }

    /// The forms in which a part of a secret may stand somewhere, without regard to upper and lower case.
    private static let forms = [
        Planted.word, "x9-Quill", "Quill&Co", "Quill&amp;Co", "Quill%26Co", "Co/77", "Co%2F77", Planted.typed,
        "velvet-X",
        "velvet-H", "Harbor", "bor-42", "密码", "Pässw",
    ].map { $0.lowercased() }.flatMap { form in
        [form.precomposedStringWithCanonicalMapping, form.decomposedStringWithCanonicalMapping].map { Array($0.utf8) }
    }

    private func found(in text: String) -> [String] {
        let lower = Array(text.lowercased().utf8)
        return Self.forms.filter { Self.contains(lower, $0) }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Much is searched, and a debug build of `range(of:)` is slow.
    private static func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { bytes in
            guard var place = bytes.baseAddress else { return false }
            let end = place + bytes.count
            while end - place >= part.count, let found = memchr(place, Int32(part[0]), end - place) {
                if end - UnsafeRawPointer(found) < part.count { return false }
                if memcmp(found, part, part.count) == 0 { return true }
                place = UnsafeRawPointer(found) + 1
            }
            return false
        }
    }

    /// An issue for each line that has a secret.
    private func expectNone(in text: String, _ place: String) {
        if found(in: text).isEmpty { return }
        for line in text.split(separator: "\n") where !found(in: String(line)).isEmpty {
            Issue.record("\(found(in: String(line))) in \(place): \(line.prefix(2000))")
        }
    }

    /// Without `lunch test` nobody reads the console: what the tests print, and the names of their cases, stand there as they are.
    @Test(arguments: [
        ["--testing-library", "swift-testing", "--filter", "NestedSecretTests/", "--skip", "printed|asAnArgument"],
        ["LunchCLITests.NestedSecretXCTests"],
    ])
    func noneIsPrintedByTheTestLibraries(_ words: [String]) throws {
        let package = try Package()
        defer { package.remove() }
        let attachments = "\(package.folder)/attachments"
        try FileManager.default.createDirectory(atPath: attachments, withIntermediateDirectories: true)
        let run = try Bundle.run(
            words + (words.count > 1 ? ["--attachments-path", attachments] : []),
            environment: [Planted.folder: package.folder, "LUNCH_TRACES": "\(package.folder)/traces"])
        for name in try FileManager.default.contentsOfDirectory(atPath: attachments) where name.hasSuffix(".svg") {
            // A picture has an element for each piece of a row.
            let text = try String(contentsOfFile: "\(attachments)/\(name)", encoding: .utf8)
            #expect(found(in: text.replacing(/<[^>]*>/, with: "")).isEmpty, "\(name)")
        }
        #expect(run.status == .exited(1))
        #expect(run.output.ranges(of: "•••••••••").count > 10)
        expectNone(in: run.output, "the output")
    }

    @Test func noneIsLeftAnywhere() throws {
        let package = try Package()
        defer { package.remove() }
        let run = try package.lunch("test", "--verbose", "--report", "report", "--junit", "out/junit.xml")
        let traces = try tracesWithoutSecrets(in: package, run)
        // All have a trace but those without the trait, and all of them read, again in the report.
        #expect(traces.count == 2 * (35 + 8), "\(traces)")
        for path in traces {
            let trace = try Trace(file: Array(try Data(contentsOf: URL(filePath: path))))
            #expect(trace.records.contains { $0.kind == .verdict })
            // Each frame is made anew from the beginning: nightly all are, else the last one.
            let positioned = trace.records.enumerated().filter { $0.element.position != nil }
            for (index, record) in Nightly.isOn ? positioned : positioned.suffix(1) {
                guard let position = record.position,
                    let frame = try? trace.frame(at: position, launch: record.launch, before: index + 1)
                else { continue }
                #expect(found(in: frame.grid.lines.joined()).isEmpty, "\(path)")
            }
        }
        try expectSearch(of: package)
    }

    @Test func aTesterThatCrashesLeavesNone() throws {
        let package = try Package()
        defer { package.remove() }
        let run = try package.lunch(
            "test", "--report", "report", "--junit", "out/junit.xml", suite: "NestedCrashWithSecretTests")
        #expect(run.output.contains("Fatal error: the token is •••"), "\(run.output)")
        #expect(try tracesWithoutSecrets(in: package, run).count == 2)
    }

    /// Looks for secrets on the console and in all files of a run that has failed; returns the paths of its traces.
    private func tracesWithoutSecrets(in package: Package, _ run: Lunch.Run) throws -> [String] {
        #expect(run.status == .exited(1), "\(run.errors)")
        expectNone(in: run.output + run.errors, "the console")
        var traces: [String] = []
        for name in try FileManager.default.subpathsOfDirectory(atPath: package.folder).sorted() {
            if !found(in: name).isEmpty { Issue.record("\(name) has a secret in its name") }
            guard let bytes = FileManager.default.contents(atPath: "\(package.folder)/\(name)") else { continue }
            expectNone(in: String(decoding: bytes, as: UTF8.self), name)
            if name.hasSuffix(".lunchtrace") { traces.append("\(package.folder)/\(name)") }
        }
        return traces
    }

    /// Expects the command to find none, and to find those that somebody writes into a report or a JUnit file.
    private func expectSearch(of package: Package) throws {
        let clean = try package.lunch(
            "trace", "--check-secrets", reading: "\(Planted.secret)\n\(Planted.word)\n\(Planted.typed)")
        #expect(clean.status == .exited(0), "\(clean.output)")
        // Reports and JUnit files are looked through as well, whatever a secret is written as.
        for name in ["report/index.html", "report/result.jsonl", "out/junit.xml"] {
            let file = try #require(FileHandle(forWritingAtPath: "\(package.folder)/\(name)"))
            try file.seekToEnd()
            try file.write(contentsOf: Data("<!-- ZX9-quill&amp;Co/77 &quot;b&quot; -->\n".utf8))
        }
        let search = try package.lunch("trace", "--check-secrets", reading: Planted.secret)
        #expect(search.status == .exited(1))
        for name in ["report/index.html", "report/result.jsonl", "out/junit.xml"] {
            #expect(search.output.contains("\(name): in its bytes"), "\(search.output)")
        }
    }
}
