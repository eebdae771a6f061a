import { describe, expect, it } from "vitest";
import { createDashboards, minutes } from "#tests/support/dashboards";
import { day, succeeded } from "#tests/support/market";
import { beginShortlisting } from "~/features/briefs/writes/move-brief";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { ownProposalsToShow } from "~/features/dashboard/reads/own-proposals";
import type { Proposal } from "~/features/proposals/model/proposal";
import { declineProposal } from "~/features/proposals/writes/decide-proposal";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";
import { saveProposal, sendProposal } from "~/features/proposals/writes/write-proposal";
import { endOfDayIn } from "~/values/zoned-days";

describe("a hirer's running briefs", () => {
  it("are there from the moment they are published, the nearest reply date first, five at most", async () => {
    const market = createDashboards();
    const hirer = await market.join("HIRER");
    const shown = async () => (await market.read(hirer)).running.map(({ brief }) => brief.id);
    const inDays = (days: number) =>
      new Date(market.clock.now().getTime() + days * day).toISOString().slice(0, 10);
    expect(await shown()).toEqual([]);
    const later = await market.open(hirer, { decideOn: inDays(18) });
    expect(await shown()).toEqual([later]);
    const sooner = await market.open(hirer, { decideOn: inDays(12) });
    expect(await shown()).toEqual([sooner, later]);
    succeeded(await beginShortlisting(market, hirer, later));
    expect((await market.read(hirer)).running.map(({ brief }) => brief.data.status)).toEqual([
      "OPEN",
      "SHORTLISTING",
    ]);
    for (let at = 0; at < 6; at += 1) await market.open(hirer, { decideOn: inDays(15) });
    expect(await shown()).toHaveLength(5);
    expect((await shown())[0]).toBe(sooner);
    await market.setStatus(hirer, "SUSPENDED");
    expect(await shown()).toEqual([]);
  });

  it("say how many messages about them are unread", async () => {
    const market = createDashboards();
    const hirer = await market.join("HIRER");
    const brief = await market.open(hirer);
    for (const count of [1, 2]) {
      const uid = await market.propose(brief);
      const conversationId = `${brief}_${uid}`;
      for (let at = 0; at < count; at += 1)
        succeeded(await sendMessage(market, uid, { conversationId, key: `message-${at}`, text: "Hello" }));
    }
    expect((await market.read(hirer)).running).toMatchObject([{ brief: { id: brief }, unread: 3 }]);
  });
});

describe("an applicant's proposals", () => {
  it("show their states by what is due first, and a no only once it is told", async () => {
    const market = createDashboards();
    const hirer = await market.join("HIRER");
    const uid = await market.join("FREELANCER");
    const inDays = (days: number) =>
      new Date(market.clock.now().getTime() + days * day).toISOString().slice(0, 10);
    const endOf = (date: string) => endOfDayIn(date, null);
    const [late, soon, begun, left] = [
      await market.open(hirer, { decideOn: inDays(18) }),
      await market.open(hirer, { decideOn: inDays(12) }),
      await market.open(hirer, { closesOn: inDays(5) }),
      await market.open(hirer),
    ];
    const written = { revision: null, content: market.aProposal() };
    for (const id of [late, soon, left]) succeeded(await sendProposal(market, uid, id, written));
    succeeded(await saveProposal(market, uid, begun, written));
    succeeded(await withdrawProposal(market, uid, left));
    const shown = async () =>
      (await market.read(uid)).proposals.map(({ brief, status, due }) => [brief.id, status, due]);
    const existing = [
      [begun, "DRAFT", endOf(inDays(5))],
      [soon, "SENT", endOf(inDays(12))],
      [late, "SENT", endOf(inDays(18))],
    ];
    expect(await shown()).toEqual(existing);
    const key = { briefId: soon, applicantUid: uid };
    succeeded(await declineProposal(market, hirer, key, { reason: "RATE", note: null }));
    expect(await shown()).toEqual(existing);
    await market.pass(minutes(10));
    expect(await shown()).toEqual([existing[0], existing[2], [soon, "DECLINED", null]]);
    // A draft that is too late, and a no of long ago, are nothing to look at.
    await market.pass(15 * day);
    expect(await shown()).toEqual([existing[2]]);
  });

  it("are five, and a no of these days stands before what runs since earlier", () => {
    const at = (day: string) => `2026-03-${day}T10:00:00.000Z`;
    const sent = ["01", "02", "03", "04", "05"].map((day) => ({
      briefId: day,
      status: "SENT",
      formerStatus: null,
      sentAt: at(day),
      createdAt: at(day),
      updatedAt: at(day),
    }));
    const no = (briefId: string, day: string) => ({
      ...sent[0],
      briefId,
      status: "DECLINED",
      declineVisibleAt: at(day),
      updatedAt: at(day),
    });
    const proposals = [...sent, no("new", "09"), no("old", "06")] as unknown as Proposal[];
    const shown = ownProposalsToShow(proposals, new Date(at("10")));
    expect(shown).toEqual(["new", "05", "04", "03", "02"]);
  });
});
