import { describe, expect, it } from "vitest";
import { anAgreement, offerDraft, saveDraft } from "#tests/support/agreements";
import { createMarket, day, succeeded } from "#tests/support/market";
import { acceptedWork } from "#tests/support/works";
import { timesIn } from "~/domain/times";
import { readAgreementScene } from "~/features/agreements/model/agreement-scene";
import { readDraft } from "~/features/agreements/reads/read-agreement";
import { confirmAgreement, returnAgreement } from "~/features/agreements/writes/answer-agreement";
import { plannedEnd, startOfWork } from "~/features/proposals/model/planned-end";
import { endOf, stateOf } from "~/features/references/model/work-end";
import { readWork } from "~/features/references/reads/read-work";
import { sayEnd } from "~/features/references/shared/say-end";
import { dayOf, daysAfter } from "~/values/days";

/** A work of four weeks by its brief, and what its two sides agree on. */
async function createScene() {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const { id, talent } = await acceptedWork(market, hirer, { weeks: 4 });
  const today = dayOf(market.clock.now());
  const read = async () => {
    const found = await readWork(market.store, talent, id, market.clock.now());
    if (!found) throw new Error("They can’t read it");
    return found;
  };
  const offer = async (from: number, to: number) => {
    await saveDraft(market, hirer, id, { startOn: daysAfter(today, from), endOn: daysAfter(today, to) });
    return offerDraft(market, hirer, id);
  };
  return {
    ...{ ...market, market, id, hirer, talent, today, read, offer },
    agree: async (from: number, to: number) =>
      succeeded(await confirmAgreement(market, talent, id, await offer(from, to))),
    state: async () => stateOf(await read(), market.clock.now()),
  };
}

const endOfDay = (today: string, days: number) => `${daysAfter(today, days + 1)}T00:00:00.000+00:00`;

describe("the dates of a work", () => {
  it("are those that both agreed on, from the confirmation on", async () => {
    const { today, offer, read, state, market, id, talent } = await createScene();
    const before = endOf(await read());
    const hash = await offer(3, 10);
    expect([await state(), endOf(await read())]).toEqual(["RUNNING", before]);
    succeeded(await confirmAgreement(market, talent, id, hash));
    expect([await state(), endOf(await read())]).toEqual(["BEFORE", endOfDay(today, 10)]);
  });

  it("let it run through its last day, and no longer; both are told then, and once", async () => {
    const { agree, state, today, clock, pass, mailsTo, hirer, talent } = await createScene();
    await agree(-5, 2);
    expect(await state()).toBe("RUNNING");
    const left = Date.parse(endOfDay(today, 2)) - clock.now().getTime();
    await pass(left - 1);
    expect(await state()).toBe("RUNNING");
    expect((await mailsTo(hirer)).join()).not.toContain("Write a reference");
    await pass(1);
    expect(await state()).toBe("ENDED");
    // The four weeks of the brief end nothing any more.
    await pass(40 * day);
    for (const uid of [hirer, talent])
      expect((await mailsTo(uid)).filter((subject) => subject.includes("Write a reference"))).toHaveLength(1);
  });

  it("move with a change that both confirmed, and with no other", async () => {
    const { agree, offer, read, today, market, id, talent, pass, state, mailsTo } = await createScene();
    await agree(0, 5);
    const refused = await offer(0, 9);
    succeeded(await returnAgreement(market, talent, id, { hash: refused, words: "Longer." }));
    expect(endOf(await read())).toBe(endOfDay(today, 5));
    await agree(0, 60);
    expect(endOf(await read())).toBe(endOfDay(today, 60));
    await pass(40 * day);
    expect(await state()).toBe("RUNNING");
    expect((await mailsTo(talent)).join()).not.toContain("Write a reference");
  });

  it("stay what they were where the two confirm the draft as it begins", async () => {
    const { market, id, hirer, talent, read, today } = await createScene();
    const scene = await readAgreementScene(market.store, hirer, id, market.clock.now());
    if (!scene) throw new Error("They can’t read it");
    const { startOn, endOn } = await readDraft(market.store, { ...scene, reader: hirer });
    expect([startOn, endOn]).toEqual([today, daysAfter(today, 27)]);
    const before = Date.parse(endOf(await read()) ?? "");
    await saveDraft(market, hirer, id, { startOn, endOn });
    succeeded(await confirmAgreement(market, talent, id, await offerDraft(market, hirer, id)));
    expect(Date.parse(endOf(await read()) ?? "")).toBe(before);
  });

  it("of one that was confirmed before they were kept are those of brief and proposal", async () => {
    const { agree, market, id, talent, read, today } = await createScene();
    await agree(3, 10);
    const { agreed: _none, ...proposal } = await market.readProposal(id.split("_")[0] ?? "", talent);
    const { brief } = await read();
    expect(startOfWork(proposal, brief)).toBe(today);
    expect(plannedEnd(proposal, brief)).toBe(`${daysAfter(today, 28)}T00:00:00.000Z`);
  });
});

it("says the last day that was agreed on, wherever its reader is", () => {
  const agreed = { startOn: "2027-04-01", endOn: anAgreement.endOn ?? "" };
  const proposal = { days: null, startOn: null, events: [], updatedAt: "", agreed };
  const end = plannedEnd(proposal, { weeks: 4, startOn: null }) ?? "";
  const said = ["America/Los_Angeles", "UTC", "Asia/Tokyo"].map((zone) => sayEnd(end, timesIn(zone)));
  expect(new Set(said).size).toBe(1);
  expect(said[0]).toContain("31 May 2027");
});
