#define _GNU_SOURCE
#include "nurseries.h"
#include "guard.h"
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/* The nursery that is asked for guards, and what it was given at its birth. No pid: there is none. */
static struct {
    pid_t pid;
    int socket;
    struct lunch_heritage heritage;
    int is_kept; /* whether the heritage is known: if not, it forks one guard, and the next launch has another nursery */
} current;

/* The processes to reap once they have exited. */
static pid_t *retired;
static int retired_count;

/* The children that were reaped last, with their ends. */
enum { ENDED = 16 };
static struct {
    pid_t pid;
    int status;
} ended[ENDED];
static int ended_count;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* The milliseconds that a nursery may take to leave whose descriptors have been closed. */
enum { LEAVE_LIMIT = 1000 };

/* Reaps those that have left. */
static void reap(void) {
    for (int i = 0; i < retired_count;) {
        int status;
        pid_t pid = lunch_platform_wait(retired[i], &status);
        if (pid == 0) {
            i++;
            continue;
        }
        if (pid > 0) {
            ended[ended_count % ENDED].pid = pid;
            ended[ended_count++ % ENDED].status = status;
        }
        retired[i] = retired[--retired_count];
    }
}

/* Asks the nursery for nothing more: it leaves after its last guard. */
static void retire(void) {
    close(current.socket);
    pid_t *more = realloc(retired, (size_t)(retired_count + 1) * sizeof *retired);
    if (more) {
        retired = more;
        retired[retired_count++] = current.pid;
    }
    current.pid = 0;
}

/* A process that was forked from this one has no nurseries; it only keeps the socket of its parent's nursery. Another
   thread of the parent's may have held the lock, and been about to change the list. */
static void disown(void) {
    pthread_mutex_init(&lock, NULL);
    if (current.pid) close(current.socket);
    current.pid = 0;
    retired = NULL;
    retired_count = ended_count = 0;
}

__attribute__((constructor)) static void prepare_for_forks(void) { pthread_atfork(NULL, NULL, disown); }

static int is_there(void) {
    struct pollfd end = {.fd = current.socket, .events = POLLIN};
    return poll(&end, 1, 0) == 0;
}

/* Returns true if it passes on what this process would; or a negative errno if that is unknown now. */
static int is_current_fit(void) {
    struct lunch_heritage now;
    int result = lunch_platform_heritage(&now);
    if (result < 0) return result;
    return memcmp(&now, &current.heritage, sizeof now) == 0 && is_there();
}

static int fork_nursery(void) {
    int ends[2];
    int result = lunch_platform_socketpair(ends);
    if (result < 0) return result;
    struct lunch_images images;
    lunch_platform_find_images(&images);
    current.is_kept = lunch_platform_heritage(&current.heritage) == 0;
    /* No handler of the tester's may run in the nursery. */
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pid_t pid = lunch_platform_fork_nursery();
    if (pid == 0) lunch_nursery(ends[1], &images);
    int error = errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    close(ends[1]);
    if (pid < 0) {
        close(ends[0]);
        return -error;
    }
    current.pid = pid;
    current.socket = ends[0];
    return 0;
}

static int send_control(int control) {
    char byte = 0;
    union {
        struct cmsghdr header; /* for its alignment */
        char bytes[CMSG_SPACE(sizeof(int))];
    } rights;
    memset(&rights, 0, sizeof rights);
    struct iovec piece = {.iov_base = &byte, .iov_len = 1};
    struct msghdr message = {
        .msg_iov = &piece, .msg_iovlen = 1, .msg_control = rights.bytes, .msg_controllen = sizeof rights.bytes};
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof control);
    memcpy(CMSG_DATA(header), &control, sizeof control);
    while (lunch_platform_send_message(current.socket, &message) < 0)
        if (errno != EINTR) return -errno;
    return 0;
}

static pid_t ask(int control, int is_ahead) {
    reap();
    int result = !current.pid ? 0 : is_ahead ? is_there() : is_current_fit();
    if (result < 0) return result;
    if (current.pid && !result) retire();
    if (!current.pid && (result = fork_nursery()) < 0) return result;
    pid_t nursery = current.pid;
    result = send_control(control);
    /* If one has just ended, the launch notices. */
    if (result < 0 && result != -EPIPE && result != -ECONNRESET) return result;
    if (!current.is_kept) retire();
    return nursery;
}

pid_t lunch_ask_nursery(int control, int is_ahead) {
    pthread_mutex_lock(&lock);
    pid_t result = ask(control, is_ahead);
    pthread_mutex_unlock(&lock);
    return result;
}

int lunch_is_fit(pid_t nursery) {
    pthread_mutex_lock(&lock);
    int is_fit = current.pid == nursery && is_current_fit() > 0;
    pthread_mutex_unlock(&lock);
    return is_fit;
}

int lunch_keeps_nursery(void) {
    pthread_mutex_lock(&lock);
    int is_kept = current.pid && current.is_kept;
    pthread_mutex_unlock(&lock);
    return is_kept;
}

/* The wait status of a nursery that has been reaped; -1 if it has not, or too long ago. */
static int look_up(pid_t nursery) {
    for (int i = ended_count - 1; i >= 0 && i >= ended_count - ENDED; i--)
        if (ended[i % ENDED].pid == nursery) return ended[i % ENDED].status;
    return -1;
}

/* Returns true if this process has yet to reap a nursery. */
static int is_awaited(pid_t nursery) {
    for (int i = 0; i < retired_count; i++)
        if (retired[i] == nursery) return 1;
    return 0;
}

int lunch_nursery_status(pid_t nursery) {
    int status = -1, is_over = 0;
    /* A nursery that has closed its descriptors ends as soon as the system has taken its memory back. */
    for (int waited = 0; !is_over && waited < LEAVE_LIMIT; waited++) {
        if (waited > 0) lunch_platform_pause(1000000);
        pthread_mutex_lock(&lock);
            if (current.pid == nursery) retire();
        reap();
        status = look_up(nursery);
        is_over = status >= 0 || !is_awaited(nursery);
        pthread_mutex_unlock(&lock);
    }
    return status;
}
