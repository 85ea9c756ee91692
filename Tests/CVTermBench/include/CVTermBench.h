#ifndef CVTERMBENCH_H
#define CVTERMBENCH_H

#include <stddef.h>
#include <stdint.h>

/// A libvterm terminal with its screen and a scrollback of our own, since libvterm leaves that to its host.
typedef struct VTermBench VTermBench;

/// A terminal of a size, with as many lines of scrollback; NULL when there is no memory.
VTermBench *vterm_bench_new(int columns, int rows, int scrollback);

/// Feeds what a program wrote.
void vterm_bench_feed(VTermBench *bench, const uint8_t *bytes, size_t count);

/// Frees the terminal.
void vterm_bench_free(VTermBench *bench);

/// The version of libvterm that the benchmarks were built with.
int vterm_bench_version(void);

#endif
