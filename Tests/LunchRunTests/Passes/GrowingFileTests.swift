import Foundation
import LunchTrace
import Testing

@testable import LunchRun

@Suite struct GrowingFileTests {
    @Test func aLineIsThereOnceItsEndIs() {
        let path = FileManager.default.temporaryDirectory.path + "/lunch-growing-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        var file = GrowingFile(path)
        #expect(file.lines() == [])
        for (piece, lines) in [("a\nb", ["a"]), ("c", []), ("\n\nd\n", ["bc", "d"]), ("é", []), ("\n", ["é"])] {
            #expect(AppendedFile.append(Array(piece.utf8), to: path) == nil)
            #expect(file.lines() == lines)
        }
    }
}
