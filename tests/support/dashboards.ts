import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { createDashboardMemory, readDashboard } from "~/features/dashboard/reads/read-dashboard";
import { indexMembers } from "~/features/search/writes/search-jobs";
import { createMarket } from "./market";

/** A market whose dashboards are read as the API does: with one memory of the process. */
export function createDashboards() {
  const market = createMarket();
  const { store, clock, app } = market;
  const memory = createDashboardMemory();
  /** They are found at once, as briefs are. */
  async function join(...who: Parameters<typeof market.join>) {
    const uid = await market.join(...who);
    await indexMembers(app, [uid]);
    return uid;
  }
  async function read(uid: string) {
    const account = await store.get<Account>(accountsCollection, uid);
    if (!account) throw new Error(`No account ${uid}`);
    const parts = { reads: store, search: app.search, now: clock.now(), memory };
    return readDashboard(parts, { uid, account: account.data });
  }
  return {
    ...market,
    join,
    read,
    /** The kinds of its lines, in their order. */
    workOf: async (uid: string) => (await read(uid)).work.map(({ kind }) => kind),
    async setStatus(uid: string, status: Account["status"]) {
      await store.transact(async (tx) => {
        const account = await tx.get<Account>(accountsCollection, uid);
        if (account) tx.set<Account>(accountsCollection, uid, { ...account.data, status });
      });
    },
  };
}

export const minutes = (count: number) => count * 60_000;
