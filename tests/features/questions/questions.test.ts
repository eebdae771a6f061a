import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aCause, createMarket, day, refusalOf, succeeded } from "#tests/support/market";
import { wholeExport } from "#tests/support/whole-export";
import type { AccountKind, AccountStatus } from "~/domain/account";
import { type Block, blockId, blocksCollection } from "~/features/accounts/model/block";
import { briefMovesNow, readBrief } from "~/features/briefs/reads/read-brief";
import { deleteAccount } from "~/features/leaving/writes/delete-account";
import { removeBelongings } from "~/features/leaving/writes/remove-member";
import { reinstateMember, suspendMember } from "~/features/moderation/writes/suspend-member";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { saveProposal } from "~/features/proposals/writes/write-proposal";
import { type Question, questionsCollection } from "~/features/questions/model/question";
import { listUnanswered } from "~/features/questions/reads/list-questions";
import {
  listAnswered,
  listWithoutAnswer,
  movesOfQuestion,
  seenClarification,
  seenStatus,
  toReadQuestion,
} from "~/features/questions/reads/read-question";
import { answerQuestion, removeQuestion } from "~/features/questions/writes/answer-question";
import { askQuestion } from "~/features/questions/writes/ask-question";
import { clarifyBrief } from "~/features/questions/writes/clarify-brief";
import type { Page } from "~/platform/ports/store";
import { ANSWER_CHANGES_FOR, DELETION_DELAY, QUESTIONS_WINDOW } from "~/values/durations";
import { limits } from "~/values/limits";

const text = "Is the shop's database ours to change, or somebody else's?";
const answer = "Yours to change, from the first day.";

/** An open brief, its hirer, and somebody who may ask. */
async function createAsked() {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer);
  const asker = await market.join("FREELANCER");
  const ask = (uid = asker, more: { key?: string; text?: string; briefId?: string } = {}) =>
    askQuestion(market, uid, { briefId, key: randomUUID(), text, ...more });
  const asked = async (uid = asker) => succeeded(await ask(uid)).id;
  const reply = (id: string, changesBrief = false, said = answer, uid = hirer) =>
    answerQuestion(market, uid, id, { text: said, changesBrief });
  /** What somebody reads of the brief's questions; null where they can't read the brief. */
  const readBy = async (uid: string) => {
    const brief = await readBrief(market.store, uid, briefId);
    if (!brief) return null;
    const page = { first: 50, after: null };
    const found = [
      ...(await listWithoutAnswer(market.store, brief, page)).items,
      ...(await listAnswered(market.store, brief, page)).items,
    ];
    return found.flatMap((question) => toReadQuestion(question, brief) ?? []);
  };
  const linesOf = async (uid: string) =>
    (await readBy(uid))?.map((read) => `${seenStatus(read)}${read.own ? " own" : ""}`) ?? null;
  return { market, hirer, briefId, asker, ask, asked, reply, readBy, linesOf };
}

