import { describe, expect, it } from "vitest";
import { createTestApp, get, post, respond, type TestApp } from "#tests/support/app";
import { dayIn } from "#tests/support/clock";
import { mockGraphql, mockGraphqlFailure } from "#tests/support/graphql-mocks";
import { emptyContent } from "~/domain/fields/content";
import { profileFields } from "~/domain/fields/profile-fields";
import { accountsCollection } from "~/features/accounts/model/account";
import { profilesCollection } from "~/features/profiles/model/profile";
import * as memberRoute from "~/routes/app.members.$uid";
import { action, loader } from "~/routes/app.profile";
import { SaveProfileDocument } from "~/shell/operations/operations.generated";

const inHalfAYear = dayIn(180);

const typed = {
  intent: "save",
  revision: "",
  displayName: "Ada Lovelace",
  headline: "",
  about: "Numbers.\r\nMany.",
  skills: "SQL, sql , TypeScript",
  languages: "English",
  country: "Deutschland",
  links: "example.com/a\r\nhttps://example.org/b",
  visibility: "MEMBERS",
  discipline: "engineering",
  rateMin: "1,000",
  rateMax: "",
  rateCurrency: "GBP",
  rateUnit: "HOUR",
  availability: "FROM",
  availableFrom: inHalfAYear,
  hoursPerWeek: "32",
};

async function send(
  app: TestApp,
  cookie: string,
  fields: Record<string, string>,
  isDataRequest = false,
  path = "/app/profile",
) {
  const request = post(path, fields, { cookie });
  const context = { ...app.context(request), isDataRequest };
  return respond(() => action({ request, context, params: {} }));
}

/** A freelancer whose pages ask the API in process. */
async function freelancer(app: TestApp) {
  const member = await app.signIn();
  await app.store.transact(async (tx) => {
    const account = await tx.get<object>(accountsCollection, member.uid);
    tx.set(accountsCollection, member.uid, { ...account?.data, kind: "FREELANCER" });
  });
  const load = async (path = "/app/profile") => {
    const request = get(path, { cookie: member.cookie });
    return (await respond(() => loader({ request, context: app.context(request), params: {} }))).json();
  };
  return { ...member, load };
}

async function visit(app: TestApp, cookie: string, uid: string) {
  const request = get(`/app/members/${uid}`, { cookie });
  return respond(() => memberRoute.loader({ request, context: app.context(request), params: { uid } }));
}

describe("a skill that an address fills in", () => {
  const payments = new URLSearchParams({ add: "skills:Payments", back: "/app/briefs/b" });

  it("stands in the form, isn’t saved by opening it, and leads back once it is", async () => {
    const app = createTestApp({ graphql: "real" });
    const { cookie, uid, load } = await freelancer(app);
    const saved = { ...typed, skills: "SQL" };
    await send(app, cookie, saved);
    const before = await app.store.get(profilesCollection, uid);
    expect(await load(`/app/profile?${payments}`)).toMatchObject({
      typed: { skills: "SQL, Payments" },
      shown: { skills: ["SQL"] },
      added: { field: "skills", skills: ["Payments"], back: "/app/briefs/b" },
    });
    expect(await app.store.get(profilesCollection, uid)).toEqual(before);
    const add = { ...saved, skills: "SQL, Payments", revision: "1" };
    const sent = await send(app, cookie, add, false, "/app/profile?back=%2Fapp%2Fbriefs%2Fb");
    expect(sent).toHaveRedirect("/app/profile?saved=2&back=%2Fapp%2Fbriefs%2Fb#done", 303);
    expect((await load(`/app/profile?${payments}`)).added).toMatchObject({ skills: [] });
  });

  it.each(["//evil.example", "https://evil.example/app", "/sign-out"])(
    "leads back to no other place: %s",
    async (back) => {
      const app = createTestApp({ graphql: "real" });
      const { cookie, load } = await freelancer(app);
      const path = `/app/profile?${new URLSearchParams({ add: "rate", back })}`;
      expect((await load(path)).added).toEqual({ field: "rate", skills: [], back: null });
      expect(await send(app, cookie, typed, false, path)).toHaveRedirect("/app/profile?saved=1#done", 303);
    },
  );
});

