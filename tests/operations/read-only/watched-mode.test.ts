import { pino } from "pino";
import { expect, it, onTestFinished, vi } from "vitest";
import { createTestClock } from "#tests/support/clock";
import { closeSite, openSite } from "~/operations/read-only/site-mode";
import { createWatchedMode } from "~/operations/read-only/watched-mode";
import type { Store } from "~/platform/ports/store";
import { openStore } from "./stores";

it("work begins at once on an open site, and on one that is read-only when it opens, once", async () => {
  const [store, clock] = [openStore(), createTestClock()];
  const mode = createWatchedMode({ store, clock, log: pino({ enabled: false }) });
  onTestFinished(mode.stop);
  const begun: string[] = [];
  const begin = (name: string) => async () => void begun.push(name);
  await mode.look();
  await mode.whenOpen(begin("open"));
  expect(begun).toEqual(["open"]);

  await closeSite({ store, clock }, { reason: null, until: null });
  await mode.look();
  await mode.whenOpen(begin("closed"));
  expect(begun).toEqual(["open"]);
  await openSite({ store, clock });
  await vi.waitFor(() => expect(begun).toEqual(["open", "closed"]));
  await openSite({ store, clock });
  await mode.look();
  expect(begun).toEqual(["open", "closed"]);
});

it("visitors are told why, and until when as long as that is to come", async () => {
  const [store, clock] = [openStore(), createTestClock()];
  const mode = createWatchedMode({ store, clock, log: pino({ enabled: false }) });
  onTestFinished(mode.stop);
  const until = new Date(clock.now().getTime() + 600_000).toISOString();
  await closeSite({ store, clock }, { reason: "Painting.", until });
  await mode.look();
  expect(mode.notice()).toBe(
    `Painting. You can read everything; nothing can be saved or sent until about ${until.slice(11, 16)} UTC.`,
  );
  clock.advance(600_000);
  expect(mode.notice()).toBe("Painting. You can read everything; nothing can be saved or sent for now.");
  await openSite({ store, clock });
  await mode.look();
  expect(mode.notice()).toBeNull();
});

it("an answer that comes late says nothing any more, and after the end nothing begins", async () => {
  const [store, clock] = [openStore(), createTestClock()];
  const answers: (() => void)[] = [];
  const slow: Store = {
    ...store,
    async get<T>(collection: string, id: string) {
      const found = await store.get<T>(collection, id);
      await new Promise<void>((resolve) => answers.push(resolve));
      return found;
    },
    watch: () => () => {},
  };
  const mode = createWatchedMode({ store: slow, clock, log: pino({ enabled: false }) });
  /** Asks now; the answer comes when it is called. */
  const ask = async () => {
    const looked = mode.look();
    const own = answers.length;
    await vi.waitFor(() => expect(answers).toHaveLength(own + 1));
    return () => {
      answers[own]?.();
      return looked;
    };
  };
  await closeSite({ store, clock }, { reason: null, until: null });
  const older = await ask();
  await openSite({ store, clock });
  const newer = await ask();
  await newer();
  await older();
  expect(mode.notice()).toBeNull();

  await closeSite({ store, clock }, { reason: null, until: null });
  await (await ask())();
  const begin = vi.fn(async () => {});
  await mode.whenOpen(begin);
  await openSite({ store, clock });
  const last = await ask();
  mode.stop();
  await last();
  expect(begin).not.toHaveBeenCalled();
});
