#define _GNU_SOURCE
#include "include/CLunchBridge.h"
#include "platform.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

/* Makes the slave like the outer terminal, and hands another file description of it to the framework, so that O_NONBLOCK
   there is the framework's alone. */
static int furnish(struct lunch_bridge_terminals *terminals) {
    struct stat outer, inner;
    struct winsize size;
    int master = terminals->master, slave = terminals->slave, on = 1;
    if (tcgetattr(terminals->outer, &terminals->outer_modes) < 0
        || tcsetattr(slave, TCSANOW, &terminals->outer_modes) < 0
        || tcgetattr(slave, &terminals->inner_modes) < 0
        || tcgetattr(slave, &terminals->first_modes) < 0
        || ioctl(terminals->outer, TIOCGWINSZ, &size) < 0 || ioctl(slave, TIOCSWINSZ, &size) < 0
        || ioctl(master, TIOCPKT, &on) < 0 || fcntl(master, F_SETFL, O_RDWR | O_NONBLOCK) < 0
        || fstat(terminals->outer, &outer) < 0 || fstat(slave, &inner) < 0)
        return -errno;
    terminals->outer_device = outer.st_rdev;
    terminals->inner_device = inner.st_rdev;
    int framework = lunch_bridge_platform_slave(master);
    if (framework < 0) return framework;
    int error = dup2(framework, STDIN_FILENO) < 0 ? -errno : 0;
    close(framework);
    return error;
}

int lunch_bridge_make(int *master, int *slave) {
    if ((*master = lunch_bridge_platform_master()) < 0) return *master;
    if ((*slave = lunch_bridge_platform_slave(*master)) >= 0) return 0;
    close(*master);
    *master = -1;
    return *slave;
}

int lunch_bridge_open(struct lunch_bridge_terminals *terminals) {
    /* Above the numbers that programs count on. */
    terminals->outer = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 64);
    terminals->master = terminals->slave = -1;
    int error = terminals->outer < 0 ? -errno : 0;
    if (error >= 0) error = lunch_bridge_make(&terminals->master, &terminals->slave);
    if (error >= 0) error = furnish(terminals);
    if (error < 0) lunch_bridge_close(terminals);
    return error;
}

void lunch_bridge_close(struct lunch_bridge_terminals *terminals) {
    if (terminals->master >= 0) close(terminals->master);
    if (terminals->slave >= 0) close(terminals->slave);
    if (terminals->outer >= 0) close(terminals->outer);
    terminals->master = terminals->slave = terminals->outer = -1;
}

/* The speed, and what else there is of the line, means nothing on a pseudo-terminal. */
static int differ(const struct termios *one, const struct termios *other) {
    return one->c_iflag != other->c_iflag || one->c_oflag != other->c_oflag || one->c_lflag != other->c_lflag
        || memcmp(one->c_cc, other->c_cc, sizeof one->c_cc) != 0;
}

static void carry(const struct termios *modes, int terminal, struct termios *known) {
    struct termios changed;
    if (tcgetattr(terminal, &changed) < 0) return;
    changed.c_iflag = modes->c_iflag;
    changed.c_oflag = modes->c_oflag;
    changed.c_lflag = modes->c_lflag;
    memcpy(changed.c_cc, modes->c_cc, sizeof changed.c_cc);
    tcsetattr(terminal, TCSANOW, &changed);
    tcgetattr(terminal, known);
}

void lunch_bridge_mirror(struct lunch_bridge_terminals *terminals) {
    struct termios inner, outer;
    if (tcgetattr(terminals->slave, &inner) < 0 || tcgetattr(terminals->outer, &outer) < 0) return;
    if (differ(&inner, &terminals->inner_modes)) {
        terminals->inner_modes = inner;
        carry(&inner, terminals->outer, &terminals->outer_modes);
    } else if (differ(&outer, &terminals->outer_modes)) {
        terminals->outer_modes = outer;
        carry(&outer, terminals->slave, &terminals->inner_modes);
    }
}

