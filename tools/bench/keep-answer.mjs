// @ts-check
import { writeFile } from "node:fs/promises";
import { request } from "node:http";

/**
 * Asks once, and keeps the answer as it came over the wire, for `bare-server.mjs`.
 *
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {string} file where its bytes go
 * @returns {Promise<string>} JSON of status, headers and the file's name
 */
export async function keepAnswer(url, headers, file) {
  /** @type {import("node:http").IncomingMessage} */
  const answer = await new Promise((resolve, reject) => {
    request(url, { headers }, resolve).on("error", reject).end();
  });
  const body = Buffer.concat(await answer.toArray());
  await writeFile(file, body);
  // What belongs to the connection, the bare server writes itself.
  const own = ["connection", "keep-alive", "transfer-encoding", "date", "content-length"];
  const sent = Object.entries(answer.headers).filter(([name]) => !own.includes(name));
  return JSON.stringify({
    status: answer.statusCode,
    headers: { ...Object.fromEntries(sent), "content-length": String(body.length) },
    file,
  });
}
