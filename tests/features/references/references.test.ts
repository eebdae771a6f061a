import { describe, expect, it, vi } from "vitest";
import { aCause, createMarket, day, refusalOf, succeeded } from "#tests/support/market";
import { wholeExport } from "#tests/support/whole-export";
import { acceptedWork, aReference, endByBoth, shownWork } from "#tests/support/works";
import { setBlocked } from "~/features/conversations/writes/keep-thread";
import { removeBelongings } from "~/features/leaving/writes/remove-member";
import { suspendMember } from "~/features/moderation/writes/suspend-member";
import { writeReport } from "~/features/moderation/writes/write-report";
import { readNotification } from "~/features/notification-center/mails/read-notification";
import { getProfile, profilesCollection } from "~/features/profiles/model/profile";
import { readMember } from "~/features/profiles/reads/read-member";
import { plannedEnd } from "~/features/proposals/model/planned-end";
import type { Work } from "~/features/references/model/work";
import { countReferences } from "~/features/references/reads/count-references";
import { toPublicReference } from "~/features/references/reads/public-references";
import { listWorksAbout, toReference } from "~/features/references/reads/read-reference";
import { readWork, receivedOf, workMovesNow } from "~/features/references/reads/read-work";
import { endWork } from "~/features/references/writes/end-work";
import { noteId } from "~/features/references/writes/tell-of-work";
import {
  replyToReference,
  showWorkTitle,
  withdrawReference,
  writeReference,
} from "~/features/references/writes/write-reference";
import { REFERENCE_WAITS, TELL_DELAY } from "~/values/durations";

/** A work of four weeks, and what its two sides read and do. */
async function createScene() {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const work = await acceptedWork(market, hirer, { weeks: 4 });
  const { id, talent } = work;
  const write = (uid: string, more = {}) => writeReference(market, uid, id, { ...aReference, ...more });
  const read = async (uid: string) => {
    const found = await readWork(market.store, uid, id, market.clock.now());
    if (!found) throw new Error("They can’t read it");
    return found;
  };
  const movesOf = async (uid: string) => workMovesNow(market.store, await read(uid));
  const received = async (uid: string) => receivedOf(market.store, await read(uid));
  /** What anybody reads about the talent. */
  const shown = async (reader: string | null, side: "TALENT" | "HIRER" = "TALENT") => {
    const uid = side === "TALENT" ? talent : hirer;
    const { items } = await listWorksAbout(market.store, uid, side, { first: 20, after: null });
    const author = side === "TALENT" ? "HIRER" : "TALENT";
    const found = await Promise.all(
      items.map((one) => toReference(market.store, one, author, reader, market.clock.now())),
    );
    return found.filter((one) => one !== null);
  };
  const end = () => endByBoth(market, work);
  return { ...market, market, ...work, write, read, movesOf, received, shown, end };
}

