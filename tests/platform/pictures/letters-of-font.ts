/** The characters that a TrueType font has glyphs for, up to U+FFFF: its table `cmap`, in format 4. */
export function lettersOf(font: Buffer): Set<number> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
  const tableAt = (name: string) =>
    font.readUInt32BE(8 + (tables.find((at) => font.toString("latin1", at, at + 4) === name) ?? Number.NaN));
  const cmap = tableAt("cmap");
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, at) => cmap + font.readUInt32BE(cmap + 8 + 8 * at),
  );
  const at = subtables.find((start) => font.readUInt16BE(start) === 4) ?? Number.NaN;
  const segments = font.readUInt16BE(at + 6) / 2;
  const letters = new Set<number>();
  for (let segment = 0; segment < segments; segment += 1) {
    const end = font.readUInt16BE(at + 14 + 2 * segment);
    const start = font.readUInt16BE(at + 16 + 2 * (segments + segment));
    const delta = font.readUInt16BE(at + 16 + 2 * (2 * segments + segment));
    const rangeAt = at + 16 + 2 * (3 * segments + segment);
    const range = font.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const glyph = range === 0 ? code + delta : font.readUInt16BE(rangeAt + range + 2 * (code - start));
      if (glyph % 0x10000 !== 0) letters.add(code);
    }
  }
  return letters;
}
