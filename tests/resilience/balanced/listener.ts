import { type IncomingMessage, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** A version that nobody was told of for so long, in ms, is lost: nothing else will tell it. */
const lostAfter = 20_000;

/** How one of its streams came about and ended. */
interface Stream {
  status: number;
  /** Ended in order, and not cut off. */
  complete: boolean;
  /** After how many ms it was last told to ask again. */
  retry: number;
}

/** The versions it was told of, once each, and a log of its streams. */
export interface Listener {
  told: number[];
  streams: Stream[];
  /** When it has been told of a version, or of a later one. */
  hears(version: number): Promise<void>;
  /** Each time that no stream began when it asked: why, and when it asked, in ms since the process began. */
  refused: { why: string; askedAt: number }[];
  /** When it was told to ask no more. */
  over: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Listens to changes as an `EventSource` does (html.spec.whatwg.org, "Server-sent events"), and counts: it asks again
 * when its stream ends, after the pause that it was told, from the last id that it saw.
 */
export function listen(port: number, cookie: string): Listener {
  const told: number[] = [];
  const streams: Stream[] = [];
  const refused: Listener["refused"] = [];
  const waiting = new Set<() => void>();
  let lastId: string | null = null;
  let retry = 0;
  let stopped = false;
  let hangUp = () => {};

  function read(line: string, event: { name: string }): void {
    const [, field = "", value = ""] = /^(\w*): ?(.*)$/.exec(line) ?? [];
    if (field === "retry") retry = Number(value);
    if (field === "event") event.name = value;
    if (field === "id") lastId = value;
    if (field !== "data" || event.name !== "changed") return;
    told.push(Number(lastId));
    for (const look of waiting) look();
  }

  function follow(): Promise<Stream | string> {
    return new Promise((resolve) => {
      const host = `localhost:${port}`;
      const headers = { host, cookie, accept: "text/event-stream", "last-event-id": lastId ?? "0" };
      const sent = request({ host: "127.0.0.1", port, path: "/app/live", headers, agent: false });
      hangUp = () => sent.destroy();
      sent.on("error", ({ message }) => resolve(message));
      sent.on("response", (response: IncomingMessage) => {
        const event = { name: "" };
        let rest = "";
        response.setEncoding("utf8").on("data", (text: string) => {
          const lines = (rest + text).split("\n");
          rest = lines.pop() ?? "";
          for (const line of lines) read(line, event);
        });
        response.on("error", () => undefined);
        response.on("close", () =>
          resolve({ status: response.statusCode ?? 0, complete: response.complete, retry }),
        );
      });
      sent.end();
    });
  }

  async function keepListening(): Promise<void> {
    while (!stopped) {
      const askedAt = performance.now();
      const stream = await follow();
      if (stopped) return;
      // As the standard has it.
      if (typeof stream !== "string" && stream.status === 204) return;
      if (typeof stream === "string" || stream.status !== 200)
        refused.push({ why: typeof stream === "string" ? stream : String(stream.status), askedAt });
      else streams.push(stream);
      await pause(retry);
    }
  }
  const listening = keepListening();

  return {
    told,
    streams,
    refused,
    over: listening,
    hears: (version) =>
      new Promise((resolve, reject) => {
        const lost = setTimeout(() => reject(new Error(`Version ${version} was never told`)), lostAfter);
        const look = () => {
          if ((told.at(-1) ?? 0) < version) return;
          waiting.delete(look);
          clearTimeout(lost);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    async stop() {
      stopped = true;
      hangUp();
      await listening;
    },
  };
}
