/* Files for one launch, in a folder that only this user may enter. The guard calls these as well: only functions that
   are safe in a signal handler (signal-safety(7)). */
#define _GNU_SOURCE
#include "include/CLunchProcess.h"
#include "platform.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>
#include "platform/early.h"

/* Makes the folder where it doesn't exist, and opens it; one that others may enter is refused. */
static int open_private(const char *folder) {
    if (mkdir(folder, 0700) < 0 && errno != EEXIST) return -errno;
    int place = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (place < 0) return -errno;
    struct stat found;
    int error = fstat(place, &found) < 0 ? errno : found.st_uid != geteuid() || found.st_mode & 077 ? EACCES : 0;
    if (!error) return place;
    close(place);
    return -error;
}

/* Writes all of it, in as many pieces as it takes; returns 0 or an errno. */
static int write_all(int file, const char *bytes, size_t count) {
    while (count > 0) {
        ssize_t length = write(file, bytes, count);
        if (length < 0 && errno == EINTR) continue;
        if (length < 0) return errno;
        bytes += length;
        count -= (size_t)length;
    }
    return 0;
}

int lunch_write_private(const char *folder, const char *name, const void *bytes, size_t count) {
    int place = open_private(folder);
    if (place < 0) return place;
    int file = openat(place, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    int error = file < 0 ? errno : write_all(file, bytes, count);
    /* Some file systems report only now that there was no space. */
    if (file >= 0 && close(file) < 0 && !error && errno != EINTR) error = errno;
    if (file >= 0 && error) unlinkat(place, name, 0);
    close(place);
    return -error;
}

void lunch_remove_file(const char *path) { unlink(path); }

int lunch_make_folders(const char *folder, char *const *names) {
    int place = open_private(folder);
    if (place < 0) return place;
    int error = 0;
    for (; *names && !error; names++) error = mkdirat(place, *names, 0700) < 0 ? errno : 0;
    close(place);
    return -error;
}

/* A folder that is being emptied, how many folders were moved to it, and whether something in it cannot be removed. */
struct removal {
    int top, is_stuck;
    unsigned long moved;
};

static int stuck(struct removal *removal) {
    removal->is_stuck = 1;
    return 0;
}

/* Moves a folder to the top, under a name that is free there. */
static int move_up(int place, const char *name, struct removal *removal) {
    for (;;) {
        char digits[24] = "", *const end = digits + sizeof digits - 1, *unused = end;
        for (unsigned long number = removal->moved++; unused == end || number; number /= 10)
            *--unused = (char)('0' + number % 10);
        if (renameat(place, name, removal->top, unused) == 0) return 1;
        if (errno != EEXIST && errno != ENOTEMPTY && errno != ENOTDIR) return errno == ENOENT ? 0 : stuck(removal);
    }
}

/* Removes an entry of a folder, and follows no link. A folder within one is moved to the top before it is emptied: however
   deep they are, two of them are open at a time. Returns whether the entry is gone from its place. */
static int remove_entry(int place, const char *name, void *context) {
    struct removal *removal = context;
    if (unlinkat(place, name, 0) == 0 || unlinkat(place, name, AT_REMOVEDIR) == 0) return 1;
    if (errno == ENOENT) return 0;
    if (errno != ENOTEMPTY && errno != EEXIST) return stuck(removal);
    /* The program may have taken away its own right to change the folder. */
    fchmodat(place, name, 0700, 0);
    if (place != removal->top) return move_up(place, name, removal);
    int inner = openat(place, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (inner < 0) return errno == ENOENT ? 0 : stuck(removal);
    lunch_platform_empty(inner, remove_entry, removal);
    close(inner);
    return unlinkat(place, name, AT_REMOVEDIR) == 0;
}

void lunch_remove_private(const char *folder) {
    struct removal removal = {.top = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)};
    if (removal.top < 0) return;
    /* The tester and the guard may both be at it: each continues until nothing is left that the other is about to remove. */
    int rounds = 0;
    do lunch_platform_empty(removal.top, remove_entry, &removal);
    while (rmdir(folder) < 0 && (errno == ENOTEMPTY || errno == EEXIST) && !removal.is_stuck && ++rounds < 100000);
    close(removal.top);
}
