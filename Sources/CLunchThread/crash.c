#define _GNU_SOURCE
#include "include/CLunchThread.h"
#include <signal.h>
#include <stddef.h>
#include <time.h>

static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS};
enum { count = sizeof crashes / sizeof *crashes };

static struct sigaction before[count];
static int (*is_busy)(void);

static void wait_for_others(int number, siginfo_t *info, void *context) {
    (void)context;
    const struct timespec millisecond = {0, 1000000};
    for (int round = 0; round < 1000 && is_busy(); round++) nanosleep(&millisecond, NULL);
    for (int index = 0; index < count; index++) {
        if (crashes[index] == number) sigaction(number, &before[index], NULL);
    }
    /* An instruction that crashes does so again. What abort(3) or another process has sent comes once. */
    if (info->si_code <= 0) raise(number);
}

void lunch_before_crash(int (*busy)(void)) {
    is_busy = busy;
    struct sigaction action = {0};
    action.sa_sigaction = wait_for_others;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    for (int index = 0; index < count; index++) {
        if (sigaction(crashes[index], NULL, &before[index]) < 0) continue;
        /* A process that ignores a signal continues when it comes. */
        int is_plain = !(before[index].sa_flags & SA_SIGINFO);
        if (is_plain && before[index].sa_handler == SIG_IGN) continue;
        sigaction(crashes[index], &action, NULL);
    }
}
