#if os(Linux)
    import Dispatch
    import TestSupport
    import Testing

    @testable import LunchProcess

    /// A process that cannot be ended is told, waited for no longer, and costs this process nothing.
    @Suite(.waiting) struct RemnantTests {
        private func runPowerless(_ test: String) throws {
            try Alone.run(Alone.powerlessProgram(running: "RemnantTests/\(test)"))
        }

        /// A script that runs as root and waits for the gate to open.
        private func root(_ script: String, _ lifeline: Lifeline) -> ChildProcess.Configuration {
            .shell(
                #"exec setpriv --reuid=0 sh -c "$1""#, arguments: ["\(script)\necho $$; read x <\"$GATE\""],
                environment: lifeline.environment, isErrorApart: true)
        }

        @Test(.enabled(if: Powerless.isPossible, "\(Powerless.reason)"))
        func programOfAnotherUserIsLeftAndReported() throws { try runPowerless("leaveAlone()") }

        @Test(.enabled(if: Alone.isRunning("RemnantTests/leaveAlone()")))
        func leaveAlone() throws {
            try withFolder { folder in
                let lifeline = try Lifeline(in: folder)
                try lifeline.openGate(for: 0)
                try withProgram(.shell("read line", isErrorApart: true)) { _, _ in }
                // With those of the guard that waits for the next launch.
                let before = try Descriptors.settled().count
                let released = DispatchSemaphore(value: 0)
                let (own, guardian) = try leave(Witness(released: released), lifeline)
                #expect(released.wait(timeout: .now() + Recorder.deadline) == .success)
                try System.waitUntil { try Descriptors.open().count == before }
                // The guard goes on killing, and ends with the last that it guards.
                try lifeline.openGate(for: 2)
                try System.waitForEnd(of: guardian)
                #expect(!System.exists(own))
            }
            print(Alone.done)
        }

        /// Ends a program that cannot be ended; returns its identifier and that of its guard.
        private func leave(_ witness: Witness, _ lifeline: Lifeline) throws -> (Int32, Int32) {
            let recorder = witness.recorder
            let process = try ChildProcess.start(
                root(#"trap '' HUP TERM; (read x <"$GATE") &"#, lifeline), observer: witness)
            let (own, guardian) = (process.identifier, process.guardIdentifier)
            try recorder.wait(forText: "\(own)\n")
            process.end(patience: .zero)
            let remnants = try recorder.wait(for: "what is left") { $0.calls.last == .left ? $0.remnants : nil }
            #expect(recorder.events.calls == [.wrote, .ended, .left])
            #expect(recorder.events.status == .unended)
            #expect(System.exists(own))
            #expect(remnants.map(\.isGuard) == [true, false, false])
            #expect(remnants.map(\.state.name) == ["lunch-guard", "sh", "sh"])
            #expect(remnants.map(\.state.identifier).prefix(2) == [guardian, own])
            let refusal = SystemError(number: 1)
            #expect(remnants.map(\.refusal) == [nil, refusal, refusal])
            // It knows that it has nothing to do with the program any more.
            #expect(process.states == [])
            process.end(patience: .zero)
            process.signal(9)
            process.send([0x20])
            #expect(process.inputModes == nil)
            return (own, guardian)
        }

        /// The files go at once when their tester is gone, since what is left may stay for long.
        @Test(.enabled(if: Powerless.isPossible, "\(Powerless.reason)"))
        func filesDoNotWaitForWhatIsLeft() throws {
            try withFolder { folder in
                let lifeline = try Lifeline(in: folder)
                try lifeline.openGate(for: 0)
                try Files.makeFolder("\(folder)/files", mode: 0o777)
                let tester = Recorder()
                let environment = lifeline.environment.merging(["FILES": "\(folder)/files"]) { $1 }
                let process = try ChildProcess.start(
                    Alone.powerlessProgram(running: "RemnantTests/leaveAFile()", environment: environment),
                    observer: tester)
                defer { process.end(patience: .zero) }
                let own = try lifeline.waitForIdentifiers(1)
                #expect(try Files.names(in: "\(folder)/files").count == 1)
                process.signal(9)
                try tester.waitForEnd()
                try System.waitUntil { try Files.names(in: "\(folder)/files") == [] }
                #expect(own.filter(System.exists) == own)
                try lifeline.openGate()
                try tester.waitUntilGone()
            }
        }

        @Test(.enabled(if: Alone.isRunning("RemnantTests/leaveAFile()")))
        func leaveAFile() throws {
            let environment = Files.environment
            var program = ChildProcess.Configuration.shell(
                #"exec setpriv --reuid=0 sh -c "trap '' HUP TERM; echo \$\$ >\"$LIFELINE\"; read x <\"$GATE\"""#,
                environment: environment.filter { ["LIFELINE", "GATE"].contains($0.key) })
            program.folder = PrivateFolder(in: try #require(environment["FILES"]))
            program.file = .init(name: "text", text: "text")
            let recorder = Recorder()
            _ = try ChildProcess.start(program, observer: recorder)
            try recorder.waitUntilGone()
        }

        @Test(.enabled(if: Powerless.isPossible, "\(Powerless.reason)"))
        func programThatMayBeSignalledOnlyLaterIsKilledThen() throws { try runPowerless("killLater()") }

        /// The program is root's when all is killed for the first time, and this user's once that has taken its child.
        @Test(.enabled(if: Alone.isRunning("RemnantTests/killLater()")))
        func killLater() throws {
            let script = #"""
                trap '' HUP TERM
                setpriv --reuid=65534 sh -c 'echo ready; exec sleep 1000' &
                wait
                exec setpriv --reuid=65534 sleep 1000
                """#
            let recorder = Recorder()
            let process = try ChildProcess.start(
                .shell(#"exec setpriv --reuid=0 sh -c "$1""#, arguments: [script]), observer: recorder)
            defer { process.end(patience: .zero) }
            try recorder.wait(forText: "ready")
            process.end(patience: .zero)
            let calls = try recorder.wait(for: "the end") { events in
                [.gone, .left].contains(events.calls.last) ? events.calls : nil
            }
            #expect(calls == [.wrote, .ended, .gone])
            #expect(recorder.events.status == .signalled(9))
            print(Alone.done)
        }

        /// No signal of this user reaches it; that its terminal hangs up does.
        @Test(.enabled(if: Powerless.isPossible, "\(Powerless.reason)"))
        func programOfAnotherUserEndsWithItsTerminal() throws { try runPowerless("hangUp()") }

        @Test(.enabled(if: Alone.isRunning("RemnantTests/hangUp()")))
        func hangUp() throws {
            try withFolder { folder in
                let recorder = Recorder()
                let process = try ChildProcess.start(root("", try Lifeline(in: folder)), observer: recorder)
                try recorder.wait(forText: "\(process.identifier)\n")
                process.end(patience: .zero)
                let calls = try recorder.wait(for: "the end") { events in
                    [.gone, .left].contains(events.calls.last) ? events.calls : nil
                }
                #expect(calls == [.wrote, .ended, .gone])
                #expect(recorder.events.status == .signalled(1))
            }
            print(Alone.done)
        }
    }
#endif
