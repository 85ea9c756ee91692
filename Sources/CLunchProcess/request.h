/* The request that tells a guard what to start. */
#ifndef LUNCH_REQUEST_H
#define LUNCH_REQUEST_H

#include "include/CLunchProcess.h"

/* Sends what to start, with the terminal's slave and, if the program's standard error is apart, the end of its pipe.
   Returns 0 or a negative errno. */
int lunch_request_send(int socket, const struct lunch_spawn *spawn, int slave, int error);

/* Waits for what to start; its strings last as long as the process. The descriptor of an error that is not apart is -1.
   Returns 0; -1 if the tester is gone and wants nothing; or the errno of what stands in the way. */
int lunch_request_receive(int socket, struct lunch_spawn *spawn, int *slave, int *error);

#endif
