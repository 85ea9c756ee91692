import Foundation
import LunchBridge
import Reed

do {
    let last = try Program(try bridge.start(screens, home: "Start")).run()
    print("\(last.diary.entries.count) entries in the journal.")
} catch {
    print("Journal: \(error)")
    exit(1)
}
