import CLunchProcess
@_spi(Lunch) import LunchWire

extension ChildProcess.Reader {
    /// The reports of a guard on their way to the observer, who is handed all that was written before each.
    struct PendingReports {
        fileprivate var list: [lunch_report] = []
        /// The bytes that may still be read before the first of them.
        fileprivate var allowance: ChildProcess.Allowance?
        fileprivate var isClosed = false
        fileprivate var isNurseryLost = false
    }

    /// Reads what the guard has reported, and delivers it.
    mutating func readReports(for process: ChildProcess) {
        guard end == nil else { return }
        if let new = process.channel.withLock({ $0.readReports() }) {
            reports.list += new
        } else {
            reports.isClosed = true
        }
        tellReports(for: process)
    }

    /// Delivers the guard's reports, as far as nothing blocks reading.
    mutating func tellReports(for process: ChildProcess) {
        // The number of reports that came before what there was to read was handed over.
        var covered = 0
        while end == nil, let report = reports.list.first {
            if covered == 0, isOfAnEnd(report) {
                guard drainAll(for: process) else { return }
                covered = reports.list.count
            }
            covered = max(0, covered - 1)
            reports.list.removeFirst()
            tell(report, of: process)
        }
        guard reports.isClosed, end == nil, drainAll(for: process) else { return }
        // The nursery would have reported how the guard ended.
        let nursery = Self.end(ofNursery: process.nurseryIdentifier)
        end = .lost(nursery == nil ? .guardian : .nursery, nursery)
    }

    private mutating func tell(_ report: lunch_report, of process: ChildProcess) {
        switch lunch_report_kind(UInt32(bitPattern: report.kind)) {
        case LUNCH_REPORT_NURSERY_ENDED: reports.isNurseryLost = true
        case LUNCH_REPORT_EXITED:
            hasEnded = true
            observer?.process(process, ended: status(report.value, of: process))
        case LUNCH_REPORT_GONE:
            end = .left
            process.folder?.remove()
            process.channel.withLock { $0.isGone = true }
            observer?.processIsGone(process)
            letGo()
        case LUNCH_REPORT_GUARD_ENDED: end = .lost(.guardian, ExitStatus(waitStatus: report.value))
        default: break
        }
    }

    /// True if the subject of a report writes nothing after it.
    private func isOfAnEnd(_ report: lunch_report) -> Bool {
        switch lunch_report_kind(UInt32(bitPattern: report.kind)) {
        case LUNCH_REPORT_EXITED, LUNCH_REPORT_GONE, LUNCH_REPORT_GUARD_ENDED: true
        default: false
        }
    }

    /// Hands over all that was written up to now; false if something holds up the reading, so that more may be left.
    private mutating func drainAll(for process: ChildProcess) -> Bool {
        var allowance = reports.allowance ?? ChildProcess.Allowance()
        _ = drain(for: process, &allowance)
        let isHeld = process.isHeld && !allowance.isUsedUp
        reports.allowance = isHeld ? allowance : nil
        return !isHeld
    }

    /// The program's end: killed by its guard if there is no nursery any more.
    private func status(_ waitStatus: Int32, of process: ChildProcess) -> ExitStatus {
        guard reports.isNurseryLost else { return ExitStatus(waitStatus: waitStatus) }
        return .unguarded(.nursery, Self.end(ofNursery: process.nurseryIdentifier))
    }

    private static func end(ofNursery identifier: Int32) -> ExitStatus? {
        let status = lunch_nursery_status(identifier)
        return status < 0 ? nil : ExitStatus(waitStatus: status)
    }
}
