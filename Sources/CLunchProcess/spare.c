/* To fork a guard and to open a terminal takes its time. So both are done for the next launch while the last program gets
   going. */
#define _GNU_SOURCE
#include "spare.h"
#include "nurseries.h"
#include "platform.h"
#include <errno.h>
#include <pthread.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

/* The spare that is kept, if there is one. */
static struct lunch_spare kept;
static int is_kept, is_preparing;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* Has the terminal erase whole letters, as terminals do if the encoding is UTF-8 (termios(3), IUTF8). */
static int use_utf8(int slave) {
    struct termios modes;
    if (tcgetattr(slave, &modes) < 0) return -errno;
    modes.c_iflag |= IUTF8;
    return tcsetattr(slave, TCSANOW, &modes) < 0 ? -errno : 0;
}

/* A pseudo-terminal in packet mode. */
static int open_terminal(struct lunch_spare *spare) {
    int result = lunch_platform_open(&spare->master, &spare->slave);
    if (result < 0) return result;
    int on = 1;
    if ((result = lunch_non_blocking(spare->master)) < 0) return result;
    if (ioctl(spare->master, TIOCPKT, &on) < 0) return -errno;
    return use_utf8(spare->slave);
}

static int prepare(struct lunch_spare *spare, int is_ahead, enum lunch_stage *stage) {
    *spare = (struct lunch_spare){.control = -1, .master = -1, .slave = -1};
    *stage = LUNCH_STAGE_TERMINAL;
    int ends[2];
    int result = open_terminal(spare);
    if (result == 0) result = lunch_platform_socketpair(ends);
    if (result == 0) {
        *stage = LUNCH_STAGE_FORK;
        spare->control = ends[0];
        result = lunch_non_blocking(ends[0]);
        if (result == 0) result = spare->nursery = lunch_ask_nursery(ends[1], is_ahead);
        close(ends[1]);
    }
    if (result < 0) lunch_spare_close(spare);
    return result < 0 ? result : 0;
}

void lunch_spare_close(const struct lunch_spare *spare) {
    const int ends[] = {spare->control, spare->master, spare->slave};
    for (int i = 0; i < 3; i++)
        if (ends[i] >= 0) close(ends[i]);
}

/* A child that the tester has forked itself has no spare, only the ends of its parent's. Another thread of the tester's may
   have held the lock. */
static void disown(void) {
    pthread_mutex_init(&lock, NULL);
    if (is_kept) lunch_spare_close(&kept);
    is_kept = is_preparing = 0;
}

__attribute__((constructor)) static void prepare_for_forks(void) { pthread_atfork(NULL, NULL, disown); }

/* True if the guard is there, and would hand on to a program what this process would. */
static int is_fit(struct lunch_spare *spare) {
    if (!lunch_is_fit(spare->nursery)) return 0;
    /* The first report about it is its pid, and nothing may follow that. */
    struct lunch_report reports[2];
    ssize_t length = lunch_read(spare->control, reports, sizeof reports);
    if (length == LUNCH_NOT_YET) return 1;
    spare->guard = reports[0].value;
    return length == sizeof *reports && reports[0].kind == LUNCH_REPORT_GUARD;
}

int lunch_spare_take(struct lunch_spare *spare, enum lunch_stage *stage) {
    pthread_mutex_lock(&lock);
    int is_there = is_kept;
    *spare = kept;
    is_kept = 0;
    pthread_mutex_unlock(&lock);
    if (is_there && is_fit(spare)) return 0;
    if (is_there) lunch_spare_close(spare);
    return prepare(spare, 0, stage);
}

void lunch_prepare(void) {
    if (!lunch_keeps_nursery()) return;
    pthread_mutex_lock(&lock);
    int is_wanted = !is_preparing && !is_kept;
    if (is_wanted) is_preparing = 1;
    pthread_mutex_unlock(&lock);
    if (!is_wanted) return;
    struct lunch_spare spare;
    enum lunch_stage stage;
    int result = prepare(&spare, 1, &stage);
    pthread_mutex_lock(&lock);
    is_preparing = 0;
    if (result == 0) {
        kept = spare;
        is_kept = 1;
    }
    pthread_mutex_unlock(&lock);
}