describe("the profile's form", () => {
  it("sends what was typed as the API takes it: lists, minor units, a country's code", async () => {
    const app = createTestApp();
    const { cookie } = await app.signIn();
    const calls = mockGraphql(SaveProfileDocument, { saveProfile: { profile: null, refusal: null } });
    expect(await send(app, cookie, typed)).toHaveRedirect("/app/profile?saved=#done", 303);
    expect(calls[0]?.variables).toEqual({
      revision: null,
      profile: {
        ...emptyContent(profileFields),
        displayName: "Ada Lovelace",
        about: "Numbers.\nMany.",
        skills: ["SQL", "TypeScript"],
        languages: ["English"],
        country: "DE",
        links: ["https://example.com/a", "https://example.org/b"],
        visibility: "MEMBERS",
        discipline: "engineering",
        rate: { min: 100_000, max: 100_000, currency: "GBP", unit: "HOUR" },
        availability: "FROM",
        availableFrom: inHalfAYear,
        hoursPerWeek: 32,
      },
    });
  });

  it.each([
    ["skills", Array.from({ length: 13 }, (_, index) => `skill ${index}`).join(","), "12"],
    ["links", "https://example.com\nhttp://example.com", "“http://example.com”"],
    ["country", "Atlantis", "country"],
    ["rateMin", "480,5055", "decimals"],
    ["hoursPerWeek", "81", "80"],
    ["displayName", "\u200b", "name"],
    ["availableFrom", `${inHalfAYear.slice(0, 4)}-02-31`, "exist"],
    ["availableFrom", "2001-01-01", "today"],
    ["visibility", "everybody", "who sees"],
    ["rateMax", "5", "smaller"],
    ["writtenIn", "xx", "language"],
    ["writtenIn", "de ".repeat(67), "language"],
  ])("says what is wrong with %s (%j) and keeps all that was typed", async (field, value, words) => {
    const app = createTestApp({ graphql: "real" });
    const { cookie, load } = await freelancer(app);
    const answer = await send(app, cookie, { ...typed, [field]: value });
    expect(answer.status).toBe(422);
    const { lastResult } = await answer.json();
    const told = field === "rateMax" ? "rateMin" : field;
    expect(lastResult.error[told]?.join()).toContain(words);
    expect(lastResult.initialValue).toMatchObject({ ...typed, [field]: value });
    expect((await load()).revision).toBeNull();
  });

  it("keeps the language that it is written in, and no list of them", async () => {
    const app = createTestApp({ graphql: "real" });
    const { cookie, load } = await freelancer(app);
    const twice = post(
      "/app/profile",
      { ...typed, writtenIn: "de" },
      { cookie, also: [["writtenIn", "en"]] },
    );
    const answer = await respond(() => action({ request: twice, context: app.context(twice), params: {} }));
    expect(answer.status).toBe(422);
    await send(app, cookie, { ...typed, "writtenIn[]": "en" });
    expect((await load()).typed.writtenIn).toBe("");
    expect(await send(app, cookie, { ...typed, revision: "1", writtenIn: "de" })).toHaveRedirect(
      "/app/profile?saved=2#done",
      303,
    );
    expect(await load()).toMatchObject({
      typed: { writtenIn: "de" },
      shown: { writtenIn: "de", language: "German", languages: ["English"] },
    });
  });

  it("leads to what became of it beside its button, where a running page stays anyhow", async () => {
    const app = createTestApp({ graphql: "real" });
    const { cookie } = await freelancer(app);
    expect(await send(app, cookie, typed)).toHaveRedirect("/app/profile?saved=1#done", 303);
    const again = { ...typed, revision: "1", headline: "Second" };
    expect(await send(app, cookie, again, true)).toHaveRedirect("/app/profile?saved=2", 303);
  });

  it("answers 503 with all that was typed while the API is in trouble", async () => {
    const app = createTestApp();
    const { cookie } = await app.signIn();
    mockGraphqlFailure(SaveProfileDocument, "network-error");
    const answer = await send(app, cookie, typed);
    expect(answer.status).toBe(503);
    expect((await answer.json()).lastResult.initialValue).toMatchObject(typed);
  });

  it("shows a preview without saving anything", async () => {
    const app = createTestApp({ graphql: "real" });
    const { cookie, load } = await freelancer(app);
    const answer = await (await send(app, cookie, { ...typed, intent: "preview" })).json();
    expect(answer.shown.preview).toMatchObject({ displayName: "Ada Lovelace", country: "Germany" });
    expect(answer.lastResult.initialValue).toMatchObject({ country: "Deutschland" });
    expect((await load()).revision).toBeNull();
  });
});

