import { expect, it } from "vitest";
import { createDashboards } from "#tests/support/dashboards";
import { succeeded } from "#tests/support/market";
import { acceptedWork, endByBoth } from "#tests/support/works";
import { TELL_DELAY } from "~/values/durations";

it("a work is the first thing of both from the minute that the yes is told, and until it has ended", async () => {
  const market = createDashboards();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer);
  const talent = await market.propose(briefId);
  succeeded(await market.accept(hirer, briefId, talent));
  const id = `${briefId}_${talent}`;
  const works = async () =>
    Promise.all([hirer, talent].map(async (uid) => (await market.read(uid)).works.map((work) => work.id)));
  expect(await works()).toEqual([[], []]);
  await market.pass(TELL_DELAY);
  expect(await works()).toEqual([[id], [id]]);
  await market.setStatus(talent, "SUSPENDED");
  expect(await works()).toEqual([[id], []]);
  await market.setStatus(talent, "ACTIVE");
  await endByBoth(market, { id, hirer, talent });
  expect(await works()).toEqual([[], []]);
});

it("three at most are shown, the last yes first", async () => {
  const market = createDashboards();
  const hirer = await market.join("HIRER");
  const ids: string[] = [];
  for (let at = 0; at < 4; at++) ids.push((await acceptedWork(market, hirer)).id);
  const { works } = await market.read(hirer);
  expect(works.map(({ id }) => id)).toEqual(ids.reverse().slice(0, 3));
});
