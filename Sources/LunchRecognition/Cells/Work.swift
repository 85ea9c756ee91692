/// The work that one recognition may cost, counted in steps, so that a screen has the same elements on any machine.
final class Work {
    /// The steps that are left; negative once there are none.
    private(set) var left: Int

    /// The steps of one recognition; a screen of 80 × 24 cells takes fewer than 20,000.
    static let most = 1 << 19

    init(_ most: Int = Work.most) { left = most }

    /// True if more was spent than there was.
    var isOver: Bool { left < 0 }

    /// Takes steps; returns false if there are not as many left.
    @discardableResult
    func spend(_ steps: Int) -> Bool {
        left -= steps
        return left >= 0
    }

    /// Takes the steps of all cells of a screen: those that draw lines or begin another style cost more.
    func spendCells(of surface: Surface) {
        for row in 0..<surface.rows {
            guard spend(surface.cost(ofRow: row)) else { return }
        }
    }
}

extension Surface {
    /// The steps that the cells of a row cost.
    fileprivate func cost(ofRow row: Int) -> Int {
        let places = places(ofRow: row)
        let mayDraw = mayDraw(row)
        return scalars.withUnsafeBufferPointer { scalars in
            numbers.withUnsafeBufferPointer { numbers in
                var cost = places.count
                var place = places.lowerBound
                var last: UInt16 = 0
                while place < places.upperBound {
                    if mayDraw, scalars[place] &- 0x2500 < 0xA0 { cost += 15 }
                    if numbers[place] != last {
                        last = numbers[place]
                        cost += 8
                    }
                    place += 1
                }
                return cost
            }
        }
    }
}
