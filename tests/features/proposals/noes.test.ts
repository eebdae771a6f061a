import { expect, it } from "vitest";
import { createMarket, refusalOf, succeeded } from "#tests/support/market";
import {
  acceptProposal,
  declineProposal,
  declineProposals,
  shortlistProposal,
  undoDecision,
} from "~/features/proposals/writes/decide-proposal";
import type { No } from "~/features/proposals/writes/noes";
import { limits } from "~/values/limits";

/** A brief for one, and three who wait for a reply to it. */
async function createAnswered() {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer);
  const one = await market.propose(briefId);
  const two = await market.propose(briefId);
  const three = await market.propose(briefId);
  const key = (applicantUid: string) => ({ briefId, applicantUid });
  const statusOf = async (uid: string) => (await market.readProposal(briefId, uid)).status;
  return { market, hirer, briefId, one, two, three, key, statusOf };
}

const reply = { reason: "RATE", note: null } as const;
const no = (applicantUid: string): No => ({ applicantUid, ...reply, withoutNote: false });

it("a note of nothing but blanks is none to whoever is on the shortlist", async () => {
  const { market, hirer, briefId, one, key, statusOf } = await createAnswered();
  succeeded(await shortlistProposal(market, hirer, key(one)));
  const outcome = await declineProposals(market, hirer, briefId, [{ ...no(one), note: "  " }]);
  expect(outcome).toMatchObject({ code: "INVALID", problems: [{ field: `note.${one}` }] });
  expect(await statusOf(one)).toBe("SHORTLISTED");
});

it("no must-have of a brief without any is why a proposal is declined", async () => {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  for (const [mustHaves, code] of [
    [[], "INVALID"],
    [["SQL"], undefined],
  ] as const) {
    const briefId = await market.open(hirer, { mustHaves: [...mustHaves] });
    const [one, two] = [await market.propose(briefId), await market.propose(briefId)];
    const said = { reason: "MUST_HAVES", note: null } as const;
    const codes = [
      await declineProposal(market, hirer, { briefId, applicantUid: one }, said),
      await declineProposals(market, hirer, briefId, [{ applicantUid: two, ...said, withoutNote: false }]),
    ].map((outcome) => ("code" in outcome ? outcome.code : undefined));
    expect([mustHaves, codes]).toEqual([mustHaves, [code, code]]);
  }
});

it("undoing all leaves a no of another moment", async () => {
  const { market, hirer, briefId, one, two, three, key, statusOf } = await createAnswered();
  succeeded(await declineProposal(market, hirer, key(one), reply));
  market.clock.advance(1);
  succeeded(await declineProposals(market, hirer, briefId, [no(two), no(three)]));
  succeeded(await undoDecision(market, hirer, key(two), { all: true }));
  expect(await Promise.all([one, two, three].map(statusOf))).toEqual(["DECLINED", "SENT", "SENT"]);
});

it("a no from before the yes for the last seat can’t be undone while the brief is about to be filled", async () => {
  const { market, hirer, one, two, three, key, statusOf } = await createAnswered();
  succeeded(await declineProposal(market, hirer, key(one), reply));
  market.clock.advance(1);
  succeeded(await acceptProposal(market, hirer, key(two), [no(three)]));
  expect(refusalOf(await undoDecision(market, hirer, key(one)))).toBe("WRONG_STATE");
  expect(await Promise.all([one, two, three].map(statusOf))).toEqual(["DECLINED", "ACCEPTED", "DECLINED"]);
});

it("more noes at once than a brief may have proposals are refused before any is looked up", async () => {
  const { market, hirer, briefId } = await createAnswered();
  const noes = Array.from({ length: limits.cap.most + 1 }, (_, at) => no(`somebody-${at}`));
  expect(refusalOf(await declineProposals(market, hirer, briefId, noes))).toBe("TOO_MANY");
});
