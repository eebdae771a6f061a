/** Whether an answer goes on as events (html.spec.whatwg.org, "Server-sent events"). */
export function isEventStream({ ok, headers }: Response): boolean {
  return ok && (headers.get("content-type") ?? "").startsWith("text/event-stream");
}

/**
 * The data of its `next` events, as GraphQL over SSE names them; ends with the stream. `return` hangs up by `abort`.
 * Throws what the connection fails with.
 */
export function readEvents(response: Response, abort: () => void): AsyncIterableIterator<string> {
  const events = read(response);
  return {
    next: () => events.next(),
    return() {
      abort();
      return events.return(undefined);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

async function* read({ body }: Response): AsyncGenerator<string, undefined, undefined> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done) return undefined;
    const blocks = (rest + value).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const { event, data } = Object.fromEntries(
        block.split("\n").map((line) => /^(\w*): ?(.*)$/.exec(line)?.slice(1) ?? []),
      );
      if (event === "next") yield data ?? "";
      if (event === "complete") return undefined;
    }
  }
}
