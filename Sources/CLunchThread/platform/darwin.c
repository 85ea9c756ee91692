#ifdef __APPLE__
#include "../include/CLunchThread.h"
#include <pthread.h>
#include <pthread/qos.h>

void lunch_thread_name(const char *name) { pthread_setname_np(name); }

void lunch_thread_stands_back(void) { pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0); }
#endif
