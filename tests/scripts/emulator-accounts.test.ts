import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp } from "#tests/support/app";
import { requireValue, useTestIdentity } from "#tests/support/identity";
import { join as signUp } from "#tests/support/people";
import { systemClock } from "~/platform/clock/system-clock";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../firestore.indexes.json";
import { startAuthEmulator } from "../../scripts/auth-emulator.mjs";
import {
  readAccounts,
  readRecordedAccounts,
  restoreAccounts,
  writeAccounts,
} from "../../scripts/emulator-accounts.mjs";

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

test("an account that was made after the last save comes back from the product's own record, and its session holds", async () => {
  const { identity, createUser, projectId, emulatorHost } = useTestIdentity();
  const storeFile = join(dir, "store.sqlite");
  const store = createSqliteStore({ file: storeFile, indexes });
  const app = createTestApp({ identity, store, now: systemClock.now() });
  const file = join(dir, "before-the-kill.json");
  const saved = await createUser();
  await writeAccounts(file, await readAccounts(emulatorHost, projectId));
  const { uid, email, cookie } = await signUp(app);

  for (const lost of [saved.uid, uid]) requireValue(await identity.deleteUser(lost));
  expect(await restoreAccounts(emulatorHost, projectId, file, readRecordedAccounts(storeFile))).toBe(2);

  expect(requireValue(await identity.getUserByEmail(email)).uid).toBe(uid);
  const [providers = ""] = cookie.split("~");
  expect(requireValue(await identity.verifySessionCookie(providers)).uid).toBe(uid);
});

test("a store that can't be read has no accounts here: the server says what is wrong with it", async () => {
  const storeFile = join(dir, "damaged.sqlite");
  await writeFile(storeFile, "no database at all, and longer than its header");
  expect(readRecordedAccounts(storeFile)).toEqual([]);
});

test("an account that was deleted and made anew after the last save has its new uid", async () => {
  const { identity, createUser, projectId, emulatorHost } = useTestIdentity();
  const file = join(dir, "renewed.json");
  const { uid, email } = await createUser();
  await writeAccounts(file, await readAccounts(emulatorHost, projectId));
  requireValue(await identity.deleteUser(uid));
  await restoreAccounts(emulatorHost, projectId, file, [{ localId: "renewed", email }]);
  expect(requireValue(await identity.getUserByEmail(email)).uid).toBe("renewed");
});

test("a first start, without a file, has no accounts; a file that is damaged is named", async () => {
  const { projectId, emulatorHost } = useTestIdentity();
  const recorded = readRecordedAccounts(join(dir, "none.sqlite"));
  expect(await restoreAccounts(emulatorHost, projectId, join(dir, "none.json"), recorded)).toBe(0);
  const damaged = join(dir, "damaged.json");
  await writeFile(damaged, '{"users":[');
  await expect(restoreAccounts(emulatorHost, projectId, damaged)).rejects.toThrow(damaged);
});

test("a project that could reach the network is refused", async () => {
  await expect(startAuthEmulator({ projectId: "guildhall" })).rejects.toThrow('must begin with "demo-"');
});
