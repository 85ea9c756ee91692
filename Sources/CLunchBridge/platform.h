#ifndef LUNCH_BRIDGE_PLATFORM_H
#define LUNCH_BRIDGE_PLATFORM_H
#include <poll.h>
#include <stddef.h>
#include <stdint.h>

/* Opens a pseudo-terminal's master, and its slave, each time with a new file description. */
int lunch_bridge_platform_master(void);
int lunch_bridge_platform_slave(int master);
int lunch_bridge_platform_pipe(int ends[2]);
void lunch_bridge_platform_poll(struct pollfd *requests, int count, int64_t nanoseconds);

/* Returns 1 if a class of that name is among the records of types that an image has (section swift5_type_metadata). */
int lunch_bridge_lists_class(const void *records, size_t size, const char *name);

#endif
