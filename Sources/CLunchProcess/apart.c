#define _GNU_SOURCE
#include "include/CLunchProcess.h"
#include "platform.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/* Has the copy of this process write nothing but its result, and end whatever goes wrong. */
static void prepare(int output) {
    static const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
    for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) signal(signals[index], SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    int nothing = open("/dev/null", O_RDWR);
    for (int descriptor = 0; descriptor < 3; descriptor++) dup2(nothing, descriptor);
    if (output != 3) dup2(output, 3);
    lunch_platform_close_range(4, -1);
}

int lunch_start_apart(void (*body)(int output, void *context), void *context, pid_t *copy) {
    int ends[2];
    int result = lunch_platform_pipe(ends);
    if (result < 0) return result;
    *copy = fork();
    if (*copy < 0) {
        result = -errno;
        close(ends[0]);
        close(ends[1]);
        return result;
    }
    if (*copy == 0) {
        prepare(ends[1]);
        body(3, context);
        _exit(0);
    }
    close(ends[1]);
    return ends[0];
}

ssize_t lunch_read_apart(int descriptor, void *buffer, size_t capacity, int milliseconds) {
    struct pollfd request = {descriptor, POLLIN, 0};
    int count = poll(&request, 1, milliseconds);
    if (count == 0) return -ETIMEDOUT;
    ssize_t length = count < 0 ? -1 : read(descriptor, buffer, capacity);
    return length < 0 ? -errno : length;
}

int lunch_end_apart(pid_t copy, int descriptor) {
    close(descriptor);
    kill(copy, SIGKILL);
    int status = 0;
    while (waitpid(copy, &status, 0) < 0)
        if (errno != EINTR) return -errno;
    return status;
}

int lunch_write_apart(int output, const void *bytes, size_t count) {
    for (size_t done = 0; done < count;) {
        ssize_t length = write(output, (const char *)bytes + done, count - done);
        if (length < 0 && errno != EINTR) return -errno;
        if (length > 0) done += length;
    }
    return 0;
}
