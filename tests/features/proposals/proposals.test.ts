import { describe, expect, it } from "vitest";
import { createBooks } from "#tests/support/books";
import { aCause, createMarket, day, refusalOf, succeeded } from "#tests/support/market";
import type { ProposalContent } from "~/domain/fields/proposal-fields";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { getHirerRecord } from "~/features/briefs/model/hirer-record";
import { readBrief, seenCounts } from "~/features/briefs/reads/read-brief";
import { setBlocked } from "~/features/conversations/writes/keep-thread";
import { startConversation } from "~/features/conversations/writes/start-conversation";
import { deleteAccount, takeDeletionBack } from "~/features/leaving/writes/delete-account";
import { reinstateMember, suspendMember } from "~/features/moderation/writes/suspend-member";
import { seenBy } from "~/features/proposals/model/seen-proposal";
import { listProposalsOf } from "~/features/proposals/reads/list-proposals";
import { proposalMovesNow, readProposal, toReadProposal } from "~/features/proposals/reads/read-proposal";
import {
  acceptProposal,
  declineProposal,
  declineProposals,
  shortlistProposal,
  undoDecision,
} from "~/features/proposals/writes/decide-proposal";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { tellDecline } from "~/features/proposals/writes/run-ends";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";
import { saveProposal, sendProposal } from "~/features/proposals/writes/write-proposal";

const minute = 60_000;
const no = { reason: "RATE", note: "Ours ends at 500 a day." } as const;

async function placeOf(market: ReturnType<typeof createMarket>, briefId: string, uid: string) {
  const [proposal, brief] = [await market.readProposal(briefId, uid), await market.readBrief(briefId)];
  return seenBy("applicant", proposal, brief, market.clock.now()).placeInLine;
}

describe("the last seat", () => {
  it("fills the brief ten minutes later, and everybody else reads their no then", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    const [one, two] = [await market.propose(briefId), await market.propose(briefId)];
    succeeded(await market.accept(hirer, briefId, one));
    await market.pass(10 * minute);

    const brief = await market.readBrief(briefId);
    expect(brief).toMatchObject({ status: "FILLED", counts: { accepted: 1 } });
    const other = await market.readProposal(briefId, two);
    expect(seenBy("applicant", other, brief, market.clock.now())).toMatchObject({
      status: "DECLINED",
      reason: "EXPERIENCE",
    });
    expect(await market.mailsTo(two)).toEqual([expect.stringContaining("replied to your proposal")]);
    expect(await market.readProposal(briefId, two)).toMatchObject({
      status: "DECLINED",
      declineReason: "EXPERIENCE",
    });
    expect(await getHirerRecord(market.store, hirer)).toMatchObject({
      decidedInTime: 1,
      briefs: { open: 0, filled: 1 },
    });
  });

  it("of two goes to one, however many accept at once: 200 times", async () => {
    const market = createMarket();
    for (let round = 0; round < 200; round += 1) {
      const hirer = await market.join("HIRER");
      const briefId = await market.open(hirer);
      const people = [await market.propose(briefId), await market.propose(briefId)];
      const answers = await Promise.all(
        people.map((applicantUid) => market.accept(hirer, briefId, applicantUid)),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const brief = await market.readBrief(briefId);
      expect(brief).toMatchObject({ fillsAt: expect.any(String), counts: { accepted: 1, declined: 1 } });
    }
  });
});

describe("the end of a brief", () => {
  it("is the answer of whoever waited: nobody takes back a proposal after it, told or not yet", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    const [waits, declined] = [await market.propose(briefId), await market.propose(briefId)];
    succeeded(await declineProposal(market, hirer, { briefId, applicantUid: declined }, no));
    succeeded(await closeBrief(market, hirer, briefId, "CANCELLED"));
    for (const uid of [waits, declined])
      expect(refusalOf(await withdrawProposal(market, uid, briefId))).toBe("WRONG_STATE");
    expect(await market.readProposal(briefId, declined)).toMatchObject({
      declineReason: "RATE",
      note: no.note,
    });
    await market.worker.runDue();
    for (const uid of [waits, declined])
      expect(refusalOf(await withdrawProposal(market, uid, briefId))).toBe("WRONG_STATE");
  });
});

