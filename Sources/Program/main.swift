internal import LetterpressCLI

#if canImport(FoundationEssentials)
  // Not used here but by ArgumentParser; when linking statically, only this import names all it needs.
  internal import FoundationEssentials
#endif

Letterpress.main()
