import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadFrame, setQuiet } from "~/shell/client/load-frame";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  setQuiet(false);
  vi.useRealTimers();
});

/** Loads where the server answers by each of these in turn, the last one again and again. */
function loadWith(...answers: (() => Promise<unknown>)[]) {
  const aborter = new AbortController();
  const serverLoader = vi.fn(() => (answers.length > 1 ? answers.shift() : answers[0])?.());
  const request = new Request("https://guildhall.test/app", { signal: aborter.signal });
  const loaded = loadFrame({ request, params: {}, serverLoader } as unknown as ClientLoaderFunctionArgs);
  // What it throws is looked at below.
  loaded.catch(() => {});
  return { loaded, serverLoader, abort: () => aborter.abort() };
}

const fails = (error: unknown) => () => Promise.reject(error);
const gives = (data: unknown) => () => Promise.resolve(data);
const offline = new TypeError("Failed to fetch");
const answered = (status: number) => new Response(null, { status });

test.each([
  ["the connection is gone", offline],
  ["the service is away", answered(503)],
  ["too much was asked for", answered(429)],
  ["the server failed", new Error("Unexpected Server Error")],
])("a reload in the background is tried again while %s, until it succeeds", async (_, error) => {
  setQuiet(true);
  const { loaded, serverLoader } = loadWith(fails(error), fails(error), gives("new"));
  await vi.runAllTimersAsync();
  expect(await loaded).toBe("new");
  expect(serverLoader).toHaveBeenCalledTimes(3);
});

test.each([
  ["a redirect", answered(302)],
  ["a page that is gone", answered(404)],
])("it ends with %s", async (_, error) => {
  setQuiet(true);
  await expect(loadWith(fails(error), gives("new")).loaded).rejects.toBe(error);
});

test("what a reader opens fails at once", async () => {
  await expect(loadWith(fails(offline), gives("new")).loaded).rejects.toBe(offline);
});

test("a reload that the reader leaves isn’t tried again", async () => {
  setQuiet(true);
  const { loaded, serverLoader, abort } = loadWith(fails(offline));
  await vi.advanceTimersByTimeAsync(0);
  abort();
  await expect(loaded).rejects.toThrow();
  await vi.runAllTimersAsync();
  expect(serverLoader).toHaveBeenCalledTimes(1);
});
