/* A small app that cooperates, in C and by hand, so that what is measured is the driver and not a Swift runtime's start.
     BenchmarkApp          counts keys: draws the count, and publishes it as a static text
     BenchmarkApp slow MS the same, but sleeps so many milliseconds before it handles what it has read
     BenchmarkApp flood    at `f`, prints 100 MB in lines with a bell each, and publishes a row for each MB
     BenchmarkApp echo     gives every byte back: a terminal program that knows nothing of Lunch */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

enum { FLOOD_MEGABYTES = 100 };

static const char *token;
static int revision;
static long mark;
static struct winsize size;

/* Bytes that leave in one write. */
static char buffer[2 << 20];
static size_t length;

static void add(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    length += (size_t)vsnprintf(buffer + length, sizeof buffer - length, format, arguments);
    va_end(arguments);
}

static void flush(void) {
    for (size_t done = 0; done < length;) {
        ssize_t count = write(1, buffer + done, length - done);
        if (count < 0) exit(74);
        done += (size_t)count;
    }
    length = 0;
}

/* The frame up to its tree or its changes. */
static void begin_frame(const char *screen) {
    add("\033]7367;lunch;1;%s;frame;{\"revision\":%d,\"screen\":\"%s\",\"size\":[%d,%d],\"mark\":%ld,\"timers\":0,", token,
        ++revision, screen, size.ws_col, size.ws_row, mark);
}

static void add_count(long count) {
    add("{\"type\":\"staticText\",\"identifier\":\"count\",\"label\":\"%ld\",\"frame\":[0,0,20,1]}", count);
}

/* Draws the count and publishes it, whole or as what has changed. */
static void show(long count) {
    add("\033[H%ld\033[K", count);
    begin_frame("Bench");
    if (revision == 1) {
        add("\"tree\":{\"type\":\"application\",\"children\":[");
        add_count(count);
        add("]}}\033\\");
    } else {
        add("\"changes\":[{\"path\":[0],\"node\":");
        add_count(count);
        add("}]}\033\\");
    }
    flush();
}

/* Prints a megabyte after the other; behind each, publishes one row more. The terminal counts the bells. */
static void flood(long *line) {
    static int rows;
    for (int row = 0; row < FLOOD_MEGABYTES; row++) {
        size_t start = length;
        while (length - start < 1000000)
            add("\a%010ld the quick brown fox jumps over the lazy dog, and is told of it\r\n", ++*line);
        begin_frame("Bench");
        add("\"changes\":[{\"path\":[],\"at\":%d,\"remove\":0,\"insert\":[{\"type\":\"cell\",\"label\":\"%ld\"}]}]",
            ++rows, *line);
        add(row + 1 < FLOOD_MEGABYTES ? ",\"busy\":[\"flooding\"]}\033\\" : "}\033\\");
        flush();
    }
}

int main(int count, char **arguments) {
    const char *mode = count > 1 ? arguments[1] : "";
    struct termios modes;
    tcgetattr(0, &modes);
    cfmakeraw(&modes);
    tcsetattr(0, TCSANOW, &modes);
    char bytes[4096];
    ssize_t got;
    if (!strcmp(mode, "echo")) {
        if (write(1, "\033\\", 2) != 2) return 74;
        while ((got = read(0, bytes, sizeof bytes)) > 0)
            if (write(1, bytes, (size_t)got) != got) return 74;
        return 0;
    }
    token = getenv("LAUNCH_TOKEN");
    if (!token) {
        fputs("BenchmarkApp: a test has to launch it\n", stderr);
        return 64;
    }
    ioctl(1, TIOCGWINSZ, &size);
    long keys = 0, line = 0;
    long pause = !strcmp(mode, "slow") && count > 2 ? atol(arguments[2]) * 1000 : 0;
    show(keys);
    while ((got = read(0, bytes, sizeof bytes)) > 0) {
        mark += got;
        if (pause) usleep((useconds_t)pause);
        if (!strcmp(mode, "flood") && bytes[0] == 'f') {
            flood(&line);
        } else {
            keys += got;
            show(keys);
        }
    }
    return 0;
}
