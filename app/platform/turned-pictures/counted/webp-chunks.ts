interface Chunk {
  type: string;
  body: Buffer;
}

/** The chunks of a WebP, in their order. Each ends on an even byte. */
export function* chunksOf(webp: Buffer): Generator<Chunk> {
  for (let at = 12; at + 8 <= webp.length; ) {
    const size = webp.readUInt32LE(at + 4);
    yield { type: webp.toString("latin1", at, at + 4), body: webp.subarray(at + 8, at + 8 + size) };
    at += 8 + size + (size % 2);
  }
}