describe("the end of a work", () => {
  const proposal = { days: null, startOn: null, updatedAt: "", events: [] as never[] };
  const accepted = [{ at: "2027-03-01T10:00:00.000Z", event: "ACCEPT", by: "hirer" as const }];
  it.each([
    ["weeks after the acceptance", { weeks: 2, startOn: null }, {}, "2027-03-15"],
    ["weeks after the brief’s start", { weeks: 2, startOn: "2027-03-10" }, {}, "2027-03-24"],
    [
      "weeks after the proposal’s start",
      { weeks: 2, startOn: "2027-03-10" },
      { startOn: "2027-03-20" },
      "2027-04-03",
    ],
    ["weeks after an acceptance that was later", { weeks: 1, startOn: "2027-02-01" }, {}, "2027-03-08"],
    ["the proposal’s days, five a week", { weeks: null, startOn: null }, { days: 6 }, "2027-03-15"],
    ["said by neither", { weeks: null, startOn: null }, {}, null],
  ])("is %s", (_what, brief, more, expected) => {
    const end = plannedEnd({ ...proposal, events: accepted, ...more }, brief);
    expect(end).toBe(expected && `${expected}T00:00:00.000Z`);
  });

  it("by its dates is told to both, and lets both write", async () => {
    const { movesOf, hirer, talent, write, pass, mailsTo } = await createScene();
    expect(await movesOf(hirer)).toEqual(["END"]);
    expect(refusalOf(await write(hirer))).toBe("WRONG_STATE");
    await pass(28 * day);
    for (const [uid, other] of [
      [hirer, talent],
      [talent, hirer],
    ] as const) {
      expect(await movesOf(uid)).toEqual(["WRITE"]);
      expect(await mailsTo(uid)).toContain(
        `Write a reference about ${other} for “A shop that answers in a second”`,
      );
    }
  });

  it("is said by neither side before its start", async () => {
    const market = createMarket();
    const startOn = new Date(market.clock.now().getTime() + 51 * day).toISOString().slice(0, 10);
    const { id, hirer, talent } = await acceptedWork(market, await market.join("HIRER"), { startOn });
    for (const uid of [hirer, talent]) expect(refusalOf(await endWork(market, uid, id))).toBe("WRONG_STATE");
    expect((await market.mailsTo(talent)).join()).not.toContain("Write a reference");
    await market.pass(51 * day);
    succeeded(await endWork(market, hirer, id));
    expect((await market.mailsTo(talent)).join()).toContain("says that the work");
  });

  it("is nobody’s before the applicant was told, and no stranger’s ever", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer, { weeks: 1 });
    const talent = await market.propose(briefId);
    succeeded(await market.accept(hirer, briefId, talent));
    const id = `${briefId}_${talent}`;
    for (const uid of [hirer, talent]) {
      expect(await readWork(market.store, uid, id, market.clock.now())).toBeNull();
      expect(refusalOf(await endWork(market, uid, id))).toBe("NOT_FOUND");
    }
    await market.pass(TELL_DELAY);
    const stranger = await market.join("HIRER");
    expect(await readWork(market.store, stranger, id, market.clock.now())).toBeNull();
    expect(refusalOf(await endWork(market, stranger, id))).toBe("NOT_FOUND");
    succeeded(await endWork(market, talent, id));
  });
});