describe("the closing moment", () => {
  it("takes a proposal before it or refuses it after it, never both: 200 times", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const writer = await market.join("AGENCY");
    for (let round = 0; round < 200; round += 1) {
      const briefId = await market.open(hirer);
      const [sent, closed] = await Promise.all([
        sendProposal(market, writer, briefId, { revision: null, content: market.aProposal() }),
        closeBrief(market, hirer, briefId, "CANCELLED"),
      ]);
      succeeded(closed);
      const brief = await market.readBrief(briefId);
      expect(brief.status).toBe("CLOSED");
      expect(brief.counts.total).toBe(sent.ok ? 1 : 0);
      if (!sent.ok) expect(sent.code).toBe("BRIEF_CLOSED");
    }
    await market.worker.runDue();
  });

  it("is the end of its day, even when the job that closes it is late", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const writer = await market.join("FREELANCER");
    const briefId = await market.open(hirer);
    market.clock.advance(11 * day);
    expect(
      refusalOf(await sendProposal(market, writer, briefId, { revision: null, content: market.aProposal() })),
    ).toBe("BRIEF_CLOSED");
  });
});

describe("a decline", () => {
  it("is told after ten minutes with its reason, and can be taken back until then", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    const applicantUid = await market.propose(briefId);
    const key = { briefId, applicantUid };
    succeeded(await shortlistProposal(market, hirer, key));
    await market.pass(10 * minute);
    const before = await market.readProposal(briefId, applicantUid);
    const seen = seenBy("applicant", before, await market.readBrief(briefId), market.clock.now()).events;
    succeeded(await declineProposal(market, hirer, key, no));
    const brief = await market.readBrief(briefId);
    const untold = await market.readProposal(briefId, applicantUid);
    expect(seenBy("applicant", untold, brief, market.clock.now())).toMatchObject({
      status: "SHORTLISTED",
      reason: null,
      note: null,
      tellsAt: null,
    });
    expect(seenBy("hirer", untold, brief, market.clock.now())).toMatchObject({
      status: "DECLINED",
      ...no,
    });
    expect(seenBy("applicant", untold, brief, market.clock.now()).events).toEqual(seen);
    expect(untold.updatedAt).toBe(before.updatedAt);

    await market.pass(9 * minute);
    succeeded(await undoDecision(market, hirer, key));
    expect(await market.readProposal(briefId, applicantUid)).toMatchObject({ status: "SHORTLISTED" });
    await market.pass(2 * minute);
    expect(await market.readProposal(briefId, applicantUid)).toMatchObject({ status: "SHORTLISTED" });

    succeeded(await declineProposal(market, hirer, key, no));
    await market.pass(10 * minute);
    expect(refusalOf(await undoDecision(market, hirer, key))).toBe("TOO_LATE");
    const told = await market.readProposal(briefId, applicantUid);
    expect(seenBy("applicant", told, brief, market.clock.now())).toMatchObject({
      status: "DECLINED",
      ...no,
    });
    expect((await market.mailsTo(applicantUid)).at(-1)).toContain("replied to your proposal");
  });
});

it("a decline is told once, and neither before its time nor by the job of one that was taken back", async () => {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer);
  const key = { briefId, applicantUid: await market.propose(briefId) };
  succeeded(await declineProposal(market, hirer, key, no));
  const stands = async () => [
    await market.readProposal(briefId, key.applicantUid),
    await market.readBrief(briefId),
  ];
  const [declined, brief] = [
    await market.readProposal(briefId, key.applicantUid),
    await market.readBrief(briefId),
  ];
  const { declineVisibleAt } = declined;
  const run = (at: string | null) =>
    tellDecline.handler(market)({ id: "job", payload: { ...key, declineVisibleAt: at }, attempts: 1 });
  const gone = { ...key, applicantUid: "gone", declineVisibleAt };
  await tellDecline.handler(market)({ id: "job", payload: gone, attempts: 1 });
  market.clock.advance(10 * minute - 1);
  await run(declineVisibleAt);
  market.clock.advance(1);
  await run(new Date(market.clock.now().getTime() - 1).toISOString());
  expect(await stands()).toEqual([declined, brief]);
  await run(declineVisibleAt);
  const told = await stands();
  expect(told).toMatchObject([{ formerStatus: null }, { counts: { places: 0 } }]);
  market.clock.advance(1);
  await run(declineVisibleAt);
  expect(await stands()).toEqual(told);
});

