import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readRealBuild } from "#tests/fuzz/real-build";
import { freshEmail } from "#tests/support/identity";
import { id, memberForms, paragraph } from "#tests/support/member-forms";
import { expectLines } from "#tests/support/registries";
import { hangs } from "#tests/support/stub-provider";
import { limits } from "~/values/limits";
import {
  expectUnavailable,
  type FaultyProduct,
  patiently,
  startFaultyProduct,
  withoutScripts,
} from "./faulty-product";

/** Stands for the 5.5 s that a request waits at most, in ms. */
const within = 250;

const title = "A shop that answers in a second";
const email = freshEmail();

/** By route: an address of a public page, and a form of it. */
const publicForms: Record<string, { path: string; form: Record<string, string> }> = {
  "routes/_public._index": { path: "/?index", form: { email, name: "Ada" } },
  "routes/_public.boutiques": { path: "/boutiques", form: { email, name: "Ada" } },
  "routes/_public.hire": { path: "/hire", form: { email, organisation: "Ada" } },
  "routes/_public.briefs.$part": { path: "/briefs/a-shop-one", form: { pitch: paragraph } },
  "routes/_public.login": { path: "/login", form: { email } },
  "routes/_public.sign-in": { path: "/sign-in", form: { email, id: "", oobCode: "" } },
  "routes/_public.change-email": { path: "/change-email", form: { intent: "confirm" } },
  "routes/_public.not-me": { path: "/not-me", form: { intent: "end" } },
  "routes/_public.reference.$secret": {
    path: "/reference/aaaaaaaaaaaaaaaaaaaaaaaa",
    form: { intent: "review", name: "Ada", experience: paragraph, advice: paragraph },
  },
  "routes/_public.answer": { path: "/answer", form: {} },
  "routes/_public.unsubscribe": { path: "/unsubscribe", form: { intent: "stop" } },
};

/** Of each page of the signed-in area a form that asks the API; with the text of its member, where it has any. */
const memberPages = [...new Set(memberForms.map(({ route }) => route))].flatMap((route) => {
  const own = memberForms.filter(
    (form) => form.route === route && !/^(?:preview|confirm|correct)$/.test(form.typed.intent ?? ""),
  );
  const found = own.find(({ typed }) => Object.values(typed).includes(paragraph)) ?? own[0];
  if (!found) return [];
  const { member: _, ...form } = found.typed;
  return [[route, { path: found.path, form }] as const];
});

it("every page with a form is in the table", async () => {
  const { routes } = await readRealBuild();
  const posted = Object.values(routes).flatMap((route) =>
    route?.module.action && route.module.default && !route.id.startsWith("routes/app") ? [route.id] : [],
  );
  // Those of members: tests/across/refusals.test.ts.
  expectLines("tests/faults/unsent-forms.test.ts", Object.keys(publicForms), posted);
});

/** What a page's "Send again" posts. */
function resentBy(page: string): Record<string, string> {
  const form = /<form method="post"[^>]*>(?:(?!<\/form>).)*Send again<\/button>/s.exec(
    withoutScripts(page),
  )?.[0];
  const fields = [...(form ?? "").matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  return Object.fromEntries(fields.map(([, name = "", value = ""]) => [name, decode(value)]));
}

const entities: Record<string, string> = { amp: "&", quot: '"', lt: "<", gt: ">", "#x27": "'" };
const decode = (text: string) => text.replaceAll(/&(#?\w+);/g, (_, name) => entities[name] ?? "?");

const faults: Record<string, (product: FaultyProduct) => unknown> = {
  "the API is killed": ({ killApi }) => killApi(),
  "the provider hangs": ({ relay }) => relay.cause(hangs),
  "the provider refuses connections": ({ relay }) => relay.refuse(),
};

describe.each(Object.entries(faults))(
  "with the API over the wire, while %s, a form that is posted",
  (_, cause) => {
    let product: FaultyProduct;
    let member: { cookie: string };
    let hirer: { cookie: string };

    beforeAll(async () => {
      product = await startFaultyProduct({ overTheWire: true });
      member = await product.join();
      hirer = await product.join({ path: "/hire" });
      await cause(product);
    });
    afterAll(() => product.close());

    // For a member its pages are any other path.
    const inApp = memberPages.filter(([id]) => id !== "routes/app.$");

    it.each(inApp)("to %s is answered 503 and can be sent again as it was", async (_, { path, form }) => {
      const answer = await product.visit(path, { form, cookie: member.cookie, within });
      expectUnavailable(answer);
      expect(resentBy(answer.text)).toEqual(form);
    });

    it.each(inApp.filter(([, { form }]) => Object.values(form).includes(paragraph)))(
      "to %s shows its text, to be read and copied",
      async (_, { path, form }) => {
        const { text } = await product.visit(path, { form, cookie: member.cookie, within });
        expect(text).toContain("<p class");
        expect(withoutScripts(text)).toMatch(/>Zoë &amp; Sons,\nwho &quot;build&quot; &lt;boats&gt;<\/p>/);
      },
    );

    it.each([
      ["only asks for a preview", { intent: "preview", displayName: "Ada", about: paragraph }],
      ["would be refused", { intent: "save", displayName: "", about: paragraph }],
    ])("and %s is answered so, too", async (_, form) => {
      const answer = await product.visit("/app/profile", { form, cookie: member.cookie, within });
      expectUnavailable(answer);
      expect(resentBy(answer.text)).toEqual(form);
    });

    it("and is longer than any of ours is not carried", async () => {
      const form = { intent: "save", about: "x".repeat(limits.keptForm) };
      const { status, text } = await product.visit("/app/profile", { form, cookie: member.cookie, within });
      expect(status).toBe(503);
      expect(withoutScripts(text)).toContain("Try again");
      expect(withoutScripts(text)).not.toContain("xxx");
    });

    // A login link is asked for here, and a code is the provider's: those two answer a form that is filled in wrong.
    it.each(["routes/_public._index", "routes/_public.boutiques", "routes/_public.hire"])(
      "to %s shows itself again",
      async (id) => {
        const { path = "", form } = publicForms[id] ?? {};
        const answer = await product.visit(path, { form, within });
        expectUnavailable(answer);
        expect(withoutScripts(answer.text)).toContain(email);
      },
    );

    it("is kept through every press, and saved by the first one after that", async () => {
      const path = "/app/briefs/new";
      const form = { intent: "save", id, title, problem: paragraph };
      let page = await product.visit(path, { form, cookie: hirer.cookie, within });
      page = await product.visit(path, { form: resentBy(page.text), cookie: hirer.cookie, within });
      const again = resentBy(page.text);
      await product.restartApi();
      await product.relay.recover();
      const save = () => product.visit(path, { form: again, cookie: hirer.cookie });
      await expect.poll(async () => (await save()).status, patiently).toBe(303);
      const saved = await product.visit(`/app/briefs/${id}/edit`, { cookie: hirer.cookie });
      expect(saved.text).toContain(title);
      expect(withoutScripts(saved.text)).toContain(
        "Zoë &amp; Sons,\nwho &quot;build&quot; &lt;boats&gt;</textarea>",
      );
    });
  },
);
