import { orLate } from "~/values/deadline.server";
import { API_STREAM_SILENCE } from "~/values/durations";
import { limits } from "~/values/limits";

/**
 * Whether the response is a stream of server-sent events (html.spec.whatwg.org, "Server-sent
 * events").
 */
export function isEventStream({ ok, headers }: Response): boolean {
  return ok && (headers.get("content-type") ?? "").startsWith("text/event-stream");
}

/**
 * The data of each `next` event, as GraphQL over SSE names them; ends with the stream. `return`
 * closes the connection through `abort`. On a connection error, too long a silence or an event
 * without an end, it closes the connection and throws.
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
    // A connection that is cut raises no event; only the silence shows it.
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
