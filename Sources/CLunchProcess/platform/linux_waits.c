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
    /* It names all groups of the user, who may have hundreds. */
    char path[64], text[16384];
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
    struct lunch_call call = {
        .process = thread->process, .thread = thread->thread, .memory = -1, .read_limit = -1};
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

static void add_thread(struct walk *walk, pid_t process, pid_t id, int is_top, int *thread_count) {
    struct lunch_task thread = {.process = process, .thread = id, .limit = -1, .is_top = (uint8_t)is_top};
    int count = read_status(&thread);
    if (count < 0) {
        walk->result = LUNCH_WAITS_CHANGED;
        return;
    }
    *thread_count = count;
    if (thread.state == LUNCH_TASK_WAITS) read_wait(walk, &thread);
    if (thread.state == LUNCH_TASK_RUNS) walk->result = LUNCH_WAITS_CHANGED;
    if (walk->count < walk->capacity) walk->threads[walk->count] = thread;
    walk->count++;
}

enum { CHILD_LIMIT = 1024, DEPTH_LIMIT = 64 };

struct children {
    pid_t pids[CHILD_LIMIT];
    int count;
};

/* Reads the children of a thread behind those before; returns a number that is the same for the same children. */
static uint64_t read_children(pid_t process, pid_t thread, struct children *children) {
    char path[64];
    uint64_t sum = 0;
    int before = children->count;
    snprintf(path, sizeof path, "/proc/%d/task/%d/children", process, thread);
    children->count = lunch_read_children(path, children->pids, before, CHILD_LIMIT);
    for (int i = before; i < children->count; i++) sum = sum * 0x9E3779B97F4A7C15u + (uint64_t)children->pids[i];
    return sum;
}

/* Adds the children of the thread that was added last. */
static void add_children(struct walk *walk, pid_t process, pid_t thread, struct children *children) {
    uint64_t sum = read_children(process, thread, children);
    if (walk->count <= walk->capacity) walk->threads[walk->count - 1].children = sum;
    if (children->count >= CHILD_LIMIT) walk->result = -E2BIG;
}

/* Adds all threads of a process; those of one that has only one need not be listed. The children of a thread are read
   after what it does: one that is started later is by a thread that has run since, as the next walk sees. */
static void add_process(struct walk *walk, pid_t process, int is_top, struct children *children) {
    int before = walk->count, expected = 0;
    add_thread(walk, process, process, is_top, &expected);
    if (walk->result == 0) add_children(walk, process, process, children);
    if (walk->result != 0 || expected <= 1) return;
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/task", process);
    DIR *threads = opendir(path);
    if (!threads) {
        walk->result = LUNCH_WAITS_CHANGED;
        return;
    }
    const struct dirent *entry;
    while (walk->result == 0 && (entry = readdir(threads))) {
        pid_t id = atoi(entry->d_name);
        if (id <= 0 || id == process) continue;
        add_thread(walk, process, id, 0, &expected);
        if (walk->result == 0) add_children(walk, process, id, children);
    }
    closedir(threads);
    /* One was started while they were listed. */
    if (walk->result == 0 && walk->count - before < expected) walk->result = LUNCH_WAITS_CHANGED;
}

static void walk_children(struct walk *walk, const struct children *children, int depth) {
    struct children *next = malloc(sizeof *next);
    if (!next || depth > DEPTH_LIMIT) walk->result = -ENOMEM;
    for (int i = 0; i < children->count && walk->result == 0; i++) {
        next->count = 0;
        add_process(walk, children->pids[i], depth == 0, next);
        if (walk->result == 0 && next->count > 0) walk_children(walk, next, depth + 1);
    }
    free(next);
}

/* Whether a process has timers that send signals (proc_pid_timers(5)); when they are due nobody tells. */
static int has_timers(pid_t process) {
    char path[64], text[16];
    snprintf(path, sizeof path, "/proc/%d/timers", process);
    return read_short(path, text, sizeof text) > 0;
}

int lunch_waits(pid_t guard, const struct lunch_terminal *terminal, struct lunch_task *threads, int capacity, int *count) {
    struct walk walk = {.threads = threads, .capacity = capacity, .terminal = terminal};
    struct children *children = malloc(sizeof *children);
    if (!children) return -ENOMEM;
    children->count = 0;
    read_children(guard, guard, children);
    if (children->count >= CHILD_LIMIT) walk.result = -E2BIG;
    if (walk.result == 0) walk_children(&walk, children, 0);
    free(children);
    if (walk.result == 0 && walk.count <= capacity)
        for (int i = 0; i < walk.count; i++)
            if (threads[i].thread == threads[i].process && has_timers(threads[i].process)) threads[i].may_end = 1;
    *count = walk.count;
    return walk.result;
}

/* Whether a thread has left the processor. One that is about to says that it waits before it is counted as gone to sleep;
   only this file waits until it is (wait_task_inactive() of the kernel). */
static int is_off_processor(const struct lunch_task *thread) {
    char path[64], text[16];
    snprintf(path, sizeof path, "/proc/%d/task/%d/syscall", thread->process, thread->thread);
    return read_short(path, text, sizeof text) > 0 && strncmp(text, "running", 7) != 0;
}

/* A thread that has not run has started nothing. A process that has lost its parent has become a child of the guard, or of
   another thread that need not have run for it (PR_SET_CHILD_SUBREAPER, prctl(2)). */
int lunch_waits_last(pid_t guard, const struct lunch_task *threads, int count) {
    struct children children;
    for (int i = 0; i < count; i++) {
        struct lunch_task now = threads[i];
        if (!now.ticks && now.state == LUNCH_TASK_WAITS && !is_off_processor(&now)) return 0;
        if (read_status(&now) < 0) return 0;
        if (!now.ticks && (now.state == LUNCH_TASK_RUNS || now.switches != threads[i].switches)) return 0;
        /* One that is alone has nobody below it who could lose a parent. */
        children.count = 0;
        if (count > 1 && read_children(now.process, now.thread, &children) != threads[i].children) return 0;
    }
    int top = 0;
    children.count = 0;
    read_children(guard, guard, &children);
    for (int i = 0; i < count; i++)
        if (threads[i].is_top && (top >= children.count || children.pids[top++] != threads[i].process)) return 0;
    return top == children.count;
}
#endif
