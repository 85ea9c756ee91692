#if os(Linux)
    import Foundation
    import LunchTest
    import TestSupport
    import Testing

    /// A program that draws a while after a key has not settled before, whatever it waits in.
    @Suite(.waiting, .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")))
    struct PlainSettlingTests {
        /// Waits that end by themselves after less than the horizon, and where that stands.
        enum Wait: String, CaseIterable {
            /// A moment of the clock of the day.
            case dayClock = """
                class Time(ctypes.Structure): _fields_ = [('s', ctypes.c_long), ('n', ctypes.c_long)]
                def wait():
                    s, n = divmod(time.time_ns() + 100000000, 1000000000)
                    libc.clock_nanosleep(0, 1, ctypes.byref(Time(s, n)), None)
                """
            /// An option of a socket.
            case socket = """
                a, b = socket.socketpair()
                a.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, struct.pack('qq', 0, 100000))
                def wait():
                    try: a.recv(1)
                    except BlockingIOError: pass
                """
            /// A timer that an instance of epoll waits for, for which poll waits.
            case nestedTimer = """
                timer = libc.timerfd_create(1, 0)
                instance, poll = select.epoll(), select.poll()
                instance.register(timer, select.EPOLLIN)
                poll.register(instance.fileno(), select.POLLIN)
                def wait():
                    libc.timerfd_settime(timer, 0, (ctypes.c_long * 4)(0, 0, 0, 100000000), None)
                    poll.poll()
                    os.read(timer, 8)
                """
            /// A timer of the kernel that lets the second of two small writes go.
            case acknowledgement = """
                server = socket.create_server(('127.0.0.1', 0))
                a = socket.create_connection(server.getsockname())
                b, _ = server.accept()
                def serve():
                    while b.recv(2, socket.MSG_WAITALL): b.send(b'!')
                threading.Thread(target=serve, daemon=True).start()
                def wait():
                    a.send(b'a')
                    a.send(b'b')
                    a.recv(1)
                """
        }

        @Test(arguments: Wait.allCases) func aWaitOfThisKindIsWaitedOut(_ wait: Wait) throws {
            let program = """
                import ctypes, os, select, socket, struct, threading, time, tty
                libc = ctypes.CDLL(None)
                \(wait.rawValue)
                tty.setraw(0)
                count = 0
                while True:
                    os.write(1, b'\\r%d done' % count)
                    os.read(0, 1)
                    count += 1
                    os.write(1, b'\\r%d busy' % count)
                    wait()
                """
            let app = try Launcher(app: .path("/usr/bin/python3"), arguments: ["-c", program]).launch()
            for count in 1...3 {
                try app.typeText("x")
                let frame = try app.settledFrame()
                #expect(frame.grid.text(row: 0) == "\(count) done")
                // An answer within a tick of the kernel may be one of an earlier request.
                let isInDoubt = frame.settling.waits.contains { $0.peer != nil }
                #expect(frame.settling.trust == .exact || wait == .acknowledgement && isInDoubt)
            }
        }
    }
#endif
