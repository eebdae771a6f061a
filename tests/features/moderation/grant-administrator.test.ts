import { expect, it } from "vitest";
import { inProcess } from "#tests/api/ask";
import { freshEmail, requireValue } from "#tests/support/identity";
import { createRealApp, join, joinAndProve, read } from "#tests/support/people";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { listAdministrators } from "~/features/accounts/model/administrators";
import { checkTrail, listTrail } from "~/features/audit/model/audit-trail";
import { findAdministrators } from "~/features/audit/reads/find-administrators";
import { setAdministrator } from "~/features/moderation/auth/grant-administrator.server";
import type { Identity } from "~/platform/ports/identity";
import { refuse } from "~/values/result";

async function createOffice(change: Partial<Identity> = {}) {
  const { app, provider } = createRealApp();
  const parts = { ...app, identity: { ...provider.identity, ...change } };
  const member = await joinAndProve(app);
  const isAdmin = async () =>
    (await inProcess(app.api, member.session.id)("{ viewer { admin } }")).data.viewer.admin;
  const acts = async () =>
    (await listTrail(app.store, { first: 9, after: null })).items.map(({ data }) => [data.act, data.about]);
  return { app, provider, parts, member, isAdmin, acts };
}

it("holds at once in every open session, given or taken, and is written to the trail once", async () => {
  const { app, provider, parts, member, isAdmin, acts } = await createOffice();
  await provider.setClaims(member.uid, { kind: "hirer" });
  const set = async (admin: boolean) => requireValue(await setAdministrator(parts, member.email, admin));

  expect(await set(true)).toEqual({ uid: member.uid, changed: true, sessions: 1 });
  expect(await isAdmin()).toBe(true);
  expect(await listAdministrators(app.store)).toEqual([member.uid]);
  expect(await findAdministrators(app.store)).toMatchObject([
    { uid: member.uid, account: { email: member.email } },
  ]);
  expect((await app.lastMail(member.email)).subject).toContain("made a member an administrator");
  expect(requireValue(await provider.identity.getClaims(member.uid))).toEqual({ kind: "hirer", admin: true });
  expect(await set(true)).toEqual({ uid: member.uid, changed: false, sessions: 0 });

  expect(await set(false)).toEqual({ uid: member.uid, changed: true, sessions: 1 });
  expect(await listAdministrators(app.store)).toEqual([]);
  expect(await findAdministrators(app.store)).toEqual([]);
  expect(await isAdmin()).toBe(false);
  expect(requireValue(await provider.identity.getClaims(member.uid))).toEqual({ kind: "hirer" });
  // A member like any other, who is still signed in.
  expect((await app.auth.sessions.find(member.cookie)).state).toBe("signed-in");

  expect(await acts()).toEqual([
    ["REVOKE", member.uid],
    ["GRANT", member.uid],
  ]);
  expect((await checkTrail(app.store)).brokenAt).toBeNull();
});

it("is for an account that is confirmed and in good existing", async () => {
  const { app, parts, member, acts } = await createOffice();
  const pending = await join(app);
  expect(await setAdministrator(parts, pending.email, true)).toMatchObject({ code: "not-active" });
  expect(await setAdministrator(parts, freshEmail(), true)).toMatchObject({ code: "no-account" });
  const account = await read<Account>(app, accountsCollection, member.uid);
  await app.store.transact(async (tx) =>
    tx.set(accountsCollection, member.uid, { ...account, status: "SUSPENDED" }),
  );
  expect(await setAdministrator(parts, member.email, true)).toMatchObject({ code: "not-active" });
  expect(await acts()).toEqual([]);
});

it("of a suspended administrator grants nothing", async () => {
  const { app, parts, member, isAdmin } = await createOffice();
  requireValue(await setAdministrator(parts, member.email, true));
  const account = await read<Account>(app, accountsCollection, member.uid);
  await app.store.transact(async (tx) =>
    tx.set(accountsCollection, member.uid, { ...account, status: "SUSPENDED" }),
  );
  expect(await isAdmin()).toBe(false);
});

it("grants nothing where the provider doesn't take the claim", async () => {
  const { app, parts, member, isAdmin } = await createOffice({
    setClaims: async () => refuse("network-request-failed"),
  });
  expect(await setAdministrator(parts, member.email, true)).toMatchObject({ code: "network-request-failed" });
  expect(await listAdministrators(app.store)).toEqual([]);
  expect(await isAdmin()).toBe(false);
});
