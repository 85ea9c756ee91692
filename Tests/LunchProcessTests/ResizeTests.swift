import LunchProcess
import TestSupport
import Testing

/// A new size reaches the program: as a signal, and as the size that it then finds.
@Suite(.waiting) struct ResizeTests {
    @Test func programIsReportedAndFindsTheNewSize() throws {
        try withFolder { folder in
            let lifeline = try Lifeline(in: folder)
            let script = """
                trap 'stty size' WINCH
                (read x <"$GATE") &
                echo ready
                while :; do wait; done
                """
            try withProgram(.shell(script, environment: lifeline.environment)) { process, recorder in
                try recorder.wait(forText: "ready")
                process.resize(columns: 100, rows: 40)
                try recorder.wait(forText: "40 100")
                // The size that it has already is no news.
                process.resize(columns: 100, rows: 40)
                process.resize(columns: 20, rows: 5)
                try recorder.wait(forText: "5 20")
                #expect(recorder.events.lines == ["ready", "40 100", "5 20"])
            }
        }
    }
}
