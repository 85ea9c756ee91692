#include "include/CLunchBridge.h"
#include "platform.h"
#include <stddef.h>
#include <string.h>

/* The beginning of a type's record (ContextDescriptorFlags and TargetTypeContextDescriptor, swift/ABI/Metadata.h):
   each of the other two is an offset from its own place. */
struct type_descriptor {
    uint32_t flags;
    int32_t parent;
    int32_t name;
};
enum { KIND = 0x1F, CLASS = 16 };
/* The lowest bits of a record specify how it leads to its type: at once, or by a pointer. */
enum { WAY = 3, DIRECTLY = 0, BY_POINTER = 1 };

int lunch_bridge_lists_class(const void *records, size_t size, const char *name) {
    for (size_t i = 0; i + sizeof(int32_t) <= size; i += sizeof(int32_t)) {
        const char *place = (const char *)records + i;
        int32_t offset;
        memcpy(&offset, place, sizeof offset);
        const void *type = place + (offset & ~WAY);
        if ((offset & WAY) == BY_POINTER) memcpy(&type, type, sizeof type);
        else if ((offset & WAY) != DIRECTLY) continue;
        if (offset == 0 || type == NULL) continue;
        struct type_descriptor descriptor;
        memcpy(&descriptor, type, sizeof descriptor);
        if ((descriptor.flags & KIND) != CLASS) continue;
        const char *found = (const char *)type + offsetof(struct type_descriptor, name) + descriptor.name;
        if (strcmp(found, name) == 0) return 1;
    }
    return 0;
}
