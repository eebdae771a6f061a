// @ts-check
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** @param {string[]} args @returns {string | null} what it said; null where it failed */
function ip(...args) {
  try {
    return execFileSync("ip", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return null;
  }
}

/**
 * Whether this machine lets us make network namespaces: Linux, root with all its rights, iproute2. Removes those that
 * killed runs have left behind: they are called `guildhall-{process id}-…`.
 */
export function canIsolate() {
  const name = `guildhall-${process.pid}-0`;
  if (process.platform !== "linux" || ip("netns", "add", name) === null) return false;
  ip("netns", "del", name);
  for (const [other, pid] of (ip("netns", "list") ?? "").matchAll(/^guildhall-(\d+)-\d+/gm))
    if (!existsSync(`/proc/${pid}`)) ip("netns", "del", other);
  return true;
}
