// @ts-check
import { readdirSync } from "node:fs";
import { SetupError } from "./ports.mjs";

const directory = new URL("./on/", import.meta.url);

/** How the product can be run: a file of `scripts/on/` each. */
export const ways = readdirSync(directory).map((file) => file.replace(/\.mjs$/, ""));

/**
 * The way that `--on=NAME` asks for, and the arguments without it.
 *
 * @param {readonly string[]} args
 * @returns {Promise<{ name: string, way: import("./running-site.mjs").Way, rest: string[] }>}
 * @throws {SetupError} when there is no such way
 */
export async function readWay(args) {
  const option = "--on=";
  const name = args.findLast((arg) => arg.startsWith(option))?.slice(option.length) ?? "one";
  if (!ways.includes(name)) throw new SetupError(`--on= takes one of: ${ways.join(", ")}.`);
  const way = await import(new URL(`${name}.mjs`, directory).href);
  return { name, way, rest: args.filter((arg) => !arg.startsWith(option)) };
}
