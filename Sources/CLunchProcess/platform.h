/* The things that differ between Linux and Darwin. Each function is in platform/linux.c and in platform/darwin.c. */
#ifndef LUNCH_PLATFORM_H
#define LUNCH_PLATFORM_H

#include <poll.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/types.h>

/* Opens a new pseudo-terminal, both ends close-on-exec; returns 0 or a negative errno. */
int lunch_platform_open(int *master, int *slave);

/* Two connected stream sockets, close-on-exec; lunch_platform_send raises no SIGPIPE. */
int lunch_platform_socketpair(int ends[2]);

ssize_t lunch_platform_send(int socket, const void *bytes, size_t count);
ssize_t lunch_platform_send_message(int socket, const struct msghdr *message);

/* Two ends of a pipe, close-on-exec. */
int lunch_platform_pipe(int ends[2]);

/* Closes the descriptors from the first to the last; all from the first on where the last is negative. */
void lunch_platform_close_range(int first, int last);

/* A child is given this at its birth, and its parent may change it later. */
enum { LUNCH_GROUPS = 64, LUNCH_PROCESSORS = 128 };
struct lunch_heritage {
    struct rlimit limits[RLIM_NLIMITS];
    uid_t users[3];
    gid_t main_groups[3], groups[LUNCH_GROUPS];
    uint32_t capabilities[6];
    uint8_t processors[LUNCH_PROCESSORS]; /* those that it may run on, a bit each */
    char killed_first[8];                 /* if memory is short (proc_pid_oom_score_adj(5)) */
    int group_count, niceness, policy, slack, personality, gains_nothing;
};

/* Returns what a child would inherit now, except for what it shares with this process: see lunch_platform_fork_nursery.
   Returns 0; or a negative errno if the system does not tell all of that, or shares nothing. */
int lunch_platform_heritage(struct lunch_heritage *heritage);

/* As fork(2), for the nursery in the tester, and for a guard in the nursery. Where the system can, the child shares the
   tester's working directory, root directory and mask of modes (umask(2)), also if the tester changes them, until it calls
   lunch_platform_own_folder; and the tester's wait(2) does not wait for the nursery. */
pid_t lunch_platform_fork_nursery(void);
pid_t lunch_platform_fork_guard(void);
void lunch_platform_own_folder(void);

/* As waitpid(2) with WNOHANG, for a nursery. */
pid_t lunch_platform_wait(pid_t nursery, int *status);

/* The parts of memory that programs and libraries have been loaded to; none if there are too many. */
enum { LUNCH_IMAGES = 1024 };
struct lunch_image {
    uintptr_t begin, end;
    int is_needed; /* whether a nursery or a guard runs code in it */
};
struct lunch_images {
    int count;
    struct lunch_image list[LUNCH_IMAGES];
};
void lunch_platform_find_images(struct lunch_images *images);

/* In a fork, gives up what the tester has allocated and the libraries that it alone needs, where the system can: to fork and
   to end takes the longer the more memory is there, and the libraries' data are pages of their own. */
void lunch_platform_give_up(const struct lunch_images *images);

/* Makes orphaned descendants children of this process, where the system can. */
void lunch_platform_adopt(void);

/* Continues this process when its parent is gone, if it was stopped and the system supports that. */
void lunch_platform_outlast(void);

/* Has this process interrupted (SIGINT) when the thread that has started it ends, where the system can. */
void lunch_platform_follow(void);

/* Empties a folder that is open by a function that removes an entry, and returns whether it has. Safe between fork and exec. */
void lunch_platform_empty(int folder, int (*remove)(int folder, const char *name, void *context), void *context);

/* The pids of this process's children; returns how many were written. Safe between fork and exec. */
int lunch_platform_children(pid_t *pids, int capacity);

/* The reason why a child did not become the program. */
struct lunch_failure {
    int32_t stage; /* enum lunch_stage */
    int32_t number;
};

/* Runs a function, which should end in exec(2), in a child of a process that has one thread; if it returns, its result is the
   child's exit status. Returns the child's pid once either has happened, with what the function has said of a failure; or -1
   with errno. The child may share this process's memory until then. */
pid_t lunch_platform_fork(int (*body)(void *), void *context, struct lunch_failure *failure);

/* As poll(2), with its limit in nanoseconds, which is rounded up if the system counts in milliseconds; no limit if it is
   negative. */
int lunch_platform_poll(struct pollfd *requests, int count, int64_t nanoseconds);

/* The end of the calling thread's stack, which is its highest address; 0 if the system does not report it. */
uintptr_t lunch_platform_stack_end(void);

/* Sleeps for so many nanoseconds, as exactly as the system can. */
void lunch_platform_pause(int64_t nanoseconds);

/* The same everywhere. */

/* Has reads and writes never wait; returns 0 or a negative errno. */
int lunch_non_blocking(int descriptor);

/* As lunch_platform_fork, by fork(2): for platforms on which memory cannot be shared. */
pid_t lunch_fork_apart(int (*body)(void *), void *context, struct lunch_failure *failure);

#endif
