import LunchProcess
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A program that is asked for its screens, from its start to its end.
///
/// It runs on a terminal as a launched app does: whatever it does instead, nothing of it is left.
final class CatalogRun: ProgramObserver {
    /// The reason why there is no list.
    typealias Problem = CatalogFailure.Reason

    /// The number of bytes that a list may have: variants may hold a good deal of mock data.
    static let limit = 64 << 20

    fileprivate struct State {
        var output: [UInt8] = []
        var errorOutput: [UInt8] = []
        var status: ExitStatus?
        var isGone = false
        /// True if it ended before that was requested.
        var hasEndedItself = false

        /// The first byte that was written and is not a space of JSON; nil as long as there is none.
        var beginning: UInt8?

        /// True if what was written begins as a list does, as far as it goes.
        var isListLike: Bool { beginning == nil || beginning == UInt8(ascii: "{") }

        var isOver: Bool { status != nil || output.count > CatalogRun.limit || !isListLike }
    }

    private let monitor = Monitor(State())

    private init() {}

    /// The list of a program, whether or not the launch has a screen.
    static func list(
        of path: String, _ launch: LaunchConfiguration
    ) throws(TUIError) -> [LaunchScreenDescription] {
        let folder = UserInfoFile.makeFolder()
        let home = launch.temporaryHome(in: folder, isAlways: true)
        var variables = ProgramEnvironment(
            launch.asking, tester: ProcessInfo.processInfo.environment, token: "", userInfoFile: "", home: home
        ).variables
        variables[LaunchKeys.token] = nil
        variables[LaunchKeys.catalog] = "1"
        var child = ChildProcess.Configuration(
            path: path, arguments: [path] + launch.arguments,
            environment: variables.map { "\($0.key)=\($0.value)" }.sorted(), directory: launch.directory,
            columns: UInt16(clamping: max(1, launch.size.columns)), rows: UInt16(clamping: max(1, launch.size.rows)),
            isErrorApart: true)
        child.folder = folder
        if home != nil { child.folders = TemporaryHome.folders }
        // A short timeout of the app is not one of the system, which starts it.
        child.limit = max(child.limit, launch.launchTimeout)
        let run = CatalogRun()
        do throws(StartError) {
            let process = try ChildProcess.start(child, observer: run)
            run.wait(for: process, launch)
        } catch {
            if error.phase == .folders { throw TUIError(.launch(.noTemporaryHome(path: folder.path, error.system))) }
            throw TUIError(.launch(.notStarted(path: path, directory: launch.directory, error)))
        }
        let state = run.monitor.read { $0 }
        do throws(Problem) {
            return try state.list(after: launch.launchTimeout)
        } catch {
            var failure = TUIFailure(.launch(.catalog(.noList(error))))
            failure.app = String(path.split(separator: "/").last ?? "")
            failure.errorOutput = state.errorOutput
            failure.home = home?.path
            throw TUIError(failure)
        }
    }

    /// Waits for the answer, and ends what is left.
    private func wait(for process: ChildProcess, _ launch: LaunchConfiguration) {
        _ = monitor.wait(within: launch.launchTimeout) { $0.isOver ? true : nil }
        monitor.mutate { $0.hasEndedItself = $0.status != nil }
        process.end(patience: launch.patience)
        _ = monitor.wait(until: .now + launch.patience + launch.patience + .seconds(10)) { $0.isGone ? true : nil }
    }
}

extension CatalogRun.State {
    /// The list that the program has written, once no more of it is expected.
    fileprivate func list(after limit: Duration) throws(CatalogRun.Problem) -> [LaunchScreenDescription] {
        if output.count > CatalogRun.limit { throw .tooLong(CatalogRun.limit) }
        // Only a program that was killed for it has no exit status to report.
        guard isListLike || hasEndedItself else { throw .other }
        guard hasEndedItself, let status else { throw .late(after: limit) }
        let screens: [LaunchScreenDescription]
        do throws(WireError) {
            screens = try LaunchScreenDescription.catalog(from: LunchJSON(parsing: output, limits: .userInfo))
        } catch {
            throw output.isEmpty ? .silent(status) : .ended(status, error)
        }
        guard status == .exited(0) else { throw .failed(status) }
        return screens
    }
}

extension CatalogRun {
    func process(_ process: any Program, wrote bytes: Span<UInt8>) {
        monitor.update { state in
            guard !state.isOver else { return false }
            bytes.withUnsafeBufferPointer { bytes in
                state.output.append(contentsOf: bytes)
                let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
                state.beginning = state.beginning ?? bytes.first { !isSpace($0) }
            }
            return state.isOver
        }
    }

    func process(_ process: any Program, wroteToStandardError bytes: Span<UInt8>) {
        monitor.mutate { state in
            for index in bytes.indices { state.errorOutput.append(bytes[index]) }
            state.errorOutput.removeFirst(max(0, state.errorOutput.count - 64 << 10))
        }
    }

    func process(_ process: any Program, ended status: ExitStatus) {
        monitor.update { state in
            state.status = status
            return true
        }
    }

    func processIsGone(_ process: any Program) { letGo() }

    func process(_ process: any Program, left remnants: [ChildProcess.Remnant]) { letGo() }

    func processInputWasFlushed(_ process: any Program) {}

    func process(_ process: any Program, isOutputStopped: Bool) {}

    private func letGo() {
        monitor.update { state in
            state.isGone = true
            return true
        }
    }
}

extension LaunchConfiguration {
    /// The launch in which a program is asked for its screens: on none of them.
    var asking: LaunchConfiguration {
        var asking = self
        asking.screen = nil
        asking.variant = nil
        asking.userInfo = nil
        asking.clock = .continuous
        return asking
    }
}
