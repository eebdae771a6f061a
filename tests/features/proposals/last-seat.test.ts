import { describe, expect, it } from "vitest";
import { createBooks } from "#tests/support/books";
import { createMarket, refusalOf, succeeded } from "#tests/support/market";
import type { AccountStatus } from "~/domain/account";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type Block, blockId, blocksCollection } from "~/features/accounts/model/block";
import { nextBriefMoves, readBrief, seenCounts } from "~/features/briefs/reads/read-brief";
import { beginShortlisting, reopenBrief } from "~/features/briefs/writes/move-brief";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { readContact } from "~/features/conversations/reads/read-contact";
import { lastProposals, numbersOf } from "~/features/dashboard/reads/proposal-numbers";
import { deleteAccount } from "~/features/leaving/writes/delete-account";
import { textsOf } from "~/features/notification-center/mails/brief-notifications";
import { readNotification } from "~/features/notification-center/mails/read-notification";
import { listNotifications } from "~/features/notification-center/reads/list-notifications";
import { sayEndIn } from "~/features/notifications/mails/say-end";
import { seenBy } from "~/features/proposals/model/seen-proposal";
import { readProposal } from "~/features/proposals/reads/read-proposal";
import {
  acceptProposal,
  declineProposal,
  declineProposals,
  shortlistProposal,
  undoDecision,
} from "~/features/proposals/writes/decide-proposal";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import type { No } from "~/features/proposals/writes/noes";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";
import { sendProposal } from "~/features/proposals/writes/write-proposal";
import { daysAfter } from "~/values/days";
import { limits } from "~/values/limits";

const minute = 60_000;

/** A brief for one, full with five: the first is on the shortlist and was told so, and two are on the waiting list. */
async function createLastSeat() {
  const books = createBooks();
  const market = createMarket({ store: books.open() });
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer, { cap: 5 });
  const inside: string[] = [];
  for (let at = 0; at < 5; at += 1) inside.push(await market.propose(briefId));
  const [listed = "", chosen = "", ...others] = inside;
  market.clock.advance(1);
  const line = [await market.propose(briefId)];
  market.clock.advance(1);
  line.push(await market.propose(briefId));
  succeeded(await shortlistProposal(market, hirer, { briefId, applicantUid: listed }));
  await market.pass(10 * minute);
  const no = (applicantUid: string, more: Partial<No> = {}): No => ({
    applicantUid,
    reason: "RATE",
    note: null,
    withoutNote: false,
    ...more,
  });
  const noes = [no(listed, { note: "You were close." }), ...others.map((uid) => no(uid))];
  const key = { briefId, applicantUid: chosen };
  const accept = (said: No[] = noes) => acceptProposal(market, hirer, key, said);
  const stateOf = async (uid: string) => {
    const proposal = await market.readProposal(briefId, uid);
    return seenBy("applicant", proposal, await market.readBrief(briefId), market.clock.now());
  };
  const all = [...inside, ...line];
  const mailsOfAll = async () => Promise.all(all.map((uid) => market.mailsTo(uid)));
  const stands = async () => ({
    brief: await market.readBrief(briefId),
    proposals: await Promise.all(all.map((uid) => market.readProposal(briefId, uid))),
  });
  return {
    books,
    market,
    hirer,
    briefId,
    key,
    listed,
    chosen,
    others,
    line,
    all,
    no,
    noes,
    accept,
    stateOf,
    mailsOfAll,
    stands,
  };
}

/** A brief for two that is about to be filled: one yes, another two minutes later, and a no with it; or the first alone. */
async function createTwoSeats({ both = true } = {}) {
  const books = createBooks();
  const market = createMarket({ store: books.open() });
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer, { seats: 2 });
  const one = await market.propose(briefId);
  const two = await market.propose(briefId);
  const other = await market.propose(briefId);
  succeeded(await market.accept(hirer, briefId, one));
  if (both) {
    await market.pass(2 * minute);
    succeeded(await market.accept(hirer, briefId, two));
  }
  return { books, market, hirer, briefId, one, two, other };
}

