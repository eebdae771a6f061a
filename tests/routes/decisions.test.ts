import { describe, expect, it, vi } from "vitest";
import { createMarket, day, succeeded } from "#tests/rules/market";
import { get, post, respond } from "#tests/support/app";
import type { BriefContent } from "~/content/fields/brief-fields";
import {
  declineProposal,
  declineProposals,
  shortlistProposal,
} from "~/features/proposals/rules/decide-proposal";
import { briefPath, comparePath, proposalsPath, replyPath } from "~/paths";
import { loader as brief } from "~/routes/app.briefs.$id";
import { loader as list } from "~/routes/app.briefs.$id_.proposals";
import { action, loader as proposal } from "~/routes/app.briefs.$id_.proposals.$uid";

const minute = 60_000;
const no = { reason: "RATE", note: null, withoutNote: true } as const;

/** A hirer who is signed in, with a brief that some have answered, a millisecond between them. */
async function createDecisions(people: number, more: Partial<BriefContent> = {}) {
  const market = createMarket({ graphql: "real" });
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer, { cap: Math.max(5, people), ...more });
  const uids: string[] = [];
  for (let at = 0; at < people; at += 1) {
    market.clock.advance(1);
    uids.push(await market.propose(briefId));
  }
  // Anew for each request: days may pass between two.
  async function signIn() {
    const account = await market.store.get<object>("accounts", hirer);
    const { cookie } = await market.app.signIn({ uid: hirer, email: `${hirer}@example.com` });
    await market.store.transact(async (tx) => tx.set("accounts", hirer, account?.data ?? {}));
    return { cookie };
  }
  const args = (request: Request, params: Record<string, string>) => ({
    request,
    context: market.app.context(request),
    params: { id: briefId, ...params },
  });
  return {
    market,
    hirer,
    briefId,
    uids,
    key: (applicantUid: string) => ({ briefId, applicantUid }),
    open: async (uid: string, search = "") => {
      const request = get(proposalsPath(briefId, uid) + search, await signIn());
      return (await respond(() => proposal(args(request, { uid })))).json();
    },
    list: async (search = "") => {
      const request = get(proposalsPath(briefId) + search, await signIn());
      return (await respond(() => list(args(request, {})))).json();
    },
    brief: async () => {
      const request = get(briefPath(briefId), await signIn());
      return (await respond(() => brief(args(request, {})))).json();
    },
    decide: async (uid: string, fields: Record<string, string>) => {
      const request = post(proposalsPath(briefId, uid), fields, await signIn());
      return respond(() => action(args(request, { uid })));
    },
  };
}

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
  expect(await list(`?decided=accept&whom=${ann}`)).toMatchObject({
    decided: { mayUndo: false, told: false },
    promised: { text: expect.stringContaining("being told now") },
  });
  expect((await brief()).filling).toMatchObject({ applicantUid: ann, at: null });
  await market.worker.runDue();
  expect((await open(ann)).proposal).toMatchObject({ told: true, contact: expect.any(String) });
  expect((await brief()).filling).toBeNull();
});

describe("a list of as many as may wait", () => {
  it.each(["", "?sort=cost"])("leads on from each to the next, wherever it stands: %s", async (search) => {
    const { open, uids } = await createDecisions(60);
    for (const at of [49, 50, 58])
      expect(await open(uids[at] ?? "", search)).toMatchObject({
        previous: uids[at - 1],
        next: uids[at + 1],
      });
    expect(await open(uids[59] ?? "", search)).toMatchObject({ previous: uids[58], next: null });
  });

  it("is gone through by fit without the refusal of who reads too much: sixty proposals in a minute", async () => {
    const { open, uids } = await createDecisions(100);
    for (const uid of uids.slice(0, 60))
      expect(await open(uid, "?sort=fit")).toMatchObject({ proposal: { applicantUid: uid } });
  });
});

it("undoing several noes reads those alone, however many were declined before", async () => {
  const { market, hirer, briefId, uids, key, decide, list } = await createDecisions(32);
  const [first = "", second = "", ...before] = uids;
  for (const uid of before) {
    market.clock.advance(1);
    succeeded(await declineProposal(market, hirer, key(uid), { reason: "RATE", note: null }));
  }
  await market.pass(11 * minute);
  const noes = [first, second].map((applicantUid) => ({ ...no, applicantUid }));
  succeeded(await declineProposals(market, hirer, briefId, noes));
  const { declineVisibleAt } = await market.readProposal(briefId, first);
  const { transact } = market.store;
  const queries = [vi.spyOn(market.store, "query")];
  vi.spyOn(market.store, "transact").mockImplementation(
    (work) =>
      transact.call(market.store, (tx) => {
        queries.push(vi.spyOn(tx, "query"));
        return work(tx);
      }) as never,
  );
  const found = async () => {
    const results = queries.flatMap((query) => query.mock.results.splice(0));
    const pages = await Promise.all(results.map(({ value }) => value));
    const declined = pages.flatMap(({ items }) => items).filter(({ data }) => data.status === "DECLINED");
    return declined.map(({ data }) => data.uid);
  };
  const { decided } = await list(`?decided=declines&whom=${first}&status=SENT`);
  expect(decided).toMatchObject({ more: 1, other: second, mayUndo: true });
  expect(new Set(await found())).toEqual(new Set([first, second]));
  await decide(first, { intent: "undo", all: "on", tellsAt: declineVisibleAt ?? "" });
  expect(new Set(await found())).toEqual(new Set([first, second]));
  for (const uid of [first, second])
    expect(await market.readProposal(briefId, uid)).toMatchObject({ status: "SENT" });
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
