/* The request to a guard to start a program. */
#ifndef LUNCH_REQUEST_H
#define LUNCH_REQUEST_H

#include "include/CLunchProcess.h"

/* A request that is being sent. */
struct lunch_message {
    char *bytes;
    size_t size, sent;
    int descriptors[2], given;
};

/* Puts together what to start, with the terminal's slave and, if the program's standard error is apart, the end of its pipe.
   Returns 0 or a negative errno; either way the message is to be freed. */
int lunch_request_make(struct lunch_message *message, const struct lunch_spawn *spawn, int slave, int error);
void lunch_request_free(struct lunch_message *message);

/* Sends what is left of it; returns 0, a negative errno, or LUNCH_NOT_YET if the socket takes no more now. */
int lunch_request_send(int socket, struct lunch_message *message);

/* Waits for what to start; its strings last as long as the process. The descriptor of an error that is not apart is -1.
   Returns 0; -1 if the tester is gone and wants nothing; or the errno of what stands in the way. */
int lunch_request_receive(int socket, struct lunch_spawn *spawn, int *slave, int *error);

#endif
