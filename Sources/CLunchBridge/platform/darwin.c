#ifdef __APPLE__
#include "../platform.h"
#include "../include/CLunchBridge.h"
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <mach-o/dyld.h>
#include <mach-o/getsect.h>
#include <mach/mach.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

int lunch_bridge_platform_master(void) {
    int master = posix_openpt(O_RDWR | O_NOCTTY);
    if (master < 0) return -errno;
    if (fcntl(master, F_SETFD, FD_CLOEXEC) == 0 && grantpt(master) == 0 && unlockpt(master) == 0) return master;
    int error = errno;
    close(master);
    return -error;
}

int lunch_bridge_platform_slave(int master) {
    char name[128];
    if (ioctl(master, TIOCPTYGNAME, name) < 0) return -errno;
    int slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
    return slave < 0 ? -errno : slave;
}

int lunch_bridge_platform_pipe(int ends[2]) {
    if (pipe(ends) < 0) return -errno;
    for (int i = 0; i < 2; i++) {
        fcntl(ends[i], F_SETFD, FD_CLOEXEC);
        fcntl(ends[i], F_SETFL, O_NONBLOCK);
    }
    return 0;
}

void lunch_bridge_platform_poll(struct pollfd *requests, int count, int64_t nanoseconds) {
    int64_t limit = (nanoseconds + 999999) / 1000000;
    if (poll(requests, (nfds_t)count, nanoseconds < 0 ? -1 : limit > INT_MAX ? INT_MAX : (int)limit) < 0)
        for (int i = 0; i < count; i++) requests[i].revents = 0;
}

int lunch_bridge_has_opened_tty(void) {
    char path[PATH_MAX];
    for (int descriptor = 0; descriptor < getdtablesize() && descriptor < 1024; descriptor++)
        if (fcntl(descriptor, F_GETPATH, path) == 0 && strcmp(path, "/dev/tty") == 0) return 1;
    return 0;
}

/* The calls in which threads wait are not reported here. */
int lunch_bridge_sees_readers(void) { return 0; }

int lunch_bridge_look(const struct lunch_bridge_terminals *terminals, struct lunch_bridge_thread_look *looks, int capacity) {
    (void)terminals;
    thread_act_array_t threads;
    mach_msg_type_number_t count;
    if (task_threads(mach_task_self(), &threads, &count) != KERN_SUCCESS) return -EPERM;
    mach_port_t own = mach_thread_self();
    int written = 0, result = 0;
    for (mach_msg_type_number_t i = 0; i < count; i++) {
        thread_basic_info_data_t info;
        mach_msg_type_number_t size = THREAD_BASIC_INFO_COUNT;
        kern_return_t told = thread_info(threads[i], THREAD_BASIC_INFO, (thread_info_t)&info, &size);
        if (told == KERN_SUCCESS && threads[i] != own && written == capacity) result = -E2BIG;
        if (told == KERN_SUCCESS && threads[i] != own && written < capacity)
            looks[written++] = (struct lunch_bridge_thread_look){
                .thread = threads[i], .nap = -1, .waits = info.run_state == TH_STATE_WAITING,
                .turns = (uint64_t)(info.user_time.seconds + info.system_time.seconds) * 1000000
                    + (uint64_t)(info.user_time.microseconds + info.system_time.microseconds)};
        mach_port_deallocate(mach_task_self(), threads[i]);
    }
    mach_port_deallocate(mach_task_self(), own);
    vm_deallocate(mach_task_self(), (vm_address_t)threads, count * sizeof *threads);
    return result < 0 ? result : written;
}

uint64_t lunch_bridge_own_turns(uint64_t *thread) {
    *thread = 0;
    return 0;
}

int lunch_bridge_has_class(const char *name) {
    for (uint32_t i = 0; i < _dyld_image_count(); i++) {
        unsigned long size = 0;
        const struct mach_header_64 *header = (const struct mach_header_64 *)_dyld_get_image_header(i);
        const void *records = header ? getsectiondata(header, "__TEXT", "__swift5_types", &size) : NULL;
        if (records && lunch_bridge_lists_class(records, size, name)) return 1;
    }
    return 0;
}
#endif
