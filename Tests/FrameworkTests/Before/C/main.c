/* A to-do list without any library: a list, a screen for a new item, and an alert before an item is deleted. */
#define _GNU_SOURCE
#include <ctype.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

enum { ITEMS = 1000, TEXT = 256 };
enum key { ESCAPE = 27, DELETE = 127, UP = 256, DOWN, RIGHT, LEFT, OTHER };

static struct item {
    char title[TEXT];
    int is_done;
} items[ITEMS] = {{"Make a list", 1}, {"Do it all", 0}};
static int count = 2, current, deletes;
static const char *screen = "List", *problem = "";
static char title[TEXT];
static struct winsize size;
static struct termios modes;

static void text_at(int row, int column, const char *text, int is_reverse) {
    if (row < size.ws_row) printf("\33[%d;%dH%s%s\33[m", row + 1, column + 1, is_reverse ? "\33[7m" : "", text);
}

/* Draws the list and what lies over it. */
static void draw(void) {
    char line[TEXT + 20];
    printf("\33[2J");
    int is_new = !strcmp(screen, "New"), is_alert = !strcmp(screen, "Confirm"), last = size.ws_row - 1;
    if (is_new) {
        text_at(0, 0, "What is to do?", 0);
        text_at(2, 0, title, 0);
        text_at(4, 0, problem, 0);
        fflush(stdout);
        return;
    }
    text_at(0, 0, "To do", 0);
    int done = 0;
    for (int place = 0; place < count; place++) {
        snprintf(line, sizeof line, "[%c] %s", items[place].is_done ? 'x' : ' ', items[place].title);
        text_at(place + 2, 0, line, place == current && !is_alert);
        done += items[place].is_done;
    }
    char summary[40], question[TEXT + 20];
    snprintf(summary, sizeof summary, "%d of %d done", done, count);
    text_at(last, 0, summary, 0);
    if (is_alert) {
        snprintf(question, sizeof question, "Delete %s?", items[current].title);
        for (int row = 4; row < 8; row++) text_at(row, 8, "                                          ", 0);
        text_at(5, 9, question, 0);
        text_at(6, 10, "< Delete >", deletes);
        text_at(6, 22, "< Cancel >", !deletes);
    }
    fflush(stdout);
}

static void leave(void) {
    tcsetattr(0, TCSANOW, &modes);
    printf("\33[?25h\33[?1049l");
    exit(0);
}

static void answer(int key) {
    if (key == LEFT || key == RIGHT || key == '\t') deletes = !deletes;
    if (key != '\r' && key != ' ' && key != ESCAPE) return;
    if (deletes && key != ESCAPE) memmove(items + current, items + current + 1, (--count - current) * sizeof *items);
    if (current && current == count) current--;
    screen = "List";
}

static void type(int key, const char *bytes, int length) {
    size_t end = strlen(title);
    if (key == ESCAPE) screen = "List";
    else if (key == '\r' && (!end || count == ITEMS)) problem = "An item needs a title.";
    else if (key == '\r') strcpy(items[count].title, title), items[current = count++].is_done = 0, screen = "List";
    else if (key == DELETE && end) while (end && (title[--end] & 0xC0) == 0x80) {}
    else if (key == 0 && end + length < TEXT) memcpy(title + end, bytes, length), end += length;
    title[end] = '\0';
}

static void choose(int key) {
    if (key == UP && current) current--;
    if (key == DOWN && current + 1 < count) current++;
    if (key == ' ' && count) items[current].is_done ^= 1;
    if (key == 'd' && count) deletes = 0, screen = "Confirm";
    if (key == 'n') title[0] = '\0', problem = "", screen = "New";
    if (key == 'q' || key == 3) leave();
}

/* Handles the key at the begin of what was read; returns its length, 0 if more has to be read before it is one. */
static int handle(const char *bytes, int length, int is_all) {
    unsigned char first = (unsigned char)bytes[0];
    int used = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4, key = first;
    if (first == ESCAPE) {
        used = length > 1 && (bytes[1] == '[' || bytes[1] == 'O') ? 2 : 1;
        while (used > 1 && used < length && bytes[used] < '@') used++;
        int is_whole = used > 1 && used < length;
        if (!is_whole && !is_all && (length == 1 || used > 1)) return 0;
        if (used > 1) {
            key = is_whole && strchr("ABCD", bytes[used]) ? UP + (bytes[used] - 'A') : OTHER;
            used += is_whole;
        }
    }
    if (used > length && !is_all) return 0;
    if (used > length) used = length;
    int is_text = !strcmp(screen, "New") && (first >= 0x80 || isprint(first));
    if (is_text) type(0, bytes, used);
    else if (!strcmp(screen, "New")) type(key, bytes, used);
    else if (!strcmp(screen, "Confirm")) answer(key);
    else choose(key);
    return used;
}

static void resized(int signal) { (void)signal; }

int main(void) {
    struct termios raw;
    tcgetattr(0, &modes);
    raw = modes;
    cfmakeraw(&raw);
    tcsetattr(0, TCSANOW, &raw);
    printf("\33[?1049h\33[?25l");

    /* The signal of a new size is let in only while the app waits. */
    sigset_t blocked, none;
    sigemptyset(&none), sigemptyset(&blocked), sigaddset(&blocked, SIGWINCH);
    sigprocmask(SIG_BLOCK, &blocked, NULL);
    sigaction(SIGWINCH, &(struct sigaction){.sa_handler = resized}, NULL);

    char bytes[4096];
    int length = 0;
    struct pollfd input = {.fd = 0, .events = POLLIN};
    for (;;) {
        ioctl(0, TIOCGWINSZ, &size);
        if (!length) draw();
        int is_ready = ppoll(&input, 1, length ? &(struct timespec){.tv_nsec = 25000000} : NULL, &none);
        if (is_ready < 0 && errno != EINTR) return 1;
        if (is_ready < 0) continue;
        if (is_ready) {
            ssize_t more = read(0, bytes + length, sizeof bytes - length);
            if (more <= 0) return 0;
            length += more;
        }
        int start = 0, used = 1;
        while (start < length && (used = handle(bytes + start, length - start, !is_ready))) start += used;
        memmove(bytes, bytes + start, length -= start);
    }
}
