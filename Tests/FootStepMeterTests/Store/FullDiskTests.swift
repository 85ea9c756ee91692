import Foundation
import TestSupport
import Testing

@testable import FootStepMeter

/// A limit on the size of files stands for a full disk; it holds for a whole process, so that each test has its own.
@Suite(.waiting) struct FullDiskTests {
    @Test func whatDoesNotFitIsAnErrorAndLeavesTheFileAsItWas() async {
        await #expect(processExitsWith: .success) {
            let folder = try TemporaryFolder()
            let path = folder.path("footprints.log")
            let sizes = try FullDiskTests.sizes(after: 2, path)
            let header = FootprintLog.header.count
            for room in [1, header - 1, header] + stride(from: sizes[0] - 1, to: sizes[1] + 2, by: 5) {
                try FullDiskTests.fill(folder.path("\(room).log"), room: room)
            }
        }
    }

    /// Saves points until there is no more room, and looks at what is left.
    private static func fill(_ path: String, room: Int) throws {
        try limitFiles(to: room)
        defer { #expect(throws: Never.self) { try limitFiles(to: nil) } }
        guard let store = try? FileFootprintStore(path: path) else {
            #expect(room < FootprintLog.header.count)
            return
        }
        var saved: [Footprint] = []
        let error = #expect(throws: StoreError.self) {
            while true { saved.append(try store.create(.tokyo)) }
        }
        #expect(error?.description == "Cannot write \(path): File too large (errno 27).")
        #expect(store.all() == saved)
        #expect(try FootprintLog.read(try bytes(path), path: path).changes == saved.map { .create(footprint: $0) })
        #expect(try bytes(path).last == UInt8(ascii: "\n"), "nothing of the point that did not fit is left")

        try limitFiles(to: nil)
        saved.append(try store.create(.tokyo))
        #expect(try FootprintLog.read(try bytes(path), path: path).changes == saved.map { .create(footprint: $0) })
    }

    /// The size of a file after each of some points.
    private static func sizes(after count: Int, _ path: String) throws -> [Int] {
        let store = try FileFootprintStore(path: path)
        return try (0..<count).map { _ in
            try store.create(.tokyo)
            return try bytes(path).count
        }
    }

    /// Lets files of this process grow to some bytes only.
    private static func limitFiles(to size: Int?) throws {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        limit.rlim_cur = size.map { rlim_t($0) } ?? limit.rlim_max
        #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
    }
}
