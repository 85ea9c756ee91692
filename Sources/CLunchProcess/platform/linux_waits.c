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
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

/* A walk through the threads of all processes below one. */
struct walk {
    struct lunch_task *threads;
    int capacity, count;
    struct lunch_files *files;
    const struct lunch_terminal *terminal;
    struct lunch_relays relays;
    int result;
    int ignores; /* whether the process that is walked through, or one above it, is one that nobody waits for by its name */
    int is_loose; /* whether the process above it may be in the background: what comes and goes there changes nothing */
};

/* The files of a thread. */
enum { TURNS, STATUS, STATE, CALL, CHILDREN, TIMERS };
static const char *const names[] = {"schedstat", "status", "stat", "syscall", "children", "../../timers"};

static int open_file(pid_t process, pid_t thread, int which) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/task/%d/%s", process, thread, names[which]);
    return open(path, O_RDONLY | O_CLOEXEC);
}

/* A file of a thread that is open, or is opened now and stays so; NULL if there is no room for it, or it cannot be opened.
   Files that are read again and again stay open: to open one takes longer than to read it. One that was opened is that
   thread's for ever, and tells nothing more once the thread is gone. */
static struct lunch_file *keep_open(struct lunch_files *files, pid_t process, pid_t thread, int which) {
    struct lunch_file *free_file = NULL;
    for (int i = 0; i < LUNCH_OPEN_FILES; i++) {
        struct lunch_file *one = &files->list[i];
        if (!one->is_open) free_file = free_file ? free_file : one;
        else if (one->thread == thread && one->process == process && one->which == which) return one;
    }
    if (!free_file) return NULL;
    int descriptor = open_file(process, thread, which);
    if (descriptor < 0) return NULL;
    *free_file = (struct lunch_file){process, thread, which, 1, descriptor};
    return free_file;
}

/* Reads the beginning of a short file of a thread; returns its length, or -1 with errno. */
static ssize_t read_short(struct lunch_files *files, pid_t process, pid_t thread, int which, char *text, size_t capacity) {
    struct lunch_file *kept = keep_open(files, process, thread, which);
    int descriptor = kept ? kept->descriptor : open_file(process, thread, which);
    if (descriptor < 0 && lunch_is_shortage(errno)) {
        lunch_close_files(files);
        descriptor = open_file(process, thread, which);
        if (descriptor < 0) lunch_note_shortage(&files->shortage);
    }
    if (descriptor < 0) return -1;
    ssize_t length;
    while ((length = pread(descriptor, text, capacity - 1, 0)) < 0 && errno == EINTR) {}
    int error = errno;
    if (!kept || length < 0) close(descriptor);
    if (kept && length < 0) kept->is_open = 0;
    if (length >= 0) text[length] = 0;
    errno = error;
    return length;
}

void lunch_open_files(pid_t guard, pid_t program, struct lunch_files *files) {
    keep_open(files, guard, guard, CHILDREN);
    for (int which = TURNS; which <= TIMERS; which++)
        if (which != STATUS) keep_open(files, program, program, which);
}

void lunch_close_files(struct lunch_files *files) {
    for (int i = 0; i < LUNCH_OPEN_FILES; i++) {
        if (files->list[i].is_open) close(files->list[i].descriptor);
        files->list[i].is_open = 0;
    }
}

/* The number of times a thread has been given a processor (proc_pid_schedstat(5)); 0 if the kernel does not count that.

   It is counted as the thread continues, while its state is set before it has gone to sleep, and how often it has done that
   is counted last. So whoever wants to know that a thread has not run reads the state first, and then this. */
static uint64_t read_turns(struct lunch_files *files, const struct lunch_task *thread) {
    char text[128];
    return read_short(files, thread->process, thread->thread, TURNS, text, sizeof text) > 0 ? lunch_parse_turns(text) : 0;
}

/* The number of times a thread has gone to sleep voluntarily (proc_pid_status(5)). */
static uint64_t read_sleeps(struct lunch_files *files, const struct lunch_task *thread) {
    /* It names all groups of the user, who may have hundreds. */
    char text[16384];
    return read_short(files, thread->process, thread->thread, STATUS, text, sizeof text) > 0 ? lunch_parse_sleeps(text) : 0;
}

/* A process that is forked and has not gone over to another program yet (PF_FORKNOEXEC, include/linux/sched.h), and the clock
   ticks in which one does so that is going to. */
