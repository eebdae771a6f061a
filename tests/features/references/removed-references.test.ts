import { describe, expect, it } from "vitest";
import { createMarket, refusalOf, succeeded } from "#tests/support/market";
import { wholeExport } from "#tests/support/whole-export";
import { aReference, askedFor, shownWork } from "#tests/support/works";
import { listReports } from "~/features/moderation/reads/list-reports";
import { findRemovable, removeReported } from "~/features/moderation/writes/decide-report";
import { listTrailFor } from "~/features/moderation/writes/read-reports";
import { writeReport } from "~/features/moderation/writes/write-report";
import { listOwnAsked, listPastReferences, readAsked } from "~/features/references/reads/asked";
import { countReferences } from "~/features/references/reads/count-references";
import { listWorksAbout, toReference } from "~/features/references/reads/read-reference";
import { readWork, removedOf, workMovesNow } from "~/features/references/reads/read-work";
import { confirmAsked, declineAsked } from "~/features/references/writes/answer-asked";
import { askReference, removeAsked, replyToAsked } from "~/features/references/writes/ask-reference";
import {
  replyToReference,
  withdrawReference,
  writeReference,
} from "~/features/references/writes/write-reference";

const page = { first: 20, after: null };
const cause = { reason: "FALSE" as const, words: "It names a patient of the hospital." };
const brief = "“A shop that answers in a second”";

/** A work with both references, of which the hirer’s has a reply, and an administrator. */
async function createScene() {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const work = await shownWork(market, hirer);
  const { id, talent } = work;
  succeeded(await replyToReference(market, talent, id, "Not as I remember it."));
  const admin = { uid: await market.join("HIRER"), admin: true };
  const stranger = await market.join("FREELANCER");
  /** Reports it, and answers the id of the report. */
  const report = async (by: string, subject = `${id}~HIRER`) => {
    succeeded(await writeReport(market, by, { about: "REFERENCE", subject, reason: "FALSE", note: null }));
    const { items } = await listReports(market.store, { open: true }, page);
    return items.find(({ data }) => data.by === by && data.subject === subject)?.id ?? "";
  };
  const reportOf = async (report: string) => {
    const { items } = await listReports(market.store, { open: false }, page);
    return items.find((found) => found.id === report)?.data;
  };
  /** What somebody reads about the talent: a stranger, where nobody is named. */
  const shown = async (reader = stranger) => {
    const { items } = await listWorksAbout(market.store, talent, "TALENT", page);
    const now = market.clock.now();
    const found = items.map((one) => toReference(market.store, one, "HIRER", reader, now));
    return (await Promise.all(found)).filter((one) => one !== null);
  };
  const read = async (uid: string) => {
    const found = await readWork(market.store, uid, id, market.clock.now());
    if (!found) throw new Error("They can’t read it");
    return { removed: removedOf(found), moves: await workMovesNow(market.store, found) };
  };
  const acts = async () => (await listTrailFor(market.store, admin, page)).items.map(({ data }) => data);
  const exported = async (uid: string) =>
    JSON.stringify(await wholeExport(market.store, uid, market.clock.now()));
  return { ...market, ...work, market, admin, stranger, report, reportOf, shown, read, acts, exported };
}

