import CLunchProcess

/// A system call failed.
package struct SystemError: Error, Hashable, CustomStringConvertible {
    /// The errno.
    package let number: Int32

    package init(number: Int32) { self.number = number }

    /// True if no descriptor was left for what was to be opened.
    package var isShortage: Bool { lunch_is_shortage(number) != 0 }

    /// True if a file or a folder is not there.
    package var isOfMissingFile: Bool { lunch_is_missing(number) != 0 }

    /// The errno by its name and in words: `ENOENT, No such file or directory`.
    package var description: String {
        unsafe "\(String(cString: lunch_errno_name(number))), \(String(cString: lunch_errno_words(number)))"
    }
}

/// A child process could not be started.
package struct StartError: Error, Hashable, CustomStringConvertible {
    /// The step that was being taken when it failed.
    package enum Phase: Hashable, Sendable {
        /// Opening the pseudo-terminal.
        case terminal
        /// Starting a process.
        case fork
        /// Making the terminal the child's controlling terminal.
        case session
        /// Changing to the working directory.
        case directory
        /// Running the program.
        case program
        /// Writing the file that goes with it.
        case file
        /// Making the folders that go with it.
        case folders
        /// Forking its guard, or waiting for what that tells: this process was ended before, as said here if that is known.
        case lost(Keeper, ExitStatus?)
        /// Waiting for what became of the start, for longer than that may take.
        case late
    }

    package let phase: Phase
    package let system: SystemError

    init(stage: lunch_stage, number: Int32, lostStatus: Int32 = -1) {
        let lost = lostStatus < 0 ? nil : ExitStatus(waitStatus: lostStatus)
        self.phase =
            switch stage {
            case LUNCH_STAGE_FORK: .fork
            case LUNCH_STAGE_SESSION: .session
            case LUNCH_STAGE_DIRECTORY: .directory
            case LUNCH_STAGE_EXEC: .program
            case LUNCH_STAGE_FILE: .file
            case LUNCH_STAGE_FOLDERS: .folders
            case LUNCH_STAGE_GUARD: .lost(.guardian, lost)
            case LUNCH_STAGE_NURSERY: .lost(.nursery, lost)
            case LUNCH_STAGE_LIMIT: .late
            default: .terminal
            }
        system = SystemError(number: number)
    }

    package var description: String {
        switch phase {
        case .terminal: "A pseudo-terminal could not be opened (\(system))"
        case .fork: "A process could not be started (\(system))"
        case .session: "The terminal could not be given to the process (\(system))"
        case .directory: "The working directory could not be entered (\(system))"
        case .program: "The program could not be run (\(system))"
        case .file: "The file that goes with the program could not be written (\(system))"
        case .folders: "The folders that go with the program could not be made (\(system))"
        case .lost(let keeper, let status):
            """
            Meanwhile \(keeper), \(status?.description ?? "was gone"): something may kill processes by name, or the machine \
            is short of memory
            """
        case .late:
            """
            The start took too long: the file system of the program may not respond, or the machine is too \
            busy
            """
        }
    }
}
