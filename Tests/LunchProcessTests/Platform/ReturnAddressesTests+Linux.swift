#if os(Linux)
    import Dispatch
    import Foundation
    import LunchProcess
    @_spi(Lunch) import LunchWire
    import Testing

    /// The calls that led to a place, as the unwinder and as frame pointers tell them.
    @Suite struct ReturnAddressesTests {
        @inline(never) private func outer(_ look: () -> [UInt]) -> [UInt] { inner(look) + [] }

        @inline(never) private func inner(_ look: () -> [UInt]) -> [UInt] { look() + [] }

        @Test func framePointersLeadToTheSameCallers() {
            let (all, nearest) = (outer { returnAddresses() }, outer { nearestReturnAddresses(limit: 24) })
            // The calls within this function differ; those around it do not.
            let common = nearest.filter(Set(all).contains)
            #expect(common.count > 3)
            // None between them is left out.
            let both = Array(common.prefix(2))
            #expect(all.firstRange(of: both) != nil && nearest.firstRange(of: both) != nil)
        }

        @Test(arguments: [0, 1, 5]) func thereAreAsManyAsWanted(_ limit: Int) {
            #expect(nearestReturnAddresses(limit: limit).count == limit)
        }

        /// The stack of each thread has an end of its own, where they stop.
        @Test func theyStopAtTheEndOfAStack() {
            let found = Lock<[UInt]>([])
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                found.withLock { $0 = nearestReturnAddresses(limit: 1000) }
                done.signal()
            }
            done.wait()
            #expect((1..<1000).contains(found.withLock { $0.count }))
        }
    }
#endif
