/* A program that knows nothing of Lunch: it fills a screen of 80×24 cells, and its first row says how many keys it has
   handled. The mode says in which way it takes its time before it draws.
     Counters sleep MS   sleeps after each key
     Counters coalesce   waits after a key for more of them, until none has come for 30 ms, and draws once
     Counters worker     hands each key to a thread, which draws 80 ms later
     Counters tickers    draws at once; three threads wake every 1, 10 and 100 ms, and do nothing
     Counters chain      waits 40, 60 and 30 ms one after the other, in a different call each, and draws at the end
     Counters daemon     hands each key to a server that has left its session, which draws 20 ms later
   A key is a byte, an escape sequence, or all that is pasted. The release of a mouse button is none. */
#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum { COLUMNS = 80, ROWS = 24 };

static void sleep_for(long milliseconds) {
    struct timespec left = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
    while (nanosleep(&left, &left) < 0 && errno == EINTR) {}
}

static void put(const char *bytes, size_t length) {
    while (length > 0) {
        ssize_t count = write(1, bytes, length);
        if (count < 0) exit(74);
        bytes += count;
        length -= (size_t)count;
    }
}

/* Fills the screen. The letters move on with each key, so that every row changes. */
static void draw(long keys) {
    char bytes[8192];
    int length = sprintf(bytes, "\033[H\033[1mkeys %ld.\033[0m\033[K", keys);
    for (int row = 1; row < ROWS; row++) {
        length += sprintf(bytes + length, "\033[%d;1H\033[3%dm", row + 1, 1 + row % 7);
        for (int column = 0; column < COLUMNS; column++)
            bytes[length++] = (char)('a' + (row + column + keys) % 26);
    }
    length += sprintf(bytes + length, "\033[0m");
    put(bytes, (size_t)length);
}

/* Keys in what is read. */

static enum { PLAIN, ESCAPE, SEQUENCE } place;
static char sequence[32];
static size_t sequence_length;
static int is_pasting;

/* True if a byte completes a key. */
static int completes_key(char byte, int is_last) {
    if (place == PLAIN) {
        if (byte == '\033' && !is_last) {
            place = ESCAPE;
            return 0;
        }
        return !is_pasting;
    }
    if (place == ESCAPE) {
        place = byte == '[' || byte == 'O' ? SEQUENCE : PLAIN;
        sequence_length = 0;
        return place == PLAIN && !is_pasting;
    }
    if (sequence_length < sizeof sequence - 1) sequence[sequence_length++] = byte;
    if (byte < '@' || byte > '~') return 0;
    place = PLAIN;
    sequence[sequence_length] = 0;
    if (!strcmp(sequence, "200~")) {
        is_pasting = 1;
        return 0;
    }
    if (!strcmp(sequence, "201~")) {
        is_pasting = 0;
        return 1;
    }
    return !is_pasting && !(sequence[0] == '<' && byte == 'm');
}

/* The number of keys that come with one read; -1 at the end. */
static long read_keys(void) {
    char bytes[4096];
    ssize_t count = read(0, bytes, sizeof bytes);
    if (count <= 0) return count < 0 && errno == EINTR ? 0 : -1;
    long keys = 0;
    for (ssize_t index = 0; index < count; index++) keys += completes_key(bytes[index], index + 1 == count);
    return keys;
}

/* The modes. Each loop ends with the input. */

static void count_sleeping(long milliseconds) {
    long keys = 0, more;
    while ((more = read_keys()) >= 0)
        for (; more > 0; more--) {
            if (milliseconds > 0) sleep_for(milliseconds);
            draw(++keys);
        }
}

static void count_coalescing(void) {
    long keys = 0, more;
    while ((more = read_keys()) >= 0) {
        if (more == 0) continue;
        keys += more;
        struct pollfd input = {.fd = 0, .events = POLLIN};
        while (poll(&input, 1, 30) > 0 && (more = read_keys()) >= 0) keys += more;
        draw(keys);
    }
}

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t handed = PTHREAD_COND_INITIALIZER;
static long waiting_keys;

