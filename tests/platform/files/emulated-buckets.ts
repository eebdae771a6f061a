import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getStorage } from "firebase-admin/storage";
import { onTestFinished, vi } from "vitest";
import { startChild } from "../../../scripts/child.mjs";
import { findFreePorts } from "../../../scripts/ports.mjs";

const program = fileURLToPath(new URL("./storage-emulator.cjs", import.meta.url));

/** Starts the Storage emulator in a process and a directory of its own; answers its address. */
export async function startStorageEmulator(): Promise<{ endpoint: string; stop(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), "storage-emulator-"));
  const [port = 0] = await findFreePorts(1);
  const lines: string[] = [];
  let ready = () => {};
  const isReady = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const child = await startChild([program], {
    cwd: directory,
    env: { NODE_ENV: "test", PORT: String(port), PATH: process.env.PATH, HOME: directory, TMPDIR: directory },
    onLine(line) {
      lines.push(line);
      if (line === "ready") ready();
    },
  });
  const stop = async () => {
    await child.stop();
    await rm(directory, { recursive: true, force: true });
  };
  const exit = await Promise.race([isReady, child.exited]);
  if (!exit) return { endpoint: `http://127.0.0.1:${port}`, stop };
  await stop();
  throw new Error(`The Storage emulator did not start:\n${lines.join("\n")}`);
}

/** A bucket of the SDK at this address. Nothing is asked of it yet. */
export function openBucket(endpoint: string, name = `bucket-${randomUUID()}`) {
  const app = initializeApp({ projectId: "demo-files" }, randomUUID());
  onTestFinished(() => deleteApp(app));
  // The SDK takes an address from here only, at this moment.
  vi.stubEnv("STORAGE_EMULATOR_HOST", endpoint);
  try {
    return getStorage(app).bucket(name);
  } finally {
    vi.unstubAllEnvs();
  }
}
