/* A fork(2) copies the tester's page tables, which takes as long as a small program needs to start, and to open a terminal
   takes its time as well. So both are done for the next launch while the tester waits for the end of the last program. */
#define _GNU_SOURCE
#include "spare.h"
#include "platform.h"
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

/* The spare that is kept, if there is a guard in it; of which process that is a child, and what it was given at its birth. */
static struct lunch_spare kept;
static pid_t owner;
static struct lunch_heritage heritage;
static int is_preparing;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* How many milliseconds a guard that is not needed may take to leave. */
enum { LEAVE_LIMIT = 1000 };

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

static int fork_guard(struct lunch_spare *spare, int end) {
    /* No handler of the tester's may run in the guard. */
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pid_t guard = lunch_platform_fork_guard();
    if (guard == 0) lunch_guard(end);
    int error = errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (guard < 0) return -error;
    spare->guard = guard;
    return 0;
}

static int prepare(struct lunch_spare *spare, enum lunch_stage *stage) {
    *spare = (struct lunch_spare){.control = -1, .master = -1, .slave = -1};
    *stage = LUNCH_STAGE_TERMINAL;
    int ends[2];
    int result = open_terminal(spare);
    if (result == 0) result = lunch_platform_socketpair(ends);
    if (result == 0) {
        *stage = LUNCH_STAGE_FORK;
        spare->control = ends[0];
        result = fork_guard(spare, ends[1]);
        close(ends[1]);
    }
    if (result < 0) lunch_spare_close(spare);
    return result;
}

void lunch_spare_close(const struct lunch_spare *spare) {
    const int ends[] = {spare->control, spare->master, spare->slave};
    for (int i = 0; i < 3; i++)
        if (ends[i] >= 0) close(ends[i]);
}

/* Takes what is kept out of its place; a child that the tester has forked by itself has no guards. */
static struct lunch_spare take_kept(struct lunch_heritage *then) {
    pthread_mutex_lock(&lock);
    struct lunch_spare spare = kept;
    *then = heritage;
    kept.guard = 0;
    int is_own = owner == getpid();
    pthread_mutex_unlock(&lock);
    if (spare.guard && !is_own) {
        lunch_spare_close(&spare);
        spare.guard = 0;
    }
    return spare;
}

/* Whether the guard would hand on to a program what this process would; and whether it is there at all. */
static int is_fit(const struct lunch_spare *spare, const struct lunch_heritage *then) {
    struct lunch_heritage now;
    if (lunch_platform_heritage(&now) < 0 || memcmp(&now, then, sizeof now) != 0) return 0;
    struct pollfd end = {.fd = spare->control, .events = POLLIN};
    return poll(&end, 1, 0) == 0;
}

int lunch_spare_take(struct lunch_spare *spare, enum lunch_stage *stage) {
    struct lunch_heritage then;
    *spare = take_kept(&then);
    if (!spare->guard) return prepare(spare, stage);
    /* Somebody may have stopped it. */
    lunch_continue(spare->guard);
    if (is_fit(spare, &then)) return 0;
    int status;
    lunch_spare_close(spare);
    lunch_reap(spare->guard, LEAVE_LIMIT, &status);
    return prepare(spare, stage);
}

void lunch_prepare(void) {
    struct lunch_heritage now;
    if (lunch_platform_heritage(&now) < 0) return;
    pthread_mutex_lock(&lock);
    if (kept.guard && owner != getpid()) {
        lunch_spare_close(&kept);
        kept.guard = 0;
    }
    int is_wanted = !is_preparing && !kept.guard;
    if (is_wanted) is_preparing = 1;
    pthread_mutex_unlock(&lock);
    if (!is_wanted) return;
    struct lunch_spare spare;
    enum lunch_stage stage;
    int result = prepare(&spare, &stage);
    pthread_mutex_lock(&lock);
    is_preparing = 0;
    if (result == 0) {
        kept = spare;
        owner = getpid();
        heritage = now;
    }
    pthread_mutex_unlock(&lock);
}
