import CLunchProcess

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A request that a program has sent over TCP, and that has not been answered.
package struct OpenRequest: Equatable, Sendable {
    package var process: Int32
    /// The address of the other end, as in `127.0.0.1:8080`.
    package var peer: String
    /// True while the connection is being established.
    package var isConnecting: Bool

    package init(process: Int32, peer: String, isConnecting: Bool = false) {
        (self.process, self.peer, self.isConnecting) = (process, peer, isConnecting)
    }
}

extension ChildProcess {
    /// The requests of the processes that have not been answered; empty if the system does not report them.
    package func openRequests(in waits: ThreadWaits) -> [OpenRequest] {
        var owners: [UInt64: Int32] = [:]
        // Threads that read the terminal don't wait for the network.
        for process in Set(waits.threads.filter { !$0.readsTerminal }.map(\.process)) {
            let sockets = unsafe Self.list(of: UInt64(0)) { unsafe lunch_tcp_sockets(process, $0, $1) }
            for socket in sockets ?? [] { owners[socket] = process }
        }
        if owners.isEmpty { return [] }
        let requests = unsafe Self.list(of: lunch_request()) { unsafe lunch_requests($0, $1) }
        return (requests ?? []).compactMap { request in
            owners[request.file].map {
                OpenRequest(process: $0, peer: Self.peer(of: request), isConnecting: request.connects != 0)
            }
        }
    }

    /// The address of the other end. One of IPv4 may be written as one of IPv6 (RFC 4291, 2.5.5.2).
    private static func peer(of request: lunch_request) -> String {
        unsafe withUnsafeBytes(of: request.address) { bytes in
            let isMapped = unsafe bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
            let isSix = request.is_ipv6 != 0 && !isMapped
            var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
            let address = unsafe bytes.baseAddress.map { unsafe isMapped && request.is_ipv6 != 0 ? $0 + 12 : $0 }
            unsafe inet_ntop(isSix ? AF_INET6 : AF_INET, address, &text, socklen_t(text.count))
            let name = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            return "\(isSix ? "[\(name)]" : name):\(request.port)"
        }
    }
}
