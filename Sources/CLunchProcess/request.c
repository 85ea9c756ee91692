/* The request to a guard: the tester writes to the control socket what to start, with the descriptors beside it. The guard
   reads that after fork(2): only functions that are safe in a signal handler (signal-safety(7)), no memory allocation. */
#define _GNU_SOURCE
#include "include/CLunchProcess.h"
#include "platform.h"
#include "request.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include "platform/early.h"

/* Comes first; the strings follow, each with its zero byte, in the order of the fields, and then the file's text. */
struct header {
    uint64_t size; /* of all that follows */
    uint64_t length;
    uint32_t arguments, environment, folders;
    uint8_t apart, has_directory, has_folder, has_file;
};

enum { DESCRIPTORS = 2 };
union control {
    struct cmsghdr header; /* for its alignment */
    char bytes[CMSG_SPACE(DESCRIPTORS * sizeof(int))];
};

static size_t size_of(const char *string) { return string ? strlen(string) + 1 : 0; }

static char *append(char *place, const void *bytes, size_t count) {
    if (count) memcpy(place, bytes, count);
    return place + count;
}

int lunch_request_make(struct lunch_message *message, const struct lunch_spawn *spawn, int slave, int error) {
    struct header header = {
        .length = spawn->length, .apart = spawn->apart != 0, .has_directory = spawn->directory != NULL,
        .has_folder = spawn->folder != NULL, .has_file = spawn->file != NULL};
    size_t size = size_of(spawn->path) + size_of(spawn->directory) + size_of(spawn->folder) + size_of(spawn->file)
        + spawn->length;
    for (; spawn->arguments[header.arguments]; header.arguments++) size += size_of(spawn->arguments[header.arguments]);
    for (; spawn->environment[header.environment]; header.environment++)
        size += size_of(spawn->environment[header.environment]);
    for (; spawn->folders && spawn->folders[header.folders]; header.folders++)
        size += size_of(spawn->folders[header.folders]);
    header.size = size;
    char *bytes = malloc(sizeof header + size);
    *message = (struct lunch_message){
        .bytes = bytes, .size = sizeof header + size, .descriptors = {slave, error}, .given = spawn->apart ? DESCRIPTORS : 1};
    if (!bytes) return -ENOMEM;
    char *place = append(bytes, &header, sizeof header);
    place = append(place, spawn->path, size_of(spawn->path));
    for (uint32_t i = 0; i < header.arguments; i++) place = append(place, spawn->arguments[i], size_of(spawn->arguments[i]));
    for (uint32_t i = 0; i < header.environment; i++)
        place = append(place, spawn->environment[i], size_of(spawn->environment[i]));
    for (uint32_t i = 0; i < header.folders; i++) place = append(place, spawn->folders[i], size_of(spawn->folders[i]));
    place = append(place, spawn->directory, size_of(spawn->directory));
    place = append(place, spawn->folder, size_of(spawn->folder));
    place = append(place, spawn->file, size_of(spawn->file));
    append(place, spawn->text, spawn->length);
    return 0;
}

void lunch_request_free(struct lunch_message *message) { free(message->bytes); }

int lunch_request_send(int socket, struct lunch_message *message) {
    union control control;
    memset(&control, 0, sizeof control);
    size_t given = (size_t)message->given * sizeof(int);
    while (message->sent < message->size) {
        struct iovec piece = {.iov_base = message->bytes + message->sent, .iov_len = message->size - message->sent};
        struct msghdr header = {.msg_iov = &piece, .msg_iovlen = 1};
        /* The descriptors go with the first piece. */
        if (message->sent == 0) {
            header.msg_control = control.bytes;
            header.msg_controllen = CMSG_SPACE(given);
            struct cmsghdr *rights = CMSG_FIRSTHDR(&header);
            rights->cmsg_level = SOL_SOCKET;
            rights->cmsg_type = SCM_RIGHTS;
            rights->cmsg_len = CMSG_LEN(given);
            memcpy(CMSG_DATA(rights), message->descriptors, given);
        }
        ssize_t count = lunch_platform_send_message(socket, &header);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return errno == EAGAIN || errno == EWOULDBLOCK ? LUNCH_NOT_YET : -errno;
        message->sent += (size_t)count;
    }
    return 0;
}

/* Reads so many bytes; returns 0, or -1 if the other end is closed. */
static int receive(int socket, void *bytes, size_t count) {
    for (size_t length = 0; length < count;) {
        ssize_t more = recv(socket, (char *)bytes + length, count - length, 0);
        if (more < 0 && errno == EINTR) continue;
        if (more <= 0) return -1;
        length += (size_t)more;
    }
    return 0;
}

/* Reads the first bytes, and the descriptors that come with them; returns the number of descriptors, or -1. */
static int receive_first(int socket, struct header *header, int descriptors[DESCRIPTORS]) {
    union control control;
    struct iovec piece = {.iov_base = header, .iov_len = sizeof *header};
    struct msghdr message = {
        .msg_iov = &piece, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    ssize_t length;
    while ((length = recvmsg(socket, &message, 0)) < 0 && errno == EINTR) {}
    if (length <= 0) return -1;
    if (receive(socket, (char *)header + length, sizeof *header - (size_t)length) < 0) return -1;
    const struct cmsghdr *rights = CMSG_FIRSTHDR(&message);
    if (!rights || rights->cmsg_type != SCM_RIGHTS) return 0;
    size_t given = rights->cmsg_len - CMSG_LEN(0);
    memcpy(descriptors, CMSG_DATA(rights), given);
    return (int)(given / sizeof(int));
}

/* The next string; moves the position past it. */
static char *next(char **place) {
    char *string = *place;
    *place += strlen(string) + 1;
    return string;
}

int lunch_request_receive(int socket, struct lunch_spawn *spawn, int *slave, int *error) {
    struct header header;
    int descriptors[DESCRIPTORS] = {-1, -1};
    int given = receive_first(socket, &header, descriptors);
    if (given < 0) return -1;
    size_t pointers = (header.arguments + (size_t)header.environment + header.folders + 3) * sizeof(char *);
    char **strings = mmap(NULL, pointers + header.size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
    if (strings == MAP_FAILED) return errno;
    char *place = (char *)strings + pointers;
    if (receive(socket, place, header.size) < 0) return -1;
    /* The system hands over fewer descriptors if this process may have no more. */
    if (given < (header.apart ? DESCRIPTORS : 1)) return EMFILE;
    *slave = descriptors[0];
    *error = descriptors[1];
    memset(spawn, 0, sizeof *spawn);
    spawn->apart = header.apart;
    spawn->path = next(&place);
    spawn->arguments = strings;
    for (uint32_t i = 0; i < header.arguments; i++) *strings++ = next(&place);
    *strings++ = NULL;
    spawn->environment = strings;
    for (uint32_t i = 0; i < header.environment; i++) *strings++ = next(&place);
    *strings++ = NULL;
    if (header.folders) spawn->folders = strings;
    for (uint32_t i = 0; i < header.folders; i++) *strings++ = next(&place);
    *strings = NULL;
    if (header.has_directory) spawn->directory = next(&place);
    if (header.has_folder) spawn->folder = next(&place);
    if (header.has_file) spawn->file = next(&place);
    spawn->text = place;
    spawn->length = header.length;
    return 0;
}