describe("a reference that an administrator removes", () => {
  it("is gone for everyone, with its reply, and can’t be written, replied to or reported anew", async () => {
    const { market, admin, hirer, talent, stranger, id, report, shown, read, ...scene } = await createScene();
    const reported = await report(stranger);
    expect((await shown())[0]?.experience).toBe(aReference.experience);
    succeeded(await removeReported(market, admin, reported, cause));
    expect(await shown()).toEqual([]);
    expect(await countReferences(scene.store, talent, "TALENT", scene.clock.now())).toBe(0);
    // The other one stands.
    expect(await countReferences(scene.store, hirer, "HIRER", scene.clock.now())).toBe(1);
    for (const uid of [hirer, talent]) expect(await scene.exported(uid)).not.toContain(aReference.experience);
    expect((await read(hirer)).moves).toEqual(["REPLY", "SHOW_TITLE"]);
    expect((await read(talent)).moves).toEqual(["REMOVE", "SHOW_TITLE"]);
    expect(refusalOf(await writeReference(market, hirer, id, aReference))).toBe("WRONG_STATE");
    expect(refusalOf(await replyToReference(market, talent, id, "Again."))).toBe("WRONG_STATE");
    succeeded(await withdrawReference(market, hirer, id));
    const again = { about: "REFERENCE", subject: `${id}~HIRER`, reason: "FALSE", note: null } as const;
    for (const uid of [talent, await market.join("AGENCY")])
      expect(refusalOf(await writeReport(market, uid, again))).toBe("NOT_FOUND");
  });

  it("is told to both sides, and its reason to its author alone", async () => {
    const { market, admin, hirer, talent, stranger, report, read, exported, ...scene } = await createScene();
    succeeded(await removeReported(market, admin, await report(stranger), cause));
    expect(await scene.mailsTo(hirer)).toContain(`Your reference for ${brief} was removed`);
    expect(await scene.mailsTo(talent)).toContain(`${hirer}’s reference for ${brief} was removed`);
    expect((await read(hirer)).removed).toMatchObject([
      { side: "HIRER", what: "REFERENCE", words: cause.words },
    ]);
    expect((await read(talent)).removed).toMatchObject([{ side: "HIRER", what: "REFERENCE", words: null }]);
    expect(await exported(hirer)).toContain(cause.words);
    expect(await exported(talent)).not.toContain(cause.words);
    const mails = (await scene.app.mailbox.list()).filter(({ text }) => text.includes(cause.words));
    expect(mails.map(({ to }) => to)).toEqual([`${hirer}@example.com`]);
  });

  it("decides its report, which keeps the text, and is an act of the trail, once", async () => {
    const { market, admin, stranger, report, reportOf, acts } = await createScene();
    const reported = await report(stranger);
    succeeded(await removeReported(market, admin, reported, cause));
    succeeded(await removeReported(market, admin, reported, cause));
    const other = { ...cause, words: "Another reason." };
    expect(refusalOf(await removeReported(market, admin, reported, other))).toBe("WRONG_STATE");
    const kept = await reportOf(reported);
    expect(kept?.outcome).toMatchObject({ decision: "REMOVED", words: cause.words, by: admin.uid });
    expect(kept?.texts[0]?.text).toBe(aReference.experience);
    expect((await acts()).map(({ act, about, reason }) => [act, about, reason])).toEqual([
      ["REMOVE_REPORTED", reported, "FALSE"],
    ]);
  });

  it("is removed by administrators alone, with a reason, and by neither of its sides", async () => {
    const { market, admin, hirer, talent, stranger, report, shown, acts } = await createScene();
    const reported = await report(stranger);
    const remove = (uid: string, isAdmin: boolean, words = cause.words) =>
      removeReported(market, { uid, admin: isAdmin }, reported, { ...cause, words });
    for (const uid of [hirer, talent, stranger])
      expect(refusalOf(await remove(uid, false))).toBe("NOT_FOUND");
    expect(refusalOf(await remove(hirer, true))).toBe("NOT_FOUND");
    expect(refusalOf(await remove(talent, true))).toBe("WRONG_STATE");
    for (const words of [" ", "x".repeat(1_001)])
      expect(refusalOf(await remove(admin.uid, true, words))).toBe("INVALID");
    expect(await shown()).toHaveLength(1);
    expect(await acts()).toEqual([]);
  });

  it("can’t be removed once it is gone, and neither can a brief", async () => {
    const { market, admin, hirer, talent, id, briefId, store, report, reportOf } = await createScene();
    const reported = await report(talent);
    succeeded(await withdrawReference(market, hirer, id));
    expect(refusalOf(await removeReported(market, admin, reported, cause))).toBe("WRONG_STATE");
    expect(await reportOf(reported)).toBeUndefined();
    const gone = { about: "REFERENCE", subject: `${id}~HIRER`, ofUid: hirer } as const;
    expect(await findRemovable(store, admin.uid, gone)).toBeNull();
    const ofBrief = { about: "BRIEF", subject: briefId, ofUid: hirer } as const;
    expect(await findRemovable(store, admin.uid, ofBrief)).toBeNull();
    expect(refusalOf(await removeReported(market, admin, "none", cause))).toBe("NOT_FOUND");
  });
});

it("of a report about the reply an administrator removes that alone, and it isn’t written anew", async () => {
  const { market, admin, hirer, talent, id, report, shown, read, mailsTo } = await createScene();
  succeeded(await removeReported(market, admin, await report(hirer), cause));
  expect(await shown()).toMatchObject([{ experience: aReference.experience, reply: null, repliedAt: null }]);
  expect((await read(talent)).moves).toEqual(["REMOVE", "SHOW_TITLE"]);
  expect((await shown(talent))[0]?.mayReply).toBe(false);
  expect(refusalOf(await replyToReference(market, talent, id, "Again."))).toBe("WRONG_STATE");
  expect((await read(talent)).removed).toMatchObject([{ side: "TALENT", what: "REPLY", words: cause.words }]);
  expect((await read(hirer)).removed).toMatchObject([{ side: "TALENT", what: "REPLY", words: null }]);
  expect(await mailsTo(talent)).toContain(`Your reply to ${hirer}’s reference for ${brief} was removed`);
  expect(await mailsTo(hirer)).toContain(`${talent}’s reply to your reference for ${brief} was removed`);
});

it("one by e-mail is removed for good; its author reads that by the link, and its member why", async () => {
  const { market, admin, talent, stranger, store, clock, report, ...scene } = await createScene();
  const { id, secret } = await askedFor(market, talent);
  const text = { name: "Old", organisation: null, experience: "They lied to us.", advice: "Don’t." };
  succeeded(await confirmAsked(market, secret, text));
  const reported = await report(stranger, id);
  expect(refusalOf(await removeReported(market, { uid: talent, admin: true }, reported, cause))).toBe(
    "NOT_FOUND",
  );
  succeeded(await removeReported(market, admin, reported, cause));
  expect(await listPastReferences(store, talent)).toEqual([]);
  expect(await scene.exported(talent)).not.toContain(text.experience);
  expect(await listOwnAsked(store, talent, clock.now())).toMatchObject([
    { status: "REMOVED", name: "Old", shown: null, removedBecause: cause.words },
  ]);
  expect(await readAsked(store, secret, clock.now())).toMatchObject({ status: "REMOVED", shown: null });
  expect(await scene.mailsTo(talent)).toContain("A reference that you asked for was removed");
  // Neither of the two brings it back.
  expect(refusalOf(await confirmAsked(market, secret, text))).toBe("NOT_FOUND");
  expect(refusalOf(await declineAsked(market, secret))).toBe("NOT_FOUND");
  expect(refusalOf(await replyToAsked(market, talent, id, "Hello."))).toBe("WRONG_STATE");
  const asking = { email: "asked@client.example", name: "Old", title: "A slow shop", year: 2020 };
  expect(refusalOf(await askReference(market, talent, asking))).toBe("INVALID");
  succeeded(await removeAsked(market, talent, id));
  expect(await listOwnAsked(store, talent, clock.now())).toEqual([]);
  expect(await readAsked(store, secret, clock.now())).toBeNull();
});
