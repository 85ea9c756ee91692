#ifdef __linux__
#define _GNU_SOURCE
#include "../include/CLunchProcess.h"
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/* The lines of this program according to its file: the section .debug_line, as the compilers for Linux write it (DWARF 4,
   6.2). Of a unit in another version nothing is said. */

/* A part of the file that is still to be read; beyond its end there are zeros. */
struct bytes {
    const uint8_t *at, *end;
};

static uint64_t take(struct bytes *bytes, size_t size) {
    uint64_t number = 0;
    if ((size_t)(bytes->end - bytes->at) < size) {
        bytes->at = bytes->end;
        return 0;
    }
    memcpy(&number, bytes->at, size);
    bytes->at += size;
    return number;
}

static struct bytes take_bytes(struct bytes *bytes, uint64_t size) {
    uint64_t left = bytes->end - bytes->at;
    struct bytes taken = {bytes->at, bytes->at + (size < left ? size : left)};
    bytes->at = taken.end;
    return taken;
}

/* LEB128: seven bits in a byte, those that count least first. */
static uint64_t take_long(struct bytes *bytes, int is_signed) {
    uint64_t number = 0;
    for (unsigned shift = 0; bytes->at < bytes->end; ) {
        uint8_t byte = *bytes->at++;
        if (shift < 64) number |= (uint64_t)(byte & 0x7F) << shift;
        shift += 7;
        if (byte & 0x80) continue;
        if (is_signed && byte & 0x40 && shift < 64) number |= ~0ull << shift;
        break;
    }
    return number;
}

/* A text that ends with a zero; empty where none is left. */
static const char *take_text(struct bytes *bytes) {
    const char *text = (const char *)bytes->at;
    const uint8_t *end = memchr(bytes->at, 0, bytes->end - bytes->at);
    if (!end) {
        bytes->at = bytes->end;
        return "";
    }
    bytes->at = end + 1;
    return text;
}

/* The words of a unit about the files that its code comes from, and of the instructions that produce its lines. */
struct unit {
    uint8_t first_special, line_range;
    int8_t line_base;
    const uint8_t *operand_counts;
    struct bytes tables, program;
};

/* Takes the next unit; 0 if it is in another form. */
static int take_unit(struct bytes *section, struct unit *unit) {
    struct bytes bytes = take_bytes(section, take(section, 4));
    if (take(&bytes, 2) != 4) return 0;
    unit->program = bytes;
    unit->tables = take_bytes(&unit->program, 4 + take(&bytes, 4));
    unit->tables.at = bytes.at;
    uint8_t bytes_of_instruction = take(&unit->tables, 1), instructions_at_once = take(&unit->tables, 1);
    take(&unit->tables, 1);
    unit->line_base = take(&unit->tables, 1);
    unit->line_range = take(&unit->tables, 1);
    unit->first_special = take(&unit->tables, 1);
    if (unit->first_special == 0) return 0;
    unit->operand_counts = take_bytes(&unit->tables, unit->first_special - 1).at;
    return bytes_of_instruction == 1 && instructions_at_once == 1 && unit->line_range != 0
        && unit->tables.at < unit->tables.end;
}

/* A line of the table: from this address on. */
struct row {
    uint64_t address, file, line, column;
};

/* Code without a gap: its addresses, and the instructions for its lines. */
struct piece {
    uint64_t begin, end;
    struct unit unit;
};

/* Runs the instructions for a piece, and notes its addresses. Returns whether it has the row of an address. */
static int run(struct piece *piece, uint64_t address, struct row *found) {
    const struct unit *unit = &piece->unit;
    struct bytes *program = &piece->unit.program;
    struct row row = {0, 1, 1, 0}, before = row;
    int has_begun = 0;
    while (program->at < program->end) {
        uint8_t code = *program->at++;
        int is_row = 0, is_end = 0;
        if (code >= unit->first_special) {
            code -= unit->first_special;
            row.address += code / unit->line_range;
            row.line += unit->line_base + code % unit->line_range;
            is_row = 1;
        } else switch (code) {
        case 0: {
            struct bytes extended = take_bytes(program, take_long(program, 0));
            code = take(&extended, 1);
            is_row = is_end = code == 1;
            if (code == 2) row.address = take(&extended, 8);
            break;
        }
        case 1: is_row = 1; break;
        case 2: row.address += take_long(program, 0); break;
        case 3: row.line += take_long(program, 1); break;
        case 4: row.file = take_long(program, 0); break;
        case 5: row.column = take_long(program, 0); break;
        case 8: row.address += (255 - unit->first_special) / unit->line_range; break;
        case 9: row.address += take(program, 2); break;
        default:
            for (int count = unit->operand_counts[code - 1]; count > 0; count--) take_long(program, 0);
        }
        if (!is_row) continue;
        if (!has_begun) piece->begin = row.address;
        piece->end = row.address;
        if (has_begun && before.address <= address && address < row.address) {
            *found = before;
            return 1;
        }
        has_begun = 1;
        before = row;
        if (is_end) break;
    }
    return 0;
}

