// The linker finds the function in libFuzzer.
#include "CLibFuzzer.h"
