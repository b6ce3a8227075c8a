#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// This computer's default browser.
enum Browser {
  /// Opens a page. Does nothing if there is no browser, as the address has been printed.
  static func open(_ address: String) {
    #if os(macOS)
      let program = "open"
    #else
      let program = "xdg-open"
      if getenv("DISPLAY") == nil, getenv("WAYLAND_DISPLAY") == nil { return }
    #endif
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Its own output is of no use here.
    for stream in [Int32(1), 2] { posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0) }
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(address), nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    posix_spawnp(&process, program, &actions, nil, &arguments, environ)
  }
}
