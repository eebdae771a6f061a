import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readRealBuild } from "#tests/fuzz/real-build";
import { freshEmail } from "#tests/support/identity";
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

const brief = "/app/briefs/11111111-2222-4333-8444-555555555555";
const title = "A shop that answers in a second";
const words = 'Zoë & Sons,\nwho "build" <boats>';
const email = freshEmail();

/** By route: an address of its page, and a form of it. */
const forms: Record<string, { path: string; form: Record<string, string> }> = {
  "routes/_public._index": { path: "/?index", form: { email, name: "Ada" } },
  "routes/_public.boutiques": { path: "/boutiques", form: { email, name: "Ada" } },
  "routes/_public.hire": { path: "/hire", form: { email, organisation: "Ada" } },
  "routes/_public.briefs.$part": { path: "/briefs/a-shop-one", form: { pitch: words } },
  "routes/_public.login": { path: "/login", form: { email } },
  "routes/_public.sign-in": { path: "/sign-in", form: { email, id: "", oobCode: "" } },
  "routes/_public.change-email": { path: "/change-email", form: { intent: "confirm" } },
  "routes/_public.not-me": { path: "/not-me", form: { intent: "end" } },
  "routes/_public.reference.$secret": {
    path: "/reference/aaaaaaaaaaaaaaaaaaaaaaaa",
    form: { intent: "review", name: "Ada", experience: words, advice: words },
  },
  "routes/app.profile_.references": {
    path: "/app/profile/references",
    form: { intent: "ask", email, name: "Ada", title, year: "2020" },
  },
  "routes/_public.unsubscribe": { path: "/unsubscribe", form: { intent: "stop" } },
  "routes/app": { path: "/app", form: { intent: "choose-kind", kind: "FREELANCER" } },
  "routes/app.profile": { path: "/app/profile", form: { intent: "save", displayName: "Ada", about: words } },
  "routes/app.profile_.account": { path: "/app/profile/account", form: { intent: "delete", name: words } },
  "routes/app.profile_.resume": {
    path: "/app/profile/resume",
    form: { intent: "save", about: words, "take.about": "on" },
  },
  // For a member it is any other path: what an administrator's forms answer is in tests/across/refusals.test.ts.
  "routes/app.$": { path: "/app/anything", form: {} },
  "routes/app.report": {
    path: "/app/report?about=brief&id=one",
    form: { intent: "report", reason: "OTHER", note: words },
  },
  "routes/app.profile_.email": { path: "/app/profile/email", form: { intent: "change", email } },
  "routes/app.confirm": { path: "/app/confirm", form: { intent: "confirm" } },
  "routes/app.briefs.new": {
    path: "/app/briefs/new",
    form: { intent: "save", id: brief.slice("/app/briefs/".length), title, problem: words },
  },
  "routes/app.briefs.$id": { path: brief, form: { intent: "ask", key: "a-question-1", text: words } },
  "routes/app.briefs.$id_.edit": { path: `${brief}/edit`, form: { intent: "save", title, problem: words } },
  "routes/app.briefs.$id_.proposal": { path: `${brief}/proposal`, form: { intent: "save", pitch: words } },
  "routes/app.briefs.$id_.proposals.$uid": {
    path: `${brief}/proposals/somebody`,
    form: { intent: "decline", reason: "RATE", note: words },
  },
  "routes/app.briefs.$id_.reply": {
    path: `${brief}/reply?with=somebody`,
    form: {
      intent: "decline",
      reason: "RATE",
      note: words,
      "reason.somebody": "DATES",
      "note.somebody": "",
    },
  },
  "routes/app.briefs.$id_.invite": {
    path: `${brief}/invite?member=somebody`,
    form: { intent: "invite", key: "an-invitation", line: words },
  },
  "routes/app.briefs.$id_.invitation": {
    path: `${brief}/invitation`,
    form: { intent: "decline", reason: "BUDGET", note: words },
  },
  "routes/app.references.$id": {
    path: "/app/references/one_somebody",
    form: { intent: "write", experience: words, advice: words },
  },
  "routes/app.inbox.$id": { path: "/app/inbox/somebody", form: { intent: "send", key: "one", text: words } },
  "routes/app.inbox.new": { path: "/app/inbox/new", form: { intent: "start", key: "one", text: words } },
  "routes/app.notifications": { path: "/app/notifications", form: { intent: "all" } },
  "routes/app.briefs.saved": { path: "/app/briefs/saved", form: { intent: "save", brief: "one" } },
  "routes/app.briefs.searches": { path: "/app/briefs/searches", form: { intent: "delete", search: "one" } },
  "routes/app.profile_.cases._index": { path: "/app/profile/cases", form: { intent: "remove", case: "one" } },
  "routes/app.profile_.cases.new": {
    path: "/app/profile/cases/new",
    form: { intent: "save", id: "11111111-2222-4333-8444-555555555555", title: words },
  },
  "routes/app.profile_.cases.$id": {
    path: "/app/profile/cases/one",
    form: { intent: "save", revision: "1", title: words },
  },
  "routes/app.members.saved": {
    path: "/app/members/saved",
    form: { intent: "note", uid: "one", note: words },
  },
};