enum { FORKED_FLAG = 0x40, FRESH_TICKS = 5 };

/* Reads what a thread does (proc_pid_stat(5)); returns how many threads its process has, or -1 where it is gone. */
static int read_state(struct lunch_files *files, struct lunch_task *thread) {
    char text[1024];
    struct lunch_stat stat;
    if (read_short(files, thread->process, thread->thread, STATE, text, sizeof text) <= 0 || lunch_parse_stat(text, &stat) < 0)
        return -1;
    thread->is_fresh = (stat.flags & FORKED_FLAG) && stat.used <= FRESH_TICKS;
    thread->parent = stat.parent, thread->group = stat.group, thread->session = stat.session, thread->foreground = stat.foreground;
    snprintf(thread->name, sizeof thread->name, "%.*s", stat.name_length, stat.name);
    switch (stat.state) {
    case 'S': thread->state = LUNCH_TASK_WAITS; break;
    case 'T': case 't': thread->state = LUNCH_TASK_STOPPED; break;
    case 'Z': case 'X': thread->state = LUNCH_TASK_ENDED; break;
    default: thread->state = LUNCH_TASK_RUNS;
    }
    return stat.threads;
}

/* Finds the call that a thread waits in, and what would end it. */
static void read_wait(struct walk *walk, struct lunch_task *thread) {
    char text[256];
    if (read_short(walk->files, thread->process, thread->thread, CALL, text, sizeof text) <= 0) {
        thread->state = errno == EACCES || errno == EPERM ? LUNCH_TASK_UNKNOWN : LUNCH_TASK_RUNS;
        return;
    }
    struct lunch_call call = {
        .process = thread->process, .thread = thread->thread, .shortage = &walk->files->shortage, .memory = -1,
        .read_limit = -1};
    if (lunch_parse_syscall(text, &call.made) < 0) {
        /* It runs by now, or it was stopped outside of any call. */
        thread->state = LUNCH_TASK_RUNS;
        return;
    }
    thread->site = (call.made.stack * 0x9E3779B97F4A7C15u) ^ (call.made.next * 0xC2B2AE3D27D4EB4Fu) ^ (uint64_t)call.made.number;
    lunch_understand(&call, walk->terminal, &walk->relays, thread);
    if (call.memory >= 0) close(call.memory);
}

/* True if a process may be a job in the background of a shell: the terminal of its session belongs to another group, and it
   does not lead the session, as the shell does. */
static int is_in_background(const struct lunch_task *thread) {
    return thread->foreground > 0 && thread->group != thread->foreground && thread->process != thread->session;
}

/* True if a name is among those that each end with a newline. */
static int is_ignored(const char *names, const char *name) {
    size_t length = strlen(name);
    for (const char *next = names; next && *next; next = strchr(next, '\n') + 1)
        if (strncmp(next, name, length) == 0 && next[length] == '\n') return 1;
    return 0;
}

/* True if the name of a process excludes it from waiting. The program that was launched is always waited for, and so is a
   child of it that has its name only because it has just been forked. */
static int is_left_out(const struct lunch_terminal *terminal, const struct lunch_task *thread) {
    if (thread->process == terminal->program || (thread->is_fresh && thread->parent == terminal->program)) return 0;
    return is_ignored(terminal->ignored, thread->name);
}

static void add_thread(struct walk *walk, pid_t process, pid_t id, int is_top, int *thread_count) {
    struct lunch_task thread = {.process = process, .thread = id, .limit = -1, .is_top = (uint8_t)is_top};
    thread.switches = read_turns(walk->files, &thread);
    thread.counts_turns = thread.switches > 0;
    if (!thread.counts_turns) thread.switches = read_sleeps(walk->files, &thread);
    int count = read_state(walk->files, &thread);
    if (count < 0) {
        if (!walk->is_loose) walk->result = LUNCH_WAITS_CHANGED;
        return;
    }
    *thread_count = count;
    if (id == process && is_left_out(walk->terminal, &thread)) walk->ignores = 1;
    thread.is_left_out = (uint8_t)walk->ignores;
    thread.in_background = walk->ignores || is_in_background(&thread);
    if (thread.state == LUNCH_TASK_WAITS) read_wait(walk, &thread);
    if (thread.state == LUNCH_TASK_RUNS && !thread.in_background) walk->result = LUNCH_WAITS_CHANGED;
    if (walk->count < walk->capacity) walk->threads[walk->count] = thread;
    walk->count++;
}

