import { isKnownHead } from "./program-lines";
import { reactions } from "./program-lines.json";

const emoji =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\ufe0f\u20e3#*0-9])+$/u;
const pictured = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|\u20e3/u;

/** One reaction as an emoji; null if it isn’t one. */
export function asEmoji(text: string): string | null {
  const said = text.trim();
  return said.length <= 40 && emoji.test(said) && pictured.test(said) ? said : null;
}

/**
 * What a program wrote because its sender pressed an emoji: that emoji; empty where it isn't
 * known; null for what a person wrote. `name` is the sender’s.
 */
export function reactionOf(text: string, name: string): string | null {
  const [first = "", ...rest] = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (
    asEmoji(first) !== null &&
    rest.length <= 2 &&
    /https:\/\/www\.google\.com\/gmail\/about\//.test(rest.join(" "))
  )
    return asEmoji(first);
  const [, named, drawn = "", said = ""] =
    /^(?:\[([^\][]{1,40})\]|(\S{1,40}))\s+(.{1,200})[:：]$/.exec(first) ?? [];
  const isWhole =
    rest.length === 0 && (name !== "" ? said.includes(name) : named !== undefined) && !isKnownHead(first);
  if (!isWhole) return null;
  if (named === undefined) return asEmoji(drawn);
  const [found = ""] =
    Object.entries<string[]>(reactions).find(([, names]) => names.includes(named.toLowerCase())) ?? [];
  return found;
}
