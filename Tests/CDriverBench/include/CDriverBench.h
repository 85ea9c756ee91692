/* The same work as the driver's without the driver: what its figures are compared with. */
#ifndef CDRIVERBENCH_H
#define CDRIVERBENCH_H

#include <sys/types.h>

/* A program on a pseudo-terminal. */
struct bench_process {
    int master; /* blocks */
    pid_t pid;
};

/* Starts a program on a pseudo-terminal of 80×24 cells with posix_spawn(3), and reads until it has written ESC \ at the
   end of a read; returns 0 or an errno. Arguments and environment end with NULL. */
int bench_spawn(const char *path, char *const *arguments, char *const *environment, struct bench_process *process);

/* Starts a program on a pseudo-terminal and waits for its end; returns 0 or an errno. Nobody reads what it writes. */
int bench_run(const char *path, char *const *arguments, char *const *environment);

/* Starts a program on a pseudo-terminal of 80×24 cells; returns 0 or an errno. */
int bench_start(const char *path, char *const *arguments, char *const *environment, struct bench_process *process);

/* Reads until a read has a text in it; returns 0 or an errno. */
int bench_await(const struct bench_process *process, const char *text);

/* Writes a byte, and reads until a read has a text in it; returns 0 or an errno. */
int bench_answer(const struct bench_process *process, const char *text);

/* Writes a byte and reads one; returns 0 or an errno. */
int bench_echo(const struct bench_process *process);

/* Writes a byte and reads until ESC \ ends a read; returns 0 or an errno. */
int bench_key(const struct bench_process *process);

/* Closes the terminal, which hangs the program up, and reaps it. */
void bench_close(const struct bench_process *process);

/* For an app: has its terminal hand over every byte as it comes. */
void bench_make_raw(void);

/* For an app: reads from its terminal; returns how many bytes came, 0 at the end. */
ssize_t bench_read(void *bytes, size_t count);

#endif