enum { CHILD_LIMIT = 1024, DEPTH_LIMIT = 64 };

struct children {
    pid_t pids[CHILD_LIMIT];
    int count;
};

/* Reads the children that a thread has started (proc_pid_children(5)) after the earlier ones, with a number that is the same
   for the same children. */
static int read_children(
    struct lunch_files *files, pid_t process, pid_t thread, struct children *children, uint64_t *sum) {
    char text[4096];
    *sum = 0;
    ssize_t length = read_short(files, process, thread, CHILDREN, text, sizeof text);
    if (length < 0) return 0;
    /* At most as many as fit, and at most a thousand, which is enough. */
    if (length >= (ssize_t)sizeof text - 16) return -E2BIG;
    for (char *next = text, *end; (length = strtol(next, &end, 10)) > 0 && end != next; next = end) {
        if (children->count == CHILD_LIMIT) return -E2BIG;
        children->pids[children->count++] = (pid_t)length;
        *sum = *sum * 0x9E3779B97F4A7C15u + (uint64_t)length;
    }
    return 0;
}

/* Adds the children of the thread that was added last. */
static void add_children(struct walk *walk, pid_t process, pid_t thread, struct children *children) {
    uint64_t sum;
    int result = read_children(walk->files, process, thread, children, &sum);
    if (result < 0) walk->result = result;
    if (walk->count <= walk->capacity) walk->threads[walk->count - 1].children = sum;
}

/* True if a process has timers that send signals (proc_pid_timers(5)); when they are due is unknown. */
static int has_timers(struct lunch_files *files, pid_t process) {
    char text[16];
    return read_short(files, process, process, TIMERS, text, sizeof text) > 0;
}

/* Adds all threads of a process; those of one that has only one need not be listed. The children of a thread are read
   after what it does: one that is started later is by a thread that has run since, as the next walk sees. */
static void add_process(struct walk *walk, pid_t process, int is_top, struct children *children) {
    int before = walk->count, expected = 0;
    add_thread(walk, process, process, is_top, &expected);
    if (walk->result == 0 && walk->count > before) add_children(walk, process, process, children);
    if (walk->result != 0 || expected <= 1) return;
    int loose = walk->is_loose;
    if (before < walk->capacity) walk->is_loose |= walk->threads[before].in_background;
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/task", process);
    DIR *threads = opendir(path);
    if (!threads) {
        lunch_note_shortage(&walk->files->shortage);
        walk->result = LUNCH_WAITS_CHANGED;
        return;
    }
    const struct dirent *entry;
    while (walk->result == 0 && (entry = readdir(threads))) {
        pid_t id = atoi(entry->d_name);
        if (id <= 0 || id == process) continue;
        int known = walk->count;
        add_thread(walk, process, id, 0, &expected);
        if (walk->result == 0 && walk->count > known) add_children(walk, process, id, children);
    }
    closedir(threads);
    /* One was started while they were listed. */
    if (walk->result == 0 && !walk->is_loose && walk->count - before < expected) walk->result = LUNCH_WAITS_CHANGED;
    walk->is_loose = loose;
}

static void walk_children(struct walk *walk, const struct children *children, int depth) {
    struct children *next = malloc(sizeof *next);
    if (!next || depth > DEPTH_LIMIT) walk->result = -ENOMEM;
    for (int i = 0; i < children->count && walk->result == 0; i++) {
        next->count = 0;
        int first = walk->count, ignores = walk->ignores, loose = walk->is_loose;
        add_process(walk, children->pids[i], depth == 0, next);
        if (first < walk->count && first < walk->capacity) walk->is_loose |= walk->threads[first].in_background;
        if (walk->result == 0 && next->count > 0) walk_children(walk, next, depth + 1);
        walk->ignores = ignores, walk->is_loose = loose;
    }
    free(next);
}