describe("two references", () => {
  it("show at once when both are written, and not before", async () => {
    const { hirer, talent, id, market, end, write, movesOf, received, shown, mailsTo } = await createScene();
    await end();
    succeeded(await write(hirer));
    expect(await received(talent)).toBeNull();
    expect(await shown(talent)).toEqual([]);
    expect(await movesOf(hirer)).toEqual(["WRITE", "WITHDRAW", "SHOW_TITLE"]);
    // The title is asked of who has written, or has read.
    expect(await movesOf(talent)).toEqual(["WRITE"]);
    expect(refusalOf(await showWorkTitle(market, talent, id, true))).toBe("WRONG_STATE");
    expect(await mailsTo(talent)).toContain(
      `${hirer} wrote a reference about you for “A shop that answers in a second”`,
    );
    succeeded(await write(talent, { advice: "Ask for the numbers early." }));
    expect((await received(talent))?.experience).toBe(aReference.experience);
    expect((await received(hirer))?.advice).toBe("Ask for the numbers early.");
    expect(await shown(null)).toHaveLength(1);
    expect(await shown(null, "HIRER")).toHaveLength(1);
    expect(await movesOf(hirer)).toEqual(["REMOVE", "REPLY", "SHOW_TITLE"]);
    expect(await mailsTo(hirer)).toContain(
      `You can now read ${talent}’s reference for “A shop that answers in a second”`,
    );
    // Nobody answers what they have read.
    expect(refusalOf(await write(hirer, { advice: "Never." }))).toBe("WRONG_STATE");
    // The press that showed them, repeated.
    succeeded(await write(hirer));
  });

  it("need no second one after fourteen days, when it is too late for it", async () => {
    const { hirer, talent, end, write, pass, received, movesOf, shown, mailsTo } = await createScene();
    await end();
    succeeded(await write(talent));
    await pass(REFERENCE_WAITS - 1);
    expect(await received(hirer)).toBeNull();
    await pass(1);
    expect((await received(hirer))?.experience).toBe(aReference.experience);
    expect(await shown(null, "HIRER")).toHaveLength(1);
    expect(refusalOf(await write(hirer))).toBe("WRONG_STATE");
    expect(await movesOf(hirer)).toEqual(["REPLY", "SHOW_TITLE"]);
    expect(await mailsTo(hirer)).toContain(
      `You can now read ${talent}’s reference for “A shop that answers in a second”`,
    );
    expect(await mailsTo(talent)).toContain("Your reference for “A shop that answers in a second” now shows");
  });

  it("can be changed and withdrawn before, as if never written", async () => {
    const { hirer, talent, id, store, end, write, pass, movesOf, market, read, mailsTo } =
      await createScene();
    await end();
    succeeded(await write(hirer));
    const until = (await read(hirer)).work?.showsAt;
    await pass(day);
    succeeded(await write(hirer, { experience: "They made it fast." }));
    expect((await read(hirer)).work).toMatchObject({
      showsAt: until,
      byHirer: { experience: "They made it fast." },
    });
    succeeded(await withdrawReference(market, hirer, id));
    expect((await store.get<Work>("works", id))?.data).toMatchObject({ byHirer: null, showsAt: null });
    await pass(REFERENCE_WAITS);
    expect(await movesOf(talent)).toEqual(["WRITE"]);
    expect((await mailsTo(talent)).join()).not.toContain("You can now read");
  });

  it("are told of by one mail a day, however often one is written and withdrawn", async () => {
    const { market, id, hirer, talent, write, end } = await createScene();
    await end();
    await market.pass(60_000);
    const sent = vi.spyOn(market.app.mailbox, "send");
    for (let at = 0; at < 5; at += 1) {
      succeeded(await write(hirer));
      await market.pass(60_000);
      succeeded(await withdrawReference(market, hirer, id));
    }
    expect(sent.mock.calls.filter(([mail]) => mail.to.startsWith(talent))).toHaveLength(1);
  });

  it("can be removed after, and not written anew", async () => {
    const { hirer, talent, id, end, write, movesOf, market, shown } = await createScene();
    await end();
    succeeded(await write(hirer));
    succeeded(await write(talent));
    succeeded(await withdrawReference(market, hirer, id));
    succeeded(await withdrawReference(market, hirer, id));
    expect(await shown(null)).toEqual([]);
    expect(await shown(null, "HIRER")).toHaveLength(1);
    expect(await movesOf(hirer)).toEqual(["REPLY", "SHOW_TITLE"]);
    expect(refusalOf(await write(hirer, { advice: "Anew." }))).toBe("WRONG_STATE");
  });

  it("that were removed once they were shown leave nothing to be asked for", async () => {
    const { hirer, talent, id, end, write, market, pass } = await createScene();
    /** Whether what asks a side for its reference still does. */
    const asksFor = async (uid: string, side: "HIRER" | "TALENT") => {
      const read = (one: string) => readNotification(market, one);
      const ids = (["work-ended", "reference-written"] as const).map((type) => noteId(type, id, side));
      return (await Promise.all(ids.map(read))).some((found) => found?.notification.uid === uid);
    };
    await end();
    succeeded(await write(hirer));
    expect(await asksFor(talent, "TALENT")).toBe(true);
    succeeded(await write(talent));
    for (const uid of [hirer, talent]) succeeded(await withdrawReference(market, uid, id));
    await pass(28 * day);
    expect(await asksFor(talent, "TALENT")).toBe(false);
    expect(await asksFor(hirer, "HIRER")).toBe(false);
  });

  it("have one reply each, of the one whom they are about", async () => {
    const { hirer, talent, id, end, write, market, shown, mailsTo } = await createScene();
    await end();
    succeeded(await write(hirer));
    expect(refusalOf(await replyToReference(market, talent, id, "Thank you."))).toBe("WRONG_STATE");
    succeeded(await write(talent));
    expect(refusalOf(await replyToReference(market, talent, id, "x".repeat(601)))).toBe("INVALID");
    for (const [reader, mayReply] of [
      [talent, true],
      [hirer, false],
      [null, false],
    ] as const)
      expect((await shown(reader))[0]?.mayReply).toBe(mayReply);
    succeeded(await replyToReference(market, talent, id, " Thank you. "));
    succeeded(await replyToReference(market, talent, id, "Thank you."));
    expect(refusalOf(await replyToReference(market, talent, id, "And more."))).toBe("WRONG_STATE");
    expect((await shown(null))[0]).toMatchObject({ reply: "Thank you." });
    expect((await shown(talent))[0]?.mayReply).toBe(false);
    expect((await shown(null, "HIRER"))[0]).toMatchObject({ reply: null });
    expect(await mailsTo(hirer)).toContain(
      `${talent} replied to your reference for “A shop that answers in a second”`,
    );
  });

  it("name the brief only while both sides let them", async () => {
    const { hirer, talent, id, end, write, market, shown } = await createScene();
    await end();
    succeeded(await write(hirer, { title: true }));
    succeeded(await write(talent));
    expect((await shown(null))[0]?.title).toBeNull();
    succeeded(await showWorkTitle(market, talent, id, true));
    expect((await shown(null))[0]?.title).toBe("A shop that answers in a second");
    succeeded(await showWorkTitle(market, hirer, id, false));
    expect((await shown(null))[0]?.title).toBeNull();
  });

  it("don’t name the brief because of one that was withdrawn", async () => {
    const { hirer, talent, id, end, write, market, pass, shown } = await createScene();
    await end();
    succeeded(await write(talent, { title: true }));
    succeeded(await withdrawReference(market, talent, id));
    succeeded(await write(hirer, { title: true }));
    await pass(REFERENCE_WAITS);
    expect(await shown(null)).toMatchObject([{ title: null }]);
  });

  it.each([
    ["experience", { experience: " " }],
    ["experience", { experience: "x".repeat(601) }],
    ["advice", { advice: "" }],
  ])("without a good %s are refused beside it", async (field, more) => {
    const { hirer, end, write } = await createScene();
    await end();
    const outcome = await write(hirer, more);
    expect(outcome).toMatchObject({ ok: false, code: "INVALID", problems: [{ field }] });
  });

  it("are not written past a block, and not about a member who is away", async () => {
    const { hirer, talent, id, end, write, market, movesOf } = await createScene();
    await end();
    succeeded(await write(hirer));
    succeeded(await setBlocked(market, talent, id, true));
    expect(refusalOf(await write(talent))).toBe("BLOCKED");
    expect(refusalOf(await write(hirer, { advice: "Another." }))).toBe("BLOCKED");
    expect(await movesOf(hirer)).toEqual(["WITHDRAW"]);
    succeeded(await withdrawReference(market, hirer, id));
    succeeded(await setBlocked(market, talent, id, false));
    const admin = { uid: await market.join("HIRER"), admin: true };
    succeeded(await suspendMember(market, admin, talent, aCause));
    expect(refusalOf(await write(hirer))).toBe("APPLICANT_AWAY");
    expect(refusalOf(await write(talent))).toBe("NOT_ACTIVE");
  });
});

