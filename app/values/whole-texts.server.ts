const texts = new WeakMap<Response, string>();

/** An answer of one text, which `bytesOf` needs no stream to read. */
export function textResponse(text: string, init: ResponseInit): Response {
  const response = new Response(text, init);
  texts.set(response, text);
  return response;
}

/** The whole body of an answer, in UTF-8. */
export async function bytesOf(response: Response): Promise<Buffer<ArrayBuffer>> {
  const text = texts.get(response);
  return text === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(text);
}
