import { expect, it } from "vitest";
import { agreementOf, anAgreement } from "#tests/support/agreements";
import { createMarket, succeeded } from "#tests/support/market";
import { workInMilestones } from "#tests/support/milestones";
import { endAgreement } from "~/features/agreements/writes/end-agreement";
import { deliverMilestone, sendBackMilestone } from "~/features/milestones/writes/move-milestone";
import { labelOfText } from "~/features/moderation/api/reported-texts";
import { findSubject } from "~/features/moderation/reads/find-subject";
import { writeReport } from "~/features/moderation/writes/write-report";

async function createScene() {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const { id, talent } = await workInMilestones(market, hirer, {});
  const find = (uid: string, subject = `${id}~first`) =>
    findSubject(market.store, uid, "WORK", subject, market.clock.now());
  const said = async (uid: string, subject?: string) => {
    const found = await find(uid, subject);
    return found?.texts.map((text) => `${labelOfText(text)}: ${text.text}`) ?? null;
  };
  return { market, id, hirer, talent, find, said };
}

it("what was said with a delivery, and as it was sent back, each side reports of the other", async () => {
  const { market, id, hirer, talent, find, said } = await createScene();
  const named = (turn: number) => ({ milestone: "first", turn });
  expect([await said(hirer), await said(talent)]).toEqual([null, null]);
  succeeded(await deliverMilestone(market, talent, id, { ...named(0), words: "Take it or leave it." }));
  succeeded(await sendBackMilestone(market, hirer, id, { ...named(1), words: "It is rubbish." }));
  succeeded(await deliverMilestone(market, talent, id, { ...named(2), words: "So are you." }));
  expect(await said(hirer)).toEqual([
    "Said with a delivery: So are you.",
    "Said with a delivery: Take it or leave it.",
  ]);
  expect(await said(talent)).toEqual(["Said as it was sent back: It is rubbish."]);
  expect(await find(hirer)).toMatchObject({ ofUid: talent, title: "So are you." });
  const report = { about: "WORK", subject: `${id}~first`, reason: "ABUSE", note: null } as const;
  succeeded(await writeReport(market, hirer, report));
});

it("why a side ended it early, the other side reports", async () => {
  const { market, id, hirer, talent, said } = await createScene();
  const hash = (await agreementOf(market, id))?.inForce?.hash ?? "";
  const lastOn = anAgreement.endOn ?? "";
  succeeded(await endAgreement(market, hirer, id, { hash, lastOn, words: "You are a thief." }));
  expect(await said(talent, id)).toEqual(["Why the work ended early: You are a thief."]);
  expect(await said(hirer, id)).toBeNull();
});

it.each(["", "~", "~first~", "~made-up", "~__proto__"])(
  "what isn’t there can’t be reported: %j",
  async (more) => {
    const { market, id, hirer, said } = await createScene();
    expect(await said(hirer, `${id}${more}`)).toBeNull();
    expect(await said(await market.join("HIRER"), `${id}${more}`)).toBeNull();
  },
);
