internal import LetterpressCLI

#if canImport(FoundationEssentials)
  // Not used here. ArgumentParser is, and where it is linked statically only this names all that it needs.
  internal import FoundationEssentials
#endif

Letterpress.main()
