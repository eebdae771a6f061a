/**
 * The text of a body, counted as it is unpacked. Null as soon as it is longer than `most` bytes;
 * the rest isn't read.
 */
export async function readBounded({ body }: Response, most: number): Promise<string | null> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = "";
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done) return text + decoder.decode();
    bytes += value?.length ?? 0;
    if (bytes > most) {
      reader?.cancel().catch(() => undefined);
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
