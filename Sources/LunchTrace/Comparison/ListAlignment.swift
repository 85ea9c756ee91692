/// The parts of two lists in order: items that are the same in both, and those that are in each other's place.
package struct ListAlignment {
    package enum Part {
        case same(old: Int, new: Int)
        case changed(old: Range<Int>, new: Range<Int>)
    }

    package private(set) var parts: [Part] = []

    package init(from old: [String], to new: [String]) {
        var (removed, added): (Set<Int>, Set<Int>) = ([], [])
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var (before, after) = (0, 0)
        while before < old.count || after < new.count {
            let (firstBefore, firstAfter) = (before, after)
            while removed.contains(before) { before += 1 }
            while added.contains(after) { after += 1 }
            if before > firstBefore || after > firstAfter {
                parts.append(.changed(old: firstBefore..<before, new: firstAfter..<after))
            } else {
                parts.append(.same(old: before, new: after))
                (before, after) = (before + 1, after + 1)
            }
        }
    }
}
