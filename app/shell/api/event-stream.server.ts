import { orLate } from "~/platform/values/deadline.server";
import { limits } from "~/platform/values/limits";
import { API_STREAM_SILENCE } from "~/platform/values/times";

/** Whether an answer goes on as events (html.spec.whatwg.org, "Server-sent events"). */
export function isEventStream({ ok, headers }: Response): boolean {
  return ok && (headers.get("content-type") ?? "").startsWith("text/event-stream");
}

/**
 * The data of its `next` events, as GraphQL over SSE names them; ends with the stream. `return` hangs up by `abort`.
 * Throws what the connection fails with, and hangs up, when nothing is said for too long or an event has no end.
 */
export function readEvents(response: Response, abort: () => void): AsyncIterableIterator<string> {
  const events = read(response, abort);
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

async function* read({ body }: Response, abort: () => void): AsyncGenerator<string, undefined, undefined> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const giveUp = (why: string): never => {
    abort();
    throw new Error(why);
  };
  let rest = "";
  while (reader) {
    // A network that was cut tells nobody.
    const part = orLate(API_STREAM_SILENCE, reader.read(), () => giveUp("the stream is silent"));
    const { done, value } = await part;
    if (done) return undefined;
    const blocks = (rest + value).split("\n\n");
    rest = blocks.pop() ?? "";
    if (rest.length > limits.apiEvent) giveUp(`an event longer than ${limits.apiEvent} characters`);
    for (const block of blocks) {
      const { event, data } = Object.fromEntries(
        block.split("\n").map((line) => /^(\w*): ?(.*)$/.exec(line)?.slice(1) ?? []),
      );
      if (event === "next") yield data ?? "";
      if (event === "complete") return undefined;
    }
  }
}