int lunch_bridge_modes(const struct lunch_bridge_terminals *terminals) {
    struct termios modes;
    if (tcgetattr(terminals->slave, &modes) < 0) return 0;
    int is_canonical = (modes.c_lflag & ICANON) != 0;
    int flags = fcntl(STDIN_FILENO, F_GETFL);
    int is_polled = (flags >= 0 && flags & O_NONBLOCK) || (!is_canonical && modes.c_cc[VMIN] == 0);
    int is_changed = differ(&modes, &terminals->first_modes);
    return (is_changed ? LUNCH_BRIDGE_CHANGED : 0) | (is_canonical ? LUNCH_BRIDGE_CANONICAL : 0) | (modes.c_lflag & ECHO ? LUNCH_BRIDGE_ECHO : 0)
        | (is_polled ? LUNCH_BRIDGE_POLLED : 0);
}

int lunch_bridge_outer_modes(const struct lunch_bridge_terminals *terminals) {
    struct termios modes;
    if (tcgetattr(terminals->outer, &modes) < 0) return 0;
    return (modes.c_lflag & ICANON ? LUNCH_BRIDGE_CANONICAL : 0) | (modes.c_lflag & ECHO ? LUNCH_BRIDGE_ECHO : 0);
}

static int last_outer = -1, last_slave = -1;

static void mirror_last(void) {
    struct termios inner, outer;
    if (tcgetattr(last_slave, &inner) == 0 && tcgetattr(last_outer, &outer) == 0 && differ(&inner, &outer))
        carry(&inner, last_outer, &outer);
}

void lunch_bridge_mirror_at_exit(const struct lunch_bridge_terminals *terminals) {
    last_outer = terminals->outer;
    last_slave = terminals->slave;
    atexit(mirror_last);
}

int lunch_bridge_keys(const struct lunch_bridge_terminals *terminals, struct lunch_bridge_key *keys) {
    static const struct { int index, signal; } all[] = {{VINTR, SIGINT}, {VQUIT, SIGQUIT}, {VSUSP, SIGTSTP}};
    struct termios modes;
    int count = 0;
    if (tcgetattr(terminals->slave, &modes) < 0 || !(modes.c_lflag & ISIG)) return 0;
    for (int i = 0; i < 3; i++) {
        uint8_t byte = modes.c_cc[all[i].index];
        if (byte != _POSIX_VDISABLE) keys[count++] = (struct lunch_bridge_key){byte, all[i].signal};
    }
    return count;
}

uint8_t lunch_bridge_end_of_file(const struct lunch_bridge_terminals *terminals) {
    struct termios modes;
    return tcgetattr(terminals->slave, &modes) == 0 ? modes.c_cc[VEOF] : 4;
}

void lunch_bridge_raise(const struct lunch_bridge_terminals *terminals, int signal) {
    pid_t group = tcgetpgrp(terminals->outer);
    kill(group > 1 ? -group : getpid(), signal);
}

void lunch_bridge_raise_resize(void) { kill(getpid(), SIGWINCH); }

int lunch_bridge_sizes_differ(const struct lunch_bridge_terminals *terminals) {
    struct winsize outer, inner;
    return ioctl(terminals->outer, TIOCGWINSZ, &outer) == 0 && ioctl(terminals->slave, TIOCGWINSZ, &inner) == 0
        && memcmp(&outer, &inner, sizeof outer) != 0;
}

int lunch_bridge_copy_size(const struct lunch_bridge_terminals *terminals) {
    struct winsize outer;
    return ioctl(terminals->outer, TIOCGWINSZ, &outer) == 0 && ioctl(terminals->slave, TIOCSWINSZ, &outer) == 0;
}

void lunch_bridge_size(const struct lunch_bridge_terminals *terminals, int *columns, int *rows) {
    struct winsize size = {0};
    ioctl(terminals->slave, TIOCGWINSZ, &size);
    *columns = size.ws_col;
    *rows = size.ws_row;
}

int lunch_bridge_has_input(const struct lunch_bridge_terminals *terminals) {
    /* Looking flushes what is on its way; FIONREAD would not. */
    struct pollfd look = {.fd = terminals->slave, .events = POLLIN};
    return poll(&look, 1, 0) > 0 && (look.revents & POLLIN) != 0;
}

int lunch_bridge_is_terminal(int descriptor) { return isatty(descriptor); }
