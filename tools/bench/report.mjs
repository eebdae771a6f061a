// @ts-check
import { readFile, writeFile } from "node:fs/promises";

const begin = "<!-- bench: written by `npm run bench` -->";
const end = "<!-- /bench -->";

/** A Markdown table. @param {string[]} head @param {(string | number)[][]} rows */
export function table(head, rows) {
  const line = (/** @type {(string | number)[]} */ cells) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/**
 * One row: ours beside its yardstick.
 *
 * @param {string} what
 * @param {import("./load.mjs").Comparison} measured
 * @param {string} [target]
 */
export function comparisonRow(what, { ours, yardstick, ratio }, target = "") {
  const pair = (/** @type {"p50" | "p99" | "cpu"} */ key, digits = 1) =>
    `${ours[key].toFixed(digits)} / ${yardstick[key] > 0 ? yardstick[key].toFixed(digits) : "–"}`;
  return [what, `**${ratio.toFixed(2)}**${target}`, pair("p50"), pair("p99"), pair("cpu", 3)];
}

/** Bytes as kilobytes of 1,000. @param {number} bytes */
export function kilobytes(bytes) {
  return (bytes / 1_000).toFixed(1);
}

/** Puts the text between a page's two marks. @param {string} file @param {string} text */
export async function writeInto(file, text) {
  const page = await readFile(file, "utf8");
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${file} lacks the marks ${begin} and ${end}.`);
  await writeFile(file, `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`);
}
