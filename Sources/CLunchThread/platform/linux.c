#ifdef __linux__
#include "../include/CLunchThread.h"
#include <sys/prctl.h>

void lunch_thread_name(const char *name) { prctl(PR_SET_NAME, name, 0, 0, 0); }
#endif
