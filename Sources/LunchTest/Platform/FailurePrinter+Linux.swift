#if os(Linux)
    import Foundation
    @_spi(Lunch) import LunchWire
    import XCTest

    /// The observer by which XCTest prints failures, put aside as long as Lunch may know better what to print of the next one.
    ///
    /// XCTest knows no line of an error that is thrown out of a case (`<EXPR>:0`), and reports an assertion that fails because
    /// its values could not be read.
    ///
    /// XCTest does not list its observers, removes only the very object that was added, and prints before it notifies others:
    /// the set that holds them is found by reflection. If the printer is not found there, nothing is put aside: XCTest prints
    /// everything as usual, and the line of a thrown error is reported separately.
    enum FailurePrinter {
        private struct State {
            // It is only used where XCTest would use it, on the main thread.
            nonisolated(unsafe) var printer: (any XCTestObservation)?
        }

        private static let aside = Lock(State())

        private static var printer: (any XCTestObservation)? {
            nonisolated(unsafe) var printer: (any XCTestObservation)?
            aside.withLock { printer = $0.printer }
            return printer
        }

        /// Keeps the printer from the next failure of the case that runs.
        static func putAside() {
            // XCTest looks at its observers without a lock.
            guard Thread.isMainThread, printer == nil, let found = find() else { return }
            nonisolated(unsafe) let printer = found
            XCTestObservationCenter.shared.removeTestObserver(printer)
            aside.withLock { $0.printer = printer }
        }

        /// Lets it print again what comes.
        static func putBack() {
            guard Thread.isMainThread, let printer else { return }
            XCTestObservationCenter.shared.addTestObserver(printer)
            aside.withLock { $0.printer = nil }
        }

        /// Has a failure printed, if the printer has not received it, and puts it back.
        ///
        /// - Returns: false if the printer was not aside, and so has printed the failure as XCTest knows it.
        @discardableResult
        static func tell(
            _ testCase: XCTestCase, _ description: String, inFile path: String?, atLine line: Int
        ) -> Bool {
            guard let printer else { return false }
            printer.testCase(testCase, didFailWithDescription: description, inFile: path, atLine: line)
            putBack()
            return true
        }

        /// Has the end of a case printed, if the printer would not receive it, and puts it back.
        static func finish(_ testCase: XCTestCase) {
            guard let printer else { return }
            // Only XCTest's own observers are notified of this, without the sender.
            if testCase.testRun?.hasBeenSkipped == true { print("\(testCase.name) : Test skipped") }
            printer.testCaseDidFinish(testCase)
            putBack()
        }

        private static func find() -> (any XCTestObservation)? {
            let center = Mirror(reflecting: XCTestObservationCenter.shared)
            guard let observers = center.children.first(where: { $0.label == "observers" })?.value else { return nil }
            for observer in Mirror(reflecting: observers).children {
                for (_, value) in Mirror(reflecting: observer.value).children {
                    guard let printer = value as? any XCTestObservation else { continue }
                    if "\(type(of: printer))" == "PrintObserver" { return printer }
                }
            }
            return nil
        }
    }
#endif
