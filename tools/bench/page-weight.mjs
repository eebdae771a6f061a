// @ts-check
import { gzipSync } from "node:zlib";

/**
 * @typedef {object} PageWeight bytes
 * @property {string} path
 * @property {number} html before compression
 * @property {number} htmlGzip
 * @property {number} css before compression
 * @property {number} scripts how many files
 * @property {number} js gzip
 * @property {number} jsBrotli
 */

/**
 * What a browser loads for a page: its document, and every style sheet and script that the document
 * names; Remix preloads all that the page's own scripts import.
 *
 * @param {string} origin
 * @param {string} path
 * @param {string} cookie
 * @returns {Promise<PageWeight>}
 */
export async function weighPage(origin, path, cookie = "") {
  const response = await fetch(`${origin}${path}`, { headers: { cookie } });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  const html = await response.text();
  const named = [...html.matchAll(/"(\/build\/[^"\\]+\.(?:js|css))"/g)].map(([, file]) => String(file));
  const files = [...new Set(named)];
  const scripts = files.filter((file) => file.endsWith(".js"));
  const styles = files.filter((file) => file.endsWith(".css"));
  const sum = async (/** @type {string[]} */ list, /** @type {string} */ encoding) =>
    (await Promise.all(list.map((file) => sizeOf(origin + file, encoding)))).reduce((a, b) => a + b, 0);
  return {
    path,
    html: Buffer.byteLength(html),
    htmlGzip: gzipSync(html).length,
    css: await sum(styles, "identity"),
    scripts: scripts.length,
    js: await sum(scripts, "gzip"),
    jsBrotli: await sum(scripts, "br"),
  };
}

/** Bytes on the wire. @param {string} url @param {string} encoding */
async function sizeOf(url, encoding) {
  const response = await fetch(url, { headers: { "accept-encoding": encoding } });
  const length = Number(response.headers.get("content-length"));
  const body = await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  // Without a length the file was too small to be worth compressing.
  return length || body.byteLength;
}