describe("the yes for the last seat", () => {
  it("is told with every no after ten minutes, and nobody reads of it before", async () => {
    const { market, books, briefId, chosen, listed, others, line, accept, stateOf, mailsOfAll } =
      await createLastSeat();
    const before = await mailsOfAll();
    succeeded(await accept());
    await market.pass(9 * minute);
    expect(await stateOf(chosen)).toMatchObject({ status: "SENT" });
    expect(await stateOf(listed)).toMatchObject({ status: "SHORTLISTED", reason: null, note: null });
    expect(await mailsOfAll()).toEqual(before);
    expect((await market.readBrief(briefId)).status).toBe("OPEN");
    expect(books.faults()).toEqual([]);

    await market.pass(minute);
    expect(await stateOf(chosen)).toMatchObject({ status: "ACCEPTED" });
    expect(await stateOf(listed)).toMatchObject({ reason: "RATE", note: "You were close." });
    for (const uid of others) expect(await stateOf(uid)).toMatchObject({ reason: "RATE", note: null });
    for (const uid of line) expect(await stateOf(uid)).toMatchObject({ reason: "FILLED" });
    expect((await market.readBrief(briefId)).status).toBe("FILLED");
    expect((await mailsOfAll()).map((mails, at) => mails.length - (before[at]?.length ?? 0))).toEqual(
      before.map(() => 1),
    );
    expect(books.faults()).toEqual([]);
  });

  it("is undone whole within ten minutes, by any of its replies, and told nobody anything", async () => {
    for (const which of ["chosen", "listed"] as const) {
      const scene = await createLastSeat();
      const { market, books, hirer, briefId, accept, mailsOfAll, stands } = scene;
      const [before, mails] = [await stands(), await mailsOfAll()];
      succeeded(await accept());
      await market.pass(9 * minute);
      succeeded(await undoDecision(market, hirer, { briefId, applicantUid: scene[which] }));
      await market.pass(20 * minute);
      const after = await stands();
      const states = ({ brief, proposals }: typeof before) => [
        brief.status,
        brief.counts,
        brief.waiting,
        ...proposals.map(({ status, declineReason, note, declineVisibleAt, updatedAt }) => ({
          status,
          declineReason,
          note,
          declineVisibleAt,
          updatedAt,
        })),
      ];
      expect(states(after)).toEqual(states(before));
      const seen = ({ brief, proposals }: typeof before) =>
        proposals.map((one) => seenBy("applicant", one, brief, market.clock.now()).events);
      expect(seen(after)).toEqual(seen(before));
      expect(await mailsOfAll()).toEqual(mails);
      expect(books.faults()).toEqual([]);
    }
  });

  it("puts back on the shortlist who was put there minutes ago, and they hear it ten minutes later", async () => {
    const { market, books, hirer, briefId, others, noes, accept, stateOf } = await createLastSeat();
    const [fresh = ""] = others;
    succeeded(await shortlistProposal(market, hirer, { briefId, applicantUid: fresh }));
    market.clock.advance(minute);
    succeeded(await accept(noes.map((one) => ({ ...one, withoutNote: true }))));
    market.clock.advance(minute);
    succeeded(await undoDecision(market, hirer, { briefId, applicantUid: fresh }));
    expect(await market.readProposal(briefId, fresh)).toMatchObject({ status: "SHORTLISTED" });
    expect(await stateOf(fresh)).toMatchObject({ status: "SENT" });
    await market.pass(10 * minute);
    expect(await stateOf(fresh)).toMatchObject({ status: "SHORTLISTED" });
    expect(books.faults()).toEqual([]);
  });

  it("can’t be undone once it was told, and closes nothing meanwhile", async () => {
    const { market, hirer, briefId, key, accept } = await createLastSeat();
    succeeded(await accept());
    expect(refusalOf(await closeBrief(market, hirer, briefId, "BUDGET"))).toBe("YES_UNTOLD");
    await market.pass(10 * minute);
    expect(refusalOf(await undoDecision(market, hirer, key))).toBe("TOO_LATE");
  });

  it("doesn’t let its brief be moved on or reopened meanwhile", async () => {
    const { market, hirer, briefId, accept } = await createLastSeat();
    succeeded(await accept());
    expect(refusalOf(await beginShortlisting(market, hirer, briefId))).toBe("WRONG_STATE");
    const open = await createLastSeat();
    succeeded(await beginShortlisting(open.market, open.hirer, open.briefId));
    succeeded(await open.accept());
    const { closesOn, decideOn } = await open.market.readBrief(open.briefId);
    const dates = { closesOn: closesOn ?? "", decideOn: decideOn ?? "" };
    expect(refusalOf(await reopenBrief(open.market, open.hirer, open.briefId, dates))).toBe("WRONG_STATE");
    for (const own of [{ market, hirer, briefId }, open]) {
      const { store, clock } = own.market;
      const read = await readBrief(store, own.hirer, own.briefId);
      const moves = read ? nextBriefMoves(read, clock.now()) : [];
      expect(moves).toEqual(["COPY"]);
      const { revision, ...content } = await own.market.readBrief(own.briefId);
      const later = { ...content, decideOn: daysAfter(content.decideOn ?? "", 1) };
      const save = { id: own.briefId, revision, content: later };
      expect(refusalOf(await saveBrief(own.market, own.hirer, save))).toBe("WRONG_STATE");
    }
  });

  it("pressed again is one; with other words it is refused", async () => {
    const { market, accept, stands, noes } = await createLastSeat();
    succeeded(await accept());
    const once = await stands();
    market.clock.advance(1_000);
    succeeded(await accept());
    expect(await stands()).toEqual(once);
    expect(refusalOf(await accept(noes.map((one) => ({ ...one, note: "Other words." }))))).toBe(
      "WRONG_STATE",
    );
  });

  it("asks for a note to whoever is on the shortlist, or a word that there is none", async () => {
    const { noes, listed, accept, stands, stateOf } = await createLastSeat();
    const before = await stands();
    const withoutWords = noes.map((one) => ({ ...one, note: null }));
    expect(await accept(withoutWords)).toMatchObject({
      code: "INVALID",
      problems: [{ field: `note.${listed}` }],
    });
    expect(await stands()).toEqual(before);
    succeeded(await accept(withoutWords.map((one) => ({ ...one, withoutNote: true }))));
    expect(await stateOf(listed)).toMatchObject({ status: "SHORTLISTED" });
  });

  it("declines nobody whom the page didn’t name, and nobody who left", async () => {
    const { market, books, briefId, hirer, noes, others, line, accept, stands } = await createLastSeat();
    // One leaves, and the first of the waiting list comes in their place.
    const [left = ""] = others;
    succeeded(await withdrawProposal(market, left, briefId));
    const before = await stands();
    expect(refusalOf(await accept())).toBe("STALE");
    expect(await stands()).toEqual(before);
    const [promoted = ""] = line;
    const all = [...noes, { ...noes[1], applicantUid: promoted } as No];
    succeeded(await accept(all));
    expect(await market.readProposal(briefId, left)).toMatchObject({ status: "WITHDRAWN" });
    expect(await market.readProposal(briefId, promoted)).toMatchObject({ status: "DECLINED" });
    expect(
      refusalOf(await declineProposal(market, hirer, { briefId, applicantUid: promoted }, all[0] as No)),
    ).toBe("WRONG_STATE");
    expect(books.faults()).toEqual([]);
  });

  it.each([
    ["the chosen one", "chosen", "STALE"],
    ["somebody of the waiting list", "line", "STALE"],
    ["somebody who sent nothing", "nobody", "STALE"],
    ["one person twice", "twice", "INVALID"],
  ] as const)("refuses noes that name %s, and tells nobody", async (_whom, who, code) => {
    const { chosen, listed, line, no, noes, accept, stands } = await createLastSeat();
    const before = await stands();
    const uid = { chosen, line: line[0] ?? "", nobody: "nobody", twice: listed }[who];
    expect(refusalOf(await accept([...noes, no(uid, { withoutNote: true })]))).toBe(code);
    expect(await stands()).toEqual(before);
  });

  it("refuses noes where seats are left: nobody else hears anything", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer, { seats: 2 });
    const [one, two] = [await market.propose(briefId), await market.propose(briefId)];
    const no = { applicantUid: two, reason: "RATE", note: null, withoutNote: false } as const;
    expect(refusalOf(await acceptProposal(market, hirer, { briefId, applicantUid: one }, [no]))).toBe(
      "STALE",
    );
    succeeded(await acceptProposal(market, hirer, { briefId, applicantUid: one }));
    expect(await market.readProposal(briefId, two)).toMatchObject({ status: "SENT" });
  });

  it("is off when its applicant leaves before they hear it: the others wait as before", async () => {
    const { market, books, briefId, chosen, listed, others, line, accept, stateOf } = await createLastSeat();
    succeeded(await accept());
    succeeded(await withdrawProposal(market, chosen, briefId));
    expect(books.faults()).toEqual([]);
    await market.pass(20 * minute);
    expect(await stateOf(listed)).toMatchObject({ status: "SHORTLISTED" });
    for (const uid of others) expect(await stateOf(uid)).toMatchObject({ status: "SENT" });
    // The place that was freed is given once.
    expect(await stateOf(line[0] ?? "")).toMatchObject({ status: "SENT" });
    expect(await stateOf(line[1] ?? "")).toMatchObject({ status: "WAITLISTED" });
    expect(books.faults()).toEqual([]);
  });

  it("is off when another who was accepted minutes before leaves: a seat is free, and nobody is declined", async () => {
    const { market, books, hirer, briefId, one, two, other } = await createTwoSeats();
    succeeded(await withdrawProposal(market, one, briefId));
    expect(await market.readProposal(briefId, other)).toMatchObject({ status: "SENT" });
    expect(books.faults()).toEqual([]);
    await market.pass(20 * minute);
    expect(await market.readProposal(briefId, two)).toMatchObject({ status: "ACCEPTED", formerStatus: null });
    expect(await market.readProposal(briefId, other)).toMatchObject({ status: "SENT" });
    succeeded(await acceptProposal(market, hirer, { briefId, applicantUid: other }));
    expect(books.faults()).toEqual([]);
  });

  it.each(["last", "earlier"] as const)(
    "tells the hirer when whom the %s yes was for leaves",
    async (which) => {
      const { market, hirer, briefId, one, two } = await createTwoSeats();
      const before = await market.mailsTo(hirer);
      succeeded(await withdrawProposal(market, which === "last" ? two : one, briefId));
      expect((await market.mailsTo(hirer)).slice(before.length)).toEqual([
        expect.stringContaining("can’t be chosen"),
      ]);
    },
  );

  it("keeps whoever leaves or comes meanwhile from being shown and declined: they are on the waiting list", async () => {
    const { market, books, hirer, briefId, key, others, line, accept, stateOf } = await createLastSeat();
    succeeded(await accept());
    succeeded(await withdrawProposal(market, others[0] ?? "", briefId));
    const late = await market.join("FREELANCER");
    succeeded(await sendProposal(market, late, briefId, { revision: null, content: market.aProposal() }));
    expect(await stateOf(late)).toMatchObject({ status: "WAITLISTED" });
    expect(await stateOf(line[0] ?? "")).toMatchObject({ status: "WAITLISTED" });
    expect(books.faults()).toEqual([]);
    succeeded(await undoDecision(market, hirer, key));
    expect(await stateOf(line[0] ?? "")).toMatchObject({ status: "SENT" });
    expect(books.faults()).toEqual([]);
  });

  it("isn’t given away by what is sent meanwhile: its author reads it as any other, and the hirer doesn’t", async () => {
    const { market, books, hirer, briefId, two } = await createTwoSeats();
    const [late, next] = [await market.join("FREELANCER"), await market.join("FREELANCER")];
    const send = (uid: string) =>
      sendProposal(market, uid, briefId, { revision: null, content: market.aProposal() });
    const read = async (uid: string) => {
      const brief = await market.readBrief(briefId);
      const proposal = await market.readProposal(briefId, uid);
      const now = market.clock.now();
      const { status, placeInLine: place, events } = seenBy("applicant", proposal, brief, now);
      return { status, place, events: events.map(({ event }) => event) };
    };
    const counts = async () => {
      const { places, waitlisted } = seenCounts(await market.readBrief(briefId), "talent");
      return { places, waitlisted };
    };
    const asSent = { status: "SENT", place: null, events: ["SEND"] };
    expect(await counts()).toEqual({ places: 3, waitlisted: 0 });
    for (const uid of [late, next]) succeeded(await send(uid));
    expect(await counts()).toEqual({ places: 5, waitlisted: 0 });
    for (const uid of [late, next]) expect(await read(uid)).toEqual(asSent);
    expect(await readProposal(market.store, hirer, { briefId, applicantUid: late })).toBeNull();
    succeeded(await withdrawProposal(market, next, briefId));
    expect(await read(next)).toEqual({ status: "WITHDRAWN", place: null, events: ["SEND", "WITHDRAW"] });
    expect(await counts()).toEqual({ places: 4, waitlisted: 0 });

    const mails = await market.mailsTo(late);
    succeeded(await undoDecision(market, hirer, { briefId, applicantUid: two }));
    expect(await read(late)).toEqual(asSent);
    expect(await counts()).toEqual({ places: 4, waitlisted: 0 });
    expect(await market.mailsTo(late)).toEqual(mails);
    expect(await readProposal(market.store, hirer, { briefId, applicantUid: late })).not.toBeNull();
    expect(books.faults()).toEqual([]);
  });

  it("leaves the waiting list of a full brief its numbers, and tells who was held when it is told", async () => {
    const { market, books, briefId, others, line, accept, stateOf } = await createLastSeat();
    succeeded(await accept());
    for (const uid of others.slice(0, 3)) succeeded(await withdrawProposal(market, uid, briefId));
    const late = await market.propose(briefId);
    const last = await market.propose(briefId);
    expect(await stateOf(late)).toMatchObject({ status: "SENT" });
    expect(await stateOf(last)).toMatchObject({ status: "WAITLISTED" });
    expect(await stateOf(last)).toMatchObject({ placeInLine: 1 });
    expect(await stateOf(line[0] ?? "")).toMatchObject({ status: "WAITLISTED" });
    await market.pass(10 * minute);
    await market.pass(minute);
    for (const uid of [late, last])
      expect(await stateOf(uid)).toMatchObject({ status: "DECLINED", reason: "FILLED" });
    expect(await market.mailsTo(late)).toContainEqual(expect.stringContaining("replied"));
    expect(books.faults()).toEqual([]);
  });

  it("names as many as a brief may have, in one transaction, and undoes them all", async () => {
    const { books, market, hirer } = await createLastSeat();
    const briefId = await market.open(hirer, { cap: limits.cap.most });
    const people: string[] = [];
    for (let at = 0; at < limits.cap.most; at += 1) people.push(await market.propose(briefId));
    const key = { briefId, applicantUid: people[0] ?? "" };
    const noes = (await market.noesOf(briefId, key.applicantUid)).map((one) => ({
      ...one,
      note: "x".repeat(500),
    }));
    expect(noes).toHaveLength(limits.cap.most - 1);
    succeeded(await acceptProposal(market, hirer, key, noes));
    expect((await market.readBrief(briefId)).counts).toMatchObject({ accepted: 1, declined: 99, sent: 0 });
    succeeded(await undoDecision(market, hirer, key));
    expect((await market.readBrief(briefId)).counts).toMatchObject({ accepted: 0, declined: 0, sent: 100 });
    expect(books.faults()).toEqual([]);
  });
});

