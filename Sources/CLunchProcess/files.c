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

/* Makes the folder where it is not there, and opens it; one that others may enter is refused. */
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
    /* Some file systems tell only now that there was no room. */
    if (file >= 0 && close(file) < 0 && !error && errno != EINTR) error = errno;
    if (file >= 0 && error) unlinkat(place, name, 0);
    close(place);
    return -error;
}

void lunch_remove_file(const char *path) { unlink(path); }

void lunch_remove_private(const char *folder) {
    int place = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (place < 0) return;
    lunch_platform_empty(place);
    close(place);
    rmdir(folder);
}
