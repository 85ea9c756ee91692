#ifdef __linux__
#define _GNU_SOURCE
#include "../platform.h"
#include "../include/CLunchProcess.h"
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <unistd.h>
#include "early.h"

#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
/* The sanitizers have separate memory beside everything. */
void lunch_platform_find_images(struct lunch_images *images) { images->count = 0; }
void lunch_platform_give_up(const struct lunch_images *images) { (void)images; }
#else
/* The nursery and its guards run code of the image with this function, of the system's library, and of the loader. */
static int runs_in(const struct lunch_image *image) {
    const uintptr_t used[] = {(uintptr_t)runs_in, (uintptr_t)early_read, (uintptr_t)getauxval(AT_BASE)};
    for (size_t i = 0; i < sizeof used / sizeof used[0]; i++)
        if (image->begin <= used[i] && used[i] < image->end) return 1;
    return 0;
}

static int add(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    struct lunch_images *images = context;
    uintptr_t begin = UINTPTR_MAX, end = 0;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *header = &info->dlpi_phdr[i];
        if (header->p_type != PT_LOAD) continue;
        uintptr_t from = info->dlpi_addr + header->p_vaddr;
        if (from < begin) begin = from;
        if (from + header->p_memsz > end) end = from + header->p_memsz;
    }
    if (begin >= end) return 0;
    if (images->count == LUNCH_IMAGES) {
        images->count = 0;
        return 1;
    }
    struct lunch_image image = {.begin = begin, .end = end};
    image.is_needed = runs_in(&image);
    images->list[images->count++] = image;
    return 0;
}

void lunch_platform_find_images(struct lunch_images *images) {
    images->count = 0;
    dl_iterate_phdr(add, images);
}

/* A line of proc_pid_maps(5). */
struct mapping {
    uintptr_t begin, end;
    int is_special; /* the kernel's own, or a stack: its name is in brackets */
};

static const char *read_number(const char *text, uintptr_t *number) {
    *number = 0;
    for (;; text++) {
        if (*text >= '0' && *text <= '9') *number = *number * 16 + (uintptr_t)(*text - '0');
        else if (*text >= 'a' && *text <= 'f') *number = *number * 16 + (uintptr_t)(*text - 'a' + 10);
        else return text;
    }
}

static struct mapping parse(const char *line) {
    struct mapping mapping;
    const char *rest = read_number(read_number(line, &mapping.begin) + 1, &mapping.end);
    /* Access, offset, device and inode come before the name. */
    for (int field = 0; field < 4; field++) {
        while (*rest == ' ') rest++;
        while (*rest && *rest != ' ') rest++;
    }
    while (*rest == ' ') rest++;
    /* The heap goes as what else has been allocated. */
    mapping.is_special = *rest == '[' && rest[1] != 'h' && rest[1] != 'a';
    return mapping;
}

/* Smaller ones that belong to no image are not worth the call, and may include unknown ones. */
enum { SMALLEST = 1 << 20 };

static int is_needed(const struct mapping *mapping, const struct lunch_images *images, uintptr_t stack) {
    uintptr_t thread = (uintptr_t)__builtin_thread_pointer();
    if (mapping->is_special) return 1;
    if (mapping->begin <= stack && stack < mapping->end) return 1;
    /* The memory below the pointer is the thread's on some machines, that above on others. */
    if (mapping->begin <= thread && thread <= mapping->end) return 1;
    for (int i = 0; i < images->count; i++)
        if (images->list[i].begin < mapping->end && mapping->begin < images->list[i].end)
            return images->list[i].is_needed;
    return mapping->end - mapping->begin < SMALLEST;
}

/* The loader looks for functions with memory that is about to go. The calls that the compiler inserts are searched at
   this call at the latest; for the others see early.h. */
static void find_functions(char *text, size_t size) {
    volatile size_t count = size / 2;
    memset(text, 0, count);
    memcpy(text + count, text, count);
    memmove(text, text + 1, count);
    errno = strlen(text) > count ? E2BIG : 0;
}

void lunch_platform_give_up(const struct lunch_images *images) {
    if (images->count == 0) return;
    int file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    char line[512];
    size_t length = 0;
    char text[4096];
    find_functions(text, sizeof text);
    ssize_t count;
    while ((count = read(file, text, sizeof text)) > 0) {
        for (ssize_t i = 0; i < count; i++) {
            /* The beginning of a long line is enough. */
            if (text[i] != '\n') {
                if (length < sizeof line - 1) line[length++] = text[i];
                continue;
            }
            line[length] = 0;
            length = 0;
            struct mapping mapping = parse(line);
            if (!is_needed(&mapping, images, (uintptr_t)line))
                munmap((void *)mapping.begin, mapping.end - mapping.begin);
        }
    }
    close(file);
}
#endif
#endif
