#ifdef __linux__
#define _GNU_SOURCE
#include "../platform.h"
#include "../include/CLunchProcess.h"
#include "linux_calls.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include "early.h"

/* Reads a list of children (proc_pid_children(5)): the pids in decimal, a space after each. Safe between fork and
   exec. Returns how many there are with the ones before them. */
static int read_children(const char *path, pid_t *pids, int count, int capacity) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return count;
    char text[4096];
    pid_t pid = 0;
    ssize_t length;
    while ((length = read(file, text, sizeof text)) > 0 || (length < 0 && errno == EINTR)) {
        for (ssize_t i = 0; i < length; i++) {
            if (text[i] >= '0' && text[i] <= '9') {
                pid = pid * 10 + (text[i] - '0');
            } else {
                if (pid > 0 && count < capacity) pids[count++] = pid;
                pid = 0;
            }
        }
        /* A short text is all there is. */
        if (length >= 0 && length < (ssize_t)sizeof text / 2) break;
    }
    close(file);
    return count;
}

int lunch_platform_children(pid_t *pids, int capacity) {
    return read_children("/proc/thread-self/children", pids, 0, capacity);
}

/* Opens the folder of a process's threads (proc_pid_task(5)), or returns NULL. */
static DIR *open_threads(pid_t process, char *path, size_t capacity) {
    snprintf(path, capacity, "/proc/%d/task", process);
    return opendir(path);
}

/* Writes the path of a thread's next file; returns 0 after the last thread. */
static int next_thread(DIR *threads, pid_t process, const char *name, char *path, size_t capacity) {
    const struct dirent *entry;
    while ((entry = readdir(threads)) && entry->d_name[0] == '.') {}
    if (!entry) return 0;
    snprintf(path, capacity, "/proc/%d/task/%.16s/%s", process, entry->d_name, name);
    return 1;
}

int lunch_children(pid_t process, pid_t *pids, int capacity) {
    char path[64];
    DIR *threads = open_threads(process, path, sizeof path);
    if (!threads) return 0;
    int count = 0;
    while (next_thread(threads, process, "children", path, sizeof path))
        count = read_children(path, pids, count, capacity);
    closedir(threads);
    return count;
}

/* Reads the beginning of a short file, as text; returns its length or a negative errno. */
static ssize_t read_text(const char *path, char *text, size_t capacity) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return -errno;
    ssize_t length = lunch_read(file, text, capacity - 1);
    close(file);
    if (length >= 0) text[length] = 0;
    return length;
}

struct status {
    char state;
    unsigned long long used, started; /* in clock ticks */
    unsigned long long faults;
};

/* Reads proc_pid_stat(5). The name is in brackets and may contain any character, brackets too. */
static int read_status(const char *path, struct status *status, char *name, size_t capacity) {
    char text[1024];
    ssize_t length = read_text(path, text, sizeof text);
    if (length < 0) return (int)length;
    const char *first = strchr(text, '('), *last = strrchr(text, ')');
    unsigned long long user, system, minor, major;
    if (!first || !last
        || sscanf(last + 1, " %c %*d %*d %*d %*d %*d %*u %llu %*u %llu %*u %llu %llu %*d %*d %*d %*d %*d %*d %llu",
               &status->state, &minor, &major, &user, &system, &status->started) != 6)
        return -ESRCH;
    status->used = user + system;
    status->faults = minor + major;
    if (name) snprintf(name, capacity, "%.*s", (int)(last - first - 1), first + 1);
    return 0;
}

/* Finds the call that the main thread waits in, or else the kernel's function for it. */
static void read_call(pid_t process, char *call, size_t capacity) {
    char path[64], text[256];
    snprintf(path, sizeof path, "/proc/%d/syscall", process);
    ssize_t length = read_text(path, text, sizeof text);
    if (length > 0) {
        char *end;
        long number = strtol(text, &end, 10);
        if (end == text || number < 0) return;
        const char *name = lunch_call_name(number);
        if (name) snprintf(call, capacity, "%s", name);
        else snprintf(call, capacity, "system call %ld", number);
        return;
    }
    /* Not everybody may read that one. */
    snprintf(path, sizeof path, "/proc/%d/wchan", process);
    if (read_text(path, text, sizeof text) > 1) snprintf(call, capacity, "%.*s", (int)capacity - 1, text);
}

/* The state of a process whose threads are in several: it runs where any does. */
static char state_of_threads(pid_t process, char first) {
    char path[64];
    DIR *threads = open_threads(process, path, sizeof path);
    if (!threads) return first;
    struct status status;
    char state = first;
    while (state != 'R' && next_thread(threads, process, "stat", path, sizeof path))
        if (read_status(path, &status, NULL, 0) == 0 && (status.state == 'R' || state == 'Z')) state = status.state;
    closedir(threads);
    return state;
}

/* Reads how much a process has read and stored (proc_pid_io(5)). */
static void read_progress(pid_t process, struct lunch_process *look) {
    char path[64], text[512];
    unsigned long long bytes, stored;
    look->bytes_read = look->stored = -1;
    snprintf(path, sizeof path, "/proc/%d/io", process);
    if (read_text(path, text, sizeof text) <= 0) return;
    const char *second = strstr(text, "\nwrite_bytes:");
    if (!second || sscanf(text, "rchar: %llu", &bytes) != 1 || sscanf(second, " write_bytes: %llu", &stored) != 1) return;
    look->bytes_read = (int64_t)bytes, look->stored = (int64_t)stored;
}

int lunch_look(pid_t process, struct lunch_process *look) {
    char path[64];
    struct status status;
    memset(look, 0, sizeof *look);
    snprintf(path, sizeof path, "/proc/%d/stat", process);
    int result = read_status(path, &status, look->name, sizeof look->name);
    if (result < 0) return result;
    look->state = state_of_threads(process, status.state);
    if (look->state != 'R' && look->state != 'Z') read_call(process, look->call, sizeof look->call);
    look->faults = (int64_t)status.faults;
    read_progress(process, look);
    unsigned long long ticks = (unsigned long long)sysconf(_SC_CLK_TCK);
    struct timespec now;
    clock_gettime(CLOCK_BOOTTIME, &now);
    look->used = (int64_t)(status.used * 1000 / ticks);
    look->age = (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000 - (int64_t)(status.started * 1000 / ticks);
    return 0;
}
#endif
