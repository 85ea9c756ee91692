#define _GNU_SOURCE
#include "include/CLunchThread.h"
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

struct body {
    void (*run)(void *);
    void *context;
    char name[16];
};

static void *run(void *argument) {
    struct body body = *(struct body *)argument;
    free(argument);
    lunch_thread_name(body.name);
    body.run(body.context);
    return NULL;
}

int lunch_thread(const char *name, void (*function)(void *), void *context) {
    struct body *body = calloc(1, sizeof *body);
    if (!body) return -ENOMEM;
    body->run = function;
    body->context = context;
    strncpy(body->name, name, sizeof body->name - 1);
    /* Signals are for the process's own threads. */
    sigset_t all, before;
    sigfillset(&all);
    /* Those of a crash are this thread's own: blocked, they would end the process before a handler could say why. */
    static const int own[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS};
    for (size_t index = 0; index < sizeof own / sizeof *own; index++) sigdelset(&all, own[index]);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_t thread;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    /* Darwin gives such a thread 512 KiB, which is too little for the deepest tree that is read or published. */
    pthread_attr_setstacksize(&attributes, 4 << 20);
    int error = pthread_create(&thread, &attributes, run, body);
    pthread_attr_destroy(&attributes);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (error) free(body);
    return -error;
}
