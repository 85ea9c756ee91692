/* Reads the mock data of this sample; your app has a reader of JSON of its own, or needs none. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Reads the four digits of an escape, and writes the character in UTF-8; beyond U+FFFF, it has two escapes. */
static void json_escape(const char **json, char **text) {
    unsigned code = 0, low = 0;
    int length = 0;
    sscanf(*json, "%4x%n", &code, &length);
    *json += length;
    if (code >= 0xD800 && code < 0xDC00 && sscanf(*json, "\\u%4x%n", &low, &length) == 1) {
        code = 0x10000 + ((code & 0x3FF) << 10) + (low & 0x3FF);
        *json += length;
    }
    int more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    *(*text)++ = (char)((more ? 0xFF00 >> (more + 1) & 0xFF : 0) | code >> 6 * more);
    while (more--) *(*text)++ = (char)(0x80 | (code >> 6 * more & 0x3F));
}

/* Reads what comes next: one of {}[]:, or " for a string, w for a word or a number, both with their text, 0 at the end,
   and ? for what is no JSON, or too long for a text of that size. */
static char json_next(const char **json, char *text, size_t size) {
    static const char escapes[] = "bfnrt", values[] = "\b\f\n\r\t";
    const char *const end = text + size - 4;
    *json += strspn(*json, " \t\r\n");
    if (!**json) return 0;
    if (strchr("{}[]:,", **json)) return *(*json)++;
    if (**json != '"') {
        size_t length = strspn(*json, "+-.0123456789Eaeflnrstu");
        if (!length || length >= size) return '?';
        snprintf(text, length + 1, "%s", *json);
        *json += length;
        return 'w';
    }
    for (++*json; **json && **json != '"' && text < end;) {
        char character = *(*json)++;
        const char *escape = character == '\\' && **json ? strchr(escapes, **json) : NULL;
        if (character != '\\') *text++ = character;
        else if (*(*json)++ == 'u') json_escape(json, &text);
        else *text++ = escape ? values[escape - escapes] : (*json)[-1];
    }
    *text = '\0';
    return *(*json)++ == '"' ? '"' : '?';
}