describe("a shortlist", () => {
  const listed = async () => {
    const books = createBooks();
    const market = createMarket({ store: books.open() });
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer, { seats: 2 });
    const key = { briefId, applicantUid: await market.propose(briefId) };
    const before = await market.readProposal(briefId, key.applicantUid);
    succeeded(await shortlistProposal(market, hirer, key));
    /** What each of the two reads of it now. */
    const seen = async () => {
      const proposal = await market.readProposal(briefId, key.applicantUid);
      const brief = await market.readBrief(briefId);
      const read = (reader: "applicant" | "hirer") => {
        const { status, events } = seenBy(reader, proposal, brief, market.clock.now());
        return { status, events: events.map(({ event }) => event) };
      };
      return { proposal, applicant: read("applicant"), hirer: read("hirer") };
    };
    const mails = async () =>
      (await market.mailsTo(key.applicantUid)).filter((subject) => subject.includes("shortlist"));
    return { books, market, hirer, key, before, seen, mails };
  };

  it("is told after ten minutes, once, and can be undone until then as if nothing had been", async () => {
    const { books, market, hirer, key, before, seen, mails } = await listed();
    const untold = await seen();
    expect(untold).toMatchObject({
      applicant: { status: "SENT", events: ["SEND"] },
      hirer: { status: "SHORTLISTED" },
    });
    expect(untold.proposal.updatedAt).toBe(before.updatedAt);
    await market.pass(9 * minute);
    succeeded(await undoDecision(market, hirer, key));
    await market.pass(2 * minute);
    expect(await seen()).toMatchObject({
      applicant: { status: "SENT", events: ["SEND"] },
      hirer: { status: "SENT", events: ["SEND", "SHORTLIST", "TAKE_BACK"] },
    });
    expect(await mails()).toEqual([]);

    succeeded(await shortlistProposal(market, hirer, key));
    await market.pass(10 * minute);
    expect(refusalOf(await undoDecision(market, hirer, key))).toBe("TOO_LATE");
    expect((await seen()).applicant).toEqual({ status: "SHORTLISTED", events: ["SEND", "SHORTLIST"] });
    expect(await mails()).toHaveLength(1);
    expect(books.faults()).toEqual([]);
  });

  it("isn’t undone by a second press that undid the yes after it, nor by a page that showed something else", async () => {
    const { books, market, hirer, key } = await listed();
    market.clock.advance(minute);
    const { declineVisibleAt: tellsAt } = succeeded(
      await market.accept(hirer, key.briefId, key.applicantUid),
    ).data;
    market.clock.advance(1_000);
    const status = async () => (await market.readProposal(key.briefId, key.applicantUid)).status;
    const undo = () => undoDecision(market, hirer, key, { tellsAt });
    for (const undone of await Promise.all([undo(), undo()])) succeeded(undone);
    expect(await status()).toBe("SHORTLISTED");
    market.clock.advance(1_000);
    const no = { reason: "RATE", note: null } as const;
    succeeded(await declineProposal(market, hirer, key, no));
    expect(refusalOf(await undo())).toBe("WRONG_STATE");
    expect(await status()).toBe("DECLINED");
    await market.pass(11 * minute);
    expect(refusalOf(await undo())).toBe("TOO_LATE");
    expect(books.faults()).toEqual([]);
  });

  it("whose job is late is told after the yes that followed it is undone", async () => {
    const { books, market, hirer, key, seen, mails } = await listed();
    market.clock.advance(11 * minute);
    expect((await seen()).applicant).toEqual({ status: "SENT", events: ["SEND"] });
    succeeded(await market.accept(hirer, key.briefId, key.applicantUid));
    await market.worker.runDue();
    await market.pass(minute);
    succeeded(await undoDecision(market, hirer, key));
    await market.pass(10 * minute);
    expect((await seen()).applicant).toEqual({ status: "SHORTLISTED", events: ["SEND", "SHORTLIST"] });
    expect(await mails()).toHaveLength(1);
    expect(books.faults()).toEqual([]);
  });

  it("that another decision follows before it is told is never read by its applicant", async () => {
    for (const decision of ["no", "yes"]) {
      const { books, market, hirer, key, seen, mails } = await listed();
      market.clock.advance(minute);
      succeeded(
        decision === "no"
          ? await declineProposal(market, hirer, key, no)
          : await acceptProposal(market, hirer, key),
      );
      expect((await seen()).applicant).toEqual({ status: "SENT", events: ["SEND"] });
      expect(books.faults()).toEqual([]);
      await market.pass(11 * minute);
      expect((await seen()).applicant.events).not.toContain("SHORTLIST");
      expect(await mails()).toEqual([]);
      expect(books.faults()).toEqual([]);
    }
  });

  it("is never read by who leaves, or whose brief ends, before it is told", async () => {
    for (const end of ["WITHDRAW", "END"] as const) {
      const { books, market, hirer, key, seen, mails } = await listed();
      if (end === "END") succeeded(await closeBrief(market, hirer, key.briefId, "BUDGET"));
      else succeeded(await withdrawProposal(market, key.applicantUid, key.briefId));
      await market.pass(11 * minute);
      expect((await seen()).applicant.events).toEqual(["SEND", end]);
      expect(await mails()).toEqual([]);
      expect(books.faults()).toEqual([]);
    }
  });
});

