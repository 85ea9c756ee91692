#ifdef __linux__
#define _GNU_SOURCE
#include "../platform.h"
#include "../include/CLunchProcess.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
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

int lunch_children(pid_t process, pid_t *pids, int capacity) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/task", process);
    DIR *threads = opendir(path);
    if (!threads) return 0;
    int count = 0;
    const struct dirent *entry;
    while ((entry = readdir(threads))) {
        snprintf(path, sizeof path, "/proc/%d/task/%.16s/children", process, entry->d_name);
        if (entry->d_name[0] != '.') count = read_children(path, pids, count, capacity);
    }
    closedir(threads);
    return count;
}
#endif