describe("a yes that may not be told any more", () => {
  type Market = ReturnType<typeof createMarket>;
  const become = (status: AccountStatus) => async (market: Market, uid: string) =>
    market.store.transact(async (tx) => {
      const found = await tx.get<Account>(accountsCollection, uid);
      if (found) tx.set<Account>(accountsCollection, uid, { ...found.data, status });
    });
  const block = async ({ store, clock }: Market, uid: string, otherUid: string) =>
    store.transact(async (tx) => {
      const at = `${clock.now().toISOString()}_${uid}`;
      tx.set<Block>(blocksCollection, blockId(uid, otherUid), { uid, otherUid, at });
    });
  const ofHirer = (happens: typeof block) => (market: Market, uid: string, hirer: string) =>
    happens(market, hirer, uid);

  it.each([
    ["its applicant blocked the hirer", block, 1],
    ["its applicant is suspended", become("SUSPENDED"), 1],
    ["its applicant is leaving", become("DELETING"), 1],
    // Nobody whose account isn’t active gets mails: it stands among their notifications.
    ["its hirer is suspended", ofHirer(become("SUSPENDED")), 0],
    ["its hirer is leaving", ofHirer(become("DELETING")), 0],
  ])("is undone with its noes, because %s: the hirer alone is told", async (_why, happens, mailed) => {
    const scene = await createLastSeat();
    const { market, books, hirer, briefId, key, chosen, all, accept, stateOf } = scene;
    const before = await Promise.all(all.map(stateOf));
    const mails = await scene.mailsOfAll();
    const toHirer = await market.mailsTo(hirer);
    succeeded(await accept());
    await happens(market, chosen, hirer);
    await market.pass(11 * minute);
    expect(await Promise.all(all.map(stateOf))).toEqual(before);
    expect(await scene.mailsOfAll()).toEqual(mails);
    expect(await market.readBrief(briefId)).toMatchObject({ status: "OPEN", fillsAt: null });
    const proposal = await readProposal(market.store, hirer, key);
    expect(proposal && (await readContact(market.store, proposal, market.clock.now()))).toBeNull();
    const { items } = await listNotifications(market.store, hirer, { first: 1, after: null });
    expect(items[0]?.data).toMatchObject({ type: "proposal-accept-undone", applicantUid: chosen });
    expect((await market.mailsTo(hirer)).slice(toHirer.length)).toEqual(
      Array(mailed).fill(expect.stringContaining("can’t be chosen")),
    );
    expect(books.faults()).toEqual([]);
  });

  it.each([
    ["withdraws", "They withdrew, before they were told"],
    ["is suspended", "One of you blocked the other, or has no active account"],
  ])("tells its hirer for good that its applicant %s, whatever happens later", async (what, told) => {
    const { market, hirer, briefId, chosen, accept } = await createLastSeat();
    succeeded(await accept());
    if (what === "is suspended") {
      await become("SUSPENDED")(market, chosen);
      await market.pass(11 * minute);
      await become("ACTIVE")(market, chosen);
      market.clock.advance(minute);
    }
    succeeded(await withdrawProposal(market, chosen, briefId));
    const lead = async () => {
      const { items } = await listNotifications(market.store, hirer, { first: 20, after: null });
      const [undone] = items.filter(({ data }) => data.type === "proposal-accept-undone");
      const scene = undone && (await readNotification(market, undone.id));
      return scene ? textsOf(scene, sayEndIn(null, market.clock.now())).lead : undefined;
    };
    expect(await lead()).toContain(told);
    market.clock.advance(minute);
    const { revision } = await market.readProposal(briefId, chosen);
    succeeded(await sendProposal(market, chosen, briefId, { revision, content: market.aProposal() }));
    expect(await lead()).toContain(told);
  });

  it("of two takes back the noes of the other, whose yes stands", async () => {
    const { books, market, briefId, one, two, other } = await createTwoSeats();
    await become("SUSPENDED")(market, one);
    // The first is due before the last.
    await market.pass(8 * minute);
    expect(await market.readProposal(briefId, one)).toMatchObject({ status: "SENT" });
    expect(await market.readProposal(briefId, other)).toMatchObject({ status: "SENT" });
    await market.pass(2 * minute);
    expect(await market.readProposal(briefId, two)).toMatchObject({ status: "ACCEPTED", formerStatus: null });
    expect((await market.readBrief(briefId)).status).toBe("OPEN");
    expect(books.faults()).toEqual([]);
  });
});

