import type { TestProject } from "vitest/node";
import { startAuthEmulator } from "../../scripts/auth-emulator.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    /** `host:port` of the run's Auth emulator; empty under SKIP_EMULATOR=1. */
    authEmulatorHost: string;
  }
}

/** Each project of a run asks for it, in one process. */
const run = globalThis as { authEmulator?: ReturnType<typeof startAuthEmulator> };

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
  return () => emulator?.stop();
}
