#ifdef __linux__
#include "../include/CLunchThread.h"
#include <sys/prctl.h>
#include <sys/resource.h>

void lunch_thread_name(const char *name) { prctl(PR_SET_NAME, name, 0, 0, 0); }

/* Each thread has a nice value of its own here. A failure changes only the time that others take. */
void lunch_thread_stands_back(void) { setpriority(PRIO_PROCESS, 0, 10); }
#endif