/* Writes the path of a file of a unit; 0 if the unit does not contain the whole path. */
static int find_file(const struct unit *unit, uint64_t number, char *path, size_t capacity) {
    struct bytes folders = unit->tables, files = folders;
    while (*take_text(&files)) {}
    for (uint64_t index = 1; files.at < files.end; index++) {
        const char *name = take_text(&files);
        uint64_t folder = take_long(&files, 0);
        take_long(&files, 0);
        take_long(&files, 0);
        if (!*name) return 0;
        if (index != number) continue;
        const char *before = "";
        for (uint64_t count = 0; *name != '/' && count < folder; count++) before = take_text(&folders);
        int length = snprintf(path, capacity, "%s%s%s", before, *before ? "/" : "", name);
        return *path == '/' && length > 0 && (size_t)length < capacity;
    }
    return 0;
}

/* The section of this program's file; empty if that cannot be read, or holds it in another form. */
static struct bytes lines_of_this_program(void) {
    struct bytes none = {NULL, NULL};
    int descriptor = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return none;
    struct stat status;
    uint8_t *file = MAP_FAILED;
    if (fstat(descriptor, &status) == 0)
        file = mmap(NULL, status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    close(descriptor);
    if (file == MAP_FAILED) return none;
    struct bytes all = {file, file + status.st_size}, rest = all;
    Elf64_Ehdr header;
    struct bytes begin = take_bytes(&rest, sizeof header);
    if (begin.at + sizeof header != begin.end) return none;
    memcpy(&header, begin.at, sizeof header);
    rest = all;
    take_bytes(&rest, header.e_shoff);
    Elf64_Shdr sections[256];
    struct bytes table = take_bytes(&rest, header.e_shnum * sizeof *sections);
    if (memcmp(header.e_ident, ELFMAG, SELFMAG) || header.e_ident[EI_CLASS] != ELFCLASS64
        || header.e_shentsize != sizeof *sections || header.e_shnum > 256 || header.e_shstrndx >= header.e_shnum
        || (size_t)(table.end - table.at) != header.e_shnum * sizeof *sections) return none;
    memcpy(sections, table.at, table.end - table.at);
    for (int index = 0; index < header.e_shnum; index++) {
        struct bytes name = all, contents = all;
        take_bytes(&name, sections[header.e_shstrndx].sh_offset + sections[index].sh_name);
        if (strcmp(take_text(&name), ".debug_line")) continue;
        if (sections[index].sh_flags & SHF_COMPRESSED) return none;
        take_bytes(&contents, sections[index].sh_offset);
        return take_bytes(&contents, sections[index].sh_size);
    }
    return none;
}

static struct piece *pieces;
static size_t piece_count;

/* Runs all instructions once, so that those of one piece only are run for an address. */
static void find_pieces(void) {
    struct bytes section = lines_of_this_program();
    size_t capacity = 0;
    while (section.at < section.end) {
        struct piece piece = {0};
        if (!take_unit(&section, &piece.unit)) continue;
        while (piece.unit.program.at < piece.unit.program.end) {
            if (piece_count == capacity) {
                capacity = capacity ? 2 * capacity : 1024;
                struct piece *more = realloc(pieces, capacity * sizeof *more);
                if (!more) return;
                pieces = more;
            }
            struct row row;
            struct piece next = piece;
            run(&piece, UINT64_MAX, &row);
            next.begin = piece.begin;
            next.end = piece.end;
            pieces[piece_count++] = next;
        }
    }
}

/* The address at which this program's file is mapped: of its images, it is the first. */
static int note_base(struct dl_phdr_info *image, size_t size, void *base) {
    (void)size;
    *(uint64_t *)base = image->dlpi_addr;
    return 1;
}

int lunch_find_line(uint64_t address, struct lunch_line *line) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, find_pieces);
    uint64_t base = 0;
    dl_iterate_phdr(note_base, &base);
    address -= base;
    for (size_t index = 0; index < piece_count; index++) {
        struct piece piece = pieces[index];
        if (address < piece.begin || piece.end <= address) continue;
        struct row row;
        if (!run(&piece, address, &row)) continue;
        line->line = (uint32_t)row.line;
        line->column = (uint32_t)row.column;
        return find_file(&piece.unit, row.file, line->path, sizeof line->path) ? 0 : -ENOENT;
    }
    return -ENOENT;
}
#endif
