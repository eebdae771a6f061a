import { expect, it } from "vitest";
import { createMarket, day, refusalOf, succeeded } from "#tests/support/market";
import { wholeExport } from "#tests/support/whole-export";
import { acceptedWork, endByBoth } from "#tests/support/works";
import type { BriefContent } from "~/domain/fields/brief-fields";
import type { ScopeAnswer } from "~/domain/scope";
import { threadId, threadsCollection } from "~/features/conversations/model/thread";
import { setBlocked } from "~/features/conversations/writes/keep-thread";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { deleteAccount } from "~/features/leaving/writes/delete-account";
import { removeAccount, removeBelongings } from "~/features/leaving/writes/remove-member";
import { readWork } from "~/features/references/reads/read-work";
import { type ScopeLedger, scopeLedgers } from "~/features/scope/model/scope-ledger";
import { itemsOf, pageOfItems, previewIn, readScope } from "~/features/scope/reads/read-scope";
import { answerScope, askAboutScope, takeBackScope } from "~/features/scope/writes/mark-message";
import { limits } from "~/values/limits";

const title = "A shop that answers in a second";

async function createScene(brief: Partial<BriefContent> = {}) {
  const market = createMarket();
  const hirer = await market.join("HIRER", { profile: { organisation: "Harbour Works" } });
  const { id, talent, briefId } = await acceptedWork(market, hirer, brief);
  let written = 0;
  const write = async (uid: string, text: string) =>
    succeeded(await sendMessage(market, uid, { conversationId: id, key: `the-message-${++written}`, text }))
      .id;
  const message = await write(hirer, "Could you do the warehouse, too?");
  const ledger = async () => (await market.store.get<ScopeLedger>(scopeLedgers.name, id))?.data ?? null;
  return {
    ...market,
    ...{ market, id, hirer, talent, briefId, message, write, ledger },
    ask: (uid: string, of = message) => askAboutScope(market, uid, { work: id, message: of }),
    takeBack: (uid: string) => takeBackScope(market, uid, { work: id, message }),
    answer: (uid: string, answer: ScopeAnswer, revision: number, of = message) =>
      answerScope(market, uid, { work: id, message: of, answer, revision }),
  };
}

const count = (subjects: readonly string[], part: string) =>
  subjects.filter((subject) => subject.includes(part)).length;

it("a hirer asks, the talent is told and answers a favour, and the hirer is told that", async () => {
  const { ask, answer, ledger, hirer, talent, message, mailsTo } = await createScene();
  succeeded(await ask(hirer));
  succeeded(await ask(hirer));
  expect(count(await mailsTo(talent), `asks whether something is part of “${title}”`)).toBe(1);
  succeeded(await answer(talent, "FAVOUR", 1));
  succeeded(await answer(talent, "FAVOUR", 1));
  expect(await ledger()).toMatchObject({
    items: [{ message, askedBy: "HIRER", answers: [{ answer: "FAVOUR" }] }],
  });
  expect(count(await mailsTo(hirer), `said what is part of “${title}”`)).toBe(1);
});

it("the talent answers without being asked, and anew: each answer is kept, and the last holds", async () => {
  const { answer, ledger, talent } = await createScene();
  succeeded(await answer(talent, "NO", 0));
  succeeded(await answer(talent, "CHANGE", 2));
  expect((await ledger())?.items).toMatchObject([
    { askedBy: "TALENT", answers: [{ answer: "NO" }, { answer: "CHANGE" }] },
  ]);
});

it("what a page shows no more is refused, and changes nothing", async () => {
  const { ask, answer, takeBack, ledger, hirer, talent } = await createScene();
  succeeded(await ask(hirer));
  succeeded(await takeBack(hirer));
  succeeded(await takeBack(hirer));
  // They were asked when they opened the page.
  expect(refusalOf(await answer(talent, "NO", 1))).toBe("STALE");
  expect((await ledger())?.items).toEqual([]);
  succeeded(await answer(talent, "FAVOUR", 0));
  expect(refusalOf(await answer(talent, "NO", 1))).toBe("STALE");
  expect(refusalOf(await ask(hirer))).toBe("STALE");
  expect(refusalOf(await takeBack(hirer))).toBe("STALE");
  expect((await ledger())?.items).toMatchObject([{ answers: [{ answer: "FAVOUR" }] }]);
});

it("only a hirer asks, and only talent answers", async () => {
  const { ask, answer, takeBack, hirer, talent } = await createScene();
  expect(refusalOf(await ask(talent))).toBe("WRONG_STATE");
  expect(refusalOf(await takeBack(talent))).toBe("WRONG_STATE");
  expect(refusalOf(await answer(hirer, "IN", 0))).toBe("WRONG_STATE");
});

it("marked by both at once, a message is marked once", async () => {
  for (let round = 0; round < 20; round += 1) {
    const { ask, answer, ledger, hirer, talent } = await createScene();
    const [, answered] = await Promise.all([ask(hirer), answer(talent, "FAVOUR", 0)]);
    succeeded(answered);
    expect((await ledger())?.items).toMatchObject([{ answers: [{ answer: "FAVOUR" }] }]);
  }
});

