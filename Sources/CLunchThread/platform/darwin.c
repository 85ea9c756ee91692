#ifdef __APPLE__
#include "../include/CLunchThread.h"
#include <pthread.h>

void lunch_thread_name(const char *name) { pthread_setname_np(name); }
#endif
