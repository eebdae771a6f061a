import { describe, expect, it } from "vitest";
import { offerDraft, saveDraft } from "#tests/support/agreements";
import { createMarket, succeeded } from "#tests/support/market";
import { twoMilestones, workInMilestones } from "#tests/support/milestones";
import { acceptedWork } from "#tests/support/works";
import { findTimeline } from "~/features/agreements/api/timeline";
import { type Agreement, agreementsCollection } from "~/features/agreements/model/agreement";
import {
  confirmAgreement,
  returnAgreement,
  withdrawAgreement,
} from "~/features/agreements/writes/answer-agreement";
import { describeEvent } from "~/features/conversations/pages/event-texts";
import { readConversation } from "~/features/conversations/reads/read-conversation";
import { sendMessage } from "~/features/conversations/writes/send-message";
import {
  acceptMilestone,
  deliverMilestone,
  sendBackMilestone,
  takeBackDelivery,
} from "~/features/milestones/writes/move-milestone";
import type { GraphQLContext } from "~/graphql/context";
import { OFFER_STANDS } from "~/values/durations";

type Market = ReturnType<typeof createMarket>;

/** What somebody reads in a conversation, events as they are said; and how many documents that took. */
async function conversationOf(market: Market, uid: string, id: string, before: string | null = null) {
  let count = 0;
  const { store } = market;
  const reads = {
    ...store,
    get: (...asked: Parameters<typeof store.get>) => {
      count += asked[0] === agreementsCollection || asked[0] === "agreementVersions" ? 1 : 0;
      return store.get(...asked);
    },
  };
  const thread = await readConversation(store, uid, id);
  if (!thread) throw new Error("not theirs");
  const context = { reads: () => reads, clock: market.clock } as unknown as GraphQLContext;
  const { nodes, pageInfo } = await findTimeline(context, thread, { first: 3, before });
  const isHirer = uid.startsWith("HIRER");
  const said = nodes.map(({ own, message, event }) =>
    event ? describeEvent({ ...event, own }, isHirer) : message.data.text,
  );
  return { said, older: pageInfo.endCursor, count };
}

async function withWork() {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const { id, talent } = await acceptedWork(market, hirer);
  const tick = () => market.clock.advance(1_000);
  const said = async (uid: string) => (await conversationOf(market, uid, id)).said.slice(2);
  const offer = async (uid: string, more = {}) => {
    tick();
    await saveDraft(market, uid, id, more);
    return offerDraft(market, uid, id);
  };
  return { ...market, market, id, hirer, talent, tick, said, offer };
}

