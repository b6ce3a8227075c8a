// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  /// Values are encoded as their text, each as a single string, so that what is stored can be read and written by hand: a
  /// position is the line that ``Position/description`` gives. Text that cannot be parsed throws
  /// `DecodingError.dataCorrupted`, which says what is wrong.
  private enum TextCodable {
    static func decode<Value>(
      from decoder: any Decoder, _ parse: (String) throws -> Value?
    ) throws -> Value {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      do {
        if let value = try parse(text) { return value }
      } catch {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
      }
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text.quoted) is not a \(Value.self)")
    }

    static func encode(_ text: String, to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }

  extension Position: Codable {
    /// Decodes the line `LETTERS OWNERS PLAYER WORD,WORD,…`.
    public init(from decoder: any Decoder) throws {
      self = try TextCodable.decode(from: decoder) { try Position(parsing: $0) }
    }

    /// Encodes the line `LETTERS OWNERS PLAYER WORD,WORD,…`.
    public func encode(to encoder: any Encoder) throws { try TextCodable.encode(description, to: encoder) }
  }

  extension Board: Codable {
    /// Decodes 25 letters, row by row.
    public init(from decoder: any Decoder) throws {
      self = try TextCodable.decode(from: decoder) { try Board(parsing: $0) }
    }

    /// Encodes 25 letters, row by row.
    public func encode(to encoder: any Encoder) throws { try TextCodable.encode(description, to: encoder) }
  }

  extension Owners: Codable {
    /// Decodes 25 characters, row by row, as ``description``.
    public init(from decoder: any Decoder) throws {
      self = try TextCodable.decode(from: decoder) { try Owners(parsing: $0) }
    }

    /// Encodes 25 characters, row by row, as ``description``.
    public func encode(to encoder: any Encoder) throws { try TextCodable.encode(description, to: encoder) }
  }

  extension Rack: Codable {
    /// Decodes letters and `?`.
    public init(from decoder: any Decoder) throws {
      self = try TextCodable.decode(from: decoder) { try Rack(parsing: $0) }
    }

    /// Encodes letters and `?`.
    public func encode(to encoder: any Encoder) throws { try TextCodable.encode(description, to: encoder) }
  }

  extension Move: Codable {
    /// Decodes a word and its tiles, or `(pass)`, as ``description``.
    public init(from decoder: any Decoder) throws { self = try TextCodable.decode(from: decoder) { Move($0) } }

    /// Encodes a word and its tiles, or `(pass)`, as ``description``.
    public func encode(to encoder: any Encoder) throws { try TextCodable.encode(description, to: encoder) }
  }

  extension Placement: Codable {
    /// Decodes a word and its tiles, as ``description``.
    public init(from decoder: any Decoder) throws { self = try TextCodable.decode(from: decoder) { Placement($0) } }

    /// Encodes a word and its tiles, as ``description``.
    public func encode(to encoder: any Encoder) throws { try TextCodable.encode(description, to: encoder) }
  }

  extension Tile: Codable {
    /// Decodes a name, A1 to E5.
    public init(from decoder: any Decoder) throws { self = try TextCodable.decode(from: decoder) { Tile($0) } }

    /// Encodes a name, A1 to E5.
    public func encode(to encoder: any Encoder) throws { try TextCodable.encode(description, to: encoder) }
  }

  extension TileSet: Codable {
    /// Decodes names of tiles, separated by blanks.
    public init(from decoder: any Decoder) throws { self = try TextCodable.decode(from: decoder) { TileSet($0) } }

    /// Encodes names of tiles, separated by blanks.
    public func encode(to encoder: any Encoder) throws { try TextCodable.encode(description, to: encoder) }
  }

  extension Letter: Codable {
    /// Decodes a letter, lower case.
    public init(from decoder: any Decoder) throws {
      self = try TextCodable.decode(from: decoder) { $0.count == 1 ? $0.first.flatMap { Letter($0) } : nil }
    }

    /// Encodes a letter, lower case.
    public func encode(to encoder: any Encoder) throws { try TextCodable.encode(description, to: encoder) }
  }

  extension WordChanges: Codable {
    /// Decodes the lines of ``text``.
    public init(from decoder: any Decoder) throws {
      self = try TextCodable.decode(from: decoder) { try WordChanges(parsing: $0.utf8) }
    }

    /// Encodes the lines of ``text``.
    public func encode(to encoder: any Encoder) throws { try TextCodable.encode(text, to: encoder) }
  }

  // Encoded as their raw values.
  extension Player: Codable {}
  extension Vocabulary: Codable {}

  extension Outcome: Codable {
    private static let drawText = "draw"

    /// Decodes the winner, or `draw`.
    public init(from decoder: any Decoder) throws {
      self = try TextCodable.decode(from: decoder) { text in
        text == Outcome.drawText ? .draw : Player(rawValue: text).map { .win($0) }
      }
    }

    /// Encodes the winner, or `draw`.
    public func encode(to encoder: any Encoder) throws {
      try TextCodable.encode(winner?.rawValue ?? Outcome.drawText, to: encoder)
    }
  }
#endif
