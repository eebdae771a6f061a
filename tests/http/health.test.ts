import { expect, onTestFinished, test, vi } from "vitest";
import { createTestClock } from "#tests/support/clock";
import { health } from "~/http/health";
import { READINESS_DEADLINE, READINESS_KEPT } from "~/values/durations";
import { createTestHttpApp } from "./http-app";

const passes = async () => true;
const fails = async () => false;
const rejects = async () => Promise.reject(new Error("no connection"));
const throws = () => {
  throw new Error("no adapter");
};

test("/healthz says that the process answers, and asks nobody", async () => {
  const { ask } = createTestHttpApp({ health: health({ store: throws }, createTestClock()) });
  const response = await ask("/healthz");
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("ok");
});

test("/readyz is ready when everything answers", async () => {
  const { ask } = createTestHttpApp({
    health: health({ identity: passes, store: passes }, createTestClock()),
  });
  const response = await ask("/readyz");
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ missing: [] });
});

test("/readyz tells what else it is told, and stays ready whatever that is", async () => {
  const tells = { api: fails, others: rejects };
  const { ask } = createTestHttpApp({ health: health({ store: passes }, createTestClock(), tells) });
  const response = await ask("/readyz");
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ missing: [], api: false, others: null });
});

test.each([
  ["one says no", { identity: fails, store: passes }, ["identity"]],
  ["one rejects", { identity: passes, store: rejects }, ["store"]],
  ["one throws", { identity: throws, store: passes }, ["identity"]],
  [
    "all fail, each in its own way",
    { identity: rejects, store: fails, mail: throws },
    ["identity", "store", "mail"],
  ],
])("/readyz is 503 and names what is missing, and no reason: %s", async (_, checks, missing) => {
  const { ask, lines } = createTestHttpApp({ health: health(checks, createTestClock()) });
  const response = await ask("/readyz");
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("5");
  expect(await response.json()).toEqual({ missing });
  expect(lines.filter(({ msg }) => msg === "request")).toHaveLength(1);
});

test("/readyz isn't ready once the process stops, which /healthz doesn't say, and asks nobody", async () => {
  const stopping = new AbortController();
  const asked = vi.fn(passes);
  const { ask } = createTestHttpApp({
    health: health({ store: asked }, createTestClock(), {}, stopping.signal),
  });
  expect((await ask("/readyz")).status).toBe(200);
  stopping.abort();
  // At once, whatever it answered a moment ago.
  expect((await ask("/readyz")).status).toBe(503);
  expect((await ask("/healthz")).status).toBe(200);
  expect(asked).toHaveBeenCalledTimes(1);
});

test("/readyz never hangs: what gives no answer in time is missing", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const hangs = () => new Promise<boolean>(() => undefined);
  const { ask } = createTestHttpApp({
    health: health({ identity: hangs, store: passes, mail: hangs }, createTestClock()),
  });
  const response = ask("/readyz");
  await vi.advanceTimersByTimeAsync(READINESS_DEADLINE);
  expect((await response).status).toBe(503);
  expect(await (await response).json()).toEqual({ missing: ["identity", "mail"] });
  expect(vi.getTimerCount()).toBe(0);
});

test("/readyz asked a hundred times at once, and again within five seconds, asks each check once", async () => {
  const clock = createTestClock();
  const asked = vi.fn(passes);
  const { ask } = createTestHttpApp({ health: health({ identity: asked }, clock) });
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask("/readyz")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  clock.advance(READINESS_KEPT - 1);
  await ask("/readyz");
  expect(asked).toHaveBeenCalledTimes(1);
  clock.advance(1);
  await ask("/readyz");
  expect(asked).toHaveBeenCalledTimes(2);
});

test("/readyz asks anew where the clock was ahead when it asked", async () => {
  const clock = createTestClock();
  const answers = [fails, passes];
  const { ask } = createTestHttpApp({ health: health({ store: () => (answers.shift() ?? fails)() }, clock) });
  clock.advance(86_400_000);
  expect((await ask("/readyz")).status).toBe(503);
  clock.advance(-86_400_000);
  expect((await ask("/readyz")).status).toBe(200);
});
