#ifdef __linux__
#define _GNU_SOURCE
#include "../include/CLunchBridge.h"
#include <CLunchThread.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum { MOST_DESCRIPTORS = 1024 };
/* Documentation/admin-guide/devices.txt of the kernel: /dev/tty. */
enum { TTY_MAJOR = 5, TTY_MINOR = 0 };

struct call {
    struct lunch_syscall made;
    const struct lunch_bridge_terminals *terminals;
};

int lunch_bridge_sees_readers(void) { return 1; }

/* Reads the beginning of a short file of a thread; returns its length, or -1. */
static ssize_t read_short(long thread, const char *name, char *text, size_t capacity) {
    char path[64];
    snprintf(path, sizeof path, "/proc/self/task/%ld/%s", thread, name);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return -1;
    ssize_t length = read(file, text, capacity - 1);
    close(file);
    if (length >= 0) text[length] = 0;
    return length;
}

/* The files that each look reads, of threads and of the descriptors that they wait for: to open them costs several times as much
   as to read them. They are kept open, above the numbers that programs count on. One of a thread that has ended cannot be read
   any more (ESRCH), and stands for no other thread, whatever the number of that; one of a descriptor tells of whatever has its
   number. Whoever uses them holds the lock. */
enum file { STAT, SCHEDSTAT, SYSCALL, FILES };
static const char *const file_names[FILES] = {"stat", "schedstat", "syscall"};
enum { MOST_KEPT = 64, LEAST_DESCRIPTOR = 64 };
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct kept {
    long thread;
    int files[FILES];  /* 0 if it is not open */
    uint64_t asleep;   /* the turns with which it was last seen asleep, or 0 */
} kept_threads[MOST_KEPT];
static int kept_descriptors[MOST_KEPT]; /* 0 if it is not open */
static DIR *kept_folder;

static void let_go(struct kept *kept) {
    for (int i = 0; i < FILES; i++)
        if (kept->files[i] > 0) close(kept->files[i]);
    *kept = (struct kept){0};
}

static struct kept *kept_of(long thread) {
    struct kept *kept = &kept_threads[thread % MOST_KEPT];
    if (kept->thread != thread) let_go(kept);
    kept->thread = thread;
    return kept;
}

static int open_high(const char *path) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return -1;
    int high = fcntl(file, F_DUPFD_CLOEXEC, LEAST_DESCRIPTOR);
    close(file);
    return high;
}

static ssize_t read_file(int *file, const char *path, char *text, size_t capacity) {
    if (*file <= 0 && (*file = open_high(path)) < 0) return -1;
    ssize_t length = pread(*file, text, capacity - 1, 0);
    if (length >= 0) text[length] = 0;
    return length;
}

static ssize_t read_kept(long thread, enum file which, char *text, size_t capacity) {
    struct kept *kept = kept_of(thread);
    char path[64];
    snprintf(path, sizeof path, "/proc/self/task/%ld/%s", thread, file_names[which]);
    ssize_t length = read_file(&kept->files[which], path, text, capacity);
    if (length < 0) let_go(kept);
    return length;
}

/* Memory of this process that another thread may take away at any time. */
static int read_memory(uint64_t address, void *bytes, size_t count) {
    struct iovec here = {bytes, count}, there = {(void *)(uintptr_t)address, count};
    return process_vm_readv(getpid(), &here, 1, &there, 1, 0) == (ssize_t)count;
}

static void nap(struct lunch_bridge_thread_look *look, int64_t nanoseconds) {
    if (nanoseconds >= 0 && (look->nap < 0 || nanoseconds < look->nap)) look->nap = nanoseconds;
}

static void nap_at(struct lunch_bridge_thread_look *look, uint64_t address, int is_microseconds) {
    struct timespec time;
    if (address == 0 || !read_memory(address, &time, sizeof time) || time.tv_sec > 86400) return;
    nap(look, time.tv_sec * INT64_C(1000000000) + time.tv_nsec * (is_microseconds ? 1000 : 1));
}

