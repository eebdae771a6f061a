import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { startAuthEmulator } from "../../scripts/auth-emulator.mjs";
import { bundle } from "../../scripts/tool.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    /** `host:port` of the run's Auth emulator; empty under SKIP_EMULATOR=1. */
    authEmulatorHost: string;
    /** The built program that turns pictures. */
    pictureProgram: string;
  }
}

/** Each project of a run asks for it, in one process. */
const run = globalThis as {
  authEmulator?: ReturnType<typeof startAuthEmulator>;
  programs?: Promise<string>;
};

/**
 * One Auth emulator for the whole run. TEST_AUTH_EMULATOR_HOST names one that runs already (it must not be in
 * single-project mode); SKIP_EMULATOR=1 runs without, and then tests that need one fail and say so.
 */
export default async function setup({ provide }: TestProject) {
  const given = process.env.TEST_AUTH_EMULATOR_HOST;
  if (!given && process.env.SKIP_EMULATOR !== "1")
    run.authEmulator ??= startAuthEmulator({ projectId: "demo-guildhall" });
  const emulator = await run.authEmulator;
  const host = emulator?.host ?? given ?? "";
  provide("authEmulatorHost", host);
  // firebase-admin finds its emulator only here; the workers inherit it.
  if (host) process.env.FIREBASE_AUTH_EMULATOR_HOST = host;
  else delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  run.programs ??= buildPictureProgram();
  const programs = await run.programs;
  provide("pictureProgram", join(programs, pictureProgram));
  return async () => {
    await rm(programs, { recursive: true, force: true });
    await emulator?.stop();
  };
}

const pictureProgram = "turn-picture.mjs";

/** In a directory of the run’s own, within the project because it imports a package. */
async function buildPictureProgram(): Promise<string> {
  const cache = fileURLToPath(new URL("../../.cache", import.meta.url));
  await mkdir(cache, { recursive: true });
  const directory = await mkdtemp(join(cache, "programs-"));
  await bundle("app/config/turn-picture.server.ts", directory, pictureProgram);
  return directory;
}
