/** The text of a body. Rejects as soon as it is longer than `most` bytes. */
export async function readBounded({ body }: Response, most: number): Promise<string> {
  const reader = body?.getReader();
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || !value) return Buffer.concat(parts).toString("utf8");
    bytes += value.byteLength;
    if (bytes > most) throw new RangeError(`an answer of more than ${most} bytes`);
    parts.push(value);
  }
}