describe("who reads a reference", () => {
  it("reads the author’s name where the profile is theirs to read, and none of a suspended author’s words", async () => {
    const { hirer, talent, end, write, shown, market, store, clock } = await createScene();
    await end();
    succeeded(await write(hirer));
    succeeded(await write(talent));
    const stranger = await market.join("FREELANCER");
    expect((await shown(stranger))[0]?.author).toEqual({
      ...{ kind: "HIRER", name: hirer, uid: hirer },
      through: null,
    });
    const publicly = async () => {
      const page = { first: 20, after: null };
      const { items } = await listWorksAbout(store, talent, "TALENT", page);
      const found = items.map((work) => toPublicReference(store, work, "FREELANCER", clock.now()));
      return (await Promise.all(found)).filter((reference) => reference !== null);
    };
    // No profile here is for everyone.
    expect(await publicly()).toMatchObject([
      { kind: "HIRER", name: null, handle: null, experience: aReference.experience },
    ]);
    expect(await countReferences(store, talent, "TALENT", clock.now())).toBe(1);
    const admin = { uid: await market.join("HIRER"), admin: true };
    succeeded(await suspendMember(market, admin, hirer, aCause));
    expect(await shown(stranger)).toEqual([]);
    expect(await countReferences(store, talent, "TALENT", clock.now())).toBe(0);
    expect(await publicly()).toEqual([]);
  });

  it("reads a hirer’s name, which their briefs show, but not that of talent whose profile is hidden", async () => {
    const { hirer, talent, briefId, end, write, shown, market, store } = await createScene();
    await end();
    succeeded(await write(hirer));
    succeeded(await write(talent));
    for (const uid of [hirer, talent])
      await store.transact(async (tx) => {
        const profile = (await getProfile(tx, uid))?.data;
        tx.set(profilesCollection, uid, { ...profile, visibility: "HIDDEN" });
      });
    const stranger = await market.join("HIRER");
    expect((await shown(stranger, "HIRER"))[0]?.author).toEqual({
      kind: "FREELANCER",
      name: null,
      uid: null,
      through: null,
    });
    expect((await shown(stranger))[0]?.author).toMatchObject({ name: hirer, uid: null, through: null });
    // They have worked together, know each other, and read each other’s profiles through the brief.
    const known = (await shown(hirer, "HIRER"))[0]?.author;
    expect(known).toMatchObject({ name: talent, uid: talent, through: briefId });
    expect(await readMember(store, hirer, talent)).toBeNull();
    expect(await readMember(store, hirer, talent, { briefId })).toMatchObject({ uid: talent });
  });

  it("reads the last shown first", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const first = await shownWork(market, hirer);
    await market.pass(day);
    const second = await shownWork(market, hirer);
    const page = { first: 20, after: null };
    const { items } = await listWorksAbout(market.store, hirer, "HIRER", page);
    expect(items.map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it("never reads the other’s words in an export before they are shown", async () => {
    const { hirer, talent, briefId, end, write, store, clock } = await createScene();
    await end();
    succeeded(await write(hirer));
    const own = async (uid: string) =>
      ((await wholeExport(store, uid, clock.now())) as { references: object[] }).references;
    expect(JSON.stringify(await own(talent))).not.toContain(aReference.experience);
    expect(await own(hirer)).toMatchObject([{ brief: briefId, written: { advice: aReference.advice } }]);
    succeeded(await write(talent));
    expect(await own(talent)).toMatchObject([{ received: { experience: aReference.experience } }]);
  });

  it("may report it once it is shown, its author only the reply to it", async () => {
    const { hirer, talent, id, end, write, market } = await createScene();
    const report = (by: string, subject: string) =>
      writeReport(market, by, { about: "REFERENCE", subject, reason: "FALSE", note: null });
    await end();
    succeeded(await write(hirer));
    expect(refusalOf(await report(talent, `${id}~HIRER`))).toBe("NOT_FOUND");
    succeeded(await write(talent));
    succeeded(await report(talent, `${id}~HIRER`));
    succeeded(await report(await market.join("AGENCY"), `${id}~HIRER`));
    expect(refusalOf(await report(hirer, `${id}~HIRER`))).toBe("NOT_FOUND");
    for (const made of ["", "~", id, `${id}~OTHER`, `${id}~hirer`, `${id}~HIRER~2`])
      expect(refusalOf(await report(talent, made)), made).toBe("NOT_FOUND");
    succeeded(await replyToReference(market, talent, id, "Not so."));
    succeeded(await report(hirer, `${id}~HIRER`));
  });
});

it("both references go with either account", async () => {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const [first, second] = [await shownWork(market, hirer), await shownWork(market, hirer)];
  const left = async () => (await market.store.query({ collection: "works", limit: 10 })).items;
  expect(await left()).toHaveLength(2);
  await removeBelongings(market, first.talent);
  expect((await left()).map(({ id }) => id)).toEqual([second.id]);
  await removeBelongings(market, hirer);
  expect(await left()).toEqual([]);
});
