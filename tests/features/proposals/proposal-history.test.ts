import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createMarket, succeeded } from "#tests/support/market";
import { readConversation } from "~/features/conversations/reads/read-conversation";
import { setBlocked } from "~/features/conversations/writes/keep-thread";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { listNotifications } from "~/features/notification-center/reads/list-notifications";
import { seenBy } from "~/features/proposals/model/seen-proposal";
import { readProposal } from "~/features/proposals/reads/read-proposal";
import { readTimeline } from "~/features/proposals/reads/read-timeline";
import {
  declineProposal,
  declineProposals,
  shortlistProposal,
  undoDecision,
} from "~/features/proposals/writes/decide-proposal";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";
import { TELL_DELAY } from "~/values/durations";

/** A proposal for a brief of two, and what its hirer may do with it, a minute apart. */
async function createScene(seats = 2) {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer, { seats });
  const applicantUid = await market.propose(briefId);
  const key = { briefId, applicantUid };
  const no = { reason: "RATE", note: null } as const;
  const acts = {
    shortlist: () => shortlistProposal(market, hirer, key),
    accept: () => market.accept(hirer, briefId, applicantUid),
    decline: () => declineProposal(market, hirer, key, no),
    "decline several": () =>
      declineProposals(market, hirer, briefId, [{ applicantUid, ...no, withoutNote: true }]),
    undo: () => undoDecision(market, hirer, key),
  };
  const history = async (uid = applicantUid) => {
    const found = await readProposal(market.store, hirer, { briefId, applicantUid: uid });
    const lines = found ? seenBy("hirer", found.data, found.brief.data, market.clock.now()).events : [];
    return lines.map(({ event, by }) => (by === "system" ? `${event} by itself` : event));
  };
  const act = async (...done: (keyof typeof acts)[]) => {
    for (const one of done) {
      market.clock.advance(60_000);
      succeeded(await acts[one]());
    }
  };
  return { market, hirer, briefId, applicantUid, act, history };
}

it("a reply that replaced a shortlisting is undone once, however often that is pressed", async () => {
  const { market, hirer, briefId, applicantUid, act } = await createScene();
  await act("shortlist", "accept");
  const key = { briefId, applicantUid };
  const { declineVisibleAt: tellsAt } = await market.readProposal(briefId, applicantUid);
  for (let press = 0; press < 2; press += 1) {
    market.clock.advance(60_000);
    succeeded(await undoDecision(market, hirer, key, { tellsAt }));
    expect(await market.readProposal(briefId, applicantUid)).toMatchObject({ status: "SHORTLISTED" });
  }
});

type Act = Parameters<Awaited<ReturnType<typeof createScene>>["act"]>[number];

describe("the history of a proposal", () => {
  it.each<[Act[], string[]]>([
    [
      ["shortlist", "accept"],
      ["SHORTLIST", "ACCEPT"],
    ],
    [
      ["shortlist", "decline"],
      ["SHORTLIST", "DECLINE"],
    ],
    [
      ["shortlist", "decline several"],
      ["SHORTLIST", "DECLINE"],
    ],
    [
      ["shortlist", "undo"],
      ["SHORTLIST", "TAKE_BACK"],
    ],
    [
      ["shortlist", "accept", "undo"],
      ["SHORTLIST", "ACCEPT", "TAKE_BACK"],
    ],
    [
      ["shortlist", "decline", "undo"],
      ["SHORTLIST", "DECLINE", "TAKE_BACK"],
    ],
    [
      ["shortlist", "decline", "undo", "accept"],
      ["SHORTLIST", "DECLINE", "TAKE_BACK", "ACCEPT"],
    ],
    [
      ["shortlist", "accept", "undo", "undo", "decline"],
      ["SHORTLIST", "ACCEPT", "TAKE_BACK", "TAKE_BACK", "DECLINE"],
    ],
    [
      ["accept", "undo", "decline"],
      ["ACCEPT", "TAKE_BACK", "DECLINE"],
    ],
    [
      ["decline", "undo", "accept"],
      ["DECLINE", "TAKE_BACK", "ACCEPT"],
    ],
    [
      ["decline", "undo", "shortlist", "accept"],
      ["DECLINE", "TAKE_BACK", "SHORTLIST", "ACCEPT"],
    ],
  ])("of %j says what the hirer did and nothing else", async (done, said) => {
    const { act, history } = await createScene();
    await act(...done);
    expect(await history()).toEqual(["SEND", ...said]);
  });

  it("says the same once the shortlisting was told", async () => {
    const { market, act, history } = await createScene();
    await act("shortlist");
    await market.pass(TELL_DELAY);
    await act("accept", "undo");
    expect(await history()).toEqual(["SEND", "SHORTLIST", "ACCEPT", "TAKE_BACK"]);
  });

  it("doesn’t say that the hirer undid the noes of a yes whose member withdrew", async () => {
    const { market, briefId, applicantUid, act, history } = await createScene(1);
    const other = await market.propose(briefId);
    await act("accept");
    succeeded(await withdrawProposal(market, applicantUid, briefId));
    expect(await history(other)).toEqual(["SEND", "DECLINE", "TAKE_BACK by itself"]);
  });

  it("nor a yes that a block kept from being told", async () => {
    const { market, hirer, briefId, applicantUid, act, history } = await createScene();
    await act("accept");
    succeeded(await setBlocked(market, hirer, `${briefId}_${applicantUid}`, true));
    await market.pass(TELL_DELAY);
    expect(await history()).toEqual(["SEND", "ACCEPT", "TAKE_BACK by itself"]);
  });
});