it("others, and messages of other conversations, aren’t found", async () => {
  const { market, ask, id, hirer } = await createScene();
  const other = await market.join("HIRER");
  expect(refusalOf(await ask(other))).toBe("NOT_FOUND");
  expect(refusalOf(await ask(hirer, "made-up"))).toBe("NOT_FOUND");
  const second = await acceptedWork(market, hirer);
  const key = "another-key";
  const sent = succeeded(
    await sendMessage(market, hirer, { conversationId: second.id, key, text: "Elsewhere" }),
  );
  expect(refusalOf(await askAboutScope(market, hirer, { work: id, message: sent.id }))).toBe("NOT_FOUND");
});

it("nothing is marked once the work has ended, beside an employment contract, or past a block", async () => {
  const scene = await createScene();
  const { market, ask, answer, id, hirer, talent } = scene;
  succeeded(await ask(hirer));
  succeeded(await setBlocked(market, talent, id, true));
  expect(refusalOf(await answer(talent, "IN", 1))).toBe("BLOCKED");
  succeeded(await setBlocked(market, talent, id, false));
  await market.pass(60 * day);
  await endByBoth(market, { id, hirer, talent });
  expect(refusalOf(await answer(talent, "IN", 1))).toBe("WRONG_STATE");
  const employed = await createScene({ contractType: "EMPLOYMENT" });
  expect(refusalOf(await employed.ask(employed.hirer))).toBe("WRONG_STATE");
});

it("a work has so many marks, and a mark so many answers, and no more", async () => {
  const { market, store, ask, answer, ledger, id, hirer, talent, write } = await createScene();
  succeeded(await ask(hirer));
  const full = await ledger();
  const [first] = full?.items ?? [];
  if (!full || !first) throw new Error("Nothing is marked");
  const others = Array.from({ length: limits.scopeItems - 1 }, (_, at) => ({ ...first, message: `m${at}` }));
  const at = market.clock.now().toISOString();
  const answers = Array.from({ length: limits.scopeAnswers }, () => ({ answer: "NO" as const, at }));
  await store.transact(async (tx) =>
    tx.set<ScopeLedger>(scopeLedgers.name, id, { ...full, items: [{ ...first, answers }, ...others] }),
  );
  expect(refusalOf(await answer(talent, "IN", 1 + limits.scopeAnswers))).toBe("TOO_MANY");
  expect(refusalOf(await ask(hirer, await write(hirer, "One more")))).toBe("TOO_MANY");
});

it("both take it along, it outlives one account without words, and goes with the second", async () => {
  const { market, ask, answer, ledger, hirer, talent, briefId, message, store, clock } = await createScene();
  succeeded(await ask(hirer));
  succeeded(await answer(talent, "FAVOUR", 1));
  for (const [uid, askedBy] of [
    [hirer, "you"],
    [talent, "them"],
  ] as const)
    expect(await wholeExport(store, uid, clock.now())).toMatchObject({
      scope: [{ brief: briefId, asked: [{ message, askedBy, answers: [{ answer: "FAVOUR" }] }] }],
    });
  const leave = async (uid: string) => {
    succeeded(await deleteAccount(market, uid));
    clock.advance(15 * day);
    expect(await removeBelongings(market, uid)).toBe(true);
    await removeAccount(market, uid);
  };
  await leave(talent);
  const left = await ledger();
  expect(left?.items).toHaveLength(1);
  expect(JSON.stringify(left)).not.toContain("warehouse");
  await leave(hirer);
  expect(await ledger()).toBeNull();
});

it("a work without a conversation, as the first ones had none, has nothing to ask about", async () => {
  const { market, store, id, hirer } = await createScene();
  const read = async () => {
    const work = await readWork(store, hirer, id, market.clock.now());
    return work && readScope(store, work);
  };
  expect(await read()).not.toBeNull();
  await store.transact(async (tx) => tx.delete(threadsCollection, threadId(id, hirer)));
  expect(await read()).toBeNull();
});

it("a page of it reads the messages of that page alone, and its list goes on where it ended", async () => {
  const { market, store, ask, ledger, id, hirer } = await createScene();
  succeeded(await ask(hirer));
  const full = await ledger();
  const [first] = full?.items ?? [];
  if (!full || !first) throw new Error("Nothing is marked");
  const items = Array.from({ length: limits.scopeItems }, (_, at) => ({ ...first, message: `m${at}` }));
  await store.transact(async (tx) => tx.set<ScopeLedger>(scopeLedgers.name, id, { ...full, items }));
  const work = await readWork(store, hirer, id, market.clock.now());
  const scope = work && (await readScope(store, work));
  if (!scope) throw new Error("They can’t read it");
  let reads = 0;
  const get = (...of: Parameters<typeof store.get>) => {
    reads += 1;
    return store.get(...of);
  };
  const counting = { ...store, get };
  const shown: string[] = [];
  for (let after: string | null = null; ; ) {
    const page: ReturnType<typeof pageOfItems> = pageOfItems(scope, { first: 25, after });
    reads = 0;
    await Promise.all(page.items.map((item) => previewIn(counting as typeof store, item)));
    expect(reads).toBe(25);
    shown.push(...page.items.map(({ message }) => message));
    after = page.next;
    if (after === null) break;
  }
  expect(shown).toEqual(itemsOf(scope).map(({ message }) => message));
  expect(() => pageOfItems(scope, { first: 25, after: "made-up" })).toThrow("isn’t marked");
});
