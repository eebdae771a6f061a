import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { graphqlEndpoint } from "#tests/support/graphql-mocks";
import type { Session } from "~/domain/session";
import { createGraphQLClient } from "~/shell/api/graphql-client.server";
import { createWireTransport } from "~/shell/api/wire-transport.server";
import { ChangesDocument } from "~/shell/operations/operations.generated";
import { API_STREAM_SILENCE } from "~/values/durations";
import { limits } from "~/values/limits";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const session = { id: "s1", uid: "u1" } as Session;

/** A stream of events that somebody in the API's place has begun, and what they say on it. */
async function follow() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const api = writable.getWriter();
  let asked: Request | undefined;
  const transport = createWireTransport({
    url: graphqlEndpoint,
    apiKey: null,
    timeoutMs: 1_000,
    freshIdToken: async () => "token",
    fetch: async (request) => {
      asked = request;
      return new Response(readable, { headers: { "content-type": "text/event-stream" } });
    },
  });
  const following = createGraphQLClient(transport).follow(ChangesDocument, {}, session);
  // The token is read a little later (product.md §7).
  await vi.runAllTimersAsync();
  return {
    changes: await following,
    say: (text: string) => void api.write(new TextEncoder().encode(text)),
    isHungUp: () => asked?.signal.aborted,
  };
}

const change = { changes: { kind: "CHANGED", version: 7 } };
const event = `event: next\ndata: ${JSON.stringify({ data: change })}\n\n`;

it("a stream is read however its bytes are cut", async () => {
  const { changes, say } = await follow();
  const next = changes.next();
  for (const letter of `:\n\n${event}`) say(letter);
  expect(await next).toMatchObject({ value: change });
  say("event: complete\ndata:\n\n");
  expect(await changes.next()).toMatchObject({ done: true });
});

it("a stream on which nothing is said any more, not even that it goes on, has ended: its reader asks anew", async () => {
  const { changes, say, isHungUp } = await follow();
  const next = changes.next().catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(API_STREAM_SILENCE - 1);
  say(":\n\n");
  await vi.advanceTimersByTimeAsync(API_STREAM_SILENCE - 1);
  expect(isHungUp()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await next).toContain("silent");
  expect(isHungUp()).toBe(true);
});

it("an event without an end is not gathered", async () => {
  const { changes, say, isHungUp } = await follow();
  const next = changes.next().catch((error: Error) => error.message);
  say("data: ");
  say("x".repeat(limits.apiEvent));
  expect(await next).toContain("longer than");
  expect(isHungUp()).toBe(true);
});
