import { describe, expect, it } from "vitest";
import { aCause, createMarket, refusalOf, succeeded } from "#tests/support/market";
import { wholeExport } from "#tests/support/whole-export";
import type { ReportAbout } from "~/domain/report";
import { type Account, accountsCollection, wordsOf } from "~/features/accounts/model/account";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { removeBelongings } from "~/features/leaving/writes/remove-member";
import { labelOfText, nameOfText } from "~/features/moderation/api/reported-texts";
import { listReports } from "~/features/moderation/reads/list-reports";
import { dismissReport } from "~/features/moderation/writes/decide-report";
import { readReport } from "~/features/moderation/writes/read-reports";
import { suspendMember, warnMember } from "~/features/moderation/writes/suspend-member";
import { writeReport } from "~/features/moderation/writes/write-report";
import { type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { answerQuestion } from "~/features/questions/writes/answer-question";
import { askQuestion } from "~/features/questions/writes/ask-question";
import { SAME_WARNING } from "~/values/durations";
import { limits } from "~/values/limits";

const page = { first: 50, after: null };

/** A market with an administrator, a hirer whose brief somebody answers, and that somebody. */
async function createReports() {
  const market = createMarket();
  const hirer = await market.join("HIRER", { profile: { about: "We sell fine bells." } });
  const brief = await market.open(hirer);
  const talent = await market.propose(brief);
  const admin = { uid: await market.join("HIRER"), admin: true };
  const report = (
    by: string,
    about: ReportAbout,
    subject: string,
    more: Partial<Parameters<typeof writeReport>[2]> = {},
  ) => writeReport(market, by, { about, subject, reason: "SCAM", note: null, ...more });
  const open = async () => (await listReports(market.store, { open: true }, page)).items;
  return { ...market, hirer, brief, talent, admin, report, open };
}

describe("a report", () => {
  it("keeps what was written as it stood, whatever its author makes of it afterwards", async () => {
    const market = await createReports();
    succeeded(await market.report(market.talent, "MEMBER", market.hirer));
    await market.store.transact(async (tx) => {
      const profile = (await tx.get<Profile>(profilesCollection, market.hirer))?.data as Profile;
      tx.set<Profile>(profilesCollection, market.hirer, { ...profile, about: "Nothing to see." });
    });
    const [found] = await market.open();
    expect(found?.data).toMatchObject({ by: market.talent, ofUid: market.hirer, open: true, outcome: null });
    expect(found?.data.texts).toContainEqual({
      label: "member.about",
      text: "We sell fine bells.",
      by: market.hirer,
    });
    expect(found?.data.texts.map(labelOfText)).toContain("About");
  });

  it.each([
    ["brief.problem", undefined, "What is the problem?"],
    ["proposal.pitch", undefined, expect.stringMatching(/^[A-Z]/)],
    ["case.title", 2, "Case 2: Title"],
    ["hirer.advice", undefined, expect.stringMatching(/\?$/)],
    ["reportedMessage", undefined, "Reported message"],
    // As the releases of before kept it.
    ["Case 1: Files", undefined, "Case 1: Files"],
    ["constructor.name", undefined, "constructor.name"],
  ])("says what %s is where it is read", (label, nth, said) => {
    const text = { label, text: "", by: "ann", ...(nth && { case: nth }) };
    expect(labelOfText(text)).toEqual(said);
    expect(nameOfText(text)).toBe(label === said ? null : label);
  });

  it("holds names alone, none of our words", async () => {
    const market = await createReports();
    succeeded(await market.report(market.talent, "MEMBER", market.hirer));
    succeeded(await market.report(market.talent, "BRIEF", market.brief));
    succeeded(await market.report(market.hirer, "PROPOSAL", `${market.brief}_${market.talent}`));
    const texts = (await market.open()).flatMap(({ data }) => data.texts);
    expect(texts.length).toBeGreaterThan(5);
    for (const text of texts) expect(nameOfText(text)).toBe(text.label);
  });

  it("of a proposal has its pitch, and the brief's title around it", async () => {
    const market = await createReports();
    succeeded(await market.report(market.hirer, "PROPOSAL", `${market.brief}_${market.talent}`));
    const [found] = await market.open();
    expect(found?.data.ofUid).toBe(market.talent);
    expect(found?.data.texts.filter(({ around }) => around)).toMatchObject([{ by: market.hirer }]);
    expect(found?.data.texts.some(({ text }) => text === market.aProposal().pitch)).toBe(true);
  });

  it("of a message has the two before it and the next one, and nothing else of the conversation", async () => {
    const market = await createReports();
    const conversationId = `${market.brief}_${market.talent}`;
    const ids: string[] = [];
    for (let at = 1; at <= 7; at += 1) {
      const by = at % 2 ? market.hirer : market.talent;
      const sent = { conversationId, key: `message-${at}`, text: `Number ${at}.` };
      ids.push(succeeded(await sendMessage(market, by, sent)).id);
    }
    await market.store.transact(async (tx) => tx.set("blocks", `${market.hirer}~${market.talent}`, {}));
    const subject = ids[4] ?? "";
    expect(refusalOf(await market.report(market.hirer, "MESSAGE", subject))).toBe("NOT_FOUND");
    const stranger = await market.join("FREELANCER");
    expect(refusalOf(await market.report(stranger, "MESSAGE", subject))).toBe("NOT_FOUND");
    // Who was blocked can still say what was wrong.
    succeeded(await market.report(market.talent, "MESSAGE", subject));
    const texts = (await market.open())[0]?.data.texts;
    expect(texts?.map(({ text, around = false }) => [text, around])).toEqual([
      ["Number 3.", true],
      ["Number 4.", true],
      ["Number 5.", false],
      ["Number 6.", true],
    ]);
  });

  it("of a question is about who asked it; of one's own it is about the answer", async () => {
    const market = await createReports();
    const key = "a-question-about-it";
    const text = "Is it safe to pay before the first call?";
    const asked = await askQuestion(market, market.talent, { briefId: market.brief, key, text });
    const { id } = succeeded(asked);
    const about = async (by: string) => {
      const outcome = await market.report(by, "QUESTION", id);
      if (!outcome.ok) return outcome.code;
      return (await market.open()).find(({ data }) => data.by === by)?.data.ofUid;
    };
    expect(await about(await market.join("FREELANCER"))).toBe("NOT_FOUND");
    expect(await about(market.talent)).toBe("NOT_FOUND");
    expect(await about(market.hirer)).toBe(market.talent);
    const answer = { text: "Pay first, then we talk about it.", changesBrief: false };
    succeeded(await answerQuestion(market, market.hirer, id, answer));
    expect(await about(market.talent)).toBe(market.hirer);
    expect(await about(await market.join("FREELANCER"))).toBe(market.talent);
  });

  it("is one however often it is sent while it waits, also at once, and another after a decision", async () => {
    const market = await createReports();
    const send = () => market.report(market.talent, "BRIEF", market.brief);
    const sent = await Promise.all([send(), send(), send(), send()]);
    expect(sent.every(({ ok }) => ok)).toBe(true);
    const [first, ...others] = await market.open();
    expect(others).toEqual([]);
    succeeded(await dismissReport(market, market.admin, first?.id ?? "", null));
    succeeded(await send());
    expect(await market.open()).toHaveLength(1);
  });

  it("is one of a member whichever brief led to them, and another where it says something else", async () => {
    const market = await createReports();
    const { talent, brief, hirer } = market;
    succeeded(await market.report(talent, "MEMBER", hirer));
    succeeded(await market.report(talent, "MEMBER", `${hirer}~${brief}`));
    expect((await market.open()).map(({ data }) => data.subject)).toEqual([hirer]);
    succeeded(await market.report(talent, "MEMBER", `${hirer}~${brief}`, { note: "Look again." }));
    expect((await market.open()).map(({ data }) => [data.subject, data.note]).toSorted()).toEqual([
      [hirer, null],
      [hirer, "Look again."],
    ]);
  });

  it("of a member has the id of one alone", async () => {
    const market = await createReports();
    const { talent, brief, hirer } = market;
    for (const more of ["~", "~x", `~${brief}~`, `~${brief}~x`, " ", "~~"])
      expect(refusalOf(await market.report(talent, "MEMBER", `${hirer}${more}`)), more).toBe("NOT_FOUND");
    expect(await market.open()).toEqual([]);
  });

  it.each(["BRIEF", "MEMBER", "PROPOSAL"] as const)(
    "of a %s is for who may read it, and never for its author",
    async (about) => {
      const market = await createReports();
      const subject = { BRIEF: market.brief, MEMBER: market.hirer, PROPOSAL: "" }[about];
      const id = subject || `${market.brief}_${market.talent}`;
      const own = about === "PROPOSAL" ? market.talent : market.hirer;
      const stranger = await market.join("HIRER", { status: about === "MEMBER" ? "PENDING" : "ACTIVE" });
      expect(refusalOf(await market.report(own, about, id))).toBe("NOT_FOUND");
      expect(["NOT_FOUND", "CONFIRM_FIRST"]).toContain(refusalOf(await market.report(stranger, about, id)));
      expect(refusalOf(await market.report(market.talent, about, "nothing"))).toBe("NOT_FOUND");
      expect(await market.open()).toEqual([]);
    },
  );

  it("keeps no id that goes on behind that of its subject", async () => {
    const market = await createReports();
    const subject = `${market.hirer}~${"x".repeat(8_000)}`;
    expect(refusalOf(await market.report(market.talent, "MEMBER", subject))).toBe("NOT_FOUND");
    expect(await market.open()).toEqual([]);
  });

  it("says something where its reason says nothing, within its length", async () => {
    const market = await createReports();
    const send = (note: string | null) =>
      market.report(market.talent, "BRIEF", market.brief, { reason: "OTHER", note });
    expect(refusalOf(await send(" \n "))).toBe("INVALID");
    expect(refusalOf(await send("x".repeat(limits.reportNote + 1)))).toBe("INVALID");
    succeeded(await send("x".repeat(limits.reportNote)));
  });

  it("is decided by a warning, which its author reads and goes on as before", async () => {
    const market = await createReports();
    succeeded(await market.report(market.talent, "BRIEF", market.brief));
    const [found] = await market.open();
    const cause = { ...aCause, report: found?.id ?? "" };
    expect(refusalOf(await warnMember(market, market.admin, market.talent, cause))).toBe("NOT_FOUND");
    expect(succeeded(await warnMember(market, market.admin, market.hirer, cause)).status).toBe("ACTIVE");
    const decided = await readReport(market, market.admin, found?.id ?? "");
    expect(decided?.data).toMatchObject({
      open: false,
      outcome: { decision: "WARNED", words: aCause.words, by: market.admin.uid },
    });
    const account = (await market.store.get<Account>(accountsCollection, market.hirer))?.data;
    expect(account && wordsOf(account, "WARN")).toBe(aCause.words);
    expect(refusalOf(await dismissReport(market, market.admin, found?.id ?? "", null))).toBe("WRONG_STATE");
  });

  it("is decided by a warning of its own, also in the words of an earlier one", async () => {
    const market = await createReports();
    const { admin, hirer } = market;
    const warn = (report: string | null) => warnMember(market, admin, hirer, { ...aCause, report });
    const warnings = async () => {
      const account = (await market.store.get<Account>(accountsCollection, hirer))?.data;
      return account?.events?.filter(({ event }) => event === "WARN").length;
    };
    succeeded(await warn(null));
    succeeded(await market.report(market.talent, "BRIEF", market.brief));
    const report = (await market.open())[0]?.id ?? "";
    await Promise.all([warn(report), warn(report)]);
    expect(await market.open()).toEqual([]);
    expect(await warnings()).toBe(2);

    await market.pass(SAME_WARNING);
    // A form that is sent again decides nothing anew; a new one warns.
    succeeded(await warn(report));
    expect(await warnings()).toBe(2);
    succeeded(await warn(null));
    expect(await warnings()).toBe(3);
    succeeded(await warn(null));
    expect(await warnings()).toBe(3);
  });

  it.each([["dismissed"], ["decided by a warning in other words"]])(
    "that was %s warns and suspends nobody any more",
    async (how) => {
      const market = await createReports();
      const other = { uid: await market.join("HIRER"), admin: true };
      succeeded(await market.report(market.talent, "BRIEF", market.brief));
      const report = (await market.open())[0]?.id ?? "";
      if (how === "dismissed") succeeded(await dismissReport(market, other, report, null));
      else succeeded(await warnMember(market, other, market.hirer, { ...aCause, report }));
      const before = await market.store.get<Account>(accountsCollection, market.hirer);
      const cause = { ...aCause, words: "In words of my own.", report };
      expect(refusalOf(await warnMember(market, market.admin, market.hirer, cause))).toBe("WRONG_STATE");
      expect(refusalOf(await suspendMember(market, market.admin, market.hirer, cause))).toBe("WRONG_STATE");
      expect(await market.store.get<Account>(accountsCollection, market.hirer)).toEqual(before);
    },
  );

  it("is decided by one of two warnings that come at once in different words", async () => {
    const market = await createReports();
    const other = { uid: await market.join("HIRER"), admin: true };
    succeeded(await market.report(market.talent, "BRIEF", market.brief));
    const report = (await market.open())[0]?.id ?? "";
    const both = await Promise.all([
      warnMember(market, market.admin, market.hirer, { ...aCause, words: "One.", report }),
      warnMember(market, other, market.hirer, { ...aCause, words: "Two.", report }),
    ]);
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  });

  it("is decided by the suspension that it led to, and by no other member's", async () => {
    const market = await createReports();
    succeeded(await market.report(market.talent, "BRIEF", market.brief));
    const [found] = await market.open();
    const cause = { ...aCause, report: found?.id ?? "" };
    expect(refusalOf(await suspendMember(market, market.admin, market.talent, cause))).toBe("NOT_FOUND");
    succeeded(await suspendMember(market, market.admin, market.hirer, cause));
    const decided = await readReport(market, market.admin, found?.id ?? "");
    expect(decided?.data).toMatchObject({
      open: false,
      outcome: { decision: "SUSPENDED", words: aCause.words, by: market.admin.uid },
    });
    expect(refusalOf(await dismissReport(market, market.admin, found?.id ?? "", null))).toBe("WRONG_STATE");
  });
});

it("the words of who is gone are in no report, and what was decided stays", async () => {
  const market = await createReports();
  const note = "They asked me for a deposit.";
  succeeded(await market.report(market.talent, "MEMBER", market.hirer, { note }));
  succeeded(await market.report(market.hirer, "PROPOSAL", `${market.brief}_${market.talent}`));
  const all = async () => JSON.stringify(await market.store.query({ collection: "reports", limit: 100 }));
  const about = (await listReports(market.store, { ofUid: market.hirer }, page)).items[0];
  const cause = { ...aCause, report: about?.id ?? "" };
  succeeded(await suspendMember(market, market.admin, market.hirer, cause));

  await removeBelongings(market, market.hirer);
  expect(await all()).not.toMatch(/fine bells|fees up front|answers in a second/);
  expect(await all()).toContain(note);
  await removeBelongings(market, market.talent);
  expect(await all()).not.toContain(note);
  expect(await all()).not.toContain(market.aProposal().pitch);
  const left = (await listReports(market.store, { ofUid: market.hirer }, page)).items[0]?.data;
  expect(left).toMatchObject({ open: false, outcome: { decision: "SUSPENDED", words: null }, people: [] });
  // Again, and nothing is left to do.
  await removeBelongings(market, market.talent);
});

it("the export has what a member reported, and nothing of what was reported of them", async () => {
  const market = await createReports();
  succeeded(await market.report(market.talent, "MEMBER", market.hirer, { note: "They asked for money." }));
  const exported = async (uid: string) =>
    (await wholeExport(market.store, uid, market.clock.now())) as { reports: object[] };
  expect((await exported(market.talent)).reports).toMatchObject([
    { about: "MEMBER", id: market.hirer, reason: "SCAM", note: "They asked for money.", open: true },
  ]);
  expect((await exported(market.hirer)).reports).toEqual([]);
});