describe("who may ask", () => {
  const members: [AccountKind, AccountStatus, string][] = [
    ["FREELANCER", "ACTIVE", "ok"],
    ["FREELANCER", "PENDING", "CONFIRM_FIRST"],
    ["FREELANCER", "SUSPENDED", "NOT_ACTIVE"],
    ["FREELANCER", "DELETING", "NOT_ACTIVE"],
    ["AGENCY", "ACTIVE", "WRONG_KIND"],
    ["HIRER", "ACTIVE", "WRONG_KIND"],
  ];
  it.each(members)("%s %s about a brief for freelancers: %s", async (kind, status, gets) => {
    const { market, hirer, ask } = await createAsked();
    const forFreelancers = await market.open(hirer, { openTo: "FREELANCER" });
    const uid = await market.join(kind, { status });
    const outcome = await ask(uid, { briefId: forFreelancers });
    expect(outcome.ok ? "ok" : outcome.code).toBe(gets);
  });

  it("nobody about a brief that is over, hidden or not there", async () => {
    const { market, hirer, briefId, ask } = await createAsked();
    succeeded(await closeBrief(market, hirer, briefId, "BUDGET"));
    expect(refusalOf(await ask())).toBe("BRIEF_CLOSED");
    const hidden = await market.open(hirer);
    succeeded(await suspendMember(market, { uid: await market.join("HIRER"), admin: true }, hirer, aCause));
    for (const id of [hidden, "no-brief-has-this-1"])
      expect(refusalOf(await ask(undefined, { briefId: id })), id).toBe("NOT_FOUND");
  });

  it("neither of two of whom one has blocked the other", async () => {
    const { market, hirer, briefId, asker, ask } = await createAsked();
    const movesOf = async (uid: string) => {
      const brief = await readBrief(market.store, uid, briefId);
      return brief && (await briefMovesNow(market.store, brief, market.clock.now()));
    };
    expect(await movesOf(asker)).toContain("ASK");
    for (const [uid, otherUid] of [
      [hirer, asker],
      [asker, hirer],
    ] as const) {
      const id = blockId(uid, otherUid);
      const block = { uid, otherUid, at: `${market.clock.now().toISOString()}_${id}` };
      await market.store.transact(async (tx) => tx.set<Block>(blocksCollection, id, block));
      expect(refusalOf(await ask())).toBe("BLOCKED");
      expect(await movesOf(asker)).toEqual(["BOOKMARK"]);
      await market.store.transact(async (tx) => tx.delete(blocksCollection, id));
    }
  });

  it.each([
    ["nothing that is seen", " \u200b\n ", false],
    ["19 characters", "x".repeat(19), false],
    ["20", "x".repeat(20), true],
    ["500", "x".repeat(500), true],
    ["501", "x".repeat(501), false],
    ["control characters", `${text}\u0007`, true],
    ["right-to-left and combining", "\u202eאיפה האתר נמצא היום, e\u0301 מי הבעלים?", true],
  ])("with %s", async (_, typed, isTaken) => {
    const { ask } = await createAsked();
    const outcome = await ask(undefined, { text: typed });
    expect(outcome.ok ? "ok" : outcome.code).toBe(isTaken ? "ok" : "INVALID");
  });
});

it("a question sent twice is one, and its key is nobody else's", async () => {
  const { market, hirer, asker, ask } = await createAsked();
  const key = randomUUID();
  const both = await Promise.all([ask(asker, { key }), ask(asker, { key })]);
  const [first, second] = both.map((one) => succeeded(one).id);
  expect(second).toBe(first);
  const other = succeeded(await ask(await market.join("AGENCY"), { key }));
  expect(other.id).not.toBe(first);
  // It tells neither who asked nor with which key.
  expect(first).not.toContain(key);
  expect(first).not.toContain(asker);
  expect(await listUnanswered(market.store, hirer, 10)).toHaveLength(2);
  const mailed = "There is a question about “A shop that answers in a second”";
  expect(await market.mailsTo(hirer)).toEqual([mailed, mailed]);
});

it.each(["", "short", "with spaces in it", "x".repeat(65)])(
  "a key that no form makes asks nothing: %j",
  async (key) => {
    const { market, hirer, asker, ask } = await createAsked();
    expect(refusalOf(await ask(asker, { key }))).toBe("NOT_FOUND");
    expect(await listUnanswered(market.store, hirer, 10)).toEqual([]);
  },
);

it("three wait at a time, and twenty are asked a day", async () => {
  const { market, asker, ask, asked, reply } = await createAsked();
  const open = [await asked(), await asked(), await asked()];
  expect(refusalOf(await ask())).toBe("QUESTIONS_WAIT");
  for (let count = 3; count < 20; count += 1) {
    market.clock.advance(1_000);
    succeeded(await reply(open.shift() ?? ""));
    open.push(await asked());
  }
  succeeded(await reply(open.shift() ?? ""));
  expect(await ask()).toMatchObject({ code: "QUESTIONS_TODAY", retryAfterMs: QUESTIONS_WINDOW - 17_000 });
  // Another member has their own.
  succeeded(await ask(await market.join("FREELANCER")));
  market.clock.advance(QUESTIONS_WINDOW - 17_000);
  expect((await ask(asker)).ok).toBe(true);
});

