#define _GNU_SOURCE
#include "include/CDriverBench.h"
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

/* The file of the terminal's other side. The program opens it as the leader of a session, which makes the terminal its
   controlling one. */
static int start(int master, const char *path, char *const *arguments, char *const *environment, pid_t *pid) {
    const char *name = ptsname(master);
    if (!name) return errno;
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0);
    posix_spawn_file_actions_adddup2(&actions, 0, 1);
    posix_spawn_file_actions_adddup2(&actions, 0, 2);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID);
    int error = posix_spawn(pid, path, &actions, &attributes, arguments, environment);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    return error;
}

/* Reads until the first frame is whole. */
static int read_frame(int master) {
    char bytes[65536];
    ssize_t count;
    while ((count = read(master, bytes, sizeof bytes)) > 0)
        if (count > 1 && bytes[count - 2] == '\033' && bytes[count - 1] == '\\') return 0;
    return count < 0 ? errno : EIO;
}

/* A program on a new pseudo-terminal. */
static int open_and_start(const char *path, char *const *arguments, char *const *environment,
                          struct bench_process *process) {
    struct winsize size = {.ws_col = 80, .ws_row = 24};
    int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (master < 0) return errno;
    pid_t pid = 0;
    int error = grantpt(master) < 0 || unlockpt(master) < 0 || ioctl(master, TIOCSWINSZ, &size) < 0 ? errno : 0;
    if (!error) error = start(master, path, arguments, environment, &pid);
    *process = (struct bench_process){.master = master, .pid = pid};
    if (error) close(master);
    return error;
}

int bench_spawn(const char *path, char *const *arguments, char *const *environment, struct bench_process *process) {
    int error = open_and_start(path, arguments, environment, process);
    if (error) return error;
    error = read_frame(process->master);
    if (error) bench_close(process);
    return error;
}

int bench_start(const char *path, char *const *arguments, char *const *environment, struct bench_process *process) {
    return open_and_start(path, arguments, environment, process);
}

int bench_await(const struct bench_process *process, const char *text) {
    char bytes[65536];
    ssize_t count;
    while ((count = read(process->master, bytes, sizeof bytes)) > 0)
        if (memmem(bytes, (size_t)count, text, strlen(text))) return 0;
    return count < 0 ? errno : EIO;
}

int bench_answer(const struct bench_process *process, const char *text) {
    return write(process->master, "x", 1) != 1 ? errno : bench_await(process, text);
}

int bench_run(const char *path, char *const *arguments, char *const *environment) {
    struct bench_process process;
    int error = open_and_start(path, arguments, environment, &process);
    if (error) return error;
    while (waitpid(process.pid, NULL, 0) < 0 && errno == EINTR) {}
    close(process.master);
    return 0;
}

int bench_echo(const struct bench_process *process) {
    char byte = 'a';
    if (write(process->master, &byte, 1) != 1) return errno;
    return read(process->master, &byte, 1) == 1 ? 0 : errno;
}

int bench_key(const struct bench_process *process) {
    return write(process->master, "a", 1) != 1 ? errno : read_frame(process->master);
}

void bench_close(const struct bench_process *process) {
    close(process->master);
    while (waitpid(process->pid, NULL, 0) < 0 && errno == EINTR) {}
}

void bench_make_raw(void) {
    struct termios modes;
    if (tcgetattr(0, &modes) < 0) return;
    cfmakeraw(&modes);
    tcsetattr(0, TCSANOW, &modes);
}

ssize_t bench_read(void *bytes, size_t count) {
    ssize_t length = read(0, bytes, count);
    return length < 0 ? 0 : length;
}