describe("a hirer's button, pressed again", () => {
  const scene = async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    return { market, hirer, key: { briefId, applicantUid: await market.propose(briefId) } };
  };

  it("is nobody else's: another hirer, the applicant and other talent find nothing", async () => {
    const { market, key } = await scene();
    for (const uid of [await market.join("HIRER"), key.applicantUid, await market.join("AGENCY")]) {
      expect(refusalOf(await shortlistProposal(market, uid, key))).toBe("NOT_FOUND");
      expect(refusalOf(await acceptProposal(market, uid, key))).toBe("NOT_FOUND");
      expect(refusalOf(await declineProposal(market, uid, key, no))).toBe("NOT_FOUND");
      expect(refusalOf(await undoDecision(market, uid, key))).toBe("NOT_FOUND");
    }
  });

  it("declines once, and with other words not at all", async () => {
    const { market, hirer, key } = await scene();
    succeeded(await declineProposal(market, hirer, key, no));
    const declined = await market.readProposal(key.briefId, key.applicantUid);
    market.clock.advance(minute);
    succeeded(await declineProposal(market, hirer, key, no));
    for (const other of [
      { ...no, note: "Another." },
      { ...no, reason: "DATES" as const },
    ])
      expect(refusalOf(await declineProposal(market, hirer, key, other))).toBe("WRONG_STATE");
    expect(await market.readProposal(key.briefId, key.applicantUid)).toEqual(declined);
    await market.pass(9 * minute);
    // The applicant has read it by now.
    expect(refusalOf(await declineProposal(market, hirer, key, no))).toBe("WRONG_STATE");
  });

  it("puts on the shortlist once, and not any more once the brief is over", async () => {
    const { market, hirer, key } = await scene();
    succeeded(await shortlistProposal(market, hirer, key));
    const listed = await market.readProposal(key.briefId, key.applicantUid);
    market.clock.advance(minute);
    succeeded(await shortlistProposal(market, hirer, key));
    expect(await market.readProposal(key.briefId, key.applicantUid)).toEqual(listed);
    succeeded(await closeBrief(market, hirer, key.briefId, "BUDGET"));
    expect(refusalOf(await shortlistProposal(market, hirer, key))).toBe("WRONG_STATE");
  });
});

describe("the button that sends, pressed again", () => {
  const pressed = async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    const applicantUid = await market.propose(briefId);
    const press = (more: Partial<ProposalContent> = {}) =>
      sendProposal(market, applicantUid, briefId, { revision: null, content: market.aProposal(more) });
    return { market, hirer, briefId, key: { briefId, applicantUid }, press };
  };

  it("answers the same before and after a decline that is not told", async () => {
    const { market, hirer, key, press } = await pressed();
    succeeded(await press());
    succeeded(await declineProposal(market, hirer, key, no));
    succeeded(await press());
    await market.pass(10 * minute);
    expect(refusalOf(await press())).toBe("ALREADY_SENT");
  });

  it("answers the same before and after one that followed the shortlist", async () => {
    const { market, hirer, key, press } = await pressed();
    succeeded(await shortlistProposal(market, hirer, key));
    succeeded(await press());
    await market.pass(10 * minute);
    expect(refusalOf(await press())).toBe("ALREADY_SENT");
    succeeded(await declineProposal(market, hirer, key, no));
    expect(refusalOf(await press())).toBe("ALREADY_SENT");
  });

  it.each([
    { links: ["https://example.com"] },
    { startOn: "2030-01-01" },
    { answers: [{ met: true, evidence: "One shop, last year." }] },
    { rate: { min: 50_000, max: 60_000, currency: "EUR", unit: "DAY" } },
  ] satisfies Partial<ProposalContent>[])("never says “sent” of what isn't: %o", async (changes) => {
    const { market, briefId, key, press } = await pressed();
    const before = await market.readProposal(briefId, key.applicantUid);
    expect(refusalOf(await press(changes))).toBe("ALREADY_SENT");
    expect(await market.readProposal(briefId, key.applicantUid)).toEqual(before);
  });
});

