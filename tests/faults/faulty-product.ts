import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, vi } from "vitest";
import { type Answer, ask, cookiesOf } from "#tests/fuzz/ask";
import { startProduct } from "#tests/fuzz/product";
import { freshEmail, requireEmulatorHost } from "#tests/support/identity";
import type { SessionRecord } from "~/domain/session";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import type { HttpApp } from "~/http/http-app";
import { createHttpServer } from "~/http/http-server";
import { systemClock } from "~/platform/clock/system-clock";
import { answerWithin } from "~/values/deadline.server";
import { hashed } from "~/values/hash.server";
import { startProviderRelay } from "./provider-relay";

export const hour = 3_600_000;

/** For `expect.poll` on a machine that has other things to do. */
export const patiently = { timeout: 30_000 };

export type FaultyProduct = Awaited<ReturnType<typeof startFaultyProduct>>;

interface Visit {
  cookie?: string;
  /** Fields of a form post; a GET without them. */
  form?: Record<string, string>;
  /** The id of the route, for a data request of the running page. */
  data?: string;
  /** How long the visitor waits, in ms: less than in production, so that no test does. */
  within?: number;
}

/**
 * The whole product with a provider whose trouble the test decides, and a directory of its own. To be closed.
 * `overTheWire`: its pages ask their own API by GRAPHQL_URL, over a real port.
 */
export async function startFaultyProduct({ overTheWire = false } = {}) {
  const relay = await startProviderRelay(requireEmulatorHost());
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", relay.host);
  const directory = mkdtempSync(join(tmpdir(), "faults-"));
  const api = overTheWire ? await startApiPort(() => product.app) : null;
  const apiRelay = api && (await startProviderRelay(`127.0.0.1:${api.port}`));
  const product = await startProduct("local", {
    ...(api && { PORT: String(api.port), GRAPHQL_URL: `http://${apiRelay?.host}/graphql` }),
    FIREBASE_AUTH_EMULATOR_HOST: relay.host,
    FIREBASE_PROJECT_ID: `demo-${randomUUID()}`,
    DATA_DIR: directory,
  });
  const { container } = product;
  let visitors = 0;

  function visit(target: string, { cookie, form, data, within = 5_000 }: Visit = {}): Promise<Answer> {
    visitors += 1;
    const headers: [string, string][] = cookie ? [["cookie", cookie]] : [];
    const query = data ? `${target.includes("?") ? "&" : "?"}_data=${encodeURIComponent(data)}` : "";
    const asked = form
      ? {
          method: "POST",
          headers: [...headers, ["origin", product.origin] as [string, string]],
          type: "application/x-www-form-urlencoded",
          body: new URLSearchParams(form).toString(),
        }
      : { method: "GET", headers };
    // Each from a network of its own: how many posts one may send is tested elsewhere.
    const address = `198.51.${Math.floor(visitors / 250)}.${visitors % 250}`;
    return answerWithin(within, () => ask(product, { ...asked, target: target + query, address }));
  }

  const recordOf = async (cookie: string) => {
    const request = new Request(product.origin, { headers: { cookie } });
    return hashed("session", (await container.web.cookies.readSession(request)) ?? "");
  };

  return {
    ...product,
    directory,
    relay,
    visit,
    /** Ends the API over the wire as a killed process does: connections are cut off, then refused. */
    killApi: () => api?.kill(),
    /** What its pages reach the API by. */
    get apiRelay() {
      if (!apiRelay) throw new Error("the API is in the process of the pages");
      return apiRelay;
    },
    restartApi: () => api?.listen(),
    async close() {
      vi.unstubAllEnvs();
      await relay.close();
      await apiRelay?.close();
      await api?.kill();
      await product.stop();
      rmSync(directory, { recursive: true, force: true });
    },

    /**
     * Somebody who signed up through the real form. `age`: how long ago the provider last confirmed the
     * session, and `lastSeen`: how long ago its member was last seen, in ms.
     */
    async join({ email = freshEmail(), age = 0, lastSeen = 0, path = "/?index" } = {}) {
      const form = { email, name: "Ada Moreau", organisation: "Ada Moreau" };
      const answer = await visit(path, { form });
      const cookie = cookiesOf(answer).join("; ");
      if (answer.status !== 303) throw new Error(`nobody joined: ${answer.status}`);
      const record = await recordOf(cookie);
      await container.store.transact(async (tx) => {
        const found = await tx.get<SessionRecord>(sessionsCollection, record);
        const verifiedAt = new Date(Date.now() - age).toISOString();
        const lastSeenAt = new Date(Date.now() - lastSeen).toISOString();
        if (found) tx.set(sessionsCollection, record, { ...found.data, verifiedAt, lastSeenAt });
      });
      return { email, cookie, record };
    },

    /** The button of the newest link that was mailed to an address, as its page sends it. */
    async linkOf(email: string): Promise<Record<string, string>> {
      await container.start();
      const { text } = await vi.waitFor(async () => {
        const found = (await container.web.mailbox?.list())?.find(({ to }) => to === email);
        if (!found) throw new Error(`no mail to ${email}`);
        return found;
      }, patiently);
      const [address = ""] = text.match(/http\S+/) ?? [];
      return { ...Object.fromEntries(new URL(address).searchParams), email };
    },
  };
}

/** A port before the product that will listen there is made. */
async function startApiPort(app: () => HttpApp) {
  const server = createHttpServer(
    { fetch: (...call) => app().fetch(...call) },
    { hostname: "127.0.0.1", tls: false, clock: systemClock, log: pino({ enabled: false }) },
  );
  const listen = (port = 0) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen();
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async listen() {
      if (!server.listening) await listen(port);
    },
    async kill() {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** What stands in a page itself, without what its scripts are handed. */
export const withoutScripts = (page: string) => page.replaceAll(/<script\b.*?<\/script>/gs, "");

/** That an answer says, in an orderly way, that something can't be had now. */
export function expectUnavailable({ status, headers, text }: Answer, typed: readonly string[] = []): void {
  expect(status).toBe(503);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  for (const words of typed) expect(text).toContain(words);
  expectNoTrace(text);
  expect(headers.getSetCookie().filter((line) => /^(?:__Host-)?session=/.test(line))).toEqual([]);
}

export function expectNoTrace(text: string): void {
  expect(text).not.toMatch(/node_modules|\.server\.ts|\bat \S+ \(|Error:/);
}
