#ifdef __APPLE__
#include "../platform.h"
#include "../include/CLunchProcess.h"
#include <errno.h>
#include <libproc.h>
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

int lunch_tcp_sockets(pid_t process, uint64_t *sockets, int capacity) { return lunch_pipes(process, sockets, capacity); }

int lunch_requests(struct lunch_request *requests, int capacity) {
    (void)requests, (void)capacity;
    return -ENOSYS;
}

int lunch_waits_last(pid_t guard, struct lunch_files *files, const struct lunch_task *threads, int count) {
    (void)guard, (void)files, (void)threads, (void)count;
    return 0;
}
#endif