describe("who leaves before a decline is told", () => {
  it.each(["SENT", "SHORTLISTED"] as const)(
    "was %s, never learns of it, and is counted once",
    async (former) => {
      const books = createBooks();
      const market = createMarket({ store: books.open() });
      const hirer = await market.join("HIRER");
      const briefId = await market.open(hirer);
      const applicantUid = await market.propose(briefId);
      const key = { briefId, applicantUid };
      if (former === "SHORTLISTED") {
        succeeded(await shortlistProposal(market, hirer, key));
        await market.pass(10 * minute);
      }
      succeeded(await declineProposal(market, hirer, key, no));
      succeeded(await withdrawProposal(market, applicantUid, briefId));
      expect(books.faults()).toEqual([]);
      const left = await market.readProposal(briefId, applicantUid);
      const events = seenBy(
        "applicant",
        left,
        await market.readBrief(briefId),
        market.clock.now(),
      ).events.map(({ event }) => event);
      expect(events).toEqual(former === "SENT" ? ["SEND", "WITHDRAW"] : ["SEND", "SHORTLIST", "WITHDRAW"]);
      await market.pass(10 * minute);
      expect(await market.mailsTo(applicantUid)).not.toContainEqual(expect.stringContaining("An answer"));
    },
  );
});

describe("over the cap", () => {
  it("proposals wait in line, and a freed place goes to whoever waits longest", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer, { cap: 5 });
    const inside: string[] = [];
    for (let index = 0; index < 5; index += 1) inside.push(await market.propose(briefId));
    market.clock.advance(1);
    const first = await market.propose(briefId);
    market.clock.advance(1);
    const second = await market.propose(briefId);
    expect(await market.readBrief(briefId)).toMatchObject({ counts: { places: 5, waitlisted: 2, total: 7 } });
    expect(await placeOf(market, briefId, second)).toBe(2);
    expect(refusalOf(await shortlistProposal(market, hirer, { briefId, applicantUid: first }))).toBe(
      "NOT_FOUND",
    );

    succeeded(await withdrawProposal(market, inside[0] ?? "", briefId));
    expect(await market.readProposal(briefId, first)).toMatchObject({ status: "SENT" });
    expect(await placeOf(market, briefId, second)).toBe(1);

    succeeded(await declineProposal(market, hirer, { briefId, applicantUid: inside[1] ?? "" }, no));
    expect(await market.readProposal(briefId, second)).toMatchObject({ status: "WAITLISTED" });
    await market.pass(10 * minute);
    expect(await market.readProposal(briefId, second)).toMatchObject({ status: "SENT" });
    expect(await market.readBrief(briefId)).toMatchObject({
      counts: { places: 5, waitlisted: 0, sent: 5, declined: 1, withdrawn: 1, total: 7 },
    });
    expect(await market.mailsTo(second)).toEqual([expect.stringContaining("can now read your proposal")]);
  });
});

describe("a line of more than a thousand", () => {
  it("tells whoever comes after them no place, and nobody else while they wait", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer, { cap: 5 });
    for (let index = 0; index < 5; index += 1) await market.propose(briefId);
    const first = await market.propose(briefId);
    const full = await market.readBrief(briefId);
    const others = Array.from({ length: 998 }, (_none, index) => `talent-${index}`);
    await market.store.transact(async (tx) =>
      tx.set<Brief>(briefsCollection, briefId, {
        ...full,
        waiting: [first, ...others],
        counts: { ...full.counts, waitlisted: 999 },
      }),
    );
    expect(await placeOf(market, briefId, await market.propose(briefId))).toBe(1_000);
    const untold = await market.propose(briefId);
    expect(await placeOf(market, briefId, untold)).toBeNull();
    succeeded(await withdrawProposal(market, first, briefId));
    expect(await placeOf(market, briefId, await market.propose(briefId))).toBeNull();
    expect(await placeOf(market, briefId, untold)).toBeNull();
  });
});

