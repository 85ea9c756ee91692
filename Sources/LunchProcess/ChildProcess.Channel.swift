import CLunchProcess

extension ChildProcess.Channel {
    /// Writes what the terminal takes now. What is meant for a program that cannot be written to is dropped.
    mutating func flush() {
        guard !outgoing.isEmpty else { return }
        do {
            if let count = try ends?.terminal?.master.write(outgoing) {
                outgoing.removeFirst(count)
            } else {
                outgoing.removeAll()
            }
        } catch {
            outgoing.removeAll()
        }
    }

    /// Has the thread that moves the bytes look again, at once or after so many milliseconds.
    mutating func ring(after milliseconds: Int32 = 0) {
        if let number = ends?.alarm.number { lunch_ring(number, milliseconds) }
    }

    /// Reads what was reported since the last time; nil at the end.
    mutating func readReports() -> [lunch_report]? {
        guard let control = ends?.control.number else { return nil }
        let size = MemoryLayout<lunch_report>.size
        var bytes = [UInt8](repeating: 0, count: 16 * size)
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe lunch_read(control, $0.baseAddress, $0.count) }
        if count == Int(LUNCH_NOT_YET) { return [] }
        guard count > 0 else { return nil }
        reportBytes += bytes[..<count]
        var reports: [lunch_report] = []
        while reportBytes.count >= size {
            let report = unsafe reportBytes.withUnsafeBytes { unsafe $0.loadUnaligned(as: lunch_report.self) }
            reportBytes.removeFirst(size)
            if report.kind == LUNCH_REPORT_EXITED.rawValue { hasEnded = true }
            reports.append(report)
        }
        return reports
    }
}
