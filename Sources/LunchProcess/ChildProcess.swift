import CLunchProcess
import CLunchThread
@_spi(Lunch) import LunchWire
import Synchronization

/// A program that runs on a separate pseudo-terminal, as the leader of a session.
///
/// A separate thread moves the bytes, so that neither side waits for the other however much either writes. A guard, a
/// small process between this one and the program, sees to it that nothing the program started outlives the end of this
/// process, whatever ends it. The guards are children of the nursery, a small process that this one forks once.
package final class ChildProcess: Sendable {
    /// The program to start, and its surroundings.
    package struct Configuration: Sendable {
        /// The program's file; a relative path begins at the working directory that the program gets.
        package var path: String
        /// The name and the arguments of the program; the first is its name for itself.
        package var arguments: [String]
        /// The whole environment, each variable in the form `NAME=value`.
        package var environment: [String]
        /// The working directory; nil for this process's.
        package var directory: String?
        /// The terminal's size in cells, from 1 to 65,535 each.
        package var columns: UInt16
        package var rows: UInt16
        /// True if standard error has a separate pipe and does not go to the terminal.
        package var isErrorApart: Bool
        /// The folder that goes with the program; nil if there is nothing to put into it.
        package var folder: PrivateFolder?
        /// Folders that are in the folder before the program starts: each is after the one that it is in.
        package var folders: [String] = []
        /// A file that is in the folder before the program starts.
        package var file: File?
        /// The longest time of the start, which does not wait for anything that the program does.
        package var limit = Duration.seconds(20)

        /// The programs that are waited for, and those that are not, by their names.
        package var attention = Attention()

        /// The programs for which a test waits or does not wait, whatever their relation to the program in the foreground.
        package struct Attention: Sendable {
            /// The names of the ignored programs, as the system keeps them.
            let ignored: Set<String>
            /// The names of the programs that are waited for also in the background, as the system keeps them.
            let awaited: Set<String>

            package init(ignored: Set<String> = [], awaited: Set<String> = []) {
                (self.ignored, self.awaited) = (Set(ignored.map(Self.kept)), Set(awaited.map(Self.kept)))
            }

            /// The 15 bytes that the system keeps of a name (proc_pid_comm(5)).
            private static func kept(_ name: String) -> String { String(decoding: name.utf8.prefix(15), as: UTF8.self) }
        }

        /// A file by its name, and what is in it.
        package struct File: Sendable {
            package var name: String
            package var text: String

            package init(name: String, text: String) {
                self.name = name
                self.text = text
            }
        }

        package init(
            path: String, arguments: [String], environment: [String], directory: String? = nil, columns: UInt16 = 80,
            rows: UInt16 = 24, isErrorApart: Bool = false
        ) {
            self.path = path
            self.arguments = arguments
            self.environment = environment
            self.directory = directory
            self.columns = columns
            self.rows = rows
            self.isErrorApart = isErrorApart
        }

        /// True if every string is one that C can have: a zero byte would end it early.
        fileprivate var isRepresentable: Bool {
            !([path, directory ?? ""] + arguments + environment + folders).contains { $0.utf8.contains(0) }
        }
    }

    /// The process identifier, valid until the program has ended.
    package let identifier: Int32

    let guardIdentifier: Int32
    let nurseryIdentifier: Int32
    let channel: Lock<Channel>
    let reader: Lock<Reader>
    let lead = Lead()
    /// The files that are read again and again to see what the program's threads do.
    let threadFiles = Lock(lunch_files())
    /// Nil as long as the end has not been requested.
    let ending = Lock<Ending?>(nil)
    /// The number of pieces of work under way that holds up the reading.
    let holds = Atomic(0)
    let folder: PrivateFolder?
    let attention: Configuration.Attention

    /// The ends of what connects this process with the program, and what is still to be sent.
    struct Channel: ~Copyable {
        /// Nil once nothing of the program is left.
        var ends: Ends?
        var outgoing = OutgoingBytes()
        /// True if it was reported that nothing of the program is left; the ends are closed a moment later.
        var isGone = false
        /// The terminal's master as long as something of the program is left.
        var master: Int32? { mutating get { isGone ? nil : ends?.terminal?.master.number } }
        /// True if the program's end has been reported: its identifier may be another process's.
        var hasEnded = false
        /// The bytes of the next report that have been read.
        var reportBytes: [UInt8] = []

        /// The program's terminal: its master, and the slave, which is kept open and never read.
        struct Terminal: ~Copyable {
            let master: OwnedDescriptor
            let slave: OwnedDescriptor
        }

        struct Ends: ~Copyable {
            /// Nil once this process has hung up.
            var terminal: Terminal?
            let error: OwnedDescriptor
            /// The other end, kept open and never written to.
            let errorEnd: OwnedDescriptor
            let control: OwnedDescriptor
            /// Rings when the thread that moves the bytes must look again.
            let alarm: OwnedDescriptor
            /// Rings when the thread that waits and reads in the meantime must look again.
            let leadAlarm: OwnedDescriptor
        }
    }

    private init(
        _ child: lunch_child, observer: any ProgramObserver, ends: consuming Channel.Ends, folder: PrivateFolder?,
        attention: Configuration.Attention
    ) {
        self.attention = attention
        identifier = child.pid
        guardIdentifier = child.guard
        nurseryIdentifier = child.nursery
        self.folder = folder
        reader = Lock(Reader(master: child.master, error: child.error, observer: observer))
        channel = Lock(Channel(ends: ends))
    }

    /// A look may have begun before the end.
    deinit { threadFiles.withLock { files in unsafe lunch_close_files(&files) } }

    /// Starts a program; the observer is kept until nothing of it is left.
    ///
    /// - Throws: `StartError` with the step that failed and its errno; EINVAL where a string contains a zero byte.
    package static func start(
        _ configuration: Configuration, observer: any ProgramObserver
    ) throws(StartError) -> ChildProcess {
        guard configuration.isRepresentable else { throw StartError(stage: LUNCH_STAGE_EXEC, number: lunch_invalid()) }
        let alarm = OwnedDescriptor(lunch_alarm())
        let leadAlarm = OwnedDescriptor(lunch_alarm())
        for number in [alarm.number, leadAlarm.number] where number < 0 {
            throw StartError(stage: LUNCH_STAGE_FORK, number: -number)
        }
        if configuration.file != nil || !configuration.folders.isEmpty { configuration.folder?.noteMade() }
        var child = lunch_child()
        let result = unsafe configuration.withSpawn { unsafe lunch_start(&$0, &child) }
        guard result == 0 else {
            throw StartError(stage: child.stage, number: -result, lostStatus: child.lost_status)
        }
        let ends = Channel.Ends(
            terminal: Channel.Terminal(master: OwnedDescriptor(child.master), slave: OwnedDescriptor(child.slave)),
            error: OwnedDescriptor(child.error), errorEnd: OwnedDescriptor(child.error_end),
            control: OwnedDescriptor(child.control), alarm: alarm, leadAlarm: leadAlarm)
        let pump = Pump.Descriptors(
            master: child.master, error: child.error, control: child.control, alarm: ends.alarm.number)
        let process = ChildProcess(
            child, observer: observer, ends: ends, folder: configuration.folder, attention: configuration.attention)
        process.setAlarm()
        let work = Pump(process: process, observer: observer, descriptors: pump)
        let thread = unsafe Unmanaged.passRetained(work)
        let started = unsafe lunch_thread(
            "lunch-io", { unsafe Unmanaged<Pump>.fromOpaque($0!).takeRetainedValue().run() }, thread.toOpaque())
        if started != 0 {
            unsafe thread.release()
            process.close()
            throw StartError(stage: LUNCH_STAGE_FORK, number: -started)
        }
        // While the program gets going.
        lunch_prepare()
        process.threadFiles.withLock { files in unsafe lunch_open_files(child.guard, child.pid, &files) }
        return process
    }

    /// Closes the program's terminal; the guard continues killing what is left.
    func hangUp() {
        stopReading()
        channel.withLock { channel in
            channel.outgoing.removeAll()
            // Taken, since Swift 6.3 forgets to destroy what `ends?.terminal = nil` replaces.
            _ = channel.ends?.terminal.take()
        }
    }

    /// Lets go of the program: the guard kills what is left of it.
    func close() {
        stopReading()
        reader.withLock { $0.letGo() }
        channel.withLock { $0.ends = nil }
        threadFiles.withLock { files in unsafe lunch_close_files(&files) }
        folder?.remove()
    }

    /// Returns once no process reads the terminal, and none will any more.
    private func stopReading() {
        endLeads()
        reader.withLock { $0.close() }
    }
}

