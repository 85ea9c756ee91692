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

/* Signals are for the process's own threads; those of a crash are this thread's own: blocked, they would end the process
   before a handler could say why. */
static sigset_t no_signals(void) {
    static const int own[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS};
    sigset_t mask;
    sigfillset(&mask);
    for (size_t index = 0; index < sizeof own / sizeof *own; index++) sigdelset(&mask, own[index]);
    return mask;
}

static int start(const char *name, void (*function)(void *), void *context, const sigset_t *mask, size_t stack) {
    struct body *body = calloc(1, sizeof *body);
    if (!body) return -ENOMEM;
    body->run = function;
    body->context = context;
    strncpy(body->name, name, sizeof body->name - 1);
    sigset_t before;
    pthread_sigmask(SIG_SETMASK, mask, &before);
    pthread_t thread;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_attr_setstacksize(&attributes, stack);
    int error = pthread_create(&thread, &attributes, run, body);
    pthread_attr_destroy(&attributes);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (error) free(body);
    return -error;
}

int lunch_thread(const char *name, void (*function)(void *), void *context) {
    sigset_t mask = no_signals();
    /* Darwin gives such a thread 512 KiB, which is too little for the deepest tree that is read or published. */
    return start(name, function, context, &mask, 4 << 20);
}

int lunch_guest_thread(const char *name, void (*function)(void *), void *context) {
    sigset_t mask = no_signals();
    sigdelset(&mask, SIGPIPE);
    return start(name, function, context, &mask, 8 << 20);
}
