import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freshEmail } from "#tests/support/identity";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { canFillDisk, closeStore, fillDisk, lockStore } from "./broken-store";
import {
  expectUnavailable,
  type FaultyProduct,
  hour,
  patiently,
  startFaultyProduct,
  withoutScripts,
} from "./faulty-product";

/** Stands for the 5.5 s that a request waits at most, in ms. */
const within = 250;

const faults = {
  "another process locks the store": { cause: lockStore, canCause: true, notice: null },
  "the disk is full": { cause: fillDisk, canCause: canFillDisk, notice: null },
  "the site is read-only": {
    cause: closeStore,
    canCause: true,
    notice: "We’re painting the walls. You can read everything; nothing can be saved or sent for now.",
  },
};

describe.each(Object.entries(faults))("while %s", (_, { cause, canCause, notice }) => {
  describe.runIf(canCause)("", () => {
    let product: FaultyProduct;
    let mend: () => Promise<void>;
    let healthy: string;
    let visit: FaultyProduct["visit"];
    let member: Awaited<ReturnType<FaultyProduct["join"]>>;
    let link: Record<string, string>;
    const typed = { email: freshEmail(), name: "Zoë & Sons" };

    beforeAll(async () => {
      product = await startFaultyProduct();
      visit = (target, options) => product.visit(target, { within, ...options });
      // Last seen long ago: the next visit would like to write that down.
      member = await product.join({ lastSeen: hour });
      link = await product.linkOf(member.email);
      healthy = (await product.visit("/")).text;
      mend = await cause(product.directory);
      await saysNow(notice);
    });

    /** Another process's word reaches this one a moment later. */
    const saysNow = (words: string | null) =>
      vi.waitFor(() => expect(product.container.notice()).toBe(words), patiently);
    /** What is read in the place of a healthy page, and all that a form shows: what was typed, and why. */
    const said = notice === null ? [] : [notice];
    afterAll(async () => {
      await mend?.();
      await product.close();
    });

    it("public pages are the same but for what is the matter, and the process is alive and says what it can't do", async () => {
      const page = await visit("/");
      expect(page.status).toBe(200);
      if (notice === null) expect(page.text).toBe(healthy);
      else expect(page.text).toContain(notice);
      expect((await visit("/healthz")).status).toBe(200);
      // One that is closed on purpose answers all that it should.
      // It asks all that the process needs, and a busy machine needs longer for that.
      expect((await product.visit("/readyz")).status).toBe(notice === null ? 503 : 200);
    });

    it("members see their pages", async () => {
      for (const path of ["/app", "/app/profile", "/app/briefs", "/app/inbox"]) {
        // With all its time: rendering on a busy machine may want more than what stands for it.
        expect((await product.visit(path, { cookie: member.cookie })).status).toBe(200);
      }
      expect((await visit("/hire", { cookie: member.cookie })).headers.get("location")).toBe("/app");
    });

    it.each(["/?index", "/boutiques", "/hire"])(
      "the form of %s answers 503 and shows what was typed",
      async (path) => {
        const form = path === "/hire" ? { ...typed, organisation: typed.name } : typed;
        expectUnavailable(await visit(path, { form }), [typed.email, "Zoë &amp; Sons", ...said]);
      },
    );

    it("the running page gets the same for its form", async () => {
      const data = "routes/_public._index";
      expectUnavailable(await visit("/?index", { form: typed, data }), [typed.email, "Zoë & Sons", ...said]);
    });

    it("the login form answers 503 and shows what was typed", async () => {
      expectUnavailable(await visit("/login", { form: { email: typed.email } }), [typed.email, ...said]);
    });

    it("the button of a link answers 503, keeps the address, and uses nothing up", async () => {
      expectUnavailable(await visit("/sign-in", { form: link }), [member.email, ...said]);
      expect((await product.container.web.auth.links.find(link.id ?? "")).state).toBe("open");
    });

    it("what a member asks for is not done, and says so", async () => {
      expectUnavailable(await visit("/app", { form: { intent: "confirm" }, cookie: member.cookie }), said);
    });

    it("logging out ends the session where that can be written, or says that it didn't and leaves it alone", async () => {
      if (notice !== null) {
        const { cookie, record } = member;
        expect((await visit("/sign-out", { cookie })).status).toBe(302);
        expect(await product.container.store.get(sessionsCollection, record)).toBeNull();
        return;
      }
      expectUnavailable(await visit("/sign-out", { cookie: member.cookie }), ["still signed in", ...said]);
      expect(await product.container.store.get(sessionsCollection, member.record)).not.toBeNull();
    });

    it("the log says the same thing once a minute, not with every request", async () => {
      for (let visits = 0; visits < 10; visits += 1) await visit("/app", { cookie: member.cookie });
      const about = (words: RegExp) => product.lines.filter(({ msg }) => words.test(msg));
      expect(about(/last seen/).length).toBeLessThanOrEqual(1);
      expect(about(/job queue/).length).toBeLessThanOrEqual(1);
      expect(about(/A request failed|A loader, an action/)).toEqual([]);
    });

    it("and when that is over, everything works again by itself, the same link too", async () => {
      await mend();
      await saysNow(null);
      const { visit } = product;
      expect((await visit("/")).text).toBe(healthy);
      expect((await visit("/?index", { form: typed })).status).toBe(303);
      const signedIn = await visit("/sign-in", { form: link });
      expect([signedIn.status, signedIn.headers.get("location")]).toEqual([303, "/app?notice=confirmed"]);
      expect((await visit("/sign-out", { cookie: member.cookie })).status).toBe(302);
    });
  });
});

describe("a store that can't even be read", () => {
  let product: FaultyProduct;
  let member: { cookie: string };

  beforeAll(async () => {
    product = await startFaultyProduct();
    member = await product.join();
    await product.container.store.close();
  });
  afterAll(() => product.close());

  it("keeps no public page from showing, to members either", async () => {
    for (const cookie of ["", member.cookie]) {
      for (const path of ["/", "/boutiques", "/hire", "/login", "/privacy", "/sign-in"]) {
        expect((await product.visit(path, { cookie })).status).toBe(200);
      }
    }
  });

  it.each(["/app", "/app/profile", "/sign-in?id=a&oobCode=b", "/login?sent=1"])(
    "is 503 on %s, and nobody is signed out",
    async (path) => {
      expectUnavailable(await product.visit(path, { cookie: member.cookie }));
    },
  );

  it.each(["/?index", "/hire", "/login"])("is 503 for the form of %s, with what was typed", async (path) => {
    const form = { email: freshEmail(), name: "Ada", organisation: "Ada" };
    const attempt = member.cookie.split("; ").find((pair) => pair.startsWith("attempt=")) ?? "";
    for (const cookie of ["", attempt, member.cookie]) {
      expectUnavailable(await product.visit(path, { form, cookie }), [form.email]);
    }
  });

  it("is 503 for a member's form, which can be sent again", async () => {
    const form = { intent: "save", displayName: "Ada", headline: "Boats & more" };
    const answer = await product.visit("/app/profile", { form, cookie: member.cookie });
    expectUnavailable(answer);
    expect(withoutScripts(answer.text)).toMatch(/"Boats &amp; more".*Send again/s);
  });

  it("is 503 for what the running page asks", async () => {
    const form = { email: freshEmail(), name: "Ada" };
    const data = "routes/_public._index";
    expectUnavailable(await product.visit("/?index", { form, data }), [form.email]);
    expectUnavailable(await product.visit("/app", { cookie: member.cookie, data: "routes/app" }));
    expectUnavailable(await product.visit("/session", { form: { idToken: "x" }, cookie: member.cookie }));
  });
});
