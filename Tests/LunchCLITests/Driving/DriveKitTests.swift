import LunchProcess
@_spi(Lunch) import LunchWire
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The transcripts for other clients are what `lunch drive` answers.
@Suite(.waiting) struct DriveKitTests {
    private static let folder =
        (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }.path
        + "/Samples/OtherLanguages/Kit"

    @Test(arguments: ["meal", "failures"]) func theAnswersAreThoseOfTheTranscript(_ name: String) throws {
        let text = try String(contentsOfFile: "\(Self.folder)/\(name).jsonl", encoding: .utf8)
        var (requests, answers): ([String], [LunchJSON]) = ([], [])
        for line in text.split(separator: "\n") {
            guard case .object(let entry) = try LunchJSON(parsing: String(line)) else { continue }
            if let request = entry["request"] {
                let program = LunchJSON.array([.string(ProductPath.of("LunchSample"))]).text
                requests.append(request.text.replacing(#"["LunchSample"]"#, with: program))
            } else if let answer = entry["answer"] {
                answers.append(answer)
            }
        }
        #expect(requests.count == answers.count && answers.count > 8)
        let run = try Lunch.run(
            ["drive"], reading: requests.joined(separator: "\n"), environment: ["LUNCH_TRACE": "off"])
        let found = try run.output.split(separator: "\n").map { try LunchJSON(parsing: String($0)) }
        // Apps answer beside each other: a request that names none may be answered first.
        #expect(Set(found.map(\.text)) == Set(answers.map(\.text)))
        #expect(run.status == .exited(0), "\(run.errors)")
    }
}