describe("until it is answered", () => {
  it("its asker and the hirer read it, and then everybody who reads the brief, none of them a name", async () => {
    const { market, hirer, asker, asked, reply, readBy, linesOf } = await createAsked();
    const readers = { other: await market.join("AGENCY"), hirer, asker };
    const id = await asked();
    const before = { other: [], hirer: ["OPEN"], asker: ["OPEN own"] };
    for (const [name, uid] of Object.entries(readers))
      expect(await linesOf(uid), name).toEqual(before[name as keyof typeof before]);
    succeeded(await reply(id));
    const after = { other: ["ANSWERED"], hirer: ["ANSWERED"], asker: ["ANSWERED own"] };
    for (const [name, uid] of Object.entries(readers))
      expect(await linesOf(uid), name).toEqual(after[name as keyof typeof after]);
    expect(await readBy(await market.join("HIRER"))).toBeNull();
    expect(await linesOf(await market.join("FREELANCER", { status: "SUSPENDED" }))).toBeNull();
    expect(await market.mailsTo(asker)).toEqual([
      `${hirer} answered your question about “A shop that answers in a second”`,
    ]);
  });

  it("its hirer may remove it, and its asker reads that they did", async () => {
    const { market, hirer, asker, asked, reply, linesOf } = await createAsked();
    const id = await asked();
    expect(refusalOf(await removeQuestion(market, await market.join("HIRER"), id))).toBe("NOT_FOUND");
    expect(refusalOf(await removeQuestion(market, asker, id))).toBe("NOT_FOUND");
    for (const _ of ["once", "twice"]) succeeded(await removeQuestion(market, hirer, id));
    expect(refusalOf(await reply(id))).toBe("WRONG_STATE");
    expect(await linesOf(asker)).toEqual(["REMOVED own"]);
    expect(await linesOf(hirer)).toEqual([]);
    // Told of nothing that is gone.
    expect(await market.mailsTo(hirer)).toEqual([]);
    expect(await market.mailsTo(asker)).toHaveLength(1);
  });

  it("it waits no longer than the brief runs", async () => {
    const { market, hirer, briefId, asker, asked, linesOf } = await createAsked();
    const id = await asked();
    succeeded(await closeBrief(market, hirer, briefId, "BUDGET"));
    expect(refusalOf(await removeQuestion(market, hirer, id))).toBe("WRONG_STATE");
    const lines = async () => [await linesOf(hirer), await linesOf(asker)];
    // Both at once, before the job has written.
    expect(await lines()).toEqual([["LAPSED"], ["LAPSED own"]]);
    await market.pass(0);
    expect(await listUnanswered(market.store, hirer, 10)).toEqual([]);
    expect(await lines()).toEqual([["LAPSED"], ["LAPSED own"]]);
    expect(await linesOf(await market.join("AGENCY"))).toEqual([]);
  });

  it("those without an answer are read page by page once the brief is over", async () => {
    const { market, hirer, briefId, asked } = await createAsked();
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.push(await asked());
    succeeded(await closeBrief(market, hirer, briefId, "BUDGET"));
    await market.pass(0);
    const brief = await readBrief(market.store, hirer, briefId);
    const read: string[] = [];
    let after: string | null = null;
    do {
      const page: Page<Question> | null =
        brief && (await listWithoutAnswer(market.store, brief, { first: 2, after }));
      read.push(...(page?.items ?? []).map(({ id }) => id));
      after = page?.next ?? null;
    } while (after !== null);
    expect(read.sort()).toEqual(ids.sort());
  });
});