int lunch_waits(pid_t guard, struct lunch_files *files, const struct lunch_terminal *terminal, struct lunch_task *threads,
                int capacity, int *count) {
    struct walk walk = {.threads = threads, .capacity = capacity, .files = files, .terminal = terminal};
    struct children *children = malloc(sizeof *children);
    if (!children) return -ENOMEM;
    children->count = 0;
    files->shortage = 0;
    uint64_t sum;
    walk.result = read_children(files, guard, guard, children, &sum);
    if (walk.result == 0) walk_children(&walk, children, 0);
    free(children);
    *count = walk.count;
    for (int i = 0; i < walk.count && i < capacity && walk.result == 0; i++)
        if (threads[i].thread == threads[i].process && has_timers(files, threads[i].process)) threads[i].may_end = 1;
    /* Data on its way to a terminal that the program has opened wakes a process now, or none. */
    for (int i = 0; i < walk.relays.count && walk.result == 0; i++) lunch_flush_relay(&walk.relays.list[i], &files->shortage);
    /* A process that was not looked at may do anything. */
    return files->shortage ? -files->shortage : walk.result;
}

/* True if a thread has run since it was looked at, or does. Of one that has been woken, or is about to sleep, the kernel
   reports no call; and one that has not run still waits in a call, and not because somebody has stopped it. */
static int has_run(struct lunch_files *files, const struct lunch_task *thread) {
    char text[256];
    struct lunch_task now = *thread;
    if (thread->state == LUNCH_TASK_WAITS) {
        if (read_short(files, thread->process, thread->thread, CALL, text, sizeof text) <= 0 || *text == 'r') return 1;
    } else if (read_state(files, &now) < 0 || now.state != thread->state) {
        return 1;
    }
    return (thread->counts_turns ? read_turns(files, thread) : read_sleeps(files, thread)) != thread->switches;
}

/* A thread that has not run has started nothing. A process that has lost its parent has become a child of the guard, or of
   another thread that need not have run for it (PR_SET_CHILD_SUBREAPER, prctl(2)). */
int lunch_waits_last(pid_t guard, struct lunch_files *files, const struct lunch_task *threads, int count) {
    struct children children;
    uint64_t sum;
    for (int i = 0; i < count; i++) {
        if (threads[i].in_background) continue;
        if (!threads[i].ticks && has_run(files, &threads[i])) return 0;
        /* A process that is alone has no descendants that could lose a parent. */
        children.count = 0;
        if (count > 1
            && (read_children(files, threads[i].process, threads[i].thread, &children, &sum) < 0
                || sum != threads[i].children))
            return 0;
    }
    int top = 0;
    children.count = 0;
    if (read_children(files, guard, guard, &children, &sum) < 0) return 0;
    for (int i = 0; i < count; i++)
        if (threads[i].is_top && (top >= children.count || children.pids[top++] != threads[i].process)) return 0;
    return top == children.count;
}

static int is_pipe_or_socket(mode_t mode, const char *path) {
    (void)path;
    return S_ISFIFO(mode) || S_ISSOCK(mode);
}

/* The kernel names the protocol of a socket (sockfs_xattr_get in net/socket.c). */
static int is_tcp(mode_t mode, const char *path) {
    char name[16];
    return S_ISSOCK(mode) && getxattr(path, "system.sockprotoname", name, sizeof name) >= 3 && memcmp(name, "TCP", 3) == 0;
}

/* Writes the files of a process that are wanted, each as a separate number. */
static int list_files(pid_t process, uint64_t *numbers, int capacity, int (*is_wanted)(mode_t mode, const char *path)) {
    char path[64];
    int folder = snprintf(path, sizeof path, "/proc/%d/fd", process);
    DIR *descriptors = opendir(path);
    if (!descriptors) return errno == ENOENT || errno == ESRCH ? 0 : -1;
    int count = 0;
    const struct dirent *entry;
    while ((entry = readdir(descriptors))) {
        struct stat facts;
        if (*entry->d_name == '.' || fstatat(dirfd(descriptors), entry->d_name, &facts, 0) != 0) continue;
        snprintf(path + folder, sizeof path - (size_t)folder, "/%.16s", entry->d_name);
        if (!is_wanted(facts.st_mode, path)) continue;
        if (count < capacity) numbers[count] = lunch_file_number((uint64_t)facts.st_dev, (uint64_t)facts.st_ino);
        count++;
    }
    closedir(descriptors);
    return count;
}

int lunch_pipes(pid_t process, uint64_t *pipes, int capacity) { return list_files(process, pipes, capacity, is_pipe_or_socket); }

int lunch_tcp_sockets(pid_t process, uint64_t *sockets, int capacity) { return list_files(process, sockets, capacity, is_tcp); }
#endif
