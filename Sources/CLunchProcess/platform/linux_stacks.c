#ifdef __linux__
#define _GNU_SOURCE
#include "../include/CLunchProcess.h"
#include <dirent.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* The time that the threads may take until all of them have stopped. */
enum { STOP_MILLISECONDS = 500 };
/* The largest distance of two frames, and the number of words of a stack that are looked through for one. */
enum { FRAME_DISTANCE = 8 << 20, SCANNED_WORDS = 4096 };

/* Code that is mapped, of one file. */
struct code {
    uint64_t begin, end;
    char file[96];
};

struct looking {
    pid_t process;
    struct lunch_stack *stacks;
    int capacity;
    int result;
    int memory; /* the process's memory (proc_pid_mem(5)) */
    struct code code[512];
    int code_count;
};

static void read_code(struct looking *look) {
    char path[64], line[512];
    snprintf(path, sizeof path, "/proc/%d/maps", look->process);
    FILE *maps = fopen(path, "re");
    if (!maps) return;
    while (look->code_count < (int)(sizeof look->code / sizeof look->code[0]) && fgets(line, sizeof line, maps)) {
        struct code *code = &look->code[look->code_count];
        char rights[5];
        int start = 0;
        if (sscanf(line, "%lx-%lx %4s %*s %*s %*s %n", &code->begin, &code->end, rights, &start) < 3) continue;
        if (rights[2] != 'x' || start == 0) continue;
        line[strcspn(line, "\n")] = 0;
        const char *slash = strrchr(line + start, '/');
        snprintf(code->file, sizeof code->file, "%s", slash ? slash + 1 : line + start);
        look->code_count++;
    }
    fclose(maps);
}

static const struct code *code_at(const struct looking *look, uint64_t address) {
    for (int i = 0; i < look->code_count; i++)
        if (address >= look->code[i].begin && address < look->code[i].end) return &look->code[i];
    return NULL;
}

/* True if functions of a file may keep no frame pointer: the C library's, as most distributions build it. */
static int is_frameless(const struct code *code) {
    return !strncmp(code->file, "libc.", 5) || !strncmp(code->file, "libc-", 5) || !strncmp(code->file, "ld-", 3)
        || !strncmp(code->file, "libpthread", 10) || !strncmp(code->file, "[vdso]", 6);
}

static size_t read_memory(const struct looking *look, uint64_t address, void *bytes, size_t count) {
    ssize_t length = pread(look->memory, bytes, count, (off_t)address);
    return length < 0 ? 0 : (size_t)length;
}

/* True if a call is right before an address, so that it may be one that a function returns to. */
static int follows_call(const struct looking *look, uint64_t address) {
    if (!code_at(look, address)) return 0;
#if defined(__x86_64__)
    uint8_t b[7];
    if (read_memory(look, address - sizeof b, b, sizeof b) != sizeof b) return 0;
    /* CALL rel32, and CALL r/m64 with the lengths that it has (Intel SDM, volume 2). */
    return b[2] == 0xE8 || (b[5] == 0xFF && (b[6] & 0xF8) == 0xD0) || (b[4] == 0xFF && (b[5] & 0xF8) == 0x50)
        || (b[1] == 0xFF && ((b[2] & 0xF8) == 0x90 || b[2] == 0x15)) || (b[0] == 0xFF && (b[1] & 0xF8) == 0x90)
        || (b[3] == 0xFF && (b[4] & 0xF8) == 0x50);
#else
    return 1;
#endif
}

/* A return address may be signed, and a frame of a task may be marked, in bits that no address of a program has. */
static uint64_t plain(uint64_t address) { return address & 0x00007FFFFFFFFFFF; }

/* Reads the frame's record at an address: where the next one is, and where the function returns to. */
static int read_record(const struct looking *look, uint64_t at, uint64_t *next, uint64_t *back) {
    uint64_t record[2];
    if (at == 0 || at % 8 || read_memory(look, at, record, sizeof record) != sizeof record) return 0;
    *next = plain(record[0]);
    *back = plain(record[1]);
    return code_at(look, *back) != NULL;
}

/* A function on x86-64 that has not made its frame yet, or needs none, has its caller's address on top of the stack. */
static uint64_t caller_on_top(const struct looking *look, const uint64_t *words, int count, uint64_t fp) {
#if defined(__x86_64__)
    if (count > 0 && follows_call(look, words[0])) return words[0];
    if (count > 1 && fp && words[0] == fp && follows_call(look, words[1])) return words[1];
#endif
    return 0;
}