extension ChildProcess.Configuration {
    /// Calls a function with the configuration for C.
    fileprivate func withSpawn<Result>(_ body: (inout lunch_spawn) -> Result) -> Result {
        let text = Array((file?.text ?? "").utf8)
        return unsafe withCStrings(arguments) { arguments in
            unsafe withCStrings(environment) { environment in
                unsafe path.withCString { path in
                    unsafe withOptionalCString(directory) { directory in
                        unsafe withFolders { folder, folders in
                            unsafe withOptionalCString(file?.name) { file in
                                unsafe text.withUnsafeBytes { text in
                                    var spawn = unsafe lunch_spawn(
                                        path: path, arguments: arguments, environment: environment,
                                        directory: directory, columns: columns, rows: rows,
                                        apart: isErrorApart ? 1 : 0, folder: folder, folders: folders, file: file,
                                        text: text.baseAddress, length: text.count,
                                        limit: Int32(clamping: Int64(limit / .milliseconds(1))))
                                    return unsafe body(&spawn)
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Calls a function with the folder that goes with the program, and with the folders in it.
    private func withFolders<Result>(
        _ body: (UnsafePointer<CChar>?, UnsafePointer<UnsafeMutablePointer<CChar>?>?) -> Result
    ) -> Result {
        unsafe withOptionalCString(folder?.path) { folder in
            if folders.isEmpty { return unsafe body(folder, nil) }
            return unsafe withCStrings(folders) { unsafe body(folder, $0) }
        }
    }
}

extension ChildProcess {
    /// Sends bytes to the program's terminal, at once as far as it takes them, the rest as soon as it does.
    ///
    /// Bytes sent to a program that has ended go nowhere.
    package func send(_ bytes: [UInt8]) {
        channel.withLock { channel in
            let isFirst = channel.outgoing.isEmpty
            channel.outgoing.append(bytes)
            guard isFirst else { return }
            channel.flush()
            if !channel.outgoing.isEmpty { channel.ring() }
        }
    }

    /// True if more than a megabyte waits to be read by the program.
    package var isBackedUp: Bool { channel.withLock { $0.outgoing.count > 1 << 20 } }

    /// Changes the terminal's size; the kernel notifies the program (SIGWINCH) if it differs.
    package func resize(columns: UInt16, rows: UInt16) {
        channel.withLock { channel in
            if let number = channel.master { _ = lunch_resize(number, columns, rows) }
        }
    }

    /// Sends a signal to the program's process group, unless the program has ended.
    package func signal(_ number: Int32) {
        channel.withLock { channel in
            guard let control = channel.ends?.control.number, !channel.hasEnded else { return }
            _ = lunch_signal(control, identifier, number)
        }
    }

    /// Ends the program and all that it started: hangs up, after `patience` terminates, after as long again kills.
    ///
    /// Returns at once; the observer hears when nothing is left, or what is, four seconds after the killing at most.
    package func end(patience: Duration) {
        let patience = max(.zero, min(patience, .seconds(3600)))
        let isFirst = ending.withLock { ending in
            guard ending == nil else { return false }
            ending = Ending(patience: patience)
            return true
        }
        channel.withLock { channel in
            guard let number = channel.ends?.control.number else { return }
            if isFirst, !channel.hasEnded { lunch_hang_up(number, identifier) }
            // They may have been stopped; only then do they receive it.
            lunch_continue(guardIdentifier)
            lunch_continue(nurseryIdentifier)
        }
        // The process's own thread learns when the next step is due.
        setAlarm()
    }

    /// Has the guard end what the hanging up has not ended.
    func tellEnd() {
        let patience = ending.withLock { $0?.patience ?? .zero }
        channel.withLock { channel in
            guard let number = channel.ends?.control.number else { return }
            lunch_end(number, Int32(patience / .milliseconds(1)))
        }
    }

    /// The terminal's current input modes; nil once the program is gone.
    package var inputModes: InputModes? {
        channel.withLock { channel in
            guard let number = channel.master else { return nil }
            let modes = lunch_input_modes(number)
            return modes < 0 ? nil : InputModes(rawValue: modes)
        }
    }

    /// True if the terminal writes a return before each newline now, as it does for what goes through it.
    package var addsReturns: Bool {
        channel.withLock { channel in
            guard let number = channel.master else { return false }
            return lunch_adds_returns(number) != 0
        }
    }

    /// Returns true if the terminal now acts on one of these bytes itself, so that the program does not get to read it.
    package func isAnySpecial(_ bytes: [UInt8]) -> Bool {
        // Most keys are none of these, and need not ask.
        guard bytes.contains(where: { $0 < 0x20 }) else { return false }
        return channel.withLock { channel in
            guard let number = channel.master else { return false }
            return bytes.contains { $0 < 0x20 && lunch_is_special(number, $0) != 0 }
        }
    }
}
