import Foundation
import LunchTrace
import TestSupport
import Testing

/// The reader in `read.py` was written from the page `TraceFormat`.
@Suite(.enabled(if: python != nil, "python3 is not installed"))
struct PythonReaderTests {
    @Test func `a reader in Python prints the steps`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).lunchtrace")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(Trace(Story.whole.records).file).write(to: file)
        let process = Process()
        process.executableURL = python
        process.arguments = [
            URL(filePath: #filePath).deletingLastPathComponent().appending(path: "read.py").path, file.path,
        ]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(
            output == """
                test CartTests/`adds bread`, Swift Testing, Tests/ShopTests/CartTests.swift:12
                launch 1: Shop 30x6
                frame 1 at 940, published
                input {"tap": {"query": []}}: b'\\x01'
                frame 2 at 1869, published
                1. tap [{"descendants": "button"}, {"matching": {"name": "bread"}}, "only"] at line 12: ok, 9.0 ms
                frame 3 at 2788, published
                input {"type": {"text": [{"secret": 6}]}}: None
                missing: 1 records, 14 bytes, a secret
                frame 4 at 3711, published
                frame 5 at 4638, published
                2. read [{"descendants": "staticText"}, {"matching": {"name": "total"}}, "only"] "label" at line 12: failed: it is "1.20", not "2.40", 1.5 ms
                failed, attempt 1
                124 bytes of output

                """)
    }
}

/// Nil if it is not installed.
private let python = ["/usr/bin/python3", "/usr/local/bin/python3"].map { URL(filePath: $0) }.first {
    FileManager.default.isExecutableFile(atPath: $0.path)
}
