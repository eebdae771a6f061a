import { expect, it, vi } from "vitest";
import { createTestHttpApp } from "#tests/http/http-app";
import { createTestApp, respond, testOrigin } from "#tests/support/app";
import { stubIdentity } from "#tests/support/people";
import { action as login } from "~/routes/_public.login";
import { ok, refuse } from "~/values/result";

const victim = "victim@example.com";
const minute = 60_000;

/** `/login` behind the HTTP layer, for requests of one connection: a bot, or a proxy that hands them on. */
function createLogin({ trustedProxies, isMember = true }: { trustedProxies: string[]; isMember?: boolean }) {
  vi.useFakeTimers({ toFake: ["Date"] });
  const identity = stubIdentity({
    getUserByEmail: async (email) =>
      isMember ? ok({ uid: "uid", email, emailVerified: true, disabled: false }) : refuse("user-not-found"),
    createEmailLinkCode: async () => ok({ actionCode: "code" }),
  });
  const app = createTestApp({ identity, graphql: "real" });
  const { app: http } = createTestHttpApp({
    trustedProxies,
    origin: testOrigin,
    allowedHosts: [new URL(testOrigin).host],
    local: true,
    pages: (request, { network }) =>
      respond(() => login({ request, context: app.context(request, network), params: {} })),
  });

  function ask(email: string, forwardedFor: string, peer = "203.0.113.9") {
    const headers = {
      host: new URL(testOrigin).host,
      origin: testOrigin,
      "x-forwarded-for": forwardedFor,
      "content-type": "application/x-www-form-urlencoded",
    };
    const body = new URLSearchParams({ email });
    const request = new Request(`${testOrigin}/login`, { method: "POST", headers, body });
    // What Hono's Node server hands over beside the request, as far as it is read.
    return http.request(request, undefined, {
      incoming: { socket: { remoteAddress: peer }, headers },
    } as never);
  }

  return {
    ask,
    /** How often each status was answered. */
    async flood(requests: number, forwardedFor: (number: number) => string) {
      const statuses: Record<number, number> = {};
      for (let number = 0; number < requests; number += 50) {
        const some = Array.from({ length: 50 }, (_, index) => ask(victim, forwardedFor(number + index)));
        for (const { status } of await Promise.all(some)) statuses[status] = (statuses[status] ?? 0) + 1;
      }
      return statuses;
    },
    async mails() {
      await app.worker.runDue();
      return (await app.mailbox.list()).filter(({ to }) => to === victim).length;
    },
    pass(milliseconds: number) {
      app.clock.advance(milliseconds);
      vi.setSystemTime(Date.now() + milliseconds);
    },
  };
}

/** A thousand claimed addresses, in as many networks. */
const claimed = (number: number) =>
  number % 2 ? `198.18.${number >> 8}.${number & 255}` : `2001:db8:${number.toString(16)}::1`;

it("1,000 sign-in requests for one address that claim 1,000 networks: one network's posts, at most 5 mails in 30 minutes, and mails again after it", async () => {
  const { flood, ask, mails, pass } = createLogin({ trustedProxies: [] });
  const statuses = await flood(1_000, claimed);
  expect(statuses[429]).toBeGreaterThanOrEqual(970);
  expect(await mails()).toBeLessThanOrEqual(5);

  // The claims were believed by nobody: the bot's own address has no post left, and another one has.
  expect((await ask("other@example.com", "198.51.100.1")).status).toBe(429);
  expect((await ask("other@example.com", "198.51.100.1", "203.0.113.10")).status).toBe(303);

  pass(30 * minute);
  const before = await mails();
  expect((await ask(victim, "198.51.100.1")).status).toBe(303);
  expect(await mails()).toBe(before + 1);
});

it("1,000 sign-in requests for one address through a trusted proxy, from 1,000 networks: 5 mails in 30 minutes, and 5 again after it", async () => {
  const { flood, ask, mails, pass } = createLogin({ trustedProxies: ["203.0.113.9"] });
  expect((await flood(1_000, claimed))[303]).toBe(5);
  expect(await mails()).toBe(5);

  pass(30 * minute - 1);
  const refused = await ask(victim, "198.51.100.1");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
  pass(1);
  const statuses = [];
  for (let number = 0; number < 6; number += 1) statuses.push((await ask(victim, claimed(number))).status);
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  expect(await mails()).toBe(10);
});

it("an address without an account gets one invitation however often it is asked for, within a day", async () => {
  const { flood, ask, mails, pass } = createLogin({ trustedProxies: ["203.0.113.9"], isMember: false });
  await flood(200, claimed);
  pass(31 * minute);
  await flood(200, claimed);
  expect(await mails()).toBe(1);
  pass(24 * 60 * minute);
  await ask(victim, "198.51.100.1");
  expect(await mails()).toBe(2);
});