describe("a yes whose job is late", () => {
  it("is read by nobody before it is told, nor are its noes: it may come to nothing", async () => {
    const { market, books, briefId, chosen, all, accept, stateOf } = await createLastSeat();
    const numbers = async () =>
      Promise.all(
        all.map(async (uid) => {
          const proposals = await lastProposals(market.store, uid, "applicant");
          return numbersOf(proposals, "applicant", market.clock.now());
        }),
      );
    const before = [await Promise.all(all.map(stateOf)), await numbers()];
    succeeded(await accept());
    succeeded(await deleteAccount(market, chosen));
    market.clock.advance(11 * minute);
    expect([await Promise.all(all.map(stateOf)), await numbers()]).toEqual(before);
    await market.worker.runDue();
    expect([await Promise.all(all.map(stateOf)), await numbers()]).toEqual(before);
    expect((await market.readBrief(briefId)).status).toBe("OPEN");
    expect(books.faults()).toEqual([]);
  });

  it("doesn’t keep its applicant from leaving, since they don’t know it", async () => {
    const { market, books, briefId, chosen, accept, stateOf } = await createLastSeat();
    succeeded(await accept());
    market.clock.advance(11 * minute);
    succeeded(await withdrawProposal(market, chosen, briefId));
    await market.worker.runDue();
    expect(await stateOf(chosen)).toMatchObject({ status: "WITHDRAWN" });
    expect(await market.readBrief(briefId)).toMatchObject({ status: "OPEN", fillsAt: null });
    expect(books.faults()).toEqual([]);
  });
});

