import { EventEmitter, once } from "node:events";
import { access } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { requireEmulatorHost } from "#tests/support/identity";
import { startChild } from "../../scripts/child.mjs";

const projectDir = fileURLToPath(new URL("../..", import.meta.url));

/** By which a test reads what the product has written into a cookie. */
export const cookieSecret = "a secret of the tests alone that is long enough";

export interface ProductOptions {
  port: number;
  dataDir: string;
  projectId: string;
  /** None: mails are kept as files. */
  mailUrl?: string;
  /** The file of another release, inside the project. */
  server?: string;
  /** What else it is told. */
  settings?: Record<string, string>;
  /** As `startChild` has it. */
  within?: string[];
}

export type Product = Awaited<ReturnType<typeof startProduct>>;

/**
 * The built server in a process of its own, with the run's Auth emulator and a mail server: both outlive it.
 * It takes the client's address from `X-Forwarded-For`. Answers once it listens.
 */
export async function startProduct({
  port,
  dataDir,
  projectId,
  mailUrl = "",
  server = "build/server.js",
  settings,
  within,
}: ProductOptions) {
  await access(`${projectDir}/build/server.js`).catch(() => {
    throw new Error("There is no build/server.js: run `npm run build` first.");
  });
  const lines: { msg: string; [field: string]: unknown }[] = [];
  const said = new EventEmitter();
  const child = await startChild([server], {
    cwd: projectDir,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      APP_MODE: "local",
      PORT: String(port),
      DATA_DIR: dataDir,
      COOKIE_SECRETS: cookieSecret,
      MAIL_URL: mailUrl,
      TRUSTED_PROXIES: "127.0.0.1",
      // All of these people come within minutes, to mailboxes of one provider: who waits in a flood is tested elsewhere.
      SIGN_UP_MAILS_PER_HOUR: "1000000",
      FIREBASE_AUTH_EMULATOR_HOST: requireEmulatorHost(),
      FIREBASE_PROJECT_ID: projectId,
      // One member asks for what many do.
      READS_A_MINUTE: "999999999",
      ...settings,
    },
    within,
    onLine(text) {
      const line = text.startsWith("{") ? JSON.parse(text) : { msg: text };
      lines.push(line);
      said.emit(`said ${line.msg}`);
    },
  });

  onTestFinished(async () => void (await child.stop()));

  /** When the process has logged `message`; fails when it ends without. */
  async function says(message: string): Promise<void> {
    if (lines.some(({ msg }) => msg === message)) return;
    const heard = once(said, `said ${message}`);
    if (Array.isArray(await Promise.race([heard, child.exited]))) return;
    const words = lines.map((line) => JSON.stringify(line)).slice(-10);
    throw new Error(`The server ended before it said "${message}":\n${words.join("\n")}`);
  }

  await says("Listening");
  return {
    says,
    exited: child.exited,
    pid: child.pid,
    signal: (name: "SIGTERM" | "SIGKILL") => void process.kill(child.pid, name),
    stop: () => child.stop(),
  };
}