describe.each(["hirer", "applicant"] as const)("a block by the %s of a proposal that waits in line", (by) => {
  it("has it passed over, and mails neither; it takes its place once the block has ended", async () => {
    const books = createBooks();
    const market = createMarket({ store: books.open() });
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer, { cap: 5 });
    const inside: string[] = [];
    for (let index = 0; index < 5; index += 1) inside.push(await market.propose(briefId));
    const waits = await market.propose(briefId);
    const said = { to: waits, key: "begun-by-the-hirer", text: "Could you start on Monday?" };
    const { conversationId } = succeeded(await startConversation(market, hirer, said)).data;
    await market.pass(day);
    const blocker = by === "hirer" ? hirer : waits;
    succeeded(await setBlocked(market, blocker, conversationId, true));
    const mails = async () => [await market.mailsTo(hirer), await market.mailsTo(waits)];
    const before = await mails();
    succeeded(await withdrawProposal(market, inside[0] ?? "", briefId));
    await market.pass(minute);
    expect((await market.readProposal(briefId, waits)).status).toBe("WAITLISTED");
    expect(await mails()).toEqual(before);

    succeeded(await setBlocked(market, blocker, conversationId, false));
    await market.worker.runDue();
    expect((await market.readProposal(briefId, waits)).status).toBe("SENT");
    expect(books.faults()).toEqual([]);
  });
});

describe("who is away while they wait in line", () => {
  const fullBrief = async () => {
    const books = createBooks();
    const market = createMarket({ store: books.open() });
    const hirer = await market.join("HIRER");
    const admin = { uid: await market.join("HIRER"), admin: true };
    const briefId = await market.open(hirer, { cap: 5 });
    const inside: string[] = [];
    for (let index = 0; index < 5; index += 1) inside.push(await market.propose(briefId));
    const statusOf = async (uid: string) => (await market.readProposal(briefId, uid)).status;
    return { books, market, admin, briefId, inside, statusOf };
  };

  it("is passed over by a freed place, keeps their own, and takes the next one when they are back", async () => {
    const { books, market, admin, briefId, inside, statusOf } = await fullBrief();
    const [leaving, suspended] = [await market.propose(briefId), await market.propose(briefId)];
    const behind = await market.propose(briefId);
    succeeded(await deleteAccount(market, leaving));
    succeeded(await suspendMember(market, admin, suspended, aCause));
    succeeded(await withdrawProposal(market, inside[0] ?? "", briefId));
    expect(await statusOf(behind)).toBe("SENT");
    expect(await placeOf(market, briefId, leaving)).toBe(1);
    expect(await placeOf(market, briefId, suspended)).toBe(2);

    succeeded(await takeDeletionBack(market, leaving));
    succeeded(await withdrawProposal(market, inside[1] ?? "", briefId));
    expect(await statusOf(leaving)).toBe("SENT");
    expect(await statusOf(suspended)).toBe("WAITLISTED");
    await market.worker.runDue();
    expect(books.faults()).toEqual([]);
  });

  it("is passed over by a freed place even where fifty of them stand before the first who can take it", async () => {
    const { books, market, admin, briefId, inside, statusOf } = await fullBrief();
    for (let index = 0; index < 50; index += 1)
      succeeded(await suspendMember(market, admin, await market.propose(briefId), aCause));
    market.clock.advance(1);
    const behind = await market.propose(briefId);
    market.clock.advance(1);
    const last = await market.propose(briefId);
    succeeded(await withdrawProposal(market, inside[0] ?? "", briefId));
    expect(await statusOf(behind)).toBe("SENT");
    expect(await statusOf(last)).toBe("WAITLISTED");
    expect(books.faults()).toEqual([]);
  });

  it("takes a place that nobody behind them could take as soon as they are back", async () => {
    const { books, market, admin, briefId, inside, statusOf } = await fullBrief();
    const waits = await market.propose(briefId);
    succeeded(await suspendMember(market, admin, waits, aCause));
    succeeded(await withdrawProposal(market, inside[0] ?? "", briefId));
    expect(await statusOf(waits)).toBe("WAITLISTED");
    expect(books.faults()).toEqual([]);
    succeeded(await reinstateMember(market, admin, waits, aCause));
    await market.worker.runDue();
    expect(await statusOf(waits)).toBe("SENT");
    expect(await market.readBrief(briefId)).toMatchObject({
      counts: { places: 5, waitlisted: 0 },
      waiting: [],
    });
    expect(await market.mailsTo(waits)).toContainEqual(expect.stringContaining("can now read your proposal"));
    expect(books.faults()).toEqual([]);
  });
});

