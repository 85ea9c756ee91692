/* Opens a terminal app on any of its screens, and tells a test that uses Lunch what is on it. Copy this file.

       lunch_open(names);       first of all, with the names of its screens, the default one first, and a NULL
       lunch.count += count;    after each read(2) from the terminal
       lunch_element("application", "List", …);    once all of that is handled, and drawn on stdout: what is there,
       lunch_element("button", "save", …);         each element with its end behind those that are inside it
       lunch_end(), lunch_end();

   Unless a test started the app, nothing of that is written. Without `lunch_open`, the environment means nothing. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LUNCH_FOCUS = 1, LUNCH_DISABLED = 2 };
static struct {
    const char *token, *screen, *user_info, *separator; /* the screen to show, and its user info: JSON, or NULL */
    int count, revision, depth;                         /* of bytes that were read, of frames, of elements */
} lunch;

/* Takes a variable out of the environment, so that no child of the app gets it. */
static const char *lunch_take(const char *name) {
    const char *value = getenv(name), *copy = value && *value ? strdup(value) : NULL;
    unsetenv(name);
    return copy;
}

/* Tells the test, if there is one: as printf(3), but %s is a text of UTF-8 as it stands in a string of JSON. */
static void lunch_print(const char *format, ...) {
    va_list values;
    va_start(values, format);
    for (; lunch.token && *format; format++) {
        if (*format != '%') putchar(*format);
        else if (*++format == 'd') printf("%d", va_arg(values, int));
        else for (const unsigned char *at = va_arg(values, const unsigned char *); *at;) {
            int more = *at < 0xC0 ? 0 : *at < 0xE0 ? 1 : *at < 0xF0 ? 2 : 3;
            int code = more ? *at & (0x3F >> more) : *at;
            for (at++; more && (*at & 0xC0) == 0x80; more--) code = code << 6 | (*at++ & 0x3F);
            if (code > 0xFFFF) printf("\\u%04x", 0xD7C0 + (code >> 10)), code = 0xDC00 | (code & 0x3FF);
            printf(code < ' ' || code > '~' || code == '"' || code == '\\' ? "\\u%04x" : "%c", code);
        }
    }
    va_end(values);
    fflush(stdout);
}

/* Leaves because the screen cannot be opened. */
static void lunch_fail(const char *problem) {
    lunch_print("\33]7367;lunch;1;%s;error;{\"message\":\"%s\"}\33\\", lunch.token, problem);
    fprintf(stderr, "%s\n", problem);
    exit(64);
}

static void lunch_open(const char *const *names) {
    const char *list = lunch_take("LAUNCH_CATALOGUE"), *screen = lunch_take("LAUNCH_SCREEN");
    lunch_take("LAUNCH_LOCALE"), lunch_take("LAUNCH_CLOCK");
    lunch.token = lunch_take("LAUNCH_TOKEN"), lunch.user_info = lunch_take("LAUNCH_USER_INFO");
    for (const char *begin = "{\"screens\":["; *names; names++, begin = ",") {
        if (!screen || !strcmp(*names, screen)) lunch.screen = screen = *names;
        if (list) printf("%s{\"identifier\":\"%s\",\"title\":\"%s\",\"mockType\":\"JSON\"}", begin, *names, *names);
    }
    if (list) puts("]}"), exit(0);
    lunch_print("\33]7367;lunch;1;%s;hello;{\"screen\":\"%s\",\"publishes\":true,\"messages\":false}\33\\", lunch.token,
                lunch.screen ? lunch.screen : screen);
    if (!lunch.screen) lunch_fail("The app has no screen of that name. With LAUNCH_CATALOGUE=1 it tells which it has.");
    FILE *file = lunch.user_info && *lunch.user_info == '@' ? fopen(lunch.user_info + 1, "r") : NULL;
    char *text = NULL;
    if (file && getdelim(&text, &(size_t){0}, '\0', file) > 0) lunch.user_info = text; /* or the app refuses the path */
}

/* Begins an element; the first is the application itself, which is called as its screen is. */
static void lunch_element(const char *type, const char *identifier, const char *label, const char *value, int column,
                          int row, int columns, int rows, int states) {
    if (!lunch.depth++)
        lunch_print("\33]7367;lunch;1;%s;frame;{\"revision\":%d,\"mark\":%d,\"screen\":\"%s\",\"size\":[%d,%d],"
                    "\"tree\":", lunch.token, ++lunch.revision, lunch.count, identifier, columns, rows);
    lunch_print("%s{\"type\":\"%s\",\"identifier\":\"%s\",\"label\":\"%s\",\"frame\":[%d,%d,%d,%d]",
                lunch.depth > 1 ? lunch.separator : "", type, identifier, label, column, row, columns, rows);
    if (value) lunch_print(",\"value\":\"%s\"", value);
    lunch_print(",\"enabled\":%s,\"focus\":%s,\"children\":[", states & LUNCH_DISABLED ? "false" : "true",
                states & LUNCH_FOCUS ? "true" : "false");
    lunch.separator = "";
}

static void lunch_end(void) {
    lunch_print(--lunch.depth ? "]}" : "]}}\33\\");
    lunch.separator = ",";
}
