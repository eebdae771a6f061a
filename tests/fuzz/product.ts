import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { graphqlServer } from "#tests/support/graphql-mocks";
import { requireEmulatorHost } from "#tests/support/identity";
import { createApplication } from "~/config/application.server";
import { createContainer } from "~/config/container.server";
import { type Config, readConfig } from "~/config/env.server";
import { createLog } from "~/config/log.server";
import type { HttpApp } from "~/http/http-app";
import type { Counter } from "~/platform/ports/counter";
import { readRealBuild } from "./real-build";

export type Mode = "local" | "production";
export type Product = Awaited<ReturnType<typeof startProduct>>;

/** Lets a member write more often than people may, so that what comes after that is read as well. */
export const unlimited: Counter = { take: async () => ({ ok: true }), giveBack: () => undefined };

interface Line {
  level: number;
  msg: string;
  [field: string]: unknown;
}

/**
 * The whole product as the process runs it, without its port: settings, parts, pages, everything of http/,
 * a database in a directory of its own, and the run's Auth emulator with a project of its own.
 * `production` is everything that production turns on, but for the provider: real keys need Google.
 */
export async function startProduct(
  mode: Mode = "local",
  settings: Record<string, string> = {},
  parts: Parameters<typeof createContainer>[2] = {},
) {
  // Real parts throughout; msw would stand before the emulator and cost time.
  graphqlServer.close();
  const directory = mkdtempSync(join(tmpdir(), "product-"));
  const local = readConfig({
    APP_MODE: "local",
    FIREBASE_AUTH_EMULATOR_HOST: requireEmulatorHost(),
    DATA_DIR: directory,
    LOG_LEVEL: "info",
    FIREBASE_PROJECT_ID: `demo-${randomUUID()}`,
    // One member asks for what many do.
    READS_A_MINUTE: "999999999",
    ...settings,
  });
  const config = mode === "local" ? local : inProduction(local);
  const lines: Line[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(JSON.parse(line)) });
  const container = createContainer(config, log, { pictureProgram: inject("pictureProgram"), ...parts });
  const app: HttpApp = await createApplication(config, container, await readRealBuild());
  return {
    mode,
    app,
    container,
    origin: config.origin,
    host: new URL(config.origin).host,
    otherHost: config.allowedHosts[1] ?? new URL(config.origin).host,
    lines,
    /** Stops its parts and deletes its data. */
    async stop() {
      await container.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function inProduction(local: Config): Config {
  const origin = "https://guildhall.example";
  const { host } = new URL(origin);
  return {
    ...local,
    mode: "production",
    local: false,
    developerThemes: false,
    origin,
    linkHost: host,
    allowedHosts: [host, `www.${host}`],
    cookieSecrets: ["a secret of the generated requests"],
    // Nothing listens there: mails wait in the queue.
    mail: { url: "smtp://127.0.0.1:9", from: `hello@${host}` },
  };
}
