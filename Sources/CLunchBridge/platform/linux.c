#ifdef __linux__
#define _GNU_SOURCE
#include "../platform.h"
#include "../include/CLunchBridge.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

int lunch_bridge_platform_master(void) {
    int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (master < 0) return -errno;
    if (unlockpt(master) == 0) return master;
    int error = errno;
    close(master);
    return -error;
}

int lunch_bridge_platform_slave(int master) {
    int slave = ioctl(master, TIOCGPTPEER, O_RDWR | O_NOCTTY | O_CLOEXEC);
    return slave < 0 ? -errno : slave;
}

int lunch_bridge_platform_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC | O_NONBLOCK) < 0 ? -errno : 0; }

void lunch_bridge_platform_poll(struct pollfd *requests, int count, int64_t nanoseconds) {
    struct timespec limit = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
    if (ppoll(requests, (nfds_t)count, nanoseconds < 0 ? NULL : &limit, NULL) < 0)
        for (int i = 0; i < count; i++) requests[i].revents = 0;
}

int lunch_bridge_has_opened_tty(void) {
    char path[32], target[16];
    int limit = (int)sysconf(_SC_OPEN_MAX);
    for (int descriptor = 0; descriptor < limit && descriptor < 1024; descriptor++) {
        snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
        ssize_t length = readlink(path, target, sizeof target);
        if (length == 8 && memcmp(target, "/dev/tty", 8) == 0) return 1;
    }
    return 0;
}

/* The sections of an image, as the runtime knows them (SwiftShims, MetadataSections.h). */
struct range {
    uintptr_t start;
    size_t length;
};
struct sections {
    uintptr_t version;
    const void *base, *unused[2];
    struct range protocols, conformances, types;
};
extern void swift_enumerateAllMetadataSections(
    _Bool (*body)(const struct sections *, void *), void *context) __attribute__((weak));

struct wanted {
    const char *name;
    int is_found;
};

static _Bool look_into(const struct sections *sections, void *context) {
    struct wanted *wanted = context;
    wanted->is_found = lunch_bridge_lists_class((const void *)sections->types.start, sections->types.length, wanted->name);
    return !wanted->is_found;
}

int lunch_bridge_has_class(const char *name) {
    if (!swift_enumerateAllMetadataSections) return -1;
    struct wanted wanted = {.name = name};
    swift_enumerateAllMetadataSections(look_into, &wanted);
    return wanted.is_found;
}
#endif
