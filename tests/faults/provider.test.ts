import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshEmail } from "#tests/support/identity";
import { answers, dropsConnection, hangs, refuses } from "#tests/support/stub-provider";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { expectUnavailable, type FaultyProduct, hour, patiently, startFaultyProduct } from "./faulty-product";
import { floods, late, type ProviderRelay, trickles } from "./provider-relay";

/** Stands for the 5.5 s that a request waits at most, in ms. */
const within = 250;

const otherShape = { localId: 5, idToken: [], users: [null], sessionCookie: {} };

/** What a provider in trouble does, each for real over a socket; other garbage is one code of its adapter (exchanges.test.ts). */
const faults: Record<string, (relay: ProviderRelay) => unknown> = {
  "accepts and never answers": (relay) => relay.cause(hangs),
  "refuses connections": (relay) => relay.refuse(),
  "drops connections": (relay) => relay.cause(dropsConnection),
  "answers too late": (relay) => relay.cause(late(2 * within, relay.pass)),
  "sends a byte at a time": (relay) => relay.cause(trickles),
  "answers 500": (relay) => relay.cause(refuses(500, "INTERNAL")),
  "answers 429": (relay) => relay.cause(refuses(429, "RESOURCE_EXHAUSTED : quota")),
  "answers 200 with JSON of another shape": (relay) => relay.cause(answers(200, otherShape)),
  "answers 200 with megabytes": (relay) => relay.cause(floods),
};

describe.each(Object.entries(faults))("while the provider %s", (_, cause) => {
  let product: FaultyProduct;
  let healthy: string;
  let visit: FaultyProduct["visit"];
  /** Members whose sessions the provider confirmed just now, and two hours ago. */
  let fresh: { email: string; cookie: string };
  let stale: { email: string; cookie: string };
  let leaving: { cookie: string; record: string };
  let link: Record<string, string>;
  const typed = { email: freshEmail(), name: "Zoë & Sons" };

  beforeAll(async () => {
    product = await startFaultyProduct();
    visit = (target, options) => product.visit(target, { within, ...options });
    fresh = await product.join();
    stale = await product.join({ age: 2 * hour });
    leaving = await product.join({ age: 2 * hour });
    link = await product.linkOf(fresh.email);
    healthy = (await product.visit("/")).text;
    await cause(product.relay);
  });
  afterAll(() => product.close());

  it("public pages are the same, for members whose session can't be confirmed, too", async () => {
    const page = await visit("/");
    expect([page.status, page.text]).toEqual([200, healthy]);
    expect((await visit("/hire", { cookie: stale.cookie })).status).toBe(200);
  });

  it("a sign-up form answers 503 and shows what was typed", async () => {
    expectUnavailable(await visit("/?index", { form: typed }), [typed.email, "Zoë &amp; Sons"]);
  });

  it("the running page gets the same for its form", async () => {
    const data = "routes/_public._index";
    expectUnavailable(await visit("/?index", { form: typed, data }), [typed.email, "Zoë & Sons"]);
  });

  it("a login form sends its link as ever: the mail waits for the provider, nobody else does", async () => {
    // Patient, so that a busy machine isn't taken for one that waits: for who never answers, that is as good as ever.
    const { status, headers } = await product.visit("/login", { form: { email: freshEmail() } });
    expect([status, headers.get("location")]).toEqual([303, "/login?sent=1"]);
  });

  it("the button of a link answers 503 and keeps the address", async () => {
    expectUnavailable(await visit("/sign-in", { form: link }), [fresh.email]);
  });

  it("a member whose session was confirmed lately sees their pages", async () => {
    // Nothing waits for the provider, so the page may take as long as it does on a busy machine.
    expect((await product.visit("/app", { cookie: fresh.cookie })).status).toBe(200);
  });

  it("a member whose session wasn't gets 503 and stays signed in", async () => {
    expectUnavailable(await visit("/app", { cookie: stale.cookie }), ["still signed in"]);
    expectUnavailable(await visit("/app", { cookie: stale.cookie, data: "routes/app" }));
  });

  it("logging out works", async () => {
    const { status, headers } = await visit("/sign-out", { cookie: leaving.cookie });
    expect([status, headers.get("location")]).toEqual([302, "/"]);
    expect(await product.container.store.get(sessionsCollection, leaving.record)).toBeNull();
  });

  it("and when it is back, everything works again by itself, the same link too", async () => {
    await product.relay.recover();
    const { visit } = product;
    await expect
      .poll(async () => (await visit("/app", { cookie: stale.cookie })).status, patiently)
      .toBe(200);
    expect((await visit("/?index", { form: typed })).status).toBe(303);
    const { status, headers } = await visit("/sign-in", { form: link });
    expect([status, headers.get("location")]).toEqual([303, "/app?notice=confirmed"]);
  });
});
