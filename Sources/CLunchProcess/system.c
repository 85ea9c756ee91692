#define _GNU_SOURCE
#include "include/CLunchProcess.h"
#include "platform.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#include <unwind.h>

ssize_t lunch_read(int descriptor, void *bytes, size_t count) {
    ssize_t length;
    while ((length = read(descriptor, bytes, count)) < 0 && errno == EINTR) {}
    if (length < 0) return errno == EAGAIN || errno == EWOULDBLOCK ? LUNCH_NOT_YET : -errno;
    return length;
}

ssize_t lunch_write(int descriptor, const void *bytes, size_t count) {
    ssize_t length;
    while ((length = write(descriptor, bytes, count)) < 0 && errno == EINTR) {}
    if (length < 0) return errno == EAGAIN || errno == EWOULDBLOCK ? LUNCH_NOT_YET : -errno;
    return length;
}

int lunch_non_blocking(int descriptor) {
    int flags = fcntl(descriptor, F_GETFL);
    return flags < 0 || fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) < 0 ? -errno : 0;
}

int lunch_close(int descriptor) { return close(descriptor) < 0 ? -errno : 0; }

int lunch_wait(struct lunch_wait *waits, int count, int64_t nanoseconds) {
    struct pollfd requests[8];
    if (count > 8) return -EINVAL;
    for (int i = 0; i < count; i++)
        requests[i] = (struct pollfd){
            .fd = waits[i].descriptor,
            .events = (waits[i].wanted & LUNCH_READABLE ? POLLIN | POLLPRI : 0)
                | (waits[i].wanted & LUNCH_WRITABLE ? POLLOUT : 0)};
    int result = lunch_platform_poll(requests, count, nanoseconds);
    if (result < 0) return -errno;
    for (int i = 0; i < count; i++) {
        short events = requests[i].revents;
        waits[i].ready = (events & (POLLIN | POLLPRI) ? LUNCH_READABLE : 0) | (events & POLLOUT ? LUNCH_WRITABLE : 0)
            | (events & (POLLHUP | POLLERR | POLLNVAL) ? LUNCH_CLOSED : 0);
    }
    return result;
}

int lunch_resize(int master, uint16_t columns, uint16_t rows) {
    struct winsize size = {.ws_row = rows, .ws_col = columns};
    return ioctl(master, TIOCSWINSZ, &size) < 0 ? -errno : 0;
}

int lunch_input_modes(int master) {
    struct termios modes;
    if (tcgetattr(master, &modes) < 0) return -errno;
    return (modes.c_lflag & ICANON ? LUNCH_INPUT_CANONICAL : 0) | (modes.c_lflag & ECHO ? LUNCH_INPUT_ECHO : 0)
        | (modes.c_lflag & ISIG ? LUNCH_INPUT_SIGNALS : 0) | (modes.c_iflag & IXON ? LUNCH_INPUT_FLOW : 0);
}

int lunch_adds_returns(int master) {
    struct termios modes;
    if (tcgetattr(master, &modes) < 0) return 0;
    return modes.c_oflag & OPOST && modes.c_oflag & ONLCR;
}

int lunch_is_special(int master, uint8_t byte) {
    struct termios modes;
    if (tcgetattr(master, &modes) < 0) return 0;
    const cc_t *keys = modes.c_cc;
    if (byte == _POSIX_VDISABLE) return 0;
    if (modes.c_lflag & ISIG && (byte == keys[VINTR] || byte == keys[VQUIT] || byte == keys[VSUSP])) return 1;
    return modes.c_iflag & IXON && (byte == keys[VSTART] || byte == keys[VSTOP]);
}

int lunch_packet_events(uint8_t status) {
    return (status & TIOCPKT_FLUSHREAD ? LUNCH_PACKET_FLUSHED : 0) | (status & TIOCPKT_STOP ? LUNCH_PACKET_STOPPED : 0)
        | (status & TIOCPKT_START ? LUNCH_PACKET_STARTED : 0);
}

int lunch_exit_code(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : -1; }

int lunch_exit_signal(int status) { return WIFSIGNALED(status) ? WTERMSIG(status) : 0; }

int lunch_invalid(void) { return EINVAL; }

int lunch_is_shortage(int number) { return number == EMFILE || number == ENFILE; }
int lunch_is_missing(int number) { return number == ENOENT; }

const char *lunch_errno_words(int number) { return strerror(number); }

struct backtrace {
    uintptr_t *addresses;
    int count, capacity;
};

static _Unwind_Reason_Code collect(struct _Unwind_Context *context, void *argument) {
    struct backtrace *trace = argument;
    if (trace->count == trace->capacity) return _URC_END_OF_STACK;
    trace->addresses[trace->count++] = _Unwind_GetIP(context);
    return _URC_NO_REASON;
}

int lunch_backtrace(uintptr_t *addresses, int capacity) {
    struct backtrace trace = {.addresses = addresses, .capacity = capacity};
    _Unwind_Backtrace(collect, &trace);
    return trace.count;
}

/* Async functions of Swift mark the frame pointer that they keep of their caller with this bit. */
#define ASYNC_FRAME ((uintptr_t)1 << 60)

__attribute__((noinline, no_sanitize("address", "thread"))) int lunch_callers(uintptr_t *addresses, int capacity) {
    static _Thread_local uintptr_t end;
    if (!end) end = lunch_platform_stack_end();
    uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
    int count = 0;
    while (count < capacity && frame % sizeof(uintptr_t) == 0 && frame + 2 * sizeof(uintptr_t) <= end) {
        const uintptr_t *words = (const uintptr_t *)frame;
        if (!words[1]) break;
        addresses[count++] = words[1];
        uintptr_t next = words[0] & ~ASYNC_FRAME;
        if (next <= frame) break;
        frame = next;
    }
    return count;
}

int lunch_flush_input(int slave) {
    struct pollfd look = {.fd = slave, .events = POLLIN};
    return poll(&look, 1, 0) > 0 && (look.revents & POLLIN) != 0;
}

int lunch_follow(pid_t parent) {
    lunch_platform_follow();
    return getppid() == parent ? 0 : ESRCH;
}
