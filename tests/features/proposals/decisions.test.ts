import { expect, it } from "vitest";
import { createDecisions } from "#tests/support/decisions-scene";
import { day, succeeded } from "#tests/support/market";
import { timesIn } from "~/domain/times";
import { describePromise } from "~/features/proposals/pages/decide/promise";
import { shortlistProposal } from "~/features/proposals/writes/decide-proposal";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";
import { comparePath, proposalsPath, replyPath } from "~/paths";

const minute = 60_000;

it("“Undone” has no Undo of its own, which would be of the decision before", async () => {
  const { market, hirer, briefId, uids, key, decide, list } = await createDecisions(1, { seats: 2 });
  const [ann = ""] = uids;
  succeeded(await shortlistProposal(market, hirer, key(ann)));
  await decide(ann, { intent: "accept" });
  const { declineVisibleAt } = await market.readProposal(briefId, ann);
  await decide(ann, { intent: "undo", tellsAt: declineVisibleAt ?? "" });
  expect(await market.readProposal(briefId, ann)).toMatchObject({ status: "SHORTLISTED" });
  const { decided } = await list(`?decided=undo&whom=${ann}`);
  expect(decided).toMatchObject({ what: "undo", mayUndo: false });
});

it("Undo takes back the decision that its page showed, and no later one", async () => {
  const { market, briefId, uids, decide } = await createDecisions(1, { seats: 2 });
  const [ann = ""] = uids;
  await decide(ann, { intent: "accept" });
  const tellsAt = (await market.readProposal(briefId, ann)).declineVisibleAt ?? "";
  await decide(ann, { intent: "undo", tellsAt });
  market.clock.advance(minute);
  await decide(ann, { intent: "accept" });
  await decide(ann, { intent: "undo", tellsAt });
  expect(await market.readProposal(briefId, ann)).toMatchObject({ status: "ACCEPTED" });
});

it("the list has each proposal under the state that it shows, also before a job has written it", async () => {
  const { market, hirer, briefId, list } = await createDecisions(2);
  succeeded(await closeBrief(market, hirer, briefId, "BUDGET"));
  const { sections } = await list();
  const shown = (sections as { state: string; nodes: { status: string }[] }[]).flatMap(({ state, nodes }) =>
    nodes.map(({ status }) => [state, status]),
  );
  for (const [state, status] of shown) expect(status).toBe(state);
});

it("a proposal that was withdrawn is compared no more, and counted as missing", async () => {
  const { market, briefId, uids, compare } = await createDecisions(3);
  const [ann = "", ben = "", cem = ""] = uids;
  succeeded(await withdrawProposal(market, ben, briefId));
  const { proposals, missing } = await compare([ann, ben, cem]);
  expect(proposals.map(({ applicantUid }: { applicantUid: string }) => applicantUid)).toEqual([ann, cem]);
  expect(missing).toBe(1);
});

it("past the reply date no yes is offered, while the brief waits for one to be told", async () => {
  const { market, hirer, briefId, uids, open } = await createDecisions(2, { seats: 2 });
  const [ann = "", ben = ""] = uids;
  const { decideOn } = await market.readBrief(briefId);
  const end = Date.parse(`${decideOn}T00:00:00Z`) + day;
  await market.pass(end - 5 * minute - market.clock.now().getTime());
  succeeded(await market.accept(hirer, briefId, ann));
  expect(await open(ben)).toMatchObject({
    isOverdue: false,
    proposal: { moves: expect.arrayContaining(["ACCEPT"]) },
  });
  await market.pass(7 * minute);
  const { isOverdue, proposal } = await open(ben);
  expect(isOverdue).toBe(true);
  expect(proposal.moves).toContain("DECLINE");
  expect(proposal.moves).not.toContain("ACCEPT");
});

it("once nothing can be undone and no job has told it yet, no page says that it was told", async () => {
  const { market, hirer, briefId, uids, open, list, brief } = await createDecisions(2);
  const [ann = "", ben = ""] = uids;
  succeeded(await market.accept(hirer, briefId, ann));
  market.clock.advance(11 * minute);
  for (const uid of [ann, ben])
    expect((await open(uid)).proposal).toMatchObject({ tellsAt: null, told: false, contact: null });
  const board = await list(`?decided=accept&whom=${ann}`);
  expect(board).toMatchObject({ decided: { mayUndo: false, told: false } });
  expect(describePromise(board.brief, timesIn(null), board.now)?.text).toContain("being told now");
  expect((await brief()).filling).toMatchObject({ applicantUid: ann, at: null });
  await market.worker.runDue();
  expect((await open(ann)).proposal).toMatchObject({ told: true, contact: expect.any(String) });
  expect((await brief()).filling).toBeNull();
});

it("a decision leads to the next that its page names, and where it names none, stays", async () => {
  const { briefId, uids, decide } = await createDecisions(2);
  const [ann = "", bo = ""] = uids;
  const told = (uid: string) => `?decided=shortlist&whom=${uid}`;
  const first = await decide(ann, { intent: "shortlist", next: bo });
  expect(first).toHaveRedirect(proposalsPath(briefId, bo) + told(ann), 303);
  expect(await decide(bo, { intent: "shortlist", next: "" })).toHaveRedirect(
    proposalsPath(briefId, bo) + told(bo),
    303,
  );
});

it("a yes that is for the last seat by now leads to its page, with the way back", async () => {
  const { briefId, uids, decide } = await createDecisions(2);
  const [ann = ""] = uids;
  const back = `${comparePath(briefId)}?with=${ann}`;
  const answer = await decide(ann, { intent: "accept", back, sort: "fit" });
  expect(answer).toHaveRedirect(replyPath(briefId, { yes: ann }, { back, sort: "fit" }), 303);
});
