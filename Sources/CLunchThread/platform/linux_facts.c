#ifdef __linux__
#include "../include/CLunchThread.h"
#include <stdlib.h>
#include <string.h>

/* Numbers of the fields, as proc_pid_stat(5) counts them. */
enum { PARENT = 4, GROUP, SESSION, FOREGROUND = 8, FLAGS, MINOR_FAULTS, MAJOR_FAULTS = 12, USER_TIME = 14, SYSTEM_TIME,
       THREADS = 20, START = 22, CODE = 26, STACK = 28, FIELDS };

/* The name is in brackets, and may contain any character, brackets too. */
int lunch_parse_stat(const char *text, struct lunch_stat *stat) {
    const char *first = strchr(text, '('), *last = strrchr(text, ')');
    if (!first || !last || last < first || last[1] != ' ' || !last[2]) return -1;
    uint64_t fields[FIELDS];
    char *next = (char *)last + 3;
    for (int field = PARENT; field < FIELDS; field++) {
        char *end;
        fields[field] = strtoull(next, &end, 10);
        if (end == next) return -1;
        next = end;
    }
    *stat = (struct lunch_stat){
        .name = first + 1, .name_length = (int)(last - first - 1), .state = last[2], .parent = (int)fields[PARENT],
        .group = (int)fields[GROUP], .session = (int)fields[SESSION], .foreground = (int)fields[FOREGROUND],
        .threads = (int)fields[THREADS], .flags = (unsigned)fields[FLAGS],
        .faults = fields[MINOR_FAULTS] + fields[MAJOR_FAULTS], .used = fields[USER_TIME] + fields[SYSTEM_TIME],
        .started = fields[START], .code = fields[CODE], .stack = fields[STACK]};
    return 0;
}

int lunch_parse_syscall(const char *text, struct lunch_syscall *call) {
    char *next;
    call->number = strtol(text, &next, 10);
    if (next == text || call->number < 0) return -1;
    for (int i = 0; i < 6; i++) call->arguments[i] = strtoull(next, &next, 16);
    call->stack = strtoull(next, &next, 16);
    call->next = strtoull(next, &next, 16);
    return 0;
}

uint64_t lunch_parse_turns(const char *text) {
    char *next = (char *)text;
    uint64_t turns = 0;
    for (int field = 0; field < 3; field++) turns = strtoull(next, &next, 10);
    return turns;
}

uint64_t lunch_parse_sleeps(const char *text) {
    static const char name[] = "\nvoluntary_ctxt_switches:\t";
    const char *sleeps = strstr(text, name);
    return sleeps ? strtoull(sleeps + sizeof name - 1, NULL, 10) : 0;
}
#endif