describe("who is in line when the brief ends", () => {
  it("reads a no like everybody who waits, and was never the hirer's to read", async () => {
    const books = createBooks();
    const market = createMarket({ store: books.open() });
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer, { cap: 5 });
    const inside: string[] = [];
    for (let index = 0; index < 5; index += 1) inside.push(await market.propose(briefId));
    const waits = await market.propose(briefId);
    // Was read once, and waits with a text that nobody has read.
    const [again = ""] = inside;
    succeeded(await withdrawProposal(market, again, briefId));
    succeeded(await sendProposal(market, again, briefId, { revision: null, content: market.aProposal() }));
    expect(await market.readProposal(briefId, waits)).toMatchObject({ status: "SENT" });
    const last = await market.propose(briefId);
    succeeded(await closeBrief(market, hirer, briefId, "BUDGET"));

    for (const when of ["at once", "once all are told"]) {
      for (const applicantUid of [again, last]) {
        const key = { briefId, applicantUid };
        expect(await readProposal(market.store, hirer, key), when).toBeNull();
        expect(refusalOf(await declineProposal(market, hirer, key, no)), when).toBe("NOT_FOUND");
        const own = await readProposal(market.store, applicantUid, key);
        expect(own && seenBy("applicant", own.data, own.brief.data, market.clock.now())).toMatchObject({
          status: "DECLINED",
          reason: "BUDGET",
        });
      }
      const counts = seenCounts(await market.readBrief(briefId), "owner");
      expect(counts, when).toMatchObject({ waitlisted: 2, total: 7 });
      await market.worker.runDue();
      expect(books.faults(), when).toEqual([]);
    }
    expect(seenCounts(await market.readBrief(briefId), "owner")).toMatchObject({
      declined: 5,
      waitlisted: 2,
    });
    const brief = await readBrief(market.store, hirer, briefId);
    if (!brief) throw new Error("The brief is gone");
    const listed = await listProposalsOf(market.store, brief, "DECLINED", { first: 50, after: null });
    const read = listed?.items.filter((proposal) => toReadProposal(proposal, brief, hirer));
    expect(read).toHaveLength(5);
  });
});

describe("the decide-by promise", () => {
  it("reminds, then closes the brief and tells everybody who waits; the record shows it", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    const applicantUid = await market.propose(briefId);
    await market.pass(11 * day);
    expect(await market.readBrief(briefId)).toMatchObject({ status: "SHORTLISTING" });
    await market.pass(7 * day);
    await market.pass(2 * day);
    await market.pass(day);
    expect(await market.readBrief(briefId)).toMatchObject({ status: "CLOSED", closeReason: "EXPIRED" });
    expect(await market.readProposal(briefId, applicantUid)).toMatchObject({
      status: "DECLINED",
      declineReason: "EXPIRED",
    });
    expect((await market.mailsTo(hirer)).map((subject) => subject.split(" “")[0])).toEqual([
      expect.stringMatching(/sent a proposal for$/),
      expect.stringMatching(/takes no more proposals$/),
      "Reply about",
      "Reply about",
      expect.stringMatching(/has closed$/),
    ]);
    expect(await getHirerRecord(market.store, hirer)).toMatchObject({ decidedInTime: 0, decidedLate: 1 });
  });
});

describe("what an applicant may do next", () => {
  it("with a draft: save, send and delete it; once the brief takes no more, delete it alone", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    const uid = await market.join("FREELANCER");
    const content = market.aProposal();
    succeeded(await saveProposal(market, uid, briefId, { revision: null, content }));
    const moves = async () => {
      const proposal = await readProposal(market.store, uid, { briefId, applicantUid: uid });
      return proposal && (await proposalMovesNow(market.store, proposal, market.clock.now()));
    };
    expect((await moves())?.sort()).toEqual(["DELETE", "SAVE", "SEND"]);
    succeeded(await closeBrief(market, hirer, briefId, "CANCELLED"));
    expect(await moves()).toEqual(["DELETE"]);
  });
});

it("several proposals are declined only where some are named", async () => {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer);
  expect(await declineProposals(market, hirer, briefId, [])).toMatchObject({
    code: "INVALID",
    problems: [{ field: "", code: "nameSomeone" }],
  });
});
