import { execFileSync, spawnSync } from "node:child_process";

export const canFillDisk = spawnSync("prlimit", ["--version"]).status === 0;

/**
 * Lets no file of this process grow beyond so many bytes: its next write fails nearly as on a full disk, which can't
 * be had without special rights. The answer lifts the limit.
 */
export function limitFileSize(bytes: number): () => void {
  const limit = (most: number | "unlimited") =>
    void execFileSync("prlimit", ["--pid", String(process.pid), `--fsize=${most}:`]);
  limit(bytes);
  return () => limit("unlimited");
}
