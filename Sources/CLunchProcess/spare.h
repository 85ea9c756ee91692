/* A spare is prepared for a launch before it is known what will be launched. */
#ifndef LUNCH_SPARE_H
#define LUNCH_SPARE_H

#include "include/CLunchProcess.h"

/* A guard to which nothing has been sent so far, and an unused terminal. */
struct lunch_spare {
    pid_t guard; /* 0 as long as it has not told */
    pid_t nursery;
    int control; /* the tester's end of the guard's socket, non-blocking */
    int master, slave;
};

/* Takes what was prepared, or prepares it now. Returns 0, or a negative errno with the stage that failed. */
int lunch_spare_take(struct lunch_spare *spare, enum lunch_stage *stage);

/* Closes the tester's ends of it; the guard leaves if it has been sent nothing. */
void lunch_spare_close(const struct lunch_spare *spare);

#endif
