import { describe, expect, it } from "vitest";
import { setBlocked } from "~/features/conversations/rules/keep-thread";
import { readProposal } from "~/features/proposals/reads/read-proposal";
import {
  declineProposal,
  declineProposals,
  shortlistProposal,
  undoDecision,
} from "~/features/proposals/rules/decide-proposal";
import { seenEvents } from "~/features/proposals/rules/seen-proposal";
import { withdrawProposal } from "~/features/proposals/rules/write-proposal";
import { TELL_DELAY } from "~/platform/values/times";
import { createMarket, succeeded } from "./market";

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
    const lines = found ? seenEvents(found.data, found.brief.data, "hirer", market.clock.now()) : [];
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