describe("an answer", () => {
  it("can be changed for five minutes, and stands then", async () => {
    const { market, hirer, briefId, asked, reply } = await createAsked();
    const id = await asked();
    succeeded(await reply(id));
    const moves = async () => {
      const brief = await readBrief(market.store, hirer, briefId);
      const [found] = brief ? (await listAnswered(market.store, brief, { first: 1, after: null })).items : [];
      const question = brief && found ? toReadQuestion(found, brief) : null;
      return question && movesOfQuestion(question, market.clock.now());
    };
    market.clock.advance(ANSWER_CHANGES_FOR - 1);
    expect(await moves()).toEqual(["EDIT_ANSWER"]);
    expect(succeeded(await reply(id, false, "No: it is the bank's.")).data.answer).toBe(
      "No: it is the bank's.",
    );
    market.clock.advance(1);
    expect(refusalOf(await reply(id))).toBe("ANSWER_STANDS");
    // The same answer once more is a button pressed twice.
    succeeded(await reply(id, false, "No: it is the bank's."));
    expect(await moves()).toEqual([]);
  });

  it.each([
    ["nothing", " "],
    ["2,001 characters", "x".repeat(2_001)],
  ])("of %s is none", async (_, said) => {
    const { asked, reply } = await createAsked();
    expect(refusalOf(await reply(await asked(), false, said))).toBe("INVALID");
  });

  it("that changes the brief is told once to everyone who proposed or has a draft, and dates the brief", async () => {
    const { market, hirer, briefId, asker, asked, reply } = await createAsked();
    const sent = await market.propose(briefId);
    const writing = await market.join("FREELANCER");
    succeeded(await saveProposal(market, writing, briefId, { revision: null, content: market.aProposal() }));
    const passing = await market.join("FREELANCER");
    market.clock.advance(day);
    const id = await asked();
    succeeded(await reply(id, true));
    const at = market.clock.now().toISOString();
    // Whoever comes later reads it before they write.
    market.clock.advance(1_000);
    const later = await market.propose(briefId);
    succeeded(await reply(id, true, "Yours to change, after a week."));
    const clarified = [`${hirer} clarified “A shop that answers in a second”`];
    for (const uid of [sent, writing]) expect(await market.mailsTo(uid)).toEqual(clarified);
    for (const uid of [passing, later]) expect(await market.mailsTo(uid)).toEqual([]);
    const brief = await readBrief(market.store, asker, briefId);
    expect(brief && (await seenClarification(market.store, brief))).toBe(at);
  });
});

describe("a clarification that nobody asked for", () => {
  it("stands with the answers for all readers, dates the brief, and is told like one that changes it", async () => {
    const { market, hirer, briefId, readBy } = await createAsked();
    const sent = await market.propose(briefId);
    const passing = await market.join("FREELANCER");
    await market.pass(day);
    const said = { briefId, key: randomUUID(), text: "The database is yours to change." };
    succeeded(await clarifyBrief(market, hirer, said));
    const at = market.clock.now().toISOString();
    // The same press again says nothing new.
    succeeded(await clarifyBrief(market, hirer, said));
    for (const uid of [hirer, sent, passing])
      expect((await readBy(uid))?.map(({ data, own }) => ({ ...data, own }))).toMatchObject([
        { status: "ANSWERED", text: null, unasked: true, answer: said.text, changesBrief: true, own: false },
      ]);
    expect(await market.mailsTo(sent)).toContain(`${hirer} clarified “A shop that answers in a second”`);
    expect(await market.mailsTo(passing)).toEqual([]);
    const brief = await readBrief(market.store, passing, briefId);
    expect(brief && (await seenClarification(market.store, brief))).toBe(at);
  });

  it("is its hirer's alone, of a running brief, with words in it, and ten times at most", async () => {
    const { market, hirer, briefId, asker } = await createAsked();
    const clarify = (uid = hirer, text = "It is yours.", key: string = randomUUID()) =>
      clarifyBrief(market, uid, { briefId, key, text });
    for (const uid of [asker, await market.join("HIRER")])
      expect(refusalOf(await clarify(uid))).toBe("NOT_FOUND");
    expect(refusalOf(await clarify(hirer, " "))).toBe("INVALID");
    expect(refusalOf(await clarify(hirer, "It is yours.", "short"))).toBe("NOT_FOUND");
    for (let count = 0; count < limits.clarifications; count += 1) succeeded(await clarify());
    expect(refusalOf(await clarify())).toBe("TOO_MANY");
    succeeded(await closeBrief(market, hirer, briefId, "BUDGET"));
    expect(refusalOf(await clarify())).toBe("WRONG_STATE");
  });
});

