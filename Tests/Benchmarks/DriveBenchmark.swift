import Foundation
import LunchDriver
import LunchInput

/// Measures what `lunch drive` adds to a key: the request is written, and the answer read, by a program as small as this.
enum DriveBenchmark {
    private static let blocks = 40
    private static let block = 50

    static func run() throws {
        let path = DriverBenchmark.folder + "/lunch"
        try check(
            FileManager.default.isExecutableFile(atPath: path), "build it: swift build -c release --product lunch")
        var (swift, drive): ([Duration], [Duration]) = ([], [])
        for _ in 0..<blocks {
            let app = try DriverBenchmark.launched()
            for key in 1...block {
                let expected = String(key)
                swift.append(
                    try time {
                        try app.press(.character("a"))
                        try check(app.staticTexts["count"].label == expected, "a key was lost")
                    })
            }
            app.terminate()
            let driver = try Driver(path)
            for key in 1...block {
                let expected = "\"label\":\"\(key)\""
                drive.append(
                    try time {
                        let answer = try driver.answer(#"{"do":{"press":{"keys":["a"]}}}"#)
                        try check(answer.contains(expected), "a key was lost: \(answer)")
                    })
            }
            try driver.end()
        }
        print(
            "A key and the label that it changes, \(swift.count) times each, in turn; medians and first to last decile.\n"
        )
        print("| In Swift | Range | Through `lunch drive` | Range | More | Ratio |")
        print("|---|---|---|---|---|---|")
        let (one, other) = (swift.median, drive.median)
        print(
            "| \(one.text) | \(swift.range) | \(other.text) | \(drive.range) | \((other - one).text) | \(rounded(other / one)) |"
        )
    }

    /// A running `lunch drive`, with an app.
    private struct Driver {
        let process = Process()
        let requests = Pipe()
        let answers = Pipe()

        init(_ path: String) throws {
            process.executableURL = URL(filePath: path)
            process.arguments = ["drive"]
            (process.standardInput, process.standardOutput) = (requests, answers)
            try process.run()
            let app = DriverBenchmark.appPath
            _ = try answer(#"{"do":{"launch":{"program":["\#(app)"],"screen":"Bench"}}}"#)
        }

        func answer(_ request: String) throws -> String {
            try requests.fileHandleForWriting.write(contentsOf: Data("\(request)\n".utf8))
            var line = Data()
            while line.last != UInt8(ascii: "\n") {
                let data = answers.fileHandleForReading.availableData
                try check(!data.isEmpty, "lunch drive has ended")
                line += data
            }
            return String(decoding: line, as: UTF8.self)
        }

        func end() throws {
            try requests.fileHandleForWriting.close()
            process.waitUntilExit()
        }
    }
}
