#if os(Linux)
    import Foundation
    import Testing

    @testable import LunchDriver

    /// The properties of the threads of tests.
    @Suite struct OwnThreadTests {
        private static var name: String? {
            (try? String(contentsOfFile: "/proc/thread-self/comm", encoding: .utf8))?.trimmingCharacters(in: .newlines)
        }

        /// Calls itself until its values lie so many bytes below a place; a stack that is smaller ends the process.
        private static func descend(_ count: UInt, from top: UInt? = nil) -> Bool {
            var value = 0
            let place = withUnsafePointer(to: &value) { UInt(bitPattern: $0) }
            return top.map { $0 - place > count } == true || descend(count, from: top ?? place)
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

        @Test func thereIsAsMuchStackAsElsewhere() async {
            #expect(await OwnThreads.ofTests.run { Self.descend(7 << 20) })
        }
    }
#endif
