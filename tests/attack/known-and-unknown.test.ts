import { beforeEach, describe, expect, it, vi } from "vitest";
import { createTestApp, get, post, respond, type TestApp, toCookieHeader } from "#tests/support/app";
import { stubIdentity } from "#tests/support/people";
import type { StoreTransaction } from "~/platform/ports/store";
import { action, loader } from "~/routes/_public.login";

const known = "member.known@example.com";
const unknown = "member.noone@example.com";

// Pages say the time of day.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});

/** Lists every operation of the store from now on, those within transactions, too. */
function watchStore({ store }: TestApp): string[] {
  const done: string[] = [];
  const { get: read, query, transact } = store;
  const note = (operation: string) => void done.push(operation);
  const watched = (tx: StoreTransaction): StoreTransaction => ({
    ...tx,
    get(collection, id) {
      note(`reads ${collection} in a transaction`);
      return tx.get(collection, id);
    },
    query(asked) {
      note(`searches ${asked.collection} in a transaction`);
      return tx.query(asked);
    },
    set(collection, id, data) {
      note(`writes ${collection}`);
      tx.set(collection, id, data);
    },
    delete(collection, id) {
      note(`deletes ${collection}`);
      tx.delete(collection, id);
    },
  });
  store.get = (collection, id) => {
    note(`reads ${collection}`);
    return read(collection, id);
  };
  store.query = (asked) => {
    note(`searches ${asked.collection}`);
    return query(asked);
  };
  store.transact = (work) => {
    note("begins a transaction");
    return transact((tx) => work(watched(tx)));
  };
  return done;
}

/** All that a browser gets, byte for byte, with the address and what is random left out. */
async function seen(answer: Response, address: string): Promise<string> {
  const lines = [...answer.headers].map(([name, value]) => `${name}: ${value}`);
  const text = [answer.status, ...lines, "", await answer.text()].join("\n");
  return text
    .replaceAll(address, "<address>")
    .replaceAll(encodeURIComponent(address), "<address>")
    .replaceAll(/attempt=[^;]+/g, "attempt=<random>");
}

/** Asks for a link until the limit on mails says no, as a browser does; what it sees and what it costs. */
async function askForLinks(app: TestApp, email: string, data: string | null) {
  const operations = watchStore(app);
  const answers: string[] = [];
  for (let asked = 0; asked < 7; asked += 1) {
    const request = post("/login", { email }, { data });
    const answer = await respond(() => action({ request, context: app.context(request), params: {} }));
    const cookie = toCookieHeader(answer.headers.getSetCookie());
    answers.push(await seen(answer, email));
    const page = get("/login?sent=1", { cookie });
    const shown = await respond(() => loader({ request: page, context: app.context(page), params: {} }));
    answers.push(await seen(shown, email));
  }
  return { answers, operations };
}

describe("an address with an account and one without can't be told apart at /login", () => {
  it.each([
    ["ACTIVE", null],
    ["PENDING", null],
    ["SUSPENDED", null],
    ["ACTIVE", "routes/_public.login"],
  ] as const)("an account that is %s, with _data=%s", async (status, data) => {
    const members: [string, boolean][] = [
      [known, true],
      [unknown, false],
    ];
    const [first, second] = await Promise.all(
      members.map(async ([email, isMember]) => {
        // A call of the provider would fail the test: only the job may ask who it is.
        const app = createTestApp({ identity: stubIdentity({}), graphql: "real" });
        if (isMember) await app.signIn({ email, status });
        return askForLinks(app, email, data);
      }),
    );
    expect(second).toEqual(first);
    expect(first?.answers.filter((answer) => answer.startsWith("303"))).toHaveLength(5);
    expect(first?.answers.filter((answer) => answer.startsWith("429"))).toHaveLength(2);
    expect(first?.operations.length).toBeGreaterThan(20);
  });
});
