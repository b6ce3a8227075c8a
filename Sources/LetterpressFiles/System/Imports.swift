// The one place where the system's library is imported: the whole module sees it, and whoever imports the module.
#if canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Glibc)
  @_exported public import Glibc
#else
  @_exported public import Musl
#endif
