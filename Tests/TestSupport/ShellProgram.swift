import LunchProcess

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A program that a shell runs, for as long as the body runs, in a folder of its own.
package func withProgram<Result>(
    named name: String, _ script: String, _ body: (_ path: String) throws -> Result
) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/\(name)"
    // Another process writes it: what this one writes may not be run while a child that it has just forked holds it open.
    let writing = #"printf '#!/bin/sh\n%s\n' "$1" > "$0" && chmod +x "$0""#
    let run = try NestedRun("/bin/sh", ["-c", writing, path, script])
    let (status, output) = run.wait()
    guard status == .exited(0) else { throw ProgramNotWritten(path: path, status: status, output: output) }
    return try body(path)
}

/// A program could not be written.
package struct ProgramNotWritten: Error {
    let path: String
    let status: ExitStatus?
    let output: String
}