describe("two who save the same profile", () => {
  it("both see both versions, and either can win", async () => {
    const app = createTestApp({ graphql: "real" });
    const { cookie, load } = await freelancer(app);
    expect(await send(app, cookie, typed)).toHaveRedirect("/app/profile?saved=1#done", 303);
    expect(await load("/app/profile?saved=1")).toMatchObject({ revision: 1, typed: { country: "Germany" } });
    const second = { ...typed, revision: "1", headline: "Second" };
    expect(await send(app, cookie, second)).toHaveRedirect("/app/profile?saved=2#done", 303);

    const stale = await send(app, cookie, { ...typed, revision: "1", headline: "Third", skills: "" });
    expect(stale.status).toBe(409);
    const { both, revision, lastResult } = await stale.json();
    expect(revision).toBe(2);
    expect(both).toEqual([
      { name: "headline", label: "Headline", typed: "Third", stands: "Second" },
      { name: "skills", label: "Skills", typed: "", stands: "SQL, TypeScript" },
    ]);
    expect(lastResult.initialValue.headline).toBe("Third");
    expect((await load()).typed.headline).toBe("Second");

    const over = { ...typed, revision: String(revision), headline: "Third" };
    expect(await send(app, cookie, over)).toHaveRedirect("/app/profile?saved=3#done", 303);
    expect((await load()).typed.headline).toBe("Third");
  });
});

describe("availability", () => {
  it("is asked again after seven days, and one press confirms it", async () => {
    const app = createTestApp({ graphql: "real" });
    const { cookie, uid, load } = await freelancer(app);
    await send(app, cookie, typed);
    expect(await load()).toMatchObject({ askAgain: false });
    const weekAgo = new Date(app.clock.now().getTime() - 8 * 86_400_000).toISOString();
    await app.store.transact(async (tx) => {
      const profile = await tx.get<object>(profilesCollection, uid);
      tx.set(profilesCollection, uid, { ...profile?.data, availabilityConfirmedAt: weekAgo });
    });
    expect(await load()).toMatchObject({
      askAgain: true,
      shown: { availability: { said: "said 8 days ago", fresh: false } },
    });
    expect(await send(app, cookie, { intent: "confirm" })).toHaveRedirect("/app/profile?confirmed=1", 303);
    expect(await load()).toMatchObject({ askAgain: false, revision: 1 });
    const adding = await send(
      app,
      cookie,
      { intent: "confirm" },
      false,
      "/app/profile?add=skills%3AGo&back=%2Fapp",
    );
    expect(adding).toHaveRedirect("/app/profile?confirmed=1&add=skills%3AGo&back=%2Fapp", 303);
  });
});

describe("the page of a member", () => {
  it("shows a profile to others once it is for members, and to its owner always", async () => {
    const app = createTestApp({ graphql: "real" });
    const ann = await freelancer(app);
    const reader = await freelancer(app);
    await send(app, ann.cookie, { ...typed, visibility: "HIDDEN" });
    expect((await visit(app, reader.cookie, ann.uid)).status).toBe(404);
    expect((await visit(app, reader.cookie, "nobody")).status).toBe(404);
    expect(await (await visit(app, ann.cookie, ann.uid)).json()).toMatchObject({ own: true });

    await send(app, ann.cookie, { ...typed, revision: "1" });
    const seen = await visit(app, reader.cookie, ann.uid);
    const text = await seen.text();
    expect(JSON.parse(text)).toMatchObject({
      own: false,
      member: { name: "Ada Lovelace", country: "Germany", rate: "£1,000 an hour" },
    });
    expect(text).not.toContain(ann.email);
  });
});