static void *work(void *nothing) {
    long keys = 0;
    pthread_mutex_lock(&lock);
    for (;;) {
        while (waiting_keys == 0) pthread_cond_wait(&handed, &lock);
        waiting_keys--;
        pthread_mutex_unlock(&lock);
        sleep_for(80);
        draw(++keys);
        pthread_mutex_lock(&lock);
    }
    return nothing;
}

static void start(void *(*function)(void *), void *argument) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, function, argument)) exit(71);
}

static void count_in_worker(void) {
    start(work, NULL);
    long more;
    while ((more = read_keys()) >= 0) {
        pthread_mutex_lock(&lock);
        waiting_keys += more;
        pthread_cond_signal(&handed);
        pthread_mutex_unlock(&lock);
    }
}

static void *tick_in_nanosleep(void *milliseconds) {
    for (;;) sleep_for(*(long *)milliseconds);
    return NULL;
}

/* Ticks in a futex with a time limit, as the monitor of a language's runtime does. */
static void *tick_in_futex(void *milliseconds) {
    pthread_mutex_t own = PTHREAD_MUTEX_INITIALIZER;
    pthread_cond_t never = PTHREAD_COND_INITIALIZER;
    pthread_mutex_lock(&own);
    for (;;) {
        struct timespec end;
        clock_gettime(CLOCK_REALTIME, &end);
        end.tv_nsec += *(long *)milliseconds * 1000000L;
        end.tv_sec += end.tv_nsec / 1000000000L;
        end.tv_nsec %= 1000000000L;
        pthread_cond_timedwait(&never, &own, &end);
    }
    return NULL;
}

static void count_with_tickers(void) {
    static long periods[] = {1, 10, 100};
    start(tick_in_nanosleep, &periods[0]);
    start(tick_in_futex, &periods[1]);
    start(tick_in_futex, &periods[2]);
    count_sleeping(0);
}

static void count_in_chain(void) {
    long keys = 0, more;
    while ((more = read_keys()) >= 0)
        for (; more > 0; more--) {
            poll(NULL, 0, 40);
            struct timeval pause = {.tv_usec = 60000};
            select(0, NULL, NULL, NULL, &pause);
            struct timespec rest = {.tv_nsec = 30000000L};
            clock_nanosleep(CLOCK_MONOTONIC, 0, &rest, NULL);
            draw(++keys);
        }
}

/* The server draws on the terminal that it was started on, which controls it no more. */
static void serve(int keys_socket) {
    long keys = 0;
    char byte;
    while (read(keys_socket, &byte, 1) == 1) {
        sleep_for(20);
        draw(++keys);
    }
    _exit(0);
}

static void count_in_daemon(void) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends)) exit(71);
    if (fork() == 0) {
        close(ends[0]);
        setsid();
        if (fork() == 0) serve(ends[1]);
        _exit(0);
    }
    close(ends[1]);
    wait(NULL);
    long more;
    while ((more = read_keys()) >= 0)
        for (; more > 0; more--)
            if (write(ends[0], "k", 1) != 1) exit(74);
}

int main(int count, char **arguments) {
    const char *mode = count > 1 ? arguments[1] : "";
    struct termios modes;
    if (tcgetattr(0, &modes)) return 64;
    cfmakeraw(&modes);
    tcsetattr(0, TCSANOW, &modes);
    /* The alternate screen; clicks in the encoding of SGR; bracketed paste. */
    const char *beginning = "\033[?1049h\033[2J\033[?1000h\033[?1006h\033[?2004h";
    put(beginning, strlen(beginning));
    draw(0);
    if (!strcmp(mode, "sleep")) count_sleeping(count > 2 ? atol(arguments[2]) : 0);
    else if (!strcmp(mode, "coalesce")) count_coalescing();
    else if (!strcmp(mode, "worker")) count_in_worker();
    else if (!strcmp(mode, "tickers")) count_with_tickers();
    else if (!strcmp(mode, "chain")) count_in_chain();
    else if (!strcmp(mode, "daemon")) count_in_daemon();
    else return 64;
    return 0;
}
