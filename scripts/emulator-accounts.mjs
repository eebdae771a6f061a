// @ts-check
import { existsSync } from "node:fs";
import { mkdir, open, readFile, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { SetupError } from "./ports.mjs";

/**
 * The emulator's accounts, kept in one file of ours. The emulator's own export removes the old directory
 * before it moves the new one into place, so a kill between the two loses everything; a rename loses nothing.
 */

/**
 * Times as the emulator writes them: `validSince` in seconds, `createdAt` in milliseconds.
 *
 * @typedef {{ localId: string, email?: string, validSince?: string, createdAt?: string }} Account
 */

/**
 * @param {string} host
 * @param {string} projectId
 * @param {string} operation for example `accounts:batchGet?maxResults=-1`
 * @param {unknown} [body]
 * @returns {Promise<Response>}
 */
async function callEmulator(host, projectId, operation, body) {
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}/${operation}`,
    {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: "Bearer owner", "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    },
  );
  if (!response.ok) throw new Error(`The Auth emulator refused ${operation}: ${await response.text()}`);
  return response;
}

/**
 * Every account as the emulator lists it.
 *
 * @param {string} host
 * @param {string} projectId
 * @returns {Promise<string>} JSON
 */
export async function readAccounts(host, projectId) {
  return (await callEmulator(host, projectId, "accounts:batchGet?maxResults=-1")).text();
}

/**
 * Writes the list so that a kill at any moment leaves either the old file or the new one.
 *
 * @param {string} file
 * @param {string} text
 */
export async function writeAccounts(file, text) {
  // Addresses stand in it.
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.draft`;
  const handle = await open(draft, "w", 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

/**
 * The accounts that the product itself has on record (collection `accounts`). It writes each one before it
 * answers a sign-up, so a kill that comes before the next save of the list loses none that a member was told of.
 *
 * @param {string} storeFile the product's database; none yet: no accounts
 * @returns {Account[]}
 */
export function readRecordedAccounts(storeFile) {
  if (!existsSync(storeFile)) return [];
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
  const db = new DatabaseSync(storeFile, { readOnly: true });
  try {
    const table = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'doc:accounts'").get();
    if (!table) return [];
    const rows = /** @type {{ id: string, data: string }[]} */ (
      db.prepare('SELECT id, data FROM "doc:accounts"').all()
    );
    return rows.map(({ id, data }) => {
      const { email, createdAt, emailVerifiedAt } = JSON.parse(data);
      const emailVerified = emailVerifiedAt !== null;
      return { localId: id, email, emailVerified, createdAt: String(Date.parse(createdAt)) };
    });
  } catch {
    // A damaged file is named by the server, which checks it at its start and then ends.
    return [];
  } finally {
    db.close();
  }
}

/**
 * @param {string} file
 * @returns {Promise<Account[]>}
 * @throws {SetupError} when the file can't be understood
 */
async function readSavedAccounts(file) {
  let text;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
  try {
    return JSON.parse(text).users ?? [];
  } catch {
    throw new SetupError(
      `${file} is not a list of accounts any more. Move it away: the product's own records bring its accounts back.`,
    );
  }
}

/**
 * Puts a saved list back, `validSince` included: the emulator's import sets it to now for every account,
 * which would end all sessions. Recorded accounts that the list lacks are added.
 *
 * @param {string} host
 * @param {string} projectId
 * @param {string} file
 * @param {Account[]} [recorded]
 * @returns {Promise<number>} how many accounts there are
 * @throws {SetupError} when the file can't be understood
 */
export async function restoreAccounts(host, projectId, file, recorded = []) {
  const saved = await readSavedAccounts(file);
  const known = new Set(saved.map(({ localId }) => localId));
  const missing = recorded.filter(({ localId }) => !known.has(localId));
  // Deleted, and made anew since the list was saved: the record is the newer one.
  const renewed = new Set(missing.map(({ email }) => email));
  const users = [...saved.filter(({ email }) => !renewed.has(email)), ...missing];
  if (users.length === 0) return 0;
  const answer = await (await callEmulator(host, projectId, "accounts:batchCreate", { users })).json();
  if (answer.error?.length) {
    throw new SetupError(
      `${file} holds accounts that the emulator refuses: ${JSON.stringify(answer.error[0])}`,
    );
  }
  const waiting = [...users];
  const worker = async () => {
    for (let user = waiting.pop(); user; user = waiting.pop()) {
      const { localId, createdAt } = user;
      // An account made without a password has no validSince until its first import. No session is older than it.
      const validSince = user.validSince ?? String(Math.floor(Number(createdAt ?? 0) / 1000));
      await callEmulator(host, projectId, "accounts:update", { localId, validSince });
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return users.length;
}
