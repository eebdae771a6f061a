import { expect, it } from "vitest";
import { offerDraft, saveDraft } from "#tests/support/agreements";
import { createDashboards } from "#tests/support/dashboards";
import { day, succeeded } from "#tests/support/market";
import { workInMilestones } from "#tests/support/milestones";
import { onDay, workByTime } from "#tests/support/time-sheets";
import { acceptedWork, endByBoth } from "#tests/support/works";
import { confirmAgreement } from "~/features/agreements/writes/answer-agreement";
import { setBlocked } from "~/features/conversations/writes/keep-thread";
import { acceptMilestone, deliverMilestone } from "~/features/milestones/writes/move-milestone";
import { approveTime, returnTime, submitTime } from "~/features/time-sheets/writes/move-time";
import { OFFER_STANDS } from "~/values/durations";

/** A hirer and a talent who work together; what their dashboards say of agreements and deliveries. */
async function createScene(begin: typeof acceptedWork | typeof workInMilestones | typeof workByTime) {
  const market = createDashboards();
  const hirer = await market.join("HIRER", { profile: { organisation: "Harbour Books" } });
  const { id, talent } = await begin(market, hirer);
  const linesOf = async (uid: string) =>
    (await market.read(uid)).work.filter(({ kind }) =>
      ["AGREEMENT", "DELIVERY", "TIME", "TIME_RETURNED"].includes(kind),
    );
  return { ...market, market, id, hirer, talent, linesOf };
}

it("an offer waits for the other side until it is answered, and says when it lapses", async () => {
  const { market, id, hirer, talent, linesOf, clock } = await createScene(acceptedWork);
  await saveDraft(market, hirer, id);
  expect([await linesOf(hirer), await linesOf(talent)]).toEqual([[], []]);
  const due = new Date(clock.now().getTime() + OFFER_STANDS).toISOString();
  const hash = await offerDraft(market, hirer, id);
  expect(await linesOf(hirer)).toEqual([]);
  expect(await linesOf(talent)).toMatchObject([{ kind: "AGREEMENT", work: id, who: "Harbour Books", due }]);
  succeeded(await confirmAgreement(market, talent, id, hash));
  expect(await linesOf(talent)).toEqual([]);
});

it("deliveries wait for the hirer alone, also past a block, which ends what is offered", async () => {
  const { market, id, hirer, talent, linesOf, clock } = await createScene(workInMilestones);
  const since = clock.now().toISOString();
  const due = new Date(clock.now().getTime() + 14 * day).toISOString();
  const named = { milestone: "first", turn: 0 };
  succeeded(await deliverMilestone(market, talent, id, { ...named, words: "Here." }));
  expect(await linesOf(talent)).toEqual([]);
  expect(await linesOf(hirer)).toMatchObject([{ kind: "DELIVERY", work: id, count: 1, since, due }]);
  await saveDraft(market, talent, id, { notInScope: "The shelves." });
  expect(await linesOf(hirer)).toHaveLength(1);
  succeeded(await setBlocked(market, talent, id, true));
  expect(await linesOf(hirer)).toMatchObject([{ kind: "DELIVERY", count: 1 }]);
  succeeded(await acceptMilestone(market, hirer, id, { ...named, turn: 1 }));
  expect(await linesOf(hirer)).toEqual([]);
});

it("nothing of a work that has ended waits, and nothing of an account that isn’t active", async () => {
  const ended = await createScene(acceptedWork);
  await saveDraft(ended.market, ended.hirer, ended.id);
  await offerDraft(ended.market, ended.hirer, ended.id);
  await ended.setStatus(ended.hirer, "SUSPENDED");
  expect(await ended.linesOf(ended.talent)).toEqual([]);
  await ended.setStatus(ended.hirer, "ACTIVE");
  expect(await ended.linesOf(ended.talent)).toHaveLength(1);
  await endByBoth(ended.market, ended);
  expect(await ended.linesOf(ended.talent)).toEqual([]);
});

it("a week waits for the hirer once it is submitted, and for the talent once it is returned", async () => {
  const { market, id, hirer, talent, linesOf, clock } = await createScene(workByTime);
  const week = "2027-05-10";
  const submit = (turn: number) =>
    submitTime(market, talent, id, { week, turn, unit: "HOUR", entries: [onDay("2027-05-11", 800)] });
  const since = clock.now().toISOString();
  succeeded(await submit(0));
  expect(await linesOf(talent)).toEqual([]);
  expect(await linesOf(hirer)).toMatchObject([{ kind: "TIME", work: id, count: 1, since, due: null }]);
  succeeded(await returnTime(market, hirer, id, { week, turn: 1, words: "Less." }));
  expect(await linesOf(hirer)).toEqual([]);
  expect(await linesOf(talent)).toMatchObject([{ kind: "TIME_RETURNED", who: "Harbour Books", count: 1 }]);
  succeeded(await submit(2));
  succeeded(await approveTime(market, hirer, id, { week, turn: 3 }));
  expect([await linesOf(hirer), await linesOf(talent)]).toEqual([[], []]);
});