describe("what an applicant read before a decision was told stays above it", () => {
  type Scene = Awaited<ReturnType<typeof createScene>>;

  /** What a side reads in the conversation: the texts and the decision, and when that was. */
  async function read({ market, briefId, applicantUid }: Scene, uid: string) {
    const thread = await readConversation(market.store, uid, `${briefId}_${applicantUid}`);
    if (!thread) throw new Error("no conversation");
    const page = { first: 50, before: null };
    const { items } = await readTimeline(market.store, thread, page, market.clock.now());
    const decisions = ["SHORTLIST", "ACCEPT", "DECLINE"];
    const lines = items.map(({ message, event }) => message?.data.text ?? event?.event ?? "");
    return { lines, at: items.findLast(({ event }) => event && decisions.includes(event.event))?.at };
  }
  const write = async ({ market, briefId, applicantUid }: Scene, text: string) => {
    const message = { conversationId: `${briefId}_${applicantUid}`, key: randomUUID(), text };
    succeeded(await sendMessage(market, applicantUid, message));
  };
  /** When the applicant was notified. */
  const toldAt = async ({ market, applicantUid }: Scene) => {
    const { items } = await listNotifications(market.store, applicantUid, { first: 1, after: null });
    return items[0]?.data.createdAt.split("_", 1)[0];
  };

  it.each([
    ["shortlist", "SHORTLIST"],
    ["accept", "ACCEPT"],
    ["decline", "DECLINE"],
  ] as const)("%s", async (act, event) => {
    const scene = await createScene();
    const { market, hirer, applicantUid } = scene;
    await scene.act(act);
    const pressedAt = market.clock.now().toISOString();
    await market.pass(TELL_DELAY / 2);
    await write(scene, "Is the price settled?");
    expect((await read(scene, applicantUid)).lines).toEqual(["SEND", "Is the price settled?"]);
    await market.pass(TELL_DELAY / 2);
    const told = { lines: ["SEND", "Is the price settled?", event], at: market.clock.now().toISOString() };
    expect(await read(scene, applicantUid)).toEqual(told);
    expect(await toldAt(scene)).toBe(told.at);
    // It stays so, whatever happens later.
    await market.pass(TELL_DELAY);
    expect(await read(scene, applicantUid)).toEqual(told);
    expect(await read(scene, hirer)).toEqual({
      lines: ["SEND", event, "Is the price settled?"],
      at: pressedAt,
    });
  });

  it("also where its job was late", async () => {
    const scene = await createScene();
    const { market, applicantUid } = scene;
    await scene.act("accept");
    market.clock.advance(3 * TELL_DELAY);
    await write(scene, "Still there?");
    await market.pass(1_000);
    const at = market.clock.now().toISOString();
    expect(await read(scene, applicantUid)).toEqual({ lines: ["SEND", "Still there?", "ACCEPT"], at });
  });

  it("and a no that the end of the brief told is of that moment", async () => {
    const scene = await createScene();
    const { market, hirer, briefId, applicantUid } = scene;
    await scene.act("decline");
    market.clock.advance(TELL_DELAY / 2);
    await write(scene, "Any news?");
    market.clock.advance(1_000);
    succeeded(await closeBrief(market, hirer, briefId, "BUDGET"));
    const at = market.clock.now().toISOString();
    const told = { lines: ["SEND", "Any news?", "DECLINE"], at };
    expect(await read(scene, applicantUid)).toEqual(told);
    await market.pass(TELL_DELAY);
    expect(await read(scene, applicantUid)).toEqual(told);
  });
});
