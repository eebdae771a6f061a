// @ts-check
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
 * @typedef {{ localId: string, validSince?: string, createdAt?: string }} Account
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
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.draft`;
  const handle = await open(draft, "w");
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

/**
 * Puts a saved list back, `validSince` included: the emulator's import sets it to now for every account,
 * which would end all sessions.
 *
 * @param {string} host
 * @param {string} projectId
 * @param {string} file
 * @returns {Promise<number>} how many accounts there are
 * @throws {SetupError} when the file can't be understood
 */
export async function restoreAccounts(host, projectId, file) {
  let text;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return 0;
    throw error;
  }
  /** @type {Account[]} */
  let users;
  try {
    users = JSON.parse(text).users ?? [];
  } catch {
    throw new SetupError(
      `${file} is not a list of accounts any more. Move it away to start without accounts.`,
    );
  }
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
