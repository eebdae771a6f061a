// @ts-check
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Removes the search's indexes of a data directory, in every format. @param {string} directory */
export async function removeIndex(directory) {
  for (const name of await readdir(directory))
    if (/^(search|members)-.*\.sqlite/.test(name)) await rm(join(directory, name), { force: true });
}

/** Whether the search's indexes are whole. @param {{ origin: string }} server @param {string} token @returns {Promise<boolean>} */
export async function askComplete({ origin }, token) {
  const response = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: "{ searchComplete members: searchComplete(side: MEMBERS) }" }),
  });
  const { data, errors } = await response.json();
  if (!data) throw new Error(`searchComplete answered ${response.status}: ${JSON.stringify(errors)}`);
  return data.searchComplete && data.members;
}

/** @param {{ origin: string }} server @param {string} token */
export async function untilComplete(server, token) {
  while (!(await askComplete(server, token))) await pause(200);
}
