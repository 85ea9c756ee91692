/* For what runs in the nursery and in guards: each function of the system is called through a pointer that the loader has
   filled before anybody forks. The first call of a function through the linkage table searches all libraries, with a tenth
   of a millisecond of page faults that each fork has again; and the search reads memory of the tester's that the nursery has
   given up. A function that is missing here is found late, so that all that those files call is listed. Elsewhere than on
   Linux, the loader fills its tables before the program starts, and nothing is given up. */
#ifndef LUNCH_EARLY_H
#define LUNCH_EARLY_H
#ifdef __linux__
#include <dirent.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define LUNCH_EARLY(name) __attribute__((unused)) static __typeof__(name) *const volatile early_##name = name
LUNCH_EARLY(_exit);
LUNCH_EARLY(chdir);
LUNCH_EARLY(clock_gettime);
LUNCH_EARLY(clone);
LUNCH_EARLY(close);
LUNCH_EARLY(dup2);
LUNCH_EARLY(execve);
LUNCH_EARLY(fchmodat);
LUNCH_EARLY(fcntl);
LUNCH_EARLY(fork);
LUNCH_EARLY(fstat);
LUNCH_EARLY(getdents64);
LUNCH_EARLY(geteuid);
LUNCH_EARLY(ioctl);
LUNCH_EARLY(kill);
LUNCH_EARLY(lseek);
LUNCH_EARLY(mkdir);
LUNCH_EARLY(mkdirat);
LUNCH_EARLY(mmap);
LUNCH_EARLY(munmap);
LUNCH_EARLY(open);
LUNCH_EARLY(openat);
LUNCH_EARLY(pipe2);
LUNCH_EARLY(prctl);
LUNCH_EARLY(pselect);
LUNCH_EARLY(read);
LUNCH_EARLY(recv);
LUNCH_EARLY(recvmsg);
LUNCH_EARLY(renameat);
LUNCH_EARLY(rmdir);
LUNCH_EARLY(sched_yield);
LUNCH_EARLY(send);
LUNCH_EARLY(setsid);
LUNCH_EARLY(sigaction);
LUNCH_EARLY(sigaddset);
LUNCH_EARLY(sigemptyset);
LUNCH_EARLY(sigprocmask);
LUNCH_EARLY(syscall);
LUNCH_EARLY(sysconf);
LUNCH_EARLY(unlinkat);
LUNCH_EARLY(unshare);
LUNCH_EARLY(waitpid);
LUNCH_EARLY(write);
#undef LUNCH_EARLY

#define _exit(status) (early__exit(status), __builtin_unreachable())
#define chdir early_chdir
#define clock_gettime early_clock_gettime
#define clone early_clone
#define close early_close
#define dup2 early_dup2
#define execve early_execve
#define fchmodat early_fchmodat
#define fcntl early_fcntl
#define fork early_fork
#define fstat early_fstat
#define getdents64 early_getdents64
#define geteuid early_geteuid
#define ioctl early_ioctl
#define kill early_kill
#define lseek early_lseek
#define mkdir early_mkdir
#define mkdirat early_mkdirat
#define mmap early_mmap
#define munmap early_munmap
#define open early_open
#define openat early_openat
#define pipe2 early_pipe2
#define prctl early_prctl
#define pselect early_pselect
#define read early_read
#define recv early_recv
#define recvmsg early_recvmsg
#define renameat early_renameat
#define rmdir early_rmdir
#define sched_yield early_sched_yield
#define send early_send
#define setsid early_setsid
#define sigaction(number, new, old) early_sigaction(number, new, old)
#define sigaddset early_sigaddset
#define sigemptyset early_sigemptyset
#define sigprocmask early_sigprocmask
#define syscall early_syscall
#define sysconf early_sysconf
#define unlinkat early_unlinkat
#define unshare early_unshare
#define waitpid early_waitpid
#define write early_write
#endif
#endif
