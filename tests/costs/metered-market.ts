import { readRealBuild } from "#tests/fuzz/real-build";
import { get, post, toCookieHeader } from "#tests/support/app";
import { createMarket } from "#tests/support/market";
import { stubIdentity } from "#tests/support/people";
import type { SessionRecord } from "~/domain/session";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { lanes } from "~/platform/jobs/job";
import { meterStore } from "~/platform/observed/meter-store";
import type { CloseTo, Search } from "~/platform/ports/search";
import { createSqliteSearches } from "~/platform/search/search.server";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import { answerTrouble } from "~/shell/request/answer-trouble.server";
import { createBranchHandler } from "~/shell/request/route-branches.server";
import { SESSION_LIFETIME } from "~/values/durations";
import { hashed } from "~/values/hash.server";
import { ok, refuse } from "~/values/result";
import indexes from "../../firestore.indexes.json";

/** Documents. `searched`: what a search made of the store’s own documents reads, where it finds enough at once. */
/** What it reads for what is closest, where every list is full and none decides alone. */
const ofTiers = ({ tiers }: CloseTo, limit: number): number =>
  tiers
    .map((lists) => Math.min(lists.length, CLOSE_LISTS))
    .reduce((sum, lists) => sum + lists * Math.max(5, Math.ceil(limit / Math.max(1, lists))), 0);

/** Lists of one tier that it asks. */
const CLOSE_LISTS = 15;

export interface Cost {
  reads: number;
  writes: number;
  removals: number;
  searched: number;
}

/** The fewest that such a search reads at once, for some of them won’t do. */
const SEARCH_STEP = 50;

const sum = (one: Cost, other: Cost): Cost => ({
  reads: one.reads + other.reads,
  writes: one.writes + other.writes,
  removals: one.removals + other.removals,
  searched: one.searched + other.searched,
});

const nothing = (): Cost => ({ reads: 0, writes: 0, removals: 0, searched: 0 });

/** A provider that knows these people by their addresses and takes every token; what it is asked costs the store nothing. */
function createProvider(people: ReadonlyMap<string, string>, now: () => Date) {
  const read = (token: string) => JSON.parse(token) as { uid: string; email: string | null; claims: object };
  const tokenOf = (uid: string, claims = {}) => {
    const email = [...people].find(([, known]) => known === uid)?.[0] ?? uid.slice("uid-".length);
    return JSON.stringify({ uid, email, claims });
  };
  const verified = (token: string) =>
    ok({ ...read(token), authTime: now().getTime() / 1_000, claims: { ...read(token).claims } });
  return stubIdentity({
    createUser: async (email) => ok({ uid: `uid-${email}` }),
    async getUserByEmail(email) {
      const uid = people.get(email);
      return uid ? ok({ uid, email, emailVerified: true, disabled: false }) : refuse("user-not-found");
    },
    createCustomToken: async (uid, claims) => ok(tokenOf(uid, claims)),
    exchangeCustomToken: async (customToken) => ok({ idToken: customToken }),
    verifyIdToken: async (idToken) => verified(idToken),
    createEmailLinkCode: async () => ok({ actionCode: "a-code-of-a-link" }),
    signInWithEmailLink: async (email) => {
      const uid = people.get(email) ?? "";
      return ok({ uid, idToken: tokenOf(uid) });
    },
    createSessionCookie: async (idToken) => ok(idToken),
    verifySessionCookie: async (cookie) => (cookie.startsWith("{") ? verified(cookie) : ok(somebody)),
    getClaims: async () => ok({ admin: true }),
    revokeTokens: async () => ok(),
  });
}

const somebody = { uid: "somebody", email: null, authTime: 0, claims: {} };

/** A market in memory whose pages and forms are asked for as a browser without JavaScript does, and what that cost. */
export async function createMeteredMarket() {
  let cost = nothing();
  const store = createVersionedStore(
    meterStore(createSqliteStore({ file: ":memory:", indexes }), {
      read: (_, documents) => {
        cost.reads += documents;
      },
      wrote: (_, documents) => {
        cost.writes += documents;
      },
      removed: (_, documents) => {
        cost.removals += documents;
      },
    }),
  );
  const embedded = createSqliteSearches({ directory: null });
  const metered = (search: Search): Search => ({
    ...search,
    find: (query) => {
      const { closeTo, limit } = query;
      cost.searched += closeTo ? ofTiers(closeTo, limit) : Math.max(limit, SEARCH_STEP) + 1;
      return search.find(query);
    },
    count: (query) => {
      cost.searched += SEARCH_STEP + 2;
      return search.count(query);
    },
  });
  const search = { ...embedded, briefs: metered(embedded.briefs), members: metered(embedded.members) };
  const people = new Map<string, string>();
  const identity = createProvider(people, () => market.clock.now());
  const market = createMarket({ graphql: "real", identity, store, search });
  const { app, clock, worker } = market;
  const answer = createBranchHandler(answerTrouble(await readRealBuild()));

  async function measure<T>(work: () => Promise<T>): Promise<{ value: T; cost: Cost }> {
    cost = nothing();
    const value = await work();
    return { value, cost };
  }

  return {
    ...market,
    /** The cookie header of a browser in which this member is signed in. */
    async openBrowser(uid: string, claims: SessionRecord["claims"] = { kind: null, admin: false }) {
      const cookie = `session-cookie-of-${uid}`;
      const at = clock.now().toISOString();
      await store.transact(async (tx) =>
        tx.set<SessionRecord>(sessionsCollection, hashed("session", cookie), {
          ...{ uid, email: `${uid}@example.com`, claims, attempt: null, draft: null, createdAt: at },
          ...{ lastSeenAt: at, verifiedAt: at, device: "Firefox on Linux" },
          expiresAt: new Date(clock.now().getTime() + SESSION_LIFETIME).toISOString(),
        }),
      );
      return toCookieHeader([await app.cookies.setSession(cookie)]);
    },
    /** What a page costs, or a form, and the jobs that are due a quarter of an hour later; a redirect isn’t followed. */
    async ask(path: string, cookie: string, fields: Record<string, string> | null) {
      const request = fields ? post(path, fields, { cookie }) : get(path, { cookie });
      request.headers.set("host", new URL(request.url).host);
      const asked = await measure(() => answer(request, app.context(request)));
      const text = path.startsWith("/app/live") ? "" : await asked.value.text();
      if (path.startsWith("/app/live")) await asked.value.body?.cancel();
      const { status } = asked.value;
      const looked = await measure(() => worker.runDue());
      if (looked.value === 0 && !fields) return { status, text, cost: asked.cost, jobs: nothing() };
      clock.advance(14 * 60_000);
      const later = await measure(() => worker.runDue());
      // The last look of each finds nothing, as it does every second; the second looks for jobs without a lane first.
      const jobs = sum(sum(looked.cost, later.cost), { ...nothing(), reads: -2 * lanes.length - 1 });
      return { status, text, cost: asked.cost, jobs };
    },
    /** Lets the provider know a member, whose address it keeps in lower case. */
    async know(uid: string) {
      const email = `${uid}@example.com`.toLowerCase();
      people.set(email, uid);
      await store.transact(async (tx) => {
        const account = await tx.get<Account>(accountsCollection, uid);
        if (account) tx.set(accountsCollection, uid, { ...account.data, email });
      });
    },
    /** The cost of what happens by itself. */
    measure,
  };
}
