import { pino } from "pino";
import { expect, it, onTestFinished, vi } from "vitest";
import { closeSite, openSite } from "~/moving/site-mode";
import { createWatchedMode } from "~/moving/watched-mode";
import { createTestClock } from "../support/clock";
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
