// The linker finds the function in libFuzzer itself.
#include "CLibFuzzer.h"
