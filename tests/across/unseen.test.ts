import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createTestApp, post, respond } from "#tests/support/app";
import { mockGraphql } from "#tests/support/graphql-mocks";
import { freshEmail, useTestIdentity } from "#tests/support/identity";
import { allFields } from "~/domain/fields/all-fields";
import { readTexts } from "~/domain/fields/content.server";
import { controlsOfField } from "~/domain/fields/controls";
import type { ContentFields } from "~/domain/fields/field";
import { hasUnseen } from "~/domain/fields/unseen.server";
import { accountsCollection } from "~/features/accounts/model/account";
import * as signUp from "~/routes/_public._index";
import * as login from "~/routes/_public.login";
import * as newBrief from "~/routes/app.briefs.new";
import * as profile from "~/routes/app.profile";
import { SendLoginEmailDocument } from "~/shell/operations/operations.generated";

const zeroWidth = "\u200b";
const bell = "\u0007";
const override = "\u202e";

/** What each kind of field may hold, and what its reading takes out besides control characters. */
const examples: Record<string, [text: string, without: string[]]> = {
  line: ["A line", [override]],
  list: ["One, two", [override]],
  names: ["One", [override]],
  country: ["Poland", [zeroWidth, override]],
  prose: ["Some prose\r\nin two lines", []],
  answers: ["yes", []],
  link: ["https://example.com/a", [zeroWidth, override]],
  links: ["https://example.com/a\r\nhttps://example.com/b", [zeroWidth, override]],
  email: ["ann@example.com", [zeroWidth, override]],
  count: ["30", [zeroWidth, override]],
  price: ["650.50", [zeroWidth, override]],
  money: ["650.50", [zeroWidth, override]],
};

describe.each(Object.entries(allFields))("the fields of a %s", (_name, every) => {
  const fields: ContentFields = every;
  const controls = Object.entries(fields).flatMap(([name, field]) => {
    const example = examples[field.kind];
    return example ? [[controlsOfField(name, field)[0]?.name ?? "", ...example] as const] : [];
  });

  it("say what reading them takes out, and nothing where it takes out nothing", () => {
    for (const [control, text, without] of controls) {
      expect([control, hasUnseen(fields, { [control]: ` ${text}\u2028` })]).toEqual([control, false]);
      for (const unseen of [bell, ...without]) {
        const typed = { [control]: `${text.slice(0, 2)}${unseen}${text.slice(2)}` };
        expect([control, hasUnseen(fields, typed)]).toEqual([control, true]);
        // It was taken out: what is read is what is read without it.
        expect(readTexts(fields, typed)).toEqual(readTexts(fields, { [control]: text }));
      }
    }
  });
});

describe("a form that left out what can’t be seen", () => {
  async function member(kind: "FREELANCER" | "HIRER") {
    const app = createTestApp({ graphql: "real" });
    const { uid, cookie } = await app.signIn();
    await app.store.transact(async (tx) => {
      const account = await tx.get<object>(accountsCollection, uid);
      tx.set(accountsCollection, uid, { ...account?.data, kind });
    });
    const send = (route: { action: typeof profile.action }, path: string, fields: Record<string, string>) => {
      const request = post(path, fields, { cookie });
      return respond(() => route.action({ request, context: app.context(request), params: {} }));
    };
    return send;
  }
  const toldAt = (answer: Response) =>
    new URL(answer.headers.get("location") ?? "", "http://a.example").searchParams.get("unseen");

  it("says so on the page that it leads to, and another form doesn’t", async () => {
    const send = await member("FREELANCER");
    const typed = { intent: "save", revision: "", displayName: "Ada Lovelace", visibility: "HIDDEN" };
    const first = await send(profile, "/app/profile", { ...typed, links: "example.com/\u200ba" });
    expect([first.status, toldAt(first)]).toEqual([303, "1"]);
    const about = "Numbers.\r\nMany, and \u200fعربي.";
    const second = await send(profile, "/app/profile", { ...typed, revision: "1", about });
    expect([second.status, toldAt(second)]).toEqual([303, null]);
    const third = await send(profile, "/app/profile", { ...typed, revision: "2", about: `${about}\u0007` });
    expect([third.status, toldAt(third)]).toEqual([303, "1"]);
  });

  it("says so beside “Saved” where a draft saves itself", async () => {
    const send = await member("HIRER");
    const typed = { id: randomUUID(), revision: "", intent: "autosave" };
    const told = await send(newBrief, "/app/briefs/new", { ...typed, title: "A sh\u0007op" });
    expect(await told.json()).toMatchObject({ autosaved: "saved", unseen: true });
    const other = { ...typed, id: randomUUID(), title: "A shop" };
    expect(await (await send(newBrief, "/app/briefs/new", other)).json()).not.toHaveProperty("unseen");
  });

  it("says so without a session, too", async () => {
    const app = createTestApp();
    mockGraphql(SendLoginEmailDocument, { sendLoginEmail: { code: "SUCCESS", message: null } });
    const request = post("/login", { email: "ann\u200b@example.com" });
    const answer = await respond(() => login.action({ request, context: app.context(request), params: {} }));
    expect([answer.status, toldAt(answer)]).toEqual([303, "1"]);
  });

  describe("that signs up", () => {
    it("hands it over to the running page", async () => {
      const { identity } = useTestIdentity();
      const app = createTestApp({ graphql: "real", identity });
      const fields = { email: freshEmail(), name: "Ann\u202e Archer", skills: "TypeScript" };
      const request = post("/?index", fields, { data: "routes/_public._index" });
      const answer = await respond(() =>
        signUp.action({ request, context: app.context(request), params: {} }),
      );
      expect((await answer.json()).shown.handOff).toMatchObject({ unseen: true });
    });
  });
});
