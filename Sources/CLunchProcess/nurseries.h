/* The nurseries of this process, and the guards that it has forked there. */
#ifndef LUNCH_NURSERIES_H
#define LUNCH_NURSERIES_H

#include <sys/types.h>

/* Has a guard forked, to which this end of a socket is given; a nursery is forked unless there is one that hands on what this
   process would, which is not looked at if the guard is forked ahead of its launch. Returns the nursery's pid, or a negative
   errno. */
pid_t lunch_ask_nursery(int control, int is_ahead);

/* Returns true if a nursery exists, belongs to this process, and passes on what this process would. */
int lunch_is_fit(pid_t nursery);

/* Returns true if there is a nursery that is kept for later launches. */
int lunch_keeps_nursery(void);

#endif