static void follow(struct looking *look, struct lunch_stack *stack, uint64_t pc, uint64_t sp, uint64_t fp, uint64_t lr) {
    static __thread uint64_t words[SCANNED_WORDS];
    int count = (int)(read_memory(look, sp, words, sizeof words) / 8);
    uint64_t next, back;
    stack->addresses[stack->count++] = pc;
    const struct code *code = code_at(look, pc);
    fp = plain(fp);
    int has_record = fp >= sp && fp - sp <= FRAME_DISTANCE && read_record(look, fp, &next, &back);
    uint64_t caller = has_record ? caller_on_top(look, words, count, fp) : 0;
    if (caller) {
        stack->addresses[stack->count++] = caller;
    } else if (!code || is_frameless(code) || !has_record) {
        if (!has_record) {
            /* The function uses the register for something else: the first record above is a caller's. */
            fp = 0;
            for (int i = 0; fp == 0 && i + 1 < count; i++) {
                uint64_t at = sp + 8 * (uint64_t)i, above = plain(words[i]);
                if (above > at && above - at < FRAME_DISTANCE && follows_call(look, plain(words[i + 1]))
                    && (read_record(look, above, &next, &back) || next == 0))
                    fp = at;
            }
        }
        /* A function without a frame has left where it returns to, and no more than that: the caller with the frame. */
        if (lr && code_at(look, plain(lr)) && code_at(look, plain(lr)) != code) {
            stack->addresses[stack->count++] = plain(lr);
        } else {
            for (int i = 0; i < count && sp + 8 * (uint64_t)i < fp; i++) {
                const struct code *other = code_at(look, words[i]);
                if (!other || is_frameless(other) || !follows_call(look, words[i])) continue;
                stack->addresses[stack->count++] = words[i];
                break;
            }
        }
    }
    while (stack->count < LUNCH_STACK_LIMIT && read_record(look, fp, &next, &back)) {
        stack->addresses[stack->count++] = back;
        if (next <= fp || next - fp > FRAME_DISTANCE) break;
        fp = next;
    }
}

static void nap(void) {
    struct timespec time = { 0, 1000000 };
    nanosleep(&time, NULL);
}

/* Waits until a thread has stopped; returns the signal that it must receive when it continues, or a negative errno. */
static int await_stop(pid_t thread, int *patience) {
    for (;;) {
        int status;
        pid_t result = waitpid(thread, &status, __WALL | WNOHANG);
        if (result == thread) {
            if (!WIFSTOPPED(status)) return -ESRCH;
            return status >> 16 == PTRACE_EVENT_STOP ? 0 : WSTOPSIG(status);
        }
        if (result < 0 && errno != EINTR) return -errno;
        if (--*patience < 0) return -ETIMEDOUT;
        nap();
    }
}

static int stop_threads(struct looking *look, int *count) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/task", look->process);
    DIR *threads = opendir(path);
    if (!threads) return -errno;
    int result = 0;
    const struct dirent *entry;
    while (*count < look->capacity && (entry = readdir(threads))) {
        pid_t thread = atoi(entry->d_name);
        if (thread <= 0) continue;
        if (ptrace(PTRACE_SEIZE, thread, NULL, NULL) < 0) {
            if (errno != ESRCH) result = -errno;
            continue;
        }
        ptrace(PTRACE_INTERRUPT, thread, NULL, NULL);
        memset(&look->stacks[*count], 0, sizeof look->stacks[0]);
        look->stacks[(*count)++].thread = thread;
    }
    closedir(threads);
    return *count > 0 ? 0 : result;
}

/* A thread's own tracees continue when it ends, whatever has happened. */
static void *look_at_threads(void *context) {
    struct looking *look = context;
    int patience = STOP_MILLISECONDS, count = 0;
    look->result = stop_threads(look, &count);
    if (look->result < 0) return NULL;
    read_code(look);
    for (int i = 0; i < count; i++) {
        struct lunch_stack *stack = &look->stacks[i];
        int signal = await_stop(stack->thread, &patience);
        if (signal < 0) continue;
        struct user_regs_struct registers;
        struct iovec vector = { &registers, sizeof registers };
        if (ptrace(PTRACE_GETREGSET, stack->thread, (void *)NT_PRSTATUS, &vector) == 0) {
#if defined(__x86_64__)
            follow(look, stack, registers.rip, registers.rsp, registers.rbp, 0);
#elif defined(__aarch64__)
            follow(look, stack, registers.pc, registers.sp, registers.regs[29], registers.regs[30]);
#endif
        }
        ptrace(PTRACE_DETACH, stack->thread, NULL, (void *)(intptr_t)signal);
    }
    look->result = count;
    return NULL;
}

int lunch_stacks(pid_t process, struct lunch_stack *stacks, int capacity) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/mem", process);
    struct looking *look = calloc(1, sizeof *look);
    if (!look) return -ENOMEM;
    look->process = process;
    look->stacks = stacks;
    look->capacity = capacity;
    look->memory = open(path, O_RDONLY | O_CLOEXEC);
    int result = -errno;
    if (look->memory >= 0) {
        pthread_t thread;
        result = -pthread_create(&thread, NULL, look_at_threads, look);
        if (result == 0) {
            pthread_join(thread, NULL);
            result = look->result;
        }
        close(look->memory);
    }
    free(look);
    return result;
}
#endif
