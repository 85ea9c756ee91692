import Foundation
import LunchTest
import TestSupport
import Testing

/// An app whose debug information is damaged, and that hangs: reading it ends no test.
@Suite(.waiting, .timeLimit(.minutes(5))) struct DamagedProgramTests {
    @Test(arguments: 0..<(Nightly.isOn ? 20 : 2))
    func damagedDebugInformationEndsNoTester(_ seed: Int) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "lunch-damaged-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        var bytes = try Data(contentsOf: URL(filePath: ProductPath.of("Fixture")))
        var random = SplitMix(state: UInt64(seed))
        for section in try #require(sections(of: bytes)) {
            for _ in 0..<(section.count / 40) {
                bytes[Int.random(in: section, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
            }
        }
        #expect(FileManager.default.createFile(atPath: path, contents: bytes, attributes: [.posixPermissions: 0o755]))
        var launcher = Launcher(app: .path(path), screen: "Spinning")
        launcher.configuration.settleTimeout = .seconds(1)
        let app = try launcher.launch()
        try app.typeText("a")
        let error = withError { try app.press("b") }
        #expect(error?.kind == .unsettled, "\(error?.message ?? "")")
    }

    /// The places of a program's sections of debug information (elf(5)); nil if the file has another form.
    private func sections(of file: Data) -> [Range<Int>]? {
        func number(_ offset: Int, _ size: Int) -> Int {
            (0..<size).reduce(0) { $0 | Int(file[offset + $1]) << ($1 * 8) }
        }
        guard file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
        let (table, size, count, names) = (number(0x28, 8), number(0x3A, 2), number(0x3C, 2), number(0x3E, 2))
        let start = number(table + size * names + 0x18, 8)
        return (0..<count).map { table + size * $0 }.compactMap { header in
            let name = file[(start + number(header, 4))...].prefix { $0 != 0 }
            let offset = number(header + 0x18, 8)
            return String(decoding: name, as: UTF8.self).hasPrefix(".debug")
                ? offset..<(offset + number(header + 0x20, 8)) : nil
        }
    }

    /// Numbers that are the same for the same seed.
    private struct SplitMix: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            let mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            return mixed ^ (mixed >> 27)
        }
    }
}
