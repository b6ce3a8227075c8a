#include "CBuiltInTemplates.h"

// Clang has #embed in every C mode, and warns that C23 is where it comes from.
#pragma clang diagnostic ignored "-Wc23-extensions"

_Alignas(8) static const unsigned char bytes[] = {
#embed "builtin.templates"
};

const void *built_in_templates_bytes(void) { return bytes; }
size_t built_in_templates_size(void) { return sizeof bytes; }
