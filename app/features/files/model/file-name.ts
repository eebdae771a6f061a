import { limits } from "~/values/limits";
import { toOneLine } from "~/values/text";

/**
 * A file's name as it is shown and offered for saving: on one line, without folders, and with its
 * ending where it is cut. A name that can't be shown becomes “file”.
 */
export function toFileName(name: string): string {
  // Measured before anything else looks at it.
  const last = name.slice(-2_000).split(/[/\\]/).at(-1) ?? "";
  const line = toOneLine(last.replaceAll(unwanted, ""));
  if (line === null || /^\.+$/.test(line)) return "file";
  if (line.length <= limits.fileName) return line;
  const ending = /\.[a-z0-9]{1,5}$/i.exec(line)?.[0] ?? "";
  return `${line.slice(0, limits.fileName - ending.length - 1).replace(/[\ud800-\udbff]$/, "")}…${ending}`;
}

// Control and invisible characters, those that turn the direction of text, and what file systems
// forbid.
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu;
