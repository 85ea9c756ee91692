#include "CVTermBench.h"

#include <stdlib.h>
#include <string.h>
#include <vterm.h>

/// One line of scrollback.
typedef struct {
    VTermScreenCell *cells;
    int columns;
} Line;

struct VTermBench {
    VTerm *vterm;
    Line *ring;
    int limit;
    int count;
    int next;
};

/// Keeps a line that left the screen at the top; the oldest makes room.
static int push_line(int columns, const VTermScreenCell *cells, void *user) {
    VTermBench *bench = user;
    if (bench->limit == 0) return 0;
    Line *line = &bench->ring[bench->next];
    if (line->columns != columns) {
        VTermScreenCell *room = realloc(line->cells, (size_t)columns * sizeof *cells);
        if (!room) return 0;
        line->cells = room;
        line->columns = columns;
    }
    memcpy(line->cells, cells, (size_t)columns * sizeof *cells);
    bench->next = (bench->next + 1) % bench->limit;
    if (bench->count < bench->limit) bench->count++;
    return 1;
}

static const VTermScreenCallbacks callbacks = {.sb_pushline = push_line};

VTermBench *vterm_bench_new(int columns, int rows, int scrollback) {
    VTermBench *bench = calloc(1, sizeof *bench);
    if (!bench) return NULL;
    bench->limit = scrollback;
    bench->ring = calloc((size_t)scrollback, sizeof *bench->ring);
    bench->vterm = vterm_new(rows, columns);
    if (!bench->ring || !bench->vterm) {
        vterm_bench_free(bench);
        return NULL;
    }
    vterm_set_utf8(bench->vterm, 1);
    VTermScreen *screen = vterm_obtain_screen(bench->vterm);
    vterm_screen_set_callbacks(screen, &callbacks, bench);
    vterm_screen_set_damage_merge(screen, VTERM_DAMAGE_SCROLL);
    vterm_screen_enable_altscreen(screen, 1);
    vterm_screen_reset(screen, 1);
    return bench;
}

void vterm_bench_feed(VTermBench *bench, const uint8_t *bytes, size_t count) {
    vterm_input_write(bench->vterm, (const char *)bytes, count);
    vterm_screen_flush_damage(vterm_obtain_screen(bench->vterm));
}

void vterm_bench_free(VTermBench *bench) {
    if (bench->vterm) vterm_free(bench->vterm);
    for (int index = 0; bench->ring && index < bench->limit; index++) free(bench->ring[index].cells);
    free(bench->ring);
    free(bench);
}

int vterm_bench_version(void) { return VTERM_VERSION_MAJOR * 100 + VTERM_VERSION_MINOR; }