/** A chosen file can't be put back into a form: its page says that it has to be sent again. */
const withFile = [
  "routes/app.profile_.picture",
  "routes/app.files.$place.$id",
  "routes/app.inbox_.$id.files",
];

it("every page with a form is in the table", async () => {
  const { routes } = await readRealBuild();
  const posted = Object.values(routes).filter((route) => route?.module.action && route.module.default);
  expect(posted.map((route) => route?.id).sort()).toEqual([...Object.keys(forms), ...withFile].sort());
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

    // A press alone on a page that leads whoever has just signed in on to another one, and pages that hide.
    const leadsOn = ["routes/app.confirm", "routes/app.$"];
    const inApp = Object.entries(forms).filter(
      ([id]) => id.startsWith("routes/app") && !leadsOn.includes(id),
    );

    it.each(inApp)("to %s is answered 503 and can be sent again as it was", async (_, { path, form }) => {
      const answer = await product.visit(path, { form, cookie: member.cookie, within });
      expectUnavailable(answer);
      expect(resentBy(answer.text)).toEqual(form);
    });

    it.each(inApp.filter(([, { form }]) => Object.values(form).includes(words)))(
      "to %s shows its text, to be read and copied",
      async (_, { path, form }) => {
        const { text } = await product.visit(path, { form, cookie: member.cookie, within });
        expect(text).toContain("<p class");
        expect(withoutScripts(text)).toMatch(/>Zoë &amp; Sons,\nwho &quot;build&quot; &lt;boats&gt;<\/p>/);
      },
    );

    it.each([
      ["only asks for a preview", { intent: "preview", displayName: "Ada", about: words }],
      ["would be refused", { intent: "save", displayName: "", about: words }],
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
        const { path = "", form } = forms[id] ?? {};
        const answer = await product.visit(path, { form, within });
        expectUnavailable(answer);
        expect(withoutScripts(answer.text)).toContain(email);
      },
    );

    it("is kept through every press, and saved by the first one after that", async () => {
      const { path = "", form } = forms["routes/app.briefs.new"] ?? {};
      let page = await product.visit(path, { form, cookie: hirer.cookie, within });
      page = await product.visit(path, { form: resentBy(page.text), cookie: hirer.cookie, within });
      const again = resentBy(page.text);
      await product.restartApi();
      await product.relay.recover();
      const save = () => product.visit(path, { form: again, cookie: hirer.cookie });
      await expect.poll(async () => (await save()).status, patiently).toBe(303);
      const saved = await product.visit(`${brief}/edit`, { cookie: hirer.cookie });
      expect(saved.text).toContain(title);
      expect(withoutScripts(saved.text)).toContain(
        "Zoë &amp; Sons,\nwho &quot;build&quot; &lt;boats&gt;</textarea>",
      );
    });
  },
);