describe("several noes at once", () => {
  it("are told after ten minutes, each with its words, and undone together or one by one", async () => {
    const { market, books, hirer, briefId, others, no, stateOf } = await createLastSeat();
    const [one = "", two = "", three = ""] = others;
    const noes = [one, two, three].map((uid) => no(uid, { note: "Thank you." }));
    succeeded(await declineProposals(market, hirer, briefId, noes));
    succeeded(await undoDecision(market, hirer, { briefId, applicantUid: one }));
    expect((await market.readBrief(briefId)).counts).toMatchObject({ declined: 2, sent: 2 });
    succeeded(await undoDecision(market, hirer, { briefId, applicantUid: two }, { all: true }));
    expect((await market.readBrief(briefId)).counts).toMatchObject({ declined: 0, sent: 4 });
    market.clock.advance(1);
    succeeded(await declineProposals(market, hirer, briefId, noes));
    await market.pass(10 * minute);
    for (const uid of others)
      expect(await stateOf(uid)).toMatchObject({ reason: "RATE", note: "Thank you." });
    expect(books.faults()).toEqual([]);
  });

  it("undone together leave a yes of the same moment as it is", async () => {
    const { books, market, hirer, briefId, one, two } = await createTwoSeats({ both: false });
    const noes = [{ applicantUid: two, reason: "RATE", note: null, withoutNote: false }] as const;
    succeeded(await declineProposals(market, hirer, briefId, noes));
    succeeded(await undoDecision(market, hirer, { briefId, applicantUid: two }, { all: true }));
    expect(await market.readProposal(briefId, two)).toMatchObject({ status: "SENT" });
    expect(await market.readProposal(briefId, one)).toMatchObject({ status: "ACCEPTED" });
    expect(books.faults()).toEqual([]);
  });

  it.each([
    ["who withdrew meanwhile is left out", "withdraws", null],
    ["who was declined with other words meanwhile makes the page stale", "declined", "STALE"],
    ["who is named twice is refused", "twice", "INVALID"],
    ["who is on the shortlist without a word is refused", "listed", "INVALID"],
    ["who is on the waiting list isn’t there", "waits", "NOT_FOUND"],
  ] as const)("%s", async (_title, what, code) => {
    const { market, books, hirer, briefId, listed, others, line, no, stands } = await createLastSeat();
    const [one = "", two = ""] = others;
    const noes = [no(one), no(two)];
    if (what === "withdraws") succeeded(await withdrawProposal(market, one, briefId));
    if (what === "declined")
      succeeded(
        await declineProposal(market, hirer, { briefId, applicantUid: one }, { reason: "DATES", note: null }),
      );
    if (what === "twice") noes.push(no(one));
    if (what === "listed") noes.push(no(listed));
    if (what === "waits") noes.push(no(line[0] ?? ""));
    const before = await stands();
    const outcome = await declineProposals(market, hirer, briefId, noes);
    if (code === null) {
      succeeded(outcome);
      expect(await market.readProposal(briefId, two)).toMatchObject({ status: "DECLINED" });
      expect(await market.readProposal(briefId, one)).toMatchObject({ status: "WITHDRAWN" });
    } else {
      expect(refusalOf(outcome)).toBe(code);
      expect(await stands()).toEqual(before);
    }
    expect(books.faults()).toEqual([]);
  });
});
