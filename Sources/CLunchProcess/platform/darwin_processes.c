#ifdef __APPLE__
#include "../platform.h"
#include "../include/CLunchProcess.h"
#include <errno.h>
#include <libproc.h>
#include <mach/mach_time.h>
#include <stdio.h>
#include <string.h>
#include <sys/proc.h>
#include <sys/time.h>
#include <unistd.h>

int lunch_platform_children(pid_t *pids, int capacity) { return lunch_children(getpid(), pids, capacity); }

int lunch_children(pid_t process, pid_t *pids, int capacity) {
    int count = proc_listchildpids(process, pids, capacity * (int)sizeof(pid_t));
    return count < 0 ? 0 : count < capacity ? count : capacity;
}

/* Without the right to debug, which tests lack, the system reports nothing about another process's threads. */
int lunch_stacks(pid_t process, struct lunch_stack *stacks, int capacity) { return -ENOSYS; }

/* Debug information is in another form here. */
int lunch_find_line(uint64_t address, struct lunch_line *line) { return -ENOENT; }

/* The system does not report in which call a process waits. */
int lunch_look(pid_t process, struct lunch_process *look) {
    memset(look, 0, sizeof *look);
    struct proc_taskallinfo info;
    if (proc_pidinfo(process, PROC_PIDTASKALLINFO, 0, &info, sizeof info) != sizeof info) return -ESRCH;
    switch (info.pbsd.pbi_status) {
    case SSTOP: look->state = 'T'; break;
    case SZOMB: look->state = 'Z'; break;
    /* All others have SRUN; the running threads are counted. */
    default: look->state = info.ptinfo.pti_numrunning > 0 ? 'R' : 'S';
    }
    const char *name = info.pbsd.pbi_name[0] ? info.pbsd.pbi_name : info.pbsd.pbi_comm;
    snprintf(look->name, sizeof look->name, "%s", name);
    mach_timebase_info_data_t base;
    mach_timebase_info(&base);
    uint64_t used = info.ptinfo.pti_total_user + info.ptinfo.pti_total_system;
    look->used = (int64_t)(used / 1000000 * base.numer / base.denom);
    /* These are not used here: the system does not report whether the program rests. */
    look->faults = look->bytes_read = look->stored = -1;
    struct timeval now;
    gettimeofday(&now, NULL);
    look->age = ((int64_t)now.tv_sec - (int64_t)info.pbsd.pbi_start_tvsec) * 1000
        + ((int64_t)now.tv_usec - (int64_t)info.pbsd.pbi_start_tvusec) / 1000;
    return 0;
}

/* The system reports for no thread what it waits for. */
int lunch_read_terminal(int slave, struct lunch_terminal *terminal) {
    (void)slave, (void)terminal;
    return -ENOSYS;
}

int lunch_waits(pid_t guard, struct lunch_files *files, const struct lunch_terminal *terminal, struct lunch_task *threads,
                int capacity, int *count) {
    (void)guard, (void)files, (void)terminal, (void)threads, (void)capacity, (void)count;
    return -ENOSYS;
}

void lunch_open_files(pid_t guard, pid_t program, struct lunch_files *files) { (void)guard, (void)program, (void)files; }

void lunch_close_files(struct lunch_files *files) { (void)files; }

int lunch_pipes(pid_t process, uint64_t *pipes, int capacity) {
    (void)process, (void)pipes, (void)capacity;
    return -1;
}

int lunch_waits_last(pid_t guard, struct lunch_files *files, const struct lunch_task *threads, int count) {
    (void)guard, (void)files, (void)threads, (void)count;
    return 0;
}
#endif
