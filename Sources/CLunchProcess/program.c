/* The start of a program, in the guard. */
#define _GNU_SOURCE
#include "guard.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <unistd.h>
#include "platform/early.h"

/* The time that a program which is being written is waited for: far more than a child takes to become another program. */
enum { BUSY_MILLISECONDS = 2000 };

static const int outlived[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGTSTP, SIGUSR1, SIGUSR2, SIGXFSZ};

void lunch_handle_outlived(void (*handler)(int)) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = handler;
    for (size_t i = 0; i < sizeof outlived / sizeof *outlived; i++) sigaction(outlived[i], &action, NULL);
}

/* The child becomes the program with this, or writes here why it could not; no stage if it did. */
struct birth {
    const struct lunch_spawn *spawn;
    struct lunch_failure failure;
};

/* In the child: becomes the program, or reports why not and exits. */
static int become(void *context) {
    struct birth *birth = context;
    const struct lunch_spawn *spawn = birth->spawn;
    int32_t stage = LUNCH_STAGE_SESSION;
    if (setsid() < 0 || ioctl(LUNCH_SLAVE, TIOCSCTTY, 0) < 0) goto failed;
    if (dup2(LUNCH_SLAVE, 0) < 0 || dup2(LUNCH_SLAVE, 1) < 0) goto failed;
    if (dup2(spawn->apart ? LUNCH_ERROR : LUNCH_SLAVE, 2) < 0) goto failed;
    stage = LUNCH_STAGE_DIRECTORY;
    if (spawn->directory && chdir(spawn->directory) < 0) goto failed;
    stage = LUNCH_STAGE_EXEC;
    /* The system resets the signals that the guard handles (execve(2)). */
    lunch_handle_outlived(SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    /* A program that was written a moment ago may still be open in a child of the writer that has not become another program yet
       (ETXTBSY of execve(2)). */
    struct timespec moment = {.tv_nsec = 1000000};
    for (int i = 0; i < BUSY_MILLISECONDS; i++) {
        execve(spawn->path, spawn->arguments, spawn->environment);
        if (errno != ETXTBSY) break;
        pselect(0, NULL, NULL, NULL, &moment, NULL);
    }
failed:
    birth->failure = (struct lunch_failure){.stage = stage, .number = errno};
    return 127;
}

pid_t lunch_fork_apart(int (*body)(void *), void *context, struct lunch_failure *failure) {
    /* Closed by exec(2), or by the end. */
    int ends[2];
    int result = lunch_platform_pipe(ends);
    if (result < 0) {
        errno = -result;
        return -1;
    }
    pid_t pid = fork();
    if (pid == 0) {
        int status = body(context);
        if (write(ends[1], failure, sizeof *failure) < 0) _exit(126);
        _exit(status);
    }
    int error = errno;
    close(ends[1]);
    struct lunch_failure told;
    ssize_t length = 0;
    while (pid > 0 && (length = read(ends[0], &told, sizeof told)) < 0 && errno == EINTR) {}
    if (length == sizeof told) *failure = told;
    close(ends[0]);
    errno = error;
    return pid;
}

pid_t lunch_start_program(const struct lunch_spawn *spawn, struct lunch_failure *failure) {
    if (spawn->folders) {
        int result = lunch_make_folders(spawn->folder, spawn->folders);
        *failure = (struct lunch_failure){.stage = LUNCH_STAGE_FOLDERS, .number = -result};
        if (result < 0) return -1;
    }
    if (spawn->file) {
        int result = lunch_write_private(spawn->folder, spawn->file, spawn->text, spawn->length);
        *failure = (struct lunch_failure){.stage = LUNCH_STAGE_FILE, .number = -result};
        if (result < 0) return -1;
    }
    struct birth birth = {.spawn = spawn};
    pid_t pid = lunch_platform_fork(become, &birth, &birth.failure);
    *failure = (struct lunch_failure){.stage = LUNCH_STAGE_FORK, .number = errno};
    if (pid < 0 || birth.failure.stage == LUNCH_STAGE_NONE) return pid;
    waitpid(pid, NULL, 0);
    *failure = birth.failure;
    return -1;
}
