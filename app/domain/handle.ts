import { paths } from "~/paths";
import { fold } from "~/values/fold";
import { limits } from "~/values/limits";
import type { Fault } from "~/values/problems";
import { spellPlainly } from "~/values/spellings";
import { look, seemsOurs } from "./names-of-ours";

const { least, most } = limits.handle;

/** Words that name a page of ours, or sound like one. */
const reserved = new Set([
  ...Object.values(paths).flatMap((path) => path.split(/[^a-z]+/)),
  ..."about admin api build help index jobs me members messages new picture search settings you".split(" "),
]);

/**
 * A name in an address as it is stored: lower case, without accents, parts joined by one hyphen.
 * Letters of other scripts stay, and `handleProblem` refuses them, so no two handles differ by a
 * look-alike.
 */
export function foldHandle(text: string): string {
  const seen = text.slice(0, 254).replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");
  return spellPlainly(fold(seen))
    .replaceAll(/[\s_.,'’&+/·–—-]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** Why a folded handle can't be used; null where it can. `free`: another one that can. */
export function handleProblem(handle: string, brand: string, free = noHandle): Fault | null {
  if (!/^[a-z0-9-]*$/.test(handle)) return { code: "handleLetters", free };
  if (handle.length < least || handle.length > most)
    return { code: "handleLength", least: String(least), most: String(most), free };
  if (reserved.has(handle)) return { code: "handleReserved", free };
  return seemsOurs(handle.replaceAll("-", " "), brand) ? { code: "handleOurs", free } : null;
}

/** For a message that suggests none: handles are in lower case. */
export const noHandle = "NONE";

/** What a handle looks like at a glance: two of one look can't both be taken. */
export function lookOfHandle(handle: string): string {
  return look(handle);
}

/**
 * Handles to take for a member of this name, the best first: the name itself, then with a number;
 * `last` is free for sure.
 */
export function handlesFor(name: string, brand: string, last: string): string[] {
  const base = foldHandle(name)
    .slice(0, most - 3)
    .replace(/-$/, "");
  const numbered = [2, 3, 5, 6, 7].map((number) => `${base}-${number}`);
  return [...[base, ...numbered].filter((handle) => handleProblem(handle, brand) === null), last];
}
