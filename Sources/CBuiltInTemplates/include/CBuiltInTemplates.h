// The templates trained from Samples, in the format of TemplateSet.swift; in WebAssembly, in that of LabelledMask.swift.
#ifndef LETTERPRESS_BUILT_IN_TEMPLATES_H
#define LETTERPRESS_BUILT_IN_TEMPLATES_H

#include <stddef.h>

// Lives as long as the program.
const void *built_in_templates_bytes(void);
size_t built_in_templates_size(void);

#endif
