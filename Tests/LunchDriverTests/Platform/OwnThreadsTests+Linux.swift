#if os(Linux)
    import Foundation
    import Testing

    @testable import LunchDriver

    /// What the threads of tests are like.
    @Suite struct OwnThreadTests {
        private static var name: String? {
            (try? String(contentsOfFile: "/proc/thread-self/comm", encoding: .utf8))?.trimmingCharacters(in: .newlines)
        }

        /// The size of the piece of memory in which this call's own values are.
        private static var stackSize: UInt {
            var value = 0
            let address = withUnsafePointer(to: &value) { UInt(bitPattern: $0) }
            guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return 0 }
            for line in maps.split(separator: "\n") {
                let bounds = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
                if bounds.count == 2, bounds[0] <= address, address < bounds[1] { return bounds[1] - bounds[0] }
            }
            return 0
        }

        private static func isBlocked(_ signal: Int32) -> Bool {
            var mask = sigset_t()
            pthread_sigmask(SIG_SETMASK, nil, &mask)
            return sigismember(&mask, signal) == 1
        }

        /// An actor has no executor of its own, unless it says so.
        @Test func actorsWorkThereAsWell() async {
            actor Worker {
                func name() -> String? { OwnThreadTests.name }
            }
            #expect(await OwnThreads.ofTests.run { await Worker().name() } == "lunch-test")
            #expect(await OwnThreads.ofTests.run { await MainActor.run { Self.name } } != "lunch-test")
        }

        /// A program that a test starts by itself inherits what its thread blocks.
        @Test func aBrokenPipeEndsWhatATestStarts() async {
            #expect(await OwnThreads.ofTests.run { !Self.isBlocked(SIGPIPE) && Self.isBlocked(SIGTERM) })
        }

        /// The last pages of it guard the rest.
        @Test func thereIsAsMuchStackAsElsewhere() async {
            #expect(await OwnThreads.ofTests.run { Self.stackSize } > 7 << 20)
        }
    }
#endif
