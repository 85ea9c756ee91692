#ifdef __linux__
#define _GNU_SOURCE
#include "../include/CLunchProcess.h"
#include "linux_calls.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A walk through the threads of all processes below one. */
struct walk {
    struct lunch_task *threads;
    int capacity, count;
    const struct lunch_terminal *terminal;
    int is_whole; /* whether what each thread waits for is wanted, and not only whether it has run */
    int result;
};

/* Reads the beginning of a short file; returns its length, or -1 with errno. */
static ssize_t read_short(const char *path, char *text, size_t capacity) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return -1;
    ssize_t length;
    while ((length = read(file, text, capacity - 1)) < 0 && errno == EINTR) {}
    int error = errno;
    close(file);
    if (length >= 0) text[length] = 0;
    errno = error;
    return length;
}

/* The text behind a name at the beginning of a line of proc_pid_status(5), or NULL. */
static const char *field(const char *text, const char *name) {
    const char *found = strstr(text, name);
    return found ? found + strlen(name) : NULL;
}

/* Reads what a thread does and how often it has gone to sleep; returns how many threads its process has, or -1 where it
   is gone. */
static int read_status(struct lunch_task *thread) {
    char path[64], text[4096];
    snprintf(path, sizeof path, "/proc/%d/task/%d/status", thread->process, thread->thread);
    if (read_short(path, text, sizeof text) <= 0) return -1;
    const char *state = field(text, "\nState:\t"), *threads = field(text, "\nThreads:\t");
    const char *switches = field(text, "\nvoluntary_ctxt_switches:\t");
    if (!state || !threads || !switches || strncmp(text, "Name:\t", 6)) return -1;
    size_t length = strcspn(text + 6, "\n");
    snprintf(thread->name, sizeof thread->name, "%.*s", (int)length, text + 6);
    thread->switches = strtoull(switches, NULL, 10);
    switch (*state) {
    case 'S': thread->state = LUNCH_TASK_WAITS; break;
    case 'T': case 't': thread->state = LUNCH_TASK_STOPPED; break;
    case 'Z': case 'X': thread->state = LUNCH_TASK_ENDED; break;
    default: thread->state = LUNCH_TASK_RUNS;
    }
    return atoi(threads);
}

/* Finds the call that a thread waits in, and what would end it. */
static void read_wait(struct walk *walk, struct lunch_task *thread) {
    char path[64], text[256];
    snprintf(path, sizeof path, "/proc/%d/task/%d/syscall", thread->process, thread->thread);
    if (read_short(path, text, sizeof text) <= 0) {
        thread->state = errno == EACCES || errno == EPERM ? LUNCH_TASK_UNKNOWN : LUNCH_TASK_RUNS;
        return;
    }
    struct lunch_call call = {.process = thread->process, .memory = -1};
    char *next;
    call.number = strtol(text, &next, 10);
    if (next == text || call.number < 0) {
        /* It runs by now, or it was stopped outside of any call. */
        thread->state = LUNCH_TASK_RUNS;
        return;
    }
    for (int i = 0; i < 6; i++) call.arguments[i] = strtoull(next, &next, 16);
    uint64_t sp = strtoull(next, &next, 16), pc = strtoull(next, &next, 16);
    thread->site = (sp * 0x9E3779B97F4A7C15u) ^ (pc * 0xC2B2AE3D27D4EB4Fu) ^ (uint64_t)call.number;
    lunch_understand(&call, walk->terminal, thread);
    if (call.memory >= 0) close(call.memory);
}

static void add_thread(struct walk *walk, pid_t process, pid_t id, int *thread_count) {
    struct lunch_task thread = {.process = process, .thread = id, .limit = -1};
    int count = read_status(&thread);
    if (count < 0) {
        walk->result = LUNCH_WAITS_CHANGED;
        return;
    }
    *thread_count = count;
    if (walk->is_whole) {
        if (thread.state == LUNCH_TASK_WAITS) read_wait(walk, &thread);
        if (walk->count < walk->capacity) walk->threads[walk->count] = thread;
    } else {
        const struct lunch_task *known = walk->count < walk->capacity ? &walk->threads[walk->count] : NULL;
        int runs = thread.state == LUNCH_TASK_RUNS;
        if (!known || known->thread != id || known->process != process) walk->result = LUNCH_WAITS_CHANGED;
        /* One with a time limit may run whenever it likes; what it does then is seen by what it writes. */
        else if (!known->ticks && (runs || known->switches != thread.switches)) walk->result = LUNCH_WAITS_CHANGED;
    }
    walk->count++;
}

enum { CHILD_LIMIT = 1024 };

/* Walks the processes below one, deepest last. Children are read after what their parent does: one that is started
   later is by a parent that has run since, as the next walk sees. */
static void walk_children(struct walk *walk, pid_t process, int depth) {
    pid_t *children = malloc(CHILD_LIMIT * sizeof *children);
    if (!children || depth > 64) {
        walk->result = -ENOMEM;
        free(children);
        return;
    }
    int count = lunch_children(process, children, CHILD_LIMIT);
    if (count >= CHILD_LIMIT) walk->result = -E2BIG;
    for (int i = 0; i < count && walk->result == 0; i++) {
        char path[64];
        snprintf(path, sizeof path, "/proc/%d/task", children[i]);
        DIR *threads = opendir(path);
        if (!threads) {
            walk->result = LUNCH_WAITS_CHANGED;
            break;
        }
        int before = walk->count, expected = 0;
        const struct dirent *entry;
        while (walk->result == 0 && (entry = readdir(threads))) {
            pid_t id = atoi(entry->d_name);
            if (id > 0) add_thread(walk, children[i], id, &expected);
        }
        closedir(threads);
        /* One was started while they were listed. */
        if (walk->result == 0 && walk->count - before < expected) walk->result = LUNCH_WAITS_CHANGED;
        if (walk->result == 0) walk_children(walk, children[i], depth + 1);
    }
    /* A process that has lost its parent meanwhile has come to light above. */
    if (walk->result == 0 && depth == 0) {
        pid_t *again = malloc(CHILD_LIMIT * sizeof *again);
        if (!again || lunch_children(process, again, CHILD_LIMIT) != count
            || memcmp(children, again, (size_t)count * sizeof *children) != 0)
            walk->result = LUNCH_WAITS_CHANGED;
        free(again);
    }
    free(children);
}

int lunch_waits(pid_t guard, const struct lunch_terminal *terminal, struct lunch_task *threads, int capacity, int *count) {
    struct walk walk = {.threads = threads, .capacity = capacity, .terminal = terminal, .is_whole = 1};
    walk_children(&walk, guard, 0);
    *count = walk.count;
    return walk.result;
}

int lunch_waits_last(pid_t guard, const struct lunch_task *threads, int count) {
    struct walk walk = {.threads = (struct lunch_task *)threads, .capacity = count};
    walk_children(&walk, guard, 0);
    return walk.result == 0 && walk.count == count;
}
#endif
