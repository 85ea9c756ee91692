#ifdef __linux__
#define _GNU_SOURCE
#include "linux_calls.h"
#include <stddef.h>
#include <sys/syscall.h>

/* The names of the calls that programs wait in. */
const char *lunch_call_name(long number) {
    switch (number) {
#define CALL(name) case SYS_##name: return #name;
    CALL(read) CALL(readv) CALL(pread64) CALL(write) CALL(writev) CALL(pwrite64) CALL(openat) CALL(ioctl) CALL(fcntl)
    CALL(flock) CALL(fsync) CALL(fdatasync) CALL(sendfile) CALL(splice) CALL(ppoll) CALL(pselect6) CALL(epoll_pwait)
    CALL(nanosleep) CALL(clock_nanosleep) CALL(restart_syscall) CALL(futex) CALL(wait4) CALL(waitid)
    CALL(rt_sigtimedwait) CALL(recvmmsg) CALL(mq_timedreceive) CALL(mq_timedsend) CALL(msgsnd) CALL(rt_sigsuspend) CALL(connect) CALL(accept) CALL(accept4) CALL(recvfrom) CALL(recvmsg)
    CALL(sendto) CALL(sendmsg) CALL(msgrcv) CALL(semop) CALL(semtimedop) CALL(clone) CALL(execve) CALL(exit_group)
    /* The calls that only some architectures have. */
#ifdef SYS_poll
    CALL(open) CALL(poll) CALL(select) CALL(epoll_wait) CALL(pause) CALL(vfork)
#endif
#ifdef SYS_futex_waitv
    CALL(futex_waitv)
#endif
#ifdef SYS_epoll_pwait2
    CALL(epoll_pwait2)
#endif
#ifdef SYS_io_uring_enter
    CALL(io_uring_enter)
#endif
#undef CALL
    default: return NULL;
    }
}
#endif
