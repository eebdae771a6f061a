import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshEmail } from "#tests/support/identity";
import { dropsConnection, hangs } from "#tests/support/stub-provider";
import { expectUnavailable, type FaultyProduct, patiently, startFaultyProduct } from "./faulty-product";
import type { ProviderRelay } from "./provider-relay";

/** Stands for the 5.5 s that a request waits at most, in ms. */
const within = 250;

const faults: Record<string, (relay: ProviderRelay) => unknown> = {
  "accepts and never answers": (relay) => relay.cause(hangs),
  "drops connections": (relay) => relay.cause(dropsConnection),
};

const brief = {
  title: "A shop that answers in a second",
  summary: "Our shop takes nine seconds to answer.",
  id: "11111111-2222-4333-8444-555555555555",
};

describe.each(Object.entries(faults))(
  "with the API over the wire, while the provider %s and gives no ID token",
  (_, cause) => {
    let product: FaultyProduct;
    let visit: FaultyProduct["visit"];
    let member: { email: string; cookie: string };
    let hirer: { email: string; cookie: string };
    const typed = { email: freshEmail(), name: "Zoë & Sons" };

    beforeAll(async () => {
      product = await startFaultyProduct({ overTheWire: true });
      visit = (target, options) => product.visit(target, { within, ...options });
      member = await product.join();
      hirer = await product.join({ path: "/hire" });
      await cause(product.relay);
    });
    afterAll(() => product.close());

    it.each(["/app", "/app/profile", "/app/briefs", "/app/profile/account"])(
      "%s answers 503, and nobody is signed out",
      async (path) => {
        expectUnavailable(await visit(path, { cookie: member.cookie }));
      },
    );

    it("a sign-up form answers 503 and shows what was typed", async () => {
      expectUnavailable(await visit("/?index", { form: typed }), [typed.email, "Zoë &amp; Sons"]);
    });

    it("a profile answers 503 and shows what was typed", async () => {
      const form = { intent: "save", displayName: typed.name, headline: "Boats", visibility: "MEMBERS" };
      const data = "routes/app.profile";
      const answer = await visit("/app/profile", { form, cookie: member.cookie, data });
      expectUnavailable(answer, [typed.name, "Boats"]);
    });

    it("a brief answers 503 and shows what was typed", async () => {
      const form = { ...brief, intent: "save" };
      const data = "routes/app.briefs.new";
      const answer = await visit("/app/briefs/new", { form, cookie: hirer.cookie, data });
      expectUnavailable(answer, [brief.title, brief.summary]);
    });

    it("a draft that saves itself is told that it didn't", async () => {
      const form = { ...brief, intent: "autosave" };
      const answer = await visit("/app/briefs/new", {
        form,
        cookie: hirer.cookie,
        data: "routes/app.briefs.new",
      });
      expect(answer.text).toContain('"failed"');
    });

    it("and when it is back, everything works again by itself", async () => {
      await product.relay.recover();
      const status = async () => (await product.visit("/app", { cookie: member.cookie })).status;
      await expect.poll(status, patiently).toBe(200);
      expect((await product.visit("/?index", { form: typed })).status).toBe(303);
    });
  },
);
