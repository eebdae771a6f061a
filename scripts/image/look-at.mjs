// @ts-check

/** Where each leads: itself, or elsewhere. @type {Record<string, string | null>} */
const pages = {
  "/": null,
  "/boutiques": null,
  "/hire": null,
  "/login": null,
  "/privacy": null,
  "/terms": null,
  "/agencies": "/boutiques",
  "/app": "/login",
};

/**
 * Asks for every public page and what the first one loads.
 *
 * @param {string} origin
 * @returns {Promise<string[]>} what is wrong
 */
export async function lookAt(origin) {
  /** @type {string[]} */
  const wrong = [];
  for (const [path, leadsTo] of Object.entries(pages)) {
    const answer = await fetch(origin + path, { redirect: "manual" });
    const text = await answer.text();
    const location = answer.headers.get("location");
    const isRight = leadsTo ? location?.startsWith(leadsTo) : answer.ok && text.includes("</h1>");
    if (!isRight) wrong.push(`${path} answered ${answer.status} ${location ?? text.slice(0, 200)}`);
    if (path !== "/") continue;
    const files = [...text.matchAll(/"(\/build\/[^"]+\.(?:js|css))"/g)].map(([, file = ""]) => file);
    if (files.length < 2) wrong.push("/ names no scripts and styles");
    for (const file of new Set(files)) {
      const { ok, status } = await fetch(origin + file);
      if (!ok) wrong.push(`${file} answered ${status}`);
    }
  }
  return wrong;
}
