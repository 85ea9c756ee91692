#ifdef __APPLE__
#include "../platform.h"
#include "../include/CLunchProcess.h"
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/event.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static int close_on_exec(int descriptor) {
    return fcntl(descriptor, F_SETFD, FD_CLOEXEC);
}

int lunch_platform_open(int *master, int *slave) {
    int m = posix_openpt(O_RDWR | O_NOCTTY);
    if (m < 0) return -errno;
    char name[128];
    int s = -1;
    if (close_on_exec(m) == 0 && grantpt(m) == 0 && unlockpt(m) == 0 && ioctl(m, TIOCPTYGNAME, name) == 0)
        s = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
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
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) < 0) return -errno;
    int on = 1;
    for (int i = 0; i < 2; i++) {
        close_on_exec(ends[i]);
        setsockopt(ends[i], SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
    }
    return 0;
}

ssize_t lunch_platform_send(int socket, const void *bytes, size_t count) {
    return send(socket, bytes, count, 0);
}

ssize_t lunch_platform_send_message(int socket, const struct msghdr *message) { return sendmsg(socket, message, 0); }

/* A child shares no working directory here: a nursery that was forked before might be in another. */
int lunch_platform_heritage(struct lunch_heritage *heritage) {
    (void)heritage;
    return -ENOSYS;
}

pid_t lunch_platform_fork_nursery(void) { return fork(); }
pid_t lunch_platform_fork_guard(void) { return fork(); }
void lunch_platform_own_folder(void) {}

pid_t lunch_platform_wait(pid_t nursery, int *status) { return waitpid(nursery, status, WNOHANG); }

/* A nursery forks one guard here, and leaves soon after the tester needs it. */
void lunch_platform_find_images(struct lunch_images *images) { images->count = 0; }
void lunch_platform_give_up(const struct lunch_images *images) { (void)images; }

int lunch_platform_pipe(int ends[2]) {
    if (pipe(ends) < 0) return -errno;
    close_on_exec(ends[0]);
    close_on_exec(ends[1]);
    return 0;
}

void lunch_platform_close_range(int first, int last) {
    long limit = sysconf(_SC_OPEN_MAX);
    if (last < 0) last = limit < 0 || limit > 65536 ? 65536 : (int)limit;
    for (int d = first; d <= last; d++) close(d);
}

/* There are no subreapers here: what leaves the program's process group and outlives its parent is not found. */
void lunch_platform_adopt(void) {}

/* Nothing continues a stopped guard here but the tester. */
void lunch_platform_outlast(void) {}

/* Here a process is not notified of its parent's end. */
void lunch_platform_follow(void) {}

void lunch_platform_empty(int folder, int (*remove)(int folder, const char *name, void *context), void *context) {
    DIR *entries = fdopendir(dup(folder));
    if (!entries) return;
    int count;
    do {
        count = 0;
        rewinddir(entries);
        const struct dirent *entry;
        while ((entry = readdir(entries))) {
            const char *name = entry->d_name;
            if (name[0] == '.' && (!name[1] || (name[1] == '.' && !name[2]))) continue;
            if (remove(folder, name, context)) count++;
        }
    } while (count > 0);
    closedir(entries);
}

pid_t lunch_platform_fork(int (*body)(void *), void *context, struct lunch_failure *failure) {
    return lunch_fork_apart(body, context, failure);
}

int lunch_platform_poll(struct pollfd *requests, int count, int64_t nanoseconds) {
    int64_t limit = (nanoseconds + 999999) / 1000000;
    return poll(requests, (nfds_t)count, nanoseconds < 0 ? -1 : limit > INT_MAX ? INT_MAX : (int)limit);
}

void lunch_platform_pause(int64_t nanoseconds) {
    nanosleep(&(struct timespec){.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000}, NULL);
}

int lunch_alarm(void) {
    int alarm = kqueue();
    if (alarm < 0) return -errno;
    close_on_exec(alarm);
    return alarm;
}

void lunch_ring(int alarm, int milliseconds) {
    struct kevent change;
    EV_SET(&change, 1, EVFILT_TIMER, EV_ADD | EV_ONESHOT, 0, milliseconds, NULL);
    kevent(alarm, &change, 1, NULL, 0, NULL);
}

void lunch_quiet(int alarm) {
    struct kevent event;
    struct timespec none = {0, 0};
    kevent(alarm, NULL, 0, &event, 1, &none);
}

const char *lunch_errno_name(int number) {
    switch (number) {
    case EACCES: return "EACCES";
    case E2BIG: return "E2BIG";
    case EAGAIN: return "EAGAIN";
    case EIO: return "EIO";
    case EMFILE: return "EMFILE";
    case ENFILE: return "ENFILE";
    case ENOENT: return "ENOENT";
    case ENOEXEC: return "ENOEXEC";
    case ENOMEM: return "ENOMEM";
    case ENOTDIR: return "ENOTDIR";
    case EPERM: return "EPERM";
    default: return "an error";
    }
}

const char *lunch_signal_name(int number) {
    static _Thread_local char name[16];
    if (number <= 0 || number >= NSIG) return NULL;
    for (size_t i = 0; i < sizeof name; i++) {
        char letter = sys_signame[number][i];
        name[i] = letter >= 'a' && letter <= 'z' ? letter - 32 : letter;
        if (!letter) break;
    }
    name[sizeof name - 1] = 0;
    return name;
}

ssize_t lunch_image_path(char *path, size_t capacity) {
    Dl_info info;
    if (!dladdr((const void *)&lunch_image_path, &info) || !info.dli_fname) return -ENOENT;
    size_t length = strlen(info.dli_fname);
    if (length > capacity) return -ENAMETOOLONG;
    memcpy(path, info.dli_fname, length);
    return (ssize_t)length;
}

uintptr_t lunch_platform_stack_end(void) { return (uintptr_t)pthread_get_stackaddr_np(pthread_self()); }
#endif
