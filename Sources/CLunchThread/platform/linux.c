#ifdef __linux__
#define _GNU_SOURCE
#include "../include/CLunchThread.h"
#include <sched.h>
#include <sys/prctl.h>

void lunch_thread_name(const char *name) { prctl(PR_SET_NAME, name, 0, 0, 0); }

/* A thread of this class takes no processor from another one as it wakes up (sched(7)). A failure changes only the time that others
   take. */
void lunch_thread_stands_back(void) {
    const struct sched_param none = {0};
    sched_setscheduler(0, SCHED_BATCH, &none);
}
#endif
