#if os(Linux)
    import Foundation
    import Runtime
    import Testing

    @testable import LunchDriver

    /// The facts that the file of a program tells before it runs.
    @Suite struct ExecutableSectionsTests {
        private static let own = "/proc/self/exe"

        @Test func theSectionsOfAProgramAreRead() {
            #expect(ExecutableSections.names(ofFileAt: Self.own).isSuperset(of: [".text", ".dynamic", ".rodata"]))
        }

        @Test func whatIsNoProgramHasNone() throws {
            let file = FileManager.default.temporaryDirectory.appending(path: "lunch-\(UUID().uuidString)").path
            defer { try? FileManager.default.removeItem(atPath: file) }
            let magic: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1]
            for bytes in [[], magic, magic + [UInt8](repeating: 0xFF, count: 100), Array("#!/bin/sh".utf8)] {
                try Data(bytes).write(to: URL(filePath: file))
                #expect(ExecutableSections.names(ofFileAt: file).isEmpty)
            }
            #expect(ExecutableSections.names(ofFileAt: "/no/such/file").isEmpty)
            #expect(ExecutableSections.names(ofFileAt: "/").isEmpty)
        }

        /// Whoever looks for the images of this process reads the beginning of each file that is mapped: one that is unmapped
        /// meanwhile ends the process.
        @Test func noProgramIsMappedWhileImagesAreRead() async {
            await withTaskGroup { group in
                group.addTask {
                    for _ in 0..<1000 {
                        _ = ExecutableSections.names(ofFileAt: Self.own)
                        _ = InertBuild.look("/bin/sh")
                        await Task.yield()
                    }
                }
                group.addTask {
                    for _ in 0..<100 {
                        #expect(!ImageMap.capture().isEmpty)
                        await Task.yield()
                    }
                }
            }
        }
    }
#endif
