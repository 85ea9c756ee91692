import Foundation
import Reed

do {
    let last = try Program(JournalModel()).run()
    print("\(last.diary.entries.count) entries in the journal.")
} catch {
    print("Journal: \(error)")
    exit(1)
}
