import CLunchProcess

/// The place of a thread of a process at a moment.
package struct ThreadStack: Hashable, Sendable {
    package let thread: Int32

    /// The address of its next instruction, then those that its functions return to, innermost first.
    package let addresses: [UInt64]

    /// The most threads that are looked at.
    private static let limit = 64

    /// Looks at the threads of a process, the main thread first; the process then continues normally.
    ///
    /// - Throws: if the system does not tell, or forbids it.
    package static func all(of process: Int32) throws(SystemError) -> [ThreadStack] {
        var stacks = [lunch_stack](repeating: lunch_stack(), count: limit)
        let count = unsafe lunch_stacks(process, &stacks, Int32(limit))
        guard count >= 0 else { throw SystemError(number: -count) }
        return stacks.prefix(Int(count)).filter { $0.count > 0 }.map { stack in
            let addresses = unsafe withUnsafeBytes(of: stack.addresses) { bytes in
                unsafe Array(bytes.bindMemory(to: UInt64.self).prefix(Int(stack.count)))
            }
            return ThreadStack(thread: stack.thread, addresses: addresses)
        }
    }
}
