#ifdef __linux__
#define _GNU_SOURCE
#include "../platform.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include "early.h"

#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
/* The sanitizers know fork(2) alone, and prepare for it. */
int lunch_platform_heritage(struct lunch_heritage *heritage) {
    (void)heritage;
    return -ENOSYS;
}

pid_t lunch_platform_fork_nursery(void) { return fork(); }
pid_t lunch_platform_fork_guard(void) { return fork(); }
void lunch_platform_own_folder(void) {}
#else
/* Control groups and namespaces are not among it: a tester that moves into others launches its next program from where it
   was before. */
int lunch_platform_heritage(struct lunch_heritage *heritage) {
    /* Compared byte by byte, also what is between the fields. */
    memset(heritage, 0, sizeof *heritage);
    for (int i = 0; i < (int)RLIM_NLIMITS; i++)
        if (getrlimit((__rlimit_resource_t)i, &heritage->limits[i]) < 0) return -errno;
    getresuid(&heritage->users[0], &heritage->users[1], &heritage->users[2]);
    getresgid(&heritage->main_groups[0], &heritage->main_groups[1], &heritage->main_groups[2]);
    heritage->group_count = getgroups(LUNCH_GROUPS, heritage->groups);
    if (heritage->group_count < 0) return -errno;
    struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
    _Static_assert(sizeof heritage->capabilities == 2 * sizeof(struct __user_cap_data_struct), "two sets of 32 bits");
    if (syscall(SYS_capget, &header, heritage->capabilities) < 0) return -errno;
    if (sched_getaffinity(0, sizeof heritage->processors, (cpu_set_t *)(void *)heritage->processors) < 0) return -errno;
    heritage->niceness = getpriority(PRIO_PROCESS, 0);
    heritage->policy = sched_getscheduler(0);
    heritage->slack = prctl(PR_GET_TIMERSLACK, 0, 0, 0, 0);
    heritage->gains_nothing = prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0);
    heritage->personality = personality(0xffffffff);
    int file = open("/proc/self/oom_score_adj", O_RDONLY | O_CLOEXEC);
    if (file < 0) return errno == ENOENT ? 0 : -errno;
    ssize_t length = read(file, heritage->killed_first, sizeof heritage->killed_first);
    close(file);
    return length < 0 ? -errno : 0;
}

/* A child whose end sends no signal is waited for only by a process that requests such children (wait(2), __WALL): a tester
   that waits for all its children does not wait for this one. */
pid_t lunch_platform_fork_nursery(void) { return (pid_t)syscall(SYS_clone, CLONE_FS, 0, 0, 0, 0); }

pid_t lunch_platform_fork_guard(void) { return (pid_t)syscall(SYS_clone, CLONE_FS | SIGCHLD, 0, 0, 0, 0); }

void lunch_platform_own_folder(void) { unshare(CLONE_FS); }
#endif

pid_t lunch_platform_wait(pid_t nursery, int *status) { return waitpid(nursery, status, WNOHANG | __WALL); }
#endif
