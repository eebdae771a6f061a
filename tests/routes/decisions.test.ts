import { expect, it } from "vitest";
import { createMarket, day, succeeded } from "#tests/domain/market";
import { get, post, respond } from "#tests/support/app";
import type { BriefContent } from "~/contract/content/brief-fields";
import { shortlistProposal } from "~/domain/proposals/decide-proposal";
import { proposalsPath } from "~/paths";
import { loader as list } from "~/routes/app.briefs.$id_.proposals";
import { action, loader as proposal } from "~/routes/app.briefs.$id_.proposals.$uid";

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
  const account = await market.store.get<object>("accounts", hirer);
  const verifiedAt = new Date(market.clock.now().getTime() + 30 * day).toISOString();
  const email = `${hirer}@example.com`;
  const { cookie } = await market.app.signIn({ uid: hirer, email, session: { verifiedAt } });
  await market.store.transact(async (tx) => tx.set("accounts", hirer, account?.data ?? {}));
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
      const request = get(proposalsPath(briefId, uid) + search, { cookie });
      return (await respond(() => proposal(args(request, { uid })))).json();
    },
    list: async (search = "") => {
      const request = get(proposalsPath(briefId) + search, { cookie });
      return (await respond(() => list(args(request, {})))).json();
    },
    decide: (uid: string, fields: Record<string, string>) => {
      const request = post(proposalsPath(briefId, uid), fields, { cookie });
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
