import { spawn } from "node:child_process";
import { findFreePorts } from "../../scripts/ports.mjs";
import { expect, origin, requireSetting } from "./support";

interface ProcessOptions {
  settings?: Record<string, string>;
  /** A free one by default. */
  port?: number;
  /** Where its build is: the project by default. */
  directory?: string;
}

/** Another process of the product with the first one's data. Its mails carry the first one's address, since either may send them. */
export async function startProcess({ settings, port, directory }: ProcessOptions = {}) {
  const [free = 0] = await findFreePorts(1);
  const chosen = port ?? free;
  const host = `localhost:${chosen}`;
  const child = spawn(process.execPath, ["build/server.js"], {
    cwd: directory,
    env: {
      ...process.env,
      NODE_ENV: "production",
      APP_MODE: "local",
      PORT: String(chosen),
      ORIGIN: origin,
      ALLOWED_HOSTS: host,
      LINK_HOST: host,
      DATA_DIR: requireSetting("E2E_DATA_DIR"),
      FIREBASE_AUTH_EMULATOR_HOST: requireSetting("E2E_AUTH_EMULATOR_HOST"),
      LOG_LEVEL: "warn",
      ...settings,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const address = `http://${host}`;
  const answers = () =>
    fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => child.exitCode ?? false,
    );
  await expect.poll(answers).toBe(true);
  return {
    address,
    port: chosen,
    child,
    ended,
    /** Ends it in order; answers its exit code. */
    stop() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}
