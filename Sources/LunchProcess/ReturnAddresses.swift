import CLunchProcess

/// The return addresses of the calls that led here, innermost first, found by the unwinder.
package func returnAddresses(limit: Int = 64) -> [UInt] {
    var addresses = [UInt](repeating: 0, count: limit)
    let count = unsafe lunch_backtrace(&addresses, Int32(limit))
    return Array(addresses.prefix(Int(count)))
}

/// The return addresses of the nearest calls that led here, innermost first, found by frame pointers.
package func nearestReturnAddresses(limit: Int) -> [UInt] {
    var addresses = [UInt](repeating: 0, count: limit)
    let count = unsafe lunch_callers(&addresses, Int32(limit))
    addresses.removeLast(limit - Int(count))
    return addresses
}
