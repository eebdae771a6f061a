import { expect, test } from "vitest";
import { chooseKind, inProcess, reviewAccount, saveDraft } from "#tests/api/ask";
import { createTestApp } from "#tests/support/app";
import { accountsCollection } from "~/features/accounts/model/account";
import { profilesCollection } from "~/features/profiles/model/profile";

const mutations: [name: string, query: string, variables: object][] = [
  ["saveDraft", saveDraft, { draft: { agency: { displayName: "Studio Nord", services: [] } } }],
  ["chooseKind", chooseKind, { kind: "AGENCY" }],
  ["reviewAccount", reviewAccount, { choice: "START_FRESH" }],
];

test.each(mutations)(
  "%s writes nothing once its session has ended, even while it runs",
  async (name, query, variables) => {
    const app = createTestApp();
    const { uid, sessionId } = await app.signIn();
    await app.store.transact(async (tx) => {
      const account = await tx.get<object>(accountsCollection, uid);
      tx.set(accountsCollection, uid, { ...account?.data, review: name === "reviewAccount" });
    });
    const before = await app.store.get(accountsCollection, uid);

    // The session was read and good; it ends before the mutation's own transaction begins.
    const { transact } = app.store;
    app.store.transact = async (work) => {
      app.store.transact = transact;
      await app.auth.sessions.end(sessionId);
      return transact(work);
    };
    const { data, errors } = await inProcess(app.api, sessionId)(query, variables);

    expect(errors).toBeUndefined();
    expect(data[name].code).toBe("AUTHENTICATION_REQUIRED");
    expect(await app.store.get(accountsCollection, uid)).toEqual(before);
    expect(await app.store.get(profilesCollection, uid)).toBeNull();
  },
);

test.each(mutations)(
  "%s writes nothing when its session ends in the middle of its transaction",
  async (name, query, variables) => {
    const app = createTestApp();
    const { uid, sessionId } = await app.signIn();
    const { transact } = app.store;
    let reads = 0;
    app.store.transact = (work) =>
      transact(async (tx) =>
        work({
          ...tx,
          get: async (collection, id) => {
            const found = await tx.get(collection, id);
            // After the session was seen to live: the account is read next.
            if (collection === accountsCollection && reads++ === 0) {
              app.store.transact = transact;
              await app.auth.sessions.end(sessionId);
            }
            return found as never;
          },
        }),
      );
    const { data } = await inProcess(app.api, sessionId)(query, variables);
    const account = await app.store.get<{ kind: null | string }>(accountsCollection, uid);
    expect(reads).toBeGreaterThan(0);
    expect(account?.data.kind).toBeNull();
    expect(await app.store.get(profilesCollection, uid)).toBeNull();
    if (name !== "reviewAccount") expect(data[name].code).toBe("AUTHENTICATION_REQUIRED");
  },
);
