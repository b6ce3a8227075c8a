#include "CBuiltInTemplates.h"

// Clang supports #embed in every C mode but warns that it is a C23 extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

_Alignas(8) static const unsigned char bytes[] = {
#ifdef __wasm__
#embed "builtin.packed"
#else
#embed "builtin.templates"
#endif
};

const void *built_in_templates_bytes(void) { return bytes; }
size_t built_in_templates_size(void) { return sizeof bytes; }
