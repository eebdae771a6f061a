import { get, post, respond } from "#tests/support/app";
import { createMarket } from "#tests/support/market";
import type { BriefContent } from "~/domain/fields/brief-fields";
import { briefPath, comparePath, proposalsPath } from "~/paths";
import { loader as brief } from "~/routes/app.briefs.$id";
import { loader as compare } from "~/routes/app.briefs.$id_.compare";
import { loader as list } from "~/routes/app.briefs.$id_.proposals";
import { action, loader as proposal } from "~/routes/app.briefs.$id_.proposals.$uid";

/** A hirer who is signed in, with a brief that some have answered, a millisecond between them. */
export async function createDecisions(people: number, more: Partial<BriefContent> = {}) {
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
    compare: async (uids: string[]) => {
      const query = new URLSearchParams(uids.map((uid) => ["with", uid]));
      const request = get(`${comparePath(briefId)}?${query}`, await signIn());
      return (await respond(() => compare(args(request, {})))).json();
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
