// @ts-check
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { someAddress, toIdToken } from "./sign-ups.mjs";

/** @typedef {{ uid: string, cookie: string, token: string }} Signed a session, and an ID token that names it */

/** The uids of seeded members. @param {number} number */
export const hirerUid = (number) => `seed-hirer-${String(number).padStart(6, "0")}`;
/** @param {number} number */
export const talentUid = (number) => `seed-talent-${String(number).padStart(6, "0")}`;

/**
 * Signs a seeded member in through the link of a mail, as a browser without JavaScript does.
 *
 * @param {{ origin: string, dataDir: string }} server
 * @param {import("../../scripts/auth-emulator.mjs").FoundEmulator} emulator
 * @param {string} uid
 * @returns {Promise<Signed>}
 */
export async function signIn({ origin, dataDir }, emulator, uid) {
  const email = `${uid}@example.com`;
  await createAccount(emulator, uid, email);
  const begun = new Date().toISOString();
  const headers = { origin, "x-forwarded-for": someAddress() };
  const asked = await fetch(`${origin}/login`, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams({ email }),
  });
  if (asked.status !== 303) throw new Error(`/login answered ${asked.status} for ${email}.`);
  const link = await mailedLink(origin, email, begun);
  const opened = await fetch(`${origin}/sign-in`, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams([...link.searchParams, ["email", email]]),
  });
  const cookie = opened.headers.getSetCookie().find((line) => /^session=[^;]/.test(line));
  if (!cookie) throw new Error(`/sign-in answered ${opened.status} for ${email}.`);
  const session = newestSession(dataDir, uid);
  return {
    uid,
    cookie: String(cookie.split(";")[0]),
    token: await toIdToken(emulator, uid, { sid: session }),
  };
}

/** @param {import("../../scripts/auth-emulator.mjs").FoundEmulator} emulator @param {string} uid @param {string} email */
async function createAccount({ host, projectId }, uid, email) {
  // Both markets know the same members; an account that is there is refused, which is as good.
  await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer owner" },
    body: JSON.stringify({ localId: uid, email }),
  });
}

/** @param {string} origin @param {string} email @param {string} since ISO 8601 */
async function mailedLink(origin, email, since) {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await (await fetch(`${origin}/local/mailbox.json`)).json();
    /** @type {{ to: string, text: string, sentAt: string }[]} */
    const mails = answer.mails ?? answer;
    const mail = mails.find(
      ({ to, text, sentAt }) => to === email && sentAt >= since && text.includes("/sign-in"),
    );
    const [address] = mail?.text.match(/http\S+/) ?? [];
    if (address) return new URL(address);
    await pause(50);
  }
  throw new Error(`No mail came for ${email}.`);
}

/** @param {string} dataDir @param {string} uid @returns {string} */
function newestSession(dataDir, uid) {
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
  const db = new DatabaseSync(join(dataDir, "store.sqlite"), { readOnly: true });
  try {
    const rows = /** @type {{ id: string, data: string }[]} */ (
      db.prepare(`SELECT id, data FROM "doc:sessions" WHERE data ->> '$.uid' = ?`).all(uid)
    );
    const at = (/** @type {{ data: string }} */ { data }) => JSON.parse(data).createdAt;
    const newest = rows.sort((a, b) => (at(a) < at(b) ? 1 : -1))[0];
    if (!newest) throw new Error(`No session of ${uid}.`);
    return newest.id;
  } finally {
    db.close();
  }
}