describe("the conversation of a work", () => {
  it("has what the two did with their agreement, each line as its reader did it or the other", async () => {
    const { market, id, hirer, talent, tick, said, offer, pass } = await withWork();
    const first = await offer(hirer);
    tick();
    succeeded(await returnAgreement(market, talent, id, { hash: first, words: "Less." }));
    await offer(talent);
    const counter = await offer(hirer, { scope: "Less." });
    tick();
    succeeded(await confirmAgreement(market, talent, id, counter));
    const change = await offer(talent, { scope: "More." });
    tick();
    succeeded(await withdrawAgreement(market, talent, id, change));
    await offer(hirer, { scope: "Most." });
    await pass(OFFER_STANDS + 60_000);
    expect(await said(hirer)).toEqual([
      "You offered a version of the agreement",
      "Sent the agreement back",
      "Offered a version of the agreement",
      "You offered another version of the agreement",
      "Confirmed the agreement: it holds for both of you",
      "Offered a version of the agreement",
      "Withdrew their version of the agreement",
      "You offered a version of the agreement",
      "A version of the agreement lapsed without an answer",
    ]);
    expect((await said(talent)).slice(0, 3)).toEqual([
      "Offered a version of the agreement",
      "You sent the agreement back",
      "You offered a version of the agreement",
    ]);
  });

  it("has what became of milestones, called as in the version that holds", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const { id, talent } = await workInMilestones(market, hirer);
    const named = (turn: number) => {
      market.clock.advance(1_000);
      return { milestone: "first", turn };
    };
    const words = "Under /reports.";
    succeeded(await deliverMilestone(market, talent, id, { ...named(0), words }));
    succeeded(await takeBackDelivery(market, talent, id, named(1)));
    succeeded(await deliverMilestone(market, talent, id, { ...named(2), words }));
    succeeded(await sendBackMilestone(market, hirer, id, { ...named(3), words: "No cause." }));
    const told = async () => (await conversationOf(market, hirer, id)).said.slice(4);
    const lines = [
      "Delivered: A list of slow queries",
      "Withdrew the delivery: A list of slow queries",
      "Delivered: A list of slow queries",
      "You sent back: A list of slow queries",
    ];
    expect(await told()).toEqual(lines);
    const milestones = twoMilestones.map((one) => ({ ...one, title: `${one.title}!` }));
    await saveDraft(market, hirer, id, { milestones });
    succeeded(await confirmAgreement(market, talent, id, await offerDraft(market, hirer, id)));
    succeeded(await acceptMilestone(market, hirer, id, named(4)));
    expect((await told()).at(-1)).toBe("You accepted: A list of slow queries!");
  });

  it("names no milestone that a later version dropped", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const { id, talent } = await workInMilestones(market, hirer);
    const named = { milestone: "second", turn: 0 };
    succeeded(await deliverMilestone(market, talent, id, { ...named, words: "There." }));
    succeeded(await sendBackMilestone(market, hirer, id, { ...named, turn: 1, words: "Where?" }));
    const [first] = twoMilestones;
    await saveDraft(market, hirer, id, { milestones: first ? [{ ...first, amount: 900_000 }] : [] });
    succeeded(await confirmAgreement(market, talent, id, await offerDraft(market, hirer, id)));
    const { said } = await conversationOf(market, talent, id);
    expect(said).toContain("You delivered: a milestone");
  });

  it("has them between the messages of their time, on the page that has these", async () => {
    const { market, id, hirer, talent, tick, offer } = await withWork();
    const say = async (text: string) => {
      tick();
      succeeded(await sendMessage(market, talent, { conversationId: id, key: `key-of-${text}`, text }));
    };
    await say("one");
    await offer(hirer);
    for (const text of ["two", "three", "four"]) await say(text);
    const newest = await conversationOf(market, talent, id);
    expect(newest.said).toEqual(["two", "three", "four"]);
    const older = await conversationOf(market, talent, id, newest.older);
    expect(older.said.slice(-2)).toEqual(["one", "Offered a version of the agreement"]);
  });

  it("costs nothing before a yes, one document then, and one more once a milestone was moved", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const brief = await market.open(hirer);
    const waiting = `${brief}_${await market.propose(brief)}`;
    expect((await conversationOf(market, hirer, waiting)).count).toBe(0);
    const { id, talent } = await workInMilestones(market, hirer);
    expect((await conversationOf(market, hirer, id)).count).toBe(1);
    const named = { milestone: "first", turn: 0, words: "There." };
    succeeded(await deliverMilestone(market, talent, id, named));
    expect((await conversationOf(market, hirer, id)).count).toBe(2);
  });

  it("of an earlier release begins with the next move", async () => {
    const { market, id, hirer, talent, said, offer, store, tick } = await withWork();
    const hash = await offer(hirer);
    await store.transact(async (tx) => {
      const { lines: _none, ...agreement } = (await tx.get<Agreement>(agreementsCollection, id))?.data ?? {};
      tx.set(agreementsCollection, id, agreement);
    });
    expect(await said(hirer)).toEqual([]);
    tick();
    succeeded(await confirmAgreement(market, talent, id, hash));
    expect(await said(talent)).toEqual(["You confirmed the agreement: it holds for both of you"]);
  });
});