describe("when somebody leaves", () => {
  it("their questions go with them, the answers to them stay, and the others' answers with their hirer", async () => {
    const { market, hirer, asker, asked, reply, readBy } = await createAsked();
    const answered = await asked();
    succeeded(await reply(answered));
    market.clock.advance(1_000);
    const waiting = await asked();
    const exported = { asker: await questionsIn(asker), hirer: await questionsIn(hirer) };
    expect(exported.asker).toMatchObject([
      { asked: true, status: "OPEN", text },
      { asked: true, status: "ANSWERED", text, answer },
    ]);
    expect(exported.hirer).toMatchObject([
      { asked: false, text },
      { asked: false, text, answer },
    ]);
    expect(JSON.stringify(exported.hirer)).not.toContain(asker);

    await leave(asker);
    expect((await readBy(hirer))?.map(({ data }) => data)).toMatchObject([
      { status: "ANSWERED", askerUid: null, text: null, answer },
    ]);
    expect(await market.store.get<Question>(questionsCollection, waiting)).toBeNull();

    await leave(hirer);
    expect(await market.store.get<Question>(questionsCollection, answered)).toBeNull();

    async function leave(uid: string) {
      succeeded(await deleteAccount(market, uid));
      market.clock.advance(DELETION_DELAY);
      await removeBelongings(market, uid);
    }
    async function questionsIn(uid: string) {
      const { questions } = (await wholeExport(market.store, uid, market.clock.now())) as {
        questions: object[];
      };
      return questions;
    }
  });
});

describe("an answer that is edited into one that changes the brief", () => {
  it("dates the brief from then, and is told to nobody twice, however often that is taken back and said again", async () => {
    const { market, hirer, briefId, asker, asked, reply } = await createAsked();
    const sent = await market.propose(briefId);
    market.clock.advance(day);
    const id = await asked();
    succeeded(await reply(id));
    market.clock.advance(60_000);
    const clarified = async () => {
      const brief = await readBrief(market.store, asker, briefId);
      return brief && seenClarification(market.store, brief);
    };
    expect(await clarified()).toBeNull();
    const told = [`${hirer} clarified “A shop that answers in a second”`];
    for (const changes of [true, false, true, false, true]) {
      succeeded(await reply(id, changes));
      expect(await clarified()).toBe(changes ? market.clock.now().toISOString() : null);
      market.clock.advance(10_000);
      await market.worker.runDue();
    }
    expect(await market.mailsTo(sent)).toEqual(told);
  });

  it("and out of it again before anybody was told is told to nobody", async () => {
    const { market, briefId, asked, reply } = await createAsked();
    const sent = await market.propose(briefId);
    market.clock.advance(day);
    const id = await asked();
    succeeded(await reply(id, true));
    succeeded(await reply(id, false));
    expect(await market.mailsTo(sent)).toEqual([]);
  });
});

it("of a hirer who is suspended and reinstated before anybody was told, nobody hears half", async () => {
  const { market, hirer, briefId } = await createAsked();
  const sent = await market.propose(briefId);
  const admin = { uid: await market.join("HIRER"), admin: true };
  await market.worker.runDue();
  succeeded(await suspendMember(market, admin, hirer, aCause));
  succeeded(await reinstateMember(market, admin, hirer, aCause));
  expect(await market.mailsTo(sent)).toEqual([]);
  // Told of both where the first was told.
  succeeded(await suspendMember(market, admin, hirer, aCause));
  expect(await market.mailsTo(sent)).toHaveLength(1);
  succeeded(await reinstateMember(market, admin, hirer, { words: "Again." }));
  expect(await market.mailsTo(sent)).toHaveLength(2);
});