static void nap_until(struct lunch_bridge_thread_look *look, clockid_t clock, uint64_t address) {
    struct timespec time, now;
    if (!read_memory(address, &time, sizeof time) || clock_gettime(clock, &now) < 0) return;
    int64_t seconds = (int64_t)time.tv_sec - now.tv_sec;
    if (seconds > 86400) return;
    int64_t left = seconds * INT64_C(1000000000) + time.tv_nsec - now.tv_nsec;
    nap(look, left < 0 ? 0 : left);
}

static void watch(struct lunch_bridge_thread_look *look, const struct call *call, int descriptor) {
    struct stat status;
    if (fstat(descriptor, &status) < 0 || !S_ISCHR(status.st_mode)) return;
    if (status.st_rdev == call->terminals->inner_device) look->for_inner = 1;
    if (status.st_rdev == call->terminals->outer_device) look->for_outer = LUNCH_BRIDGE_BY_DESCRIPTOR;
    if (status.st_rdev == makedev(TTY_MAJOR, TTY_MINOR)) look->for_outer = LUNCH_BRIDGE_BY_NAME;
}

static void watch_poll(struct lunch_bridge_thread_look *look, const struct call *call) {
    struct pollfd polled[MOST_DESCRIPTORS];
    uint64_t count = call->made.arguments[1];
    if (count > MOST_DESCRIPTORS || !read_memory(call->made.arguments[0], polled, count * sizeof polled[0])) return;
    for (uint64_t i = 0; i < count; i++)
        if (polled[i].fd >= 0 && polled[i].events & (POLLIN | POLLRDNORM)) watch(look, call, polled[i].fd);
}

static void watch_select(struct lunch_bridge_thread_look *look, const struct call *call) {
    uint8_t bits[MOST_DESCRIPTORS / 8] = {0};
    uint64_t count = call->made.arguments[0];
    if (count > MOST_DESCRIPTORS) count = MOST_DESCRIPTORS;
    /* The kernel reads whole words (select(2)). */
    if (count == 0 || call->made.arguments[1] == 0 || !read_memory(call->made.arguments[1], bits, (count + 63) / 64 * 8)) return;
    for (uint64_t i = 0; i < count; i++)
        if (bits[i / 8] & (1u << (i % 8))) watch(look, call, (int)i);
}

/* A descriptor whose event has been taken and not been asked for again has no events left here (EPOLLONESHOT, epoll(7)). */
static void watch_epoll(struct lunch_bridge_thread_look *look, const struct call *call) {
    char path[64], text[16384];
    int descriptor, set = (int)call->made.arguments[0], file = 0;
    unsigned events;
    int *kept = set >= 0 && set < MOST_KEPT ? &kept_descriptors[set] : &file;
    snprintf(path, sizeof path, "/proc/self/fdinfo/%d", set);
    ssize_t length = read_file(kept, path, text, sizeof text);
    if (file > 0) close(file);
    if (length <= 0) return;
    for (const char *line = text; line; line = strchr(line, '\n'), line = line ? line + 1 : NULL)
        if (sscanf(line, "tfd: %d events: %x", &descriptor, &events) == 2 && events & EPOLLIN)
            watch(look, call, descriptor);
}

/* The longest time that a read of a terminal waits (VTIME, termios(3)); -1 if it has no limit. */
static int64_t nap_of_terminal(int terminal) {
    struct termios modes;
    if (tcgetattr(terminal, &modes) < 0 || modes.c_lflag & ICANON || modes.c_cc[VMIN] > 0) return -1;
    return modes.c_cc[VTIME] * INT64_C(100000000);
}

