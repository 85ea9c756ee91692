import Dispatch
package import LunchProcess
@_spi(Lunch) import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The way in which a program ended; Swift Testing has a type of this name as well.
package typealias ExitStatus = LunchProcess.ExitStatus

/// A program whose output is collected, on a terminal of its own.
package final class NestedRun: ProgramObserver {
    fileprivate struct State {
        var output: [UInt8] = []
        var status: LunchProcess.ExitStatus?
        var awaited: [UInt8]?
    }

    private let state = Lock(State())
    private let seen = DispatchSemaphore(value: 0)
    private let gone = DispatchSemaphore(value: 0)
    private let process = Lock<ChildProcess?>(nil)

    /// Starts a program with the environment of this one and more.
    package init(_ path: String, _ arguments: [String], environment: [String: String] = [:]) throws {
        var variables = ProcessInfo.processInfo.environment
        // Its tests don't belong to this run.
        variables[TestTimes.variable] = nil
        variables.merge(environment) { $1 }
        let child = try ChildProcess.start(
            .init(
                path: path, arguments: [path] + arguments, environment: variables.map { "\($0.key)=\($0.value)" },
                columns: 500, rows: 100),
            observer: self)
        process.withLock { $0 = child }
    }

    /// Waits until the program has written something; false where it has not after a while.
    package func wait(for text: String) -> Bool {
        let isThere = state.withLock { state in
            state.awaited = Array(text.utf8)
            return state.hasAwaited
        }
        return isThere || seen.wait(timeout: .now() + 60) == .success
    }

    package func signal(_ number: Int32) { process.withLock { $0?.signal(number) } }

    package func send(_ text: String) { process.withLock { $0?.send(Array(text.utf8)) } }

    /// Waits until nothing that the program started is left, without doing anything to it; false where something is.
    package func isGone(within seconds: Double) -> Bool {
        guard gone.wait(timeout: .now() + seconds) == .timedOut else {
            gone.signal()
            return true
        }
        process.withLock { $0?.end(patience: .zero) }
        return false
    }

    /// The end of the program and all that it wrote, with plain line feeds.
    package func wait() -> (status: LunchProcess.ExitStatus?, output: String) {
        gone.wait()
        gone.signal()  // for a second call
        return state.withLock { ($0.status, String(decoding: $0.output.filter { $0 != 0x0D }, as: UTF8.self)) }
    }

    /// All that the program has written, byte for byte.
    package var bytes: [UInt8] { state.withLock(\.output) }

    package func process(_ process: any Program, wrote bytes: Span<UInt8>) {
        state.withLock { state in
            for index in bytes.indices { state.output.append(bytes[index]) }
            guard state.hasAwaited else { return }
            state.awaited = nil
            seen.signal()
        }
    }

    package func process(_ process: any Program, wroteToStandardError bytes: Span<UInt8>) {}
    package func processInputWasFlushed(_ process: any Program) {}
    package func process(_ process: any Program, ended status: ExitStatus) { state.withLock { $0.status = status } }
    package func process(_ process: any Program, isOutputStopped: Bool) {}
    package func processIsGone(_ process: any Program) { gone.signal() }

    /// The processes that are left are told with the output, so that whoever looks at that sees them.
    package func process(_ process: any Program, left remnants: [ChildProcess.Remnant]) {
        let text = remnants.map { "left: \($0.state)\n" }.joined()
        state.withLock { $0.output += Array(text.utf8) }
        gone.signal()
    }
}

extension NestedRun.State {
    fileprivate var hasAwaited: Bool { awaited.map { !output.ranges(of: $0).isEmpty } ?? false }
}
