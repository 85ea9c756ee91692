#ifdef __linux__
#define _GNU_SOURCE
#include "../platform.h"
#include "../include/CLunchProcess.h"
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>
#include "early.h"

int lunch_platform_open(int *master, int *slave) {
    int m = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (m < 0) return -errno;
    int s = -1;
    if (unlockpt(m) == 0) s = ioctl(m, TIOCGPTPEER, O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (s < 0) {
        int error = errno;
        close(m);
        return -error;
    }
    *master = m;
    *slave = s;
    return 0;
}

int lunch_platform_socketpair(int ends[2]) {
    return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) < 0 ? -errno : 0;
}

ssize_t lunch_platform_send(int socket, const void *bytes, size_t count) {
    return send(socket, bytes, count, MSG_NOSIGNAL);
}

ssize_t lunch_platform_send_message(int socket, const struct msghdr *message) {
    return sendmsg(socket, message, MSG_NOSIGNAL);
}

int lunch_platform_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC) < 0 ? -errno : 0; }

void lunch_platform_close_range(int first, int last) {
#ifdef SYS_close_range
    if (syscall(SYS_close_range, (unsigned)first, last < 0 ? ~0u : (unsigned)last, 0) == 0) return;
#endif
    long limit = sysconf(_SC_OPEN_MAX);
    if (last < 0) last = limit < 0 ? 65536 : (int)limit;
    for (int d = first; d <= last; d++) close(d);
}

void lunch_platform_adopt(void) { prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

void lunch_platform_outlast(void) { prctl(PR_SET_PDEATHSIG, SIGCONT, 0, 0, 0); }

void lunch_platform_follow(void) { prctl(PR_SET_PDEATHSIG, SIGINT, 0, 0, 0); }

void lunch_platform_empty(int folder, int (*remove)(int folder, const char *name, void *context), void *context) {
    _Alignas(struct dirent64) char entries[4096];
    ssize_t length;
    lseek(folder, 0, SEEK_SET);
    while ((length = getdents64(folder, entries, sizeof entries)) > 0) {
        int count = 0;
        for (ssize_t i = 0; i < length;) {
            const struct dirent64 *entry = (const void *)(entries + i);
            i += entry->d_reclen;
            const char *name = entry->d_name;
            if (name[0] == '.' && (!name[1] || (name[1] == '.' && !name[2]))) continue;
            if (remove(folder, name, context)) count++;
        }
        /* An entry that is removed may hide others from a listing that continues. */
        if (count > 0) lseek(folder, 0, SEEK_SET);
    }
}

pid_t lunch_platform_fork(int (*body)(void *), void *context, struct lunch_failure *failure) {
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
    /* The work of the sanitizers around a clone(2) is for a child with separate memory: in one that shares it, locks
       are released twice. */
    return lunch_fork_apart(body, context, failure);
#else
    /* As vfork(2): no page table is copied, however large the tester is. But on a separate stack, because the child
       of a vfork must not return from the function that called it. */
    static _Alignas(16) char stack[64 << 10];
    (void)failure;
    return clone(body, stack + sizeof stack, CLONE_VM | CLONE_VFORK | SIGCHLD, context);
#endif
}

int lunch_platform_poll(struct pollfd *requests, int count, int64_t nanoseconds) {
    enum { SHORT = 1000000 };
    struct timespec limit = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
    if (nanoseconds <= 0 || nanoseconds >= SHORT)
        return ppoll(requests, (nfds_t)count, nanoseconds < 0 ? NULL : &limit, NULL);
    /* A wait may last 50 us longer, so that several end at once (PR_SET_TIMERSLACK, prctl(2)): too much for a short one. */
    int slack = prctl(PR_GET_TIMERSLACK, 0, 0, 0, 0);
    prctl(PR_SET_TIMERSLACK, 1, 0, 0, 0);
    int result = ppoll(requests, (nfds_t)count, &limit, NULL);
    int error = errno;
    if (slack > 0) prctl(PR_SET_TIMERSLACK, slack, 0, 0, 0);
    errno = error;
    return result;
}

void lunch_platform_pause(int64_t nanoseconds) { lunch_platform_poll(NULL, 0, nanoseconds); }

int lunch_alarm(void) {
    int alarm = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC);
    return alarm < 0 ? -errno : alarm;
}

void lunch_ring(int alarm, int milliseconds) {
    /* A time of zero would disarm it. */
    struct itimerspec time = {.it_value = {milliseconds / 1000, milliseconds % 1000 * 1000000L + 1}};
    timerfd_settime(alarm, 0, &time, NULL);
}

void lunch_quiet(int alarm) {
    uint64_t count;
    while (read(alarm, &count, sizeof count) < 0 && errno == EINTR) {}
}

const char *lunch_errno_name(int number) {
    const char *name = strerrorname_np(number);
    return name ? name : "an unknown error";
}

const char *lunch_signal_name(int number) { return sigabbrev_np(number); }

/* Without /proc neither Swift's library nor this one finds what it needs: the process would die of a signal later. */
__attribute__((constructor)) static void require_proc(void) {
    static const char words[] =
        "Lunch: /proc is not there. The arguments of this process, and the states of apps, are read from it.\n"
        "Mount it: mount -t proc proc /proc\n";
    if (access("/proc/self/stat", F_OK) == 0) return;
    ssize_t written = write(STDERR_FILENO, words, sizeof words - 1);
    _exit(written < 0 ? 74 : 71);
}

ssize_t lunch_image_path(char *path, size_t capacity) {
    ssize_t length = readlink("/proc/self/exe", path, capacity);
    return length < 0 ? -errno : length;
}
uintptr_t lunch_platform_stack_end(void) {
    pthread_attr_t attributes;
    void *stack = NULL;
    size_t size = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
    if (pthread_attr_getstack(&attributes, &stack, &size) != 0) size = 0;
    pthread_attr_destroy(&attributes);
    return size ? (uintptr_t)stack + size : 0;
}
#endif