/* Sorts a thread's wait; a wait that is none of these is one for another thread. */
static void understand(struct lunch_bridge_thread_look *look, const struct call *call) {
    const uint64_t *a = call->made.arguments;
    switch (call->made.number) {
    case SYS_read: case SYS_readv: case SYS_pread64:
        watch(look, call, (int)a[0]);
        if (look->for_inner) nap(look, nap_of_terminal(call->terminals->slave));
        break;
#ifdef SYS_poll
    case SYS_poll:
        watch_poll(look, call);
        nap(look, (int)a[2] < 0 ? -1 : (int64_t)(int)a[2] * 1000000);
        break;
    case SYS_select:
        watch_select(look, call);
        nap_at(look, a[4], 1);
        break;
    case SYS_epoll_wait:
#endif
    case SYS_epoll_pwait:
        watch_epoll(look, call);
        nap(look, (int)a[3] < 0 ? -1 : (int64_t)(int)a[3] * 1000000);
        break;
#ifdef SYS_epoll_pwait2
    case SYS_epoll_pwait2:
        watch_epoll(look, call);
        nap_at(look, a[3], 0);
        break;
#endif
    case SYS_ppoll:
        watch_poll(look, call);
        nap_at(look, a[2], 0);
        break;
    case SYS_pselect6:
        watch_select(look, call);
        nap_at(look, a[4], 0);
        break;
    case SYS_futex: look->for_thread = 1; break;
    case SYS_nanosleep: nap_at(look, a[0], 0); break;
    case SYS_clock_nanosleep:
        if (a[1] & TIMER_ABSTIME) nap_until(look, (clockid_t)a[0], a[2]);
        else nap_at(look, a[2], 0);
        break;
    default: break;
    }
}

/* The number of times that a thread got a processor (proc_pid_schedstat(5)), or has gone to sleep if the system doesn't count
   that. */
static uint64_t turns_of(long thread) {
    char text[16384];
    uint64_t turns = read_kept(thread, SCHEDSTAT, text, 128) > 0 ? lunch_parse_turns(text) : 0;
    return turns > 0 || read_short(thread, "status", text, sizeof text) <= 0 ? turns : lunch_parse_sleeps(text);
}

/* Returns 1 if a thread sleeps, or has ended, with these turns. Its state need not be read if it was seen asleep and has not run
   since: one that has been woken, and has not gone on yet, is told of by its call. */
static int rests(long thread, struct lunch_bridge_thread_look *look) {
    char text[1024];
    if (look->turns > 0 && kept_of(thread)->asleep == look->turns) return 1;
    struct lunch_stat stat;
    if (read_kept(thread, STAT, text, sizeof text) <= 0 || lunch_parse_stat(text, &stat) < 0) return 0;
    /* A thread that has ended does nothing more. */
    if (stat.state == 'Z' || stat.state == 'X') look->waits = 1;
    return stat.state == 'S';
}

/* The turns are counted as a thread continues, and its state is set before it has gone to sleep: they are read on both sides
   of the state, and must be the same. */
static void look_at(long thread, struct lunch_bridge_thread_look *look, const struct lunch_bridge_terminals *terminals) {
    char text[256];
    *look = (struct lunch_bridge_thread_look){.thread = (uint64_t)thread, .nap = -1, .turns = turns_of(thread)};
    if (!rests(thread, look)) return;
    struct call call = {.terminals = terminals};
    if (read_kept(thread, SYSCALL, text, sizeof text) <= 0 || lunch_parse_syscall(text, &call.made) < 0) return;
    understand(look, &call);
    look->waits = turns_of(thread) == look->turns;
    kept_of(thread)->asleep = look->waits ? look->turns : 0;
}

static int look_at_all(const struct lunch_bridge_terminals *terminals, struct lunch_bridge_thread_look *looks, int capacity) {
    long own = syscall(SYS_gettid);
    int count = 0;
    if (kept_folder) rewinddir(kept_folder);
    else if (!(kept_folder = fdopendir(open_high("/proc/self/task")))) return -errno;
    const struct dirent *entry;
    while ((entry = readdir(kept_folder))) {
        long thread = atol(entry->d_name);
        if (thread <= 0 || thread == own) continue;
        if (count == capacity) return -E2BIG;
        look_at(thread, &looks[count++], terminals);
    }
    return count;
}

int lunch_bridge_look(const struct lunch_bridge_terminals *terminals, struct lunch_bridge_thread_look *looks, int capacity) {
    pthread_mutex_lock(&lock);
    int count = look_at_all(terminals, looks, capacity);
    pthread_mutex_unlock(&lock);
    return count;
}

uint64_t lunch_bridge_own_turns(uint64_t *thread) {
    long own = syscall(SYS_gettid);
    *thread = (uint64_t)own;
    pthread_mutex_lock(&lock);
    uint64_t turns = turns_of(own);
    pthread_mutex_unlock(&lock);
    return turns;
}
#endif
