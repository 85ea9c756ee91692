#if os(Linux)
    import Glibc
    import LunchProcess
    import TestSupport
    import Testing

    /// A look at a program needs descriptors: without them it says so, and never that the program rests or does not.
    @Suite(.waiting) struct BlindLookTests {
        @Test func aLookWithTooFewDescriptorsReportsSo() throws { try Alone.run("BlindLookTests/lookWithTooFew()") }

        /// Looks at programs with no descriptor left, with one, and so on until there are enough.
        @Test(.enabled(if: Alone.isRunning("BlindLookTests/lookWithTooFew()")))
        func lookWithTooFew() throws {
            var limit = rlimit(rlim_cur: 100, rlim_max: 100)
            #expect(setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0)
            // Of some more has to be read than what they wait in: memory, and what they have started.
            for (script, isSeenByOpenFiles) in [
                ("echo ready; exec cat", true), ("echo ready; cat; true", true), ("echo ready; exec sleep 1000", false),
                ("export PS1=ready; exec bash --norc --noprofile -i", false),
            ] {
                try withProgram(.shell(script)) { child, recorder in
                    try recorder.wait(for: "ready") { $0.text.contains("ready") ? true : nil }
                    let blind = try lookWithFewer(child, script)
                    // The files that are open since the start are enough for a program that only waits for input.
                    #expect(isSeenByOpenFiles || blind > 0, "\(script): it was looked at without a descriptor")
                }
            }
            print(Alone.done)
        }

        /// Returns the number of looks for which there was no descriptor.
        private func lookWithFewer(_ child: ChildProcess, _ script: String) throws -> Int {
            var held: [Int32] = []
            defer { for descriptor in held { close(descriptor) } }
            while case let descriptor = dup(0), descriptor >= 0 { held.append(descriptor) }
            var blind = 0
            let deadline = ContinuousClock.now + .seconds(60)
            while !held.isEmpty, .now < deadline {
                do {
                    // A program that has run meanwhile is looked at again; one that rests is described completely.
                    guard let seen = try child.threadWaits()?.threads, seen.allSatisfy({ $0.activity == .waits }) else {
                        continue
                    }
                    let free = try rests(child, freeing: &held)
                    #expect(seen.map(\.told) == free.map(\.told), "\(script)")
                    #expect(!seen.isEmpty, "\(script)")
                } catch let error as SystemError {
                    #expect(error.isShortage, "\(script): \(error)")
                    blind += 1
                    close(held.removeLast())
                }
            }
            #expect(held.isEmpty, "\(script): it neither was seen to rest, nor could nobody see it")
            return blind
        }

        /// Frees all descriptors, and returns the waits of a program that rests.
        private func rests(_ child: ChildProcess, freeing held: inout [Int32]) throws -> [ThreadWait] {
            while let descriptor = held.popLast() { close(descriptor) }
            return try rests(child)
        }

        private func rests(_ child: ChildProcess) throws -> [ThreadWait] {
            var threads: [ThreadWait] = []
            try System.waitUntil {
                threads = try child.threadWaits()?.threads ?? []
                return !threads.isEmpty && threads.allSatisfy { $0.activity == .waits }
            }
            return threads
        }
    }

    extension ThreadWait {
        /// All facts about the thread except the remaining time of its wait.
        fileprivate var told: String {
            "\(process) \(name) \(call) \(limit == nil) \(mayEnd) \(isForInput) \(readsTerminal) \(writesTerminal)"
        }
    }
#endif
