#define _GNU_SOURCE
#include "include/CLunchBridge.h"
#include "platform.h"
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static ssize_t result_of(ssize_t length) {
    if (length >= 0) return length;
    return errno == EAGAIN || errno == EWOULDBLOCK ? LUNCH_BRIDGE_NOT_YET : -errno;
}

ssize_t lunch_bridge_read(int descriptor, void *bytes, size_t count) {
    ssize_t length;
    while ((length = read(descriptor, bytes, count)) < 0 && errno == EINTR) {}
    return result_of(length);
}

ssize_t lunch_bridge_write(int descriptor, const void *bytes, size_t count) {
    ssize_t length;
    while ((length = write(descriptor, bytes, count)) < 0 && errno == EINTR) {}
    return result_of(length);
}

int lunch_bridge_is_hung_up(int descriptor) {
    struct pollfd look = {.fd = descriptor};
    return poll(&look, 1, 0) > 0 && look.revents & (POLLHUP | POLLERR | POLLNVAL);
}

int lunch_bridge_pipe(int ends[2]) { return lunch_bridge_platform_pipe(ends); }

void lunch_bridge_wait(struct lunch_bridge_wait *waits, int count, int64_t nanoseconds) {
    struct pollfd requests[4];
    for (int i = 0; i < count && i < 4; i++)
        requests[i] = (struct pollfd){
            .fd = waits[i].descriptor,
            .events = (waits[i].wanted & LUNCH_BRIDGE_READABLE ? POLLIN | POLLPRI : 0)
                | (waits[i].wanted & LUNCH_BRIDGE_WRITABLE ? POLLOUT : 0)};
    lunch_bridge_platform_poll(requests, count, nanoseconds);
    for (int i = 0; i < count && i < 4; i++) {
        short events = requests[i].revents;
        waits[i].ready = (events & (POLLIN | POLLPRI) ? LUNCH_BRIDGE_READABLE : 0)
            | (events & POLLOUT ? LUNCH_BRIDGE_WRITABLE : 0)
            | (events & (POLLHUP | POLLERR | POLLNVAL) ? LUNCH_BRIDGE_CLOSED : 0);
    }
}

uintptr_t lunch_bridge_thread(void) { return (uintptr_t)pthread_self(); }

void lunch_bridge_flush(void) { fflush(stdout); }

const char *lunch_bridge_words(int number) { return strerror(number); }
