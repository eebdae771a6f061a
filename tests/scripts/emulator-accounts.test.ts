import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requireValue, useTestIdentity } from "#tests/support/identity";
import { startAuthEmulator } from "../../scripts/auth-emulator.mjs";
import { readAccounts, restoreAccounts, writeAccounts } from "../../scripts/emulator-accounts.mjs";

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "accounts-"));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

test("accounts come back with their claims, and their sessions stay valid", async () => {
  const { identity, createUser, signIn, projectId, emulatorHost } = useTestIdentity();
  const file = join(dir, "kept.json");
  const user = await createUser({ claims: { kind: "hirer" } });
  const idToken = await signIn(user.uid);
  const cookie = requireValue(await identity.createSessionCookie(idToken, 3_600_000));

  await writeAccounts(file, await readAccounts(emulatorHost, projectId));
  requireValue(await identity.deleteUser(user.uid));
  expect((await identity.verifySessionCookie(cookie)).ok).toBe(false);

  expect(await restoreAccounts(emulatorHost, projectId, file)).toBe(1);
  expect(requireValue(await identity.verifySessionCookie(cookie)).uid).toBe(user.uid);
  expect(requireValue(await identity.getUserByEmail(user.email)).uid).toBe(user.uid);
  expect(requireValue(await identity.verifyIdToken(await signIn(user.uid))).claims).toEqual({
    kind: "hirer",
  });
});

test("what was revoked or disabled before a restart stays so", async () => {
  const { identity, createUser, signIn, revoke, disable, projectId, emulatorHost } = useTestIdentity();
  const file = join(dir, "ended.json");
  const cookies = new Map<string, string>();
  for (const [end, code] of [
    [revoke, "user-token-expired"],
    [disable, "user-disabled"],
  ] as const) {
    const { uid } = await createUser();
    cookies.set(code, requireValue(await identity.createSessionCookie(await signIn(uid), 3_600_000)));
    await end(uid);
  }
  await writeAccounts(file, await readAccounts(emulatorHost, projectId));
  for (const user of JSON.parse(await readFile(file, "utf8")).users) await identity.deleteUser(user.localId);
  await restoreAccounts(emulatorHost, projectId, file);
  for (const [code, cookie] of cookies) {
    expect(await identity.verifySessionCookie(cookie)).toMatchObject({ ok: false, code });
  }
});

test("a first start, without a file, has no accounts; a file that is damaged is named", async () => {
  const { projectId, emulatorHost } = useTestIdentity();
  expect(await restoreAccounts(emulatorHost, projectId, join(dir, "none.json"))).toBe(0);
  const damaged = join(dir, "damaged.json");
  await writeFile(damaged, '{"users":[');
  await expect(restoreAccounts(emulatorHost, projectId, damaged)).rejects.toThrow(damaged);
});

test("a project that could reach the network is refused", async () => {
  await expect(startAuthEmulator({ projectId: "guildhall" })).rejects.toThrow('must begin with "demo-"');
});
