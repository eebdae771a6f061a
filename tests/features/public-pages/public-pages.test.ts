import type { LoaderFunctionArgs } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { get, post, respond } from "#tests/support/app";
import { wholeContent } from "#tests/support/content";
import { createMarket, day, succeeded } from "#tests/support/market";
import { countryCodes } from "~/domain/country.server";
import { briefFields } from "~/domain/fields/brief-fields";
import { profileFields } from "~/domain/fields/profile-fields";
import { addressOfBrief } from "~/domain/public-address";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { beginShortlisting } from "~/features/briefs/writes/move-brief";
import { setBriefReaders } from "~/features/briefs/writes/set-brief-readers";
import { feeds, publicFeed, publicMembersFeed } from "~/features/notifications/model/feed";
import { type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { saveProfile } from "~/features/profiles/writes/save-profile";
import { acceptProposal } from "~/features/proposals/writes/decide-proposal";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { deleteProposalDraft, saveProposal } from "~/features/proposals/writes/write-proposal";
import { restsOn } from "~/features/public-pages/reads/rests-on";
import * as start from "~/routes/_public._index";
import * as boutiques from "~/routes/_public.boutiques";
import * as index from "~/routes/_public.briefs._index";
import * as briefPage from "~/routes/_public.briefs.$part";
import * as hire from "~/routes/_public.hire";
import * as memberPage from "~/routes/_public.members.$name";
import * as ownProposal from "~/routes/app.briefs.$id_.proposal";
import * as sitemap from "~/routes/sitemap[.]xml";
import { limits } from "~/values/limits";
import { endOfDay } from "~/values/zoned-days";
import { languages } from "~/words/languages";

type Market = ReturnType<typeof createMarket>;
type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;

const open = () => createMarket({ graphql: "real" });

function visit({ app }: Market, loader: Loader, path: string, params = {}, cookie = "") {
  const request = get(path, { cookie });
  return respond(() => loader({ request, context: app.context(request), params }));
}

async function visitBrief(market: Market, id: string, part?: string) {
  const { title } = await market.readBrief(id);
  const own = part ?? addressOfBrief({ id, title });
  return visit(market, briefPage.loader, `/briefs/${own}`, { part: own });
}

const visitMember = (market: Market, name: string) =>
  visit(market, memberPage.loader, `/members/${name}`, { name });

/** A mark for each text of a document, wherever it stands in it. */
function marked<T>(document: T, of: string): T {
  const mark = (value: unknown, path: string): unknown => {
    if (typeof value === "string" && /^(?:About|First of|Second of)/.test(value)) return `mark-${of}-${path}`;
    if (Array.isArray(value)) return value.map((one, at) => mark(one, `${path}${at}`));
    if (value && typeof value === "object")
      return Object.fromEntries(
        Object.entries(value).map(([key, one]) => [key, mark(one, `${path}.${key}`)]),
      );
    return value;
  };
  return Object.fromEntries(
    Object.entries(document as object).map(([key, value]) => [key, mark(value, key)]),
  ) as T;
}

describe("a public page holds no word that its owner didn’t publish", () => {
  it("of brief, hirer, account and record alike", async () => {
    const market = open();
    const profile = marked(wholeContent(profileFields), "profile");
    const hirer = await market.join("HIRER", {
      profile: { ...profile, handle: "a-hirer", visibility: "HIDDEN" },
    });
    const id = await market.open(hirer, { readers: "EVERYONE" });
    const content = marked(wholeContent(briefFields), "brief");
    await market.store.transact(async (tx) => {
      const brief = await market.readBrief(id);
      const account = (await tx.get<Account>(accountsCollection, hirer))?.data as Account;
      tx.set<Brief>(briefsCollection, id, {
        ...brief,
        ...content,
        readers: "EVERYONE",
        closesOn: brief.closesOn,
        decideOn: brief.decideOn,
        workplace: "ONSITE",
        waiting: ["mark-waiting"],
        counts: { ...brief.counts, total: 77_001, places: 77_002, waitlisted: 77_003 },
        events: [{ at: brief.createdAt, event: "mark-event", by: "hirer" }],
      });
      tx.set<Account>(accountsCollection, hirer, {
        ...account,
        email: "mark-email@example.com",
        events: [{ at: account.createdAt, event: "WARN", by: "admin", words: "mark-words" }],
      });
    });
    const page = await (await visitBrief(market, id)).text();
    expect(page).not.toContain("a-hirer");
    const marks = new Set(page.match(/mark-[\w.-]+/g));
    const ofBrief = ["desiredOutcome", "location", "problem", "summary", "title"];
    const lists = ["mustHaves", "niceToHaves", "skills"].flatMap((name) => [`${name}0`, `${name}1`]);
    expect(
      [...marks]
        // An address, by the id at its end.
        .filter((mark) => !mark.includes("_"))
        .map((mark) => mark.replace(/^mark-/, ""))
        .sort(),
    ).toEqual(
      [...ofBrief, ...lists]
        .map((name) => `brief-${name}`)
        .concat("profile-organisation")
        .sort(),
    );
    for (const path of ["/briefs", "/sitemap.xml?part=newest", "/"]) {
      const loader = { "/briefs": index.loader, "/": start.loader }[path] ?? sitemap.loader;
      const text = await (await visit(market, loader, path)).text();
      expect(
        text.match(
          /mark-(?!brief-(?:title|summary|skills|location)|profile-organisation)[\w.-]+|7700\d|@example/g,
        ),
      ).toBeNull();
      expect(text).not.toContain(hirer);
    }
  });

  it.each(["FREELANCER", "AGENCY", "HIRER"] as const)("of a profile: %s", async (kind) => {
    const market = open();
    const uid = await market.join(kind);
    const content = marked(wholeContent(profileFields), "profile");
    succeeded(
      await saveProfile(market, uid, {
        revision: 1,
        content: {
          ...content,
          visibility: "EVERYONE",
          handle: "a-member",
          availableFrom: null,
          availability: null,
        },
      }),
    );
    const text = await (await visitMember(market, "a-member")).text();
    for (const field of ["people", "contactName", "rate", "handle-"])
      expect(text).not.toContain(`profile-${field}`);
    expect(text).not.toMatch(/CHF|Lisbon|availab|hoursPerWeek|@example|timeZone/);
    expect(text).not.toContain(uid);
    expect(text).toContain("mark-profile-about");
  });
});

const inDays = ({ clock }: Market, days: number) =>
  new Date(clock.now().getTime() + days * day).toISOString().slice(0, 10);

describe("a brief has a page for everyone", () => {
  type End = (market: Market, hirer: string, id: string) => Promise<unknown>;
  const endings: Record<string, [end: End, state: string]> = {
    "it is in review": [(market, hirer, id) => beginShortlisting(market, hirer, id), "IN_REVIEW"],
    "it closes": [(market, hirer, id) => closeBrief(market, hirer, id, "BUDGET"), "CLOSED"],
    "its last day has passed, also before the job that closes it": [
      async (market) => market.clock.advance(11 * day),
      "IN_REVIEW",
    ],
    "its last seat is given": [
      async (market, hirer, id) => {
        const applicantUid = await market.propose(id);
        succeeded(await acceptProposal(market, hirer, { briefId: id, applicantUid }));
        expect((await visitBrief(market, id)).status).toBe(200);
        await market.pass(11 * 60_000);
      },
      "FILLED",
    ],
  };
  it.each(Object.entries(endings))(
    "whole until %s; then its title, how it stands, and others",
    async (_title, [end, state]) => {
      const market = open();
      const hirer = await market.join("HIRER");
      const id = await market.open(hirer, { readers: "EVERYONE" });
      const other = await market.open(await market.join("HIRER"), {
        readers: "EVERYONE",
        closesOn: inDays(market, 30),
        decideOn: inDays(market, 40),
      });
      const whole = await (await visitBrief(market, id)).json();
      expect(whole).toMatchObject({ ended: null, brief: { id } });
      await end(market, hirer, id);
      const answer = await visitBrief(market, id);
      expect(answer.status).toBe(200);
      const left = await answer.json();
      expect(left).toMatchObject({ brief: null, ended: { id, state, others: [{ id: other }] } });
      const known = [
        "decideBy",
        "discipline",
        "endedAt",
        "hirer",
        "id",
        "others",
        "state",
        "title",
        "writtenIn",
      ];
      expect(Object.keys(left.ended).sort()).toEqual(known);
      expect(left.ended[state === "IN_REVIEW" ? "endedAt" : "decideBy"]).toBeNull();
      expect(await (await visit(market, sitemap.loader, "/sitemap.xml?part=newest")).text()).not.toContain(
        id,
      );
      const briefs = (await (await visit(market, index.loader, "/briefs")).json()).briefs;
      expect(briefs.map((brief: { id: string }) => brief.id)).toEqual([other]);
    },
  );

  const ends: Record<string, End> = {
    "until its hirer takes it back": (market, hirer, id) => setBriefReaders(market, hirer, id, "MEMBERS"),
    ...Object.fromEntries(
      (
        [{ status: "SUSPENDED" }, { status: "DELETING" }, { status: "PENDING" }, { review: true }] as const
      ).map((standing) => [
        `unless its hirer’s account has ${JSON.stringify(standing)}`,
        (market: Market, hirer: string) =>
          market.store.transact(async (tx) => {
            const account = (await tx.get<Account>(accountsCollection, hirer))?.data as Account;
            tx.set<Account>(accountsCollection, hirer, { ...account, ...standing });
          }),
      ]),
    ),
  };
  it.each(Object.entries(ends))("%s", async (_title, end) => {
    const market = open();
    const hirer = await market.join("HIRER");
    const id = await market.open(hirer, { readers: "EVERYONE" });
    expect((await visitBrief(market, id)).status).toBe(200);
    await end(market, hirer, id);
    expect((await visitBrief(market, id)).status).toBe(404);
    expect(await (await visit(market, index.loader, "/briefs")).json()).toMatchObject({ briefs: [] });
    expect(await (await visit(market, sitemap.loader, "/sitemap.xml?part=newest")).text()).not.toContain(id);
    expect(await (await visit(market, start.loader, "/")).json()).toMatchObject({ today: null });
  });

  it("and a proposal that is begun after its end leads back to the page that says so", async () => {
    const market = open();
    const part = addressOfBrief({ id: await market.open(await market.join("HIRER")), title: "A shop" });
    const request = post(`/briefs/${part}`, { pitch: "I would measure first." });
    const answer = await respond(() =>
      briefPage.action({ request, context: market.app.context(request), params: { part } }),
    );
    expect(answer).toHaveRedirect(`/briefs/${part}`, 303);
    expect(answer).not.toSetCookie("kept-form");
  });

  it("and from a network that sent too many forms no proposal is begun, and what was typed stays", async () => {
    const market = open();
    const id = await market.open(await market.join("HIRER"), { readers: "EVERYONE" });
    const { title } = await market.readBrief(id);
    const part = addressOfBrief({ id, title });
    const pitch = "I would measure first.";
    const begin = () => {
      const request = post(`/briefs/${part}`, { pitch });
      const context = market.app.context(request);
      return respond(() => briefPage.action({ request, context, params: { part } }));
    };
    for (let at = 0; at < limits.postsPerNetwork; at += 1) expect((await begin()).status).toBe(303);
    const refused = await begin();
    expect(refused).not.toSetCookie("kept-form");
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ lastResult: { initialValue: { pitch } } });
  });

  it("only where its hirer chose so, and never as a draft", async () => {
    const market = open();
    const hirer = await market.join("HIRER");
    expect((await visitBrief(market, await market.open(hirer))).status).toBe(404);
    for (const part of ["", "x", "--", "no-such-brief-1--a", "../x", "%00", "a".repeat(5_000)])
      expect((await visit(market, briefPage.loader, "/briefs/x", { part })).status).toBe(404);
  });

  it("at one address, to which other titles and the addresses of before lead", async () => {
    const market = open();
    const id = await market.open(await market.join("HIRER"), { readers: "EVERYONE" });
    const ending = id.replaceAll("-", "_");
    for (const part of [ending, `another-title-${ending}`, `${id}--`, `${id}--another-title`]) {
      const answer = await visitBrief(market, id, part);
      expect(answer.status).toBe(301);
      expect(answer.headers.get("location")).toBe(`/briefs/a-shop-that-answers-in-a-second-${ending}`);
    }
  });

  it("in the script of its title, for search engines and in the sitemap, too", async () => {
    const market = open();
    const title = "متجر يجيب في ثانية";
    const id = await market.open(await market.join("HIRER"), { readers: "EVERYONE", title });
    const path = `/briefs/${encodeURIComponent(addressOfBrief({ id, title }))}`;
    expect(decodeURI(path)).toMatch(/^\/briefs\/متجر-يجيب-في-ثانية-/);
    const visited = (sent: string) =>
      visit(market, briefPage.loader, sent, { part: decodeURIComponent(sent.slice("/briefs/".length)) });
    const page = await (await visited(path)).json();
    expect(page).toMatchObject({ path, posting: { url: expect.stringMatching(new RegExp(`${path}$`)) } });
    // Spelled otherwise by who sent it on.
    expect(await visited(path.toLowerCase())).toHaveRedirect(path, 301);
    expect(await restsOn(market.store, path)).toContainEqual([briefsCollection, id]);
    const xml = await (await visit(market, sitemap.loader, "/sitemap.xml?part=newest")).text();
    expect(xml).toContain(`${path}</loc>`);
  });
});

it("the sitemap has each of our own pages in each language, and each names all of them", async () => {
  const xml = await (await visit(open(), sitemap.loader, "/sitemap.xml?part=pages")).text();
  const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(
    ([, loc = "", links = ""]) => ({
      loc,
      links: [...links.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, code, href]) => [code, href]),
    }),
  );
  const page = `${new URL(entries[0]?.loc ?? "").origin}/briefs?discipline=design`;
  const all = [...languages.map(({ code }) => [code, `${page}&amp;lang=${code}`]), ["x-default", page]];
  const own = entries.filter(({ loc }) => loc.startsWith(page));
  expect(own.map(({ loc }) => loc).sort()).toEqual(all.map(([, href]) => href).sort());
  for (const { links } of own) expect(links).toEqual(all);
  expect(entries.length % (languages.length + 1)).toBe(0);
});

it("a part of the sitemap has one address, to which others lead, and rests on the briefs or members for everyone", async () => {
  const market = open();
  for (const query of ["?part=newest&more=1", "?x&part=newest"]) {
    const answer = await visit(market, sitemap.loader, `/sitemap.xml${query}`);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, "/sitemap.xml?part=newest"]);
  }
  const spelled = await visit(market, sitemap.loader, "/sitemap.xml?part=DESIGN");
  expect(spelled.headers.get("location")).toBe("/sitemap.xml?part=design");
  expect(await restsOn(market.store, "/sitemap.xml?part=newest")).toEqual([[feeds.name, publicFeed]]);
  const members = [[feeds.name, publicMembersFeed]];
  expect(await restsOn(market.store, "/sitemap.xml?part=members")).toEqual(members);
  expect(await restsOn(market.store, "/sitemap.xml?part=newest&more=1")).toBeNull();
});

it("the page of an ended brief rests on the briefs that it leads to", async () => {
  const market = open();
  const hirer = await market.join("HIRER");
  const id = await market.open(hirer, { readers: "EVERYONE" });
  const others = [feeds.name, publicFeed];
  expect(await restsOn(market.store, `/briefs/${addressOfBrief({ id, title: "A" })}`)).not.toContainEqual(
    others,
  );
  succeeded(await closeBrief(market, hirer, id, "BUDGET"));
  expect(await restsOn(market.store, `/briefs/${addressOfBrief({ id, title: "A" })}`)).toContainEqual(others);
});

it("lists of public briefs are made anew when a hirer changes how they are shown", async () => {
  const market = open();
  const hirer = await market.join("HIRER");
  const changedAt = async () =>
    (await market.store.get<{ changedAt: string }>(feeds.name, publicFeed))?.data.changedAt;
  expect(await changedAt()).toBeUndefined();
  const content = {
    ...wholeContent(profileFields),
    organisation: "Harbour Works",
    visibility: "MEMBERS",
  } as const;
  succeeded(await saveProfile(market, hirer, { revision: 1, content: { ...content, handle: null } }));
  expect(await changedAt()).toBe(market.clock.now().toISOString());
});

it("a member’s page has the fields of their kind alone, whatever else is stored", async () => {
  const market = open();
  const uid = await market.join("FREELANCER");
  const content = { ...wholeContent(profileFields), availability: null, availableFrom: null };
  succeeded(
    await saveProfile(market, uid, {
      revision: 1,
      content: { ...content, visibility: "EVERYONE", handle: "ann-li" },
    }),
  );
  await market.store.transact(async (tx) => {
    const profile = await tx.get<Profile>(profilesCollection, uid);
    const others = { organisation: "Harbour Works", services: ["Shops"], teamSize: 7 };
    if (profile) tx.set<Profile>(profilesCollection, uid, { ...profile.data, ...others });
  });
  const { member } = await (await visitMember(market, "ann-li")).json();
  expect(member).toMatchObject({ organisation: null, services: [], teamSize: null, about: content.about });
});

it("a member’s page ends when they hide it, and other spellings of its address lead to it", async () => {
  const market = open();
  const uid = await market.join("FREELANCER");
  const content = { ...wholeContent(profileFields), availability: null, availableFrom: null };
  const save = (revision: number, visibility: Profile["visibility"]) =>
    saveProfile(market, uid, { revision, content: { ...content, visibility, handle: "ann-li" } });
  succeeded(await save(1, "EVERYONE"));
  expect((await visitMember(market, "ann-li")).status).toBe(200);
  expect((await visitMember(market, "Ann_Li")).headers.get("location")).toBe("/members/ann-li");
  expect((await visitMember(market, "ann-ll")).status).toBe(404);
  succeeded(await save(2, "MEMBERS"));
  expect((await visitMember(market, "ann-li")).status).toBe(404);
});

/**
 * What Google's documentation asks for of each type (developers.google.com/search/docs/appearance/
 * structured-data/job-posting and …/profile-page), as paths; `[]` is each entry of a list.
 */
const documented = {
  JobPosting: {
    required: ["title", "description", "datePosted", "hiringOrganization.name"],
    // One of the two: where the work is done, or from where.
    requiredOf: [
      ["jobLocation.address.addressCountry"],
      ["jobLocationType", "applicantLocationRequirements.[].name"],
    ],
    recommended: [
      ...["baseSalary", "directApply", "employmentType", "identifier", "validThrough"],
      ...["hiringOrganization.sameAs", "jobLocation.address.addressLocality"],
      ...["jobLocationType", "applicantLocationRequirements"],
    ],
    // We know no street, region or post code, no logo, and no requirement of schools and years.
    left: [
      ...["jobLocation.address.streetAddress", "jobLocation.address.addressRegion"],
      ...["jobLocation.address.postalCode", "hiringOrganization.logo"],
      ...["educationRequirements", "experienceRequirements"],
    ],
  },
  ProfilePage: {
    required: ["mainEntity.name"],
    recommended: [
      ...["dateModified", "mainEntity.description", "mainEntity.identifier", "mainEntity.image"],
      "mainEntity.sameAs",
    ],
    // Nothing is followed, liked or counted here, and nobody has two names.
    left: [
      ...["dateCreated", "mainEntity.alternateName", "mainEntity.interactionStatistic"],
      "mainEntity.agentInteractionStatistic",
    ],
  },
};

function hasPath(data: unknown, path: string): boolean {
  const [name = "", ...rest] = path.split(".");
  if (data === undefined || data === null || data === "") return false;
  if (path === "") return true;
  if (name === "[]")
    return Array.isArray(data) && data.length > 0 && data.every((one) => hasPath(one, rest.join(".")));
  return hasPath((data as Record<string, unknown>)[name], rest.join("."));
}
const missingIn = (data: unknown, paths: readonly string[]) => paths.filter((path) => !hasPath(data, path));

// The types and values of what is said.
const text = z.string().min(1);
const countryCode = z.string().regex(/^[A-Z]{2}$/);
const place = z.strictObject({
  "@type": z.literal("Place"),
  address: z.strictObject({
    "@type": z.literal("PostalAddress"),
    addressLocality: text.optional(),
    addressCountry: countryCode,
  }),
});
const jobPosting = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@type": z.literal("JobPosting"),
  title: text,
  description: text,
  identifier: z.strictObject({ "@type": z.literal("PropertyValue"), name: text, value: text }),
  url: z.url(),
  image: z.url(),
  datePosted: z.iso.datetime(),
  validThrough: z.iso.datetime(),
  jobStartDate: z.iso.date().optional(),
  employmentType: z.union([
    z.enum(["CONTRACTOR", "TEMPORARY"]),
    z.array(z.enum(["CONTRACTOR", "TEMPORARY"])),
  ]),
  hiringOrganization: z.strictObject({
    "@type": z.literal("Organization"),
    name: text,
    sameAs: z.url().optional(),
    url: z.url().optional(),
  }),
  jobLocationType: z.literal("TELECOMMUTE").optional(),
  applicantLocationRequirements: z
    .array(z.strictObject({ "@type": z.literal("Country"), name: countryCode }))
    .min(1)
    .optional(),
  jobLocation: z.union([place, z.array(place).min(2)]).optional(),
  baseSalary: z
    .strictObject({
      "@type": z.literal("MonetaryAmount"),
      currency: z.string().length(3),
      value: z.strictObject({
        "@type": z.literal("QuantitativeValue"),
        minValue: z.number(),
        maxValue: z.number(),
        unitText: z.enum(["HOUR", "DAY"]),
      }),
    })
    .optional(),
  skills: text.optional(),
  occupationalCategory: text.optional(),
  directApply: z.boolean(),
});
const profilePage = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@type": z.literal("ProfilePage"),
  url: z.url(),
  dateModified: z.iso.datetime(),
  mainEntity: z.strictObject({
    "@type": z.enum(["Person", "Organization"]),
    name: text,
    identifier: text,
    url: z.url(),
    image: z.url(),
    description: text.optional(),
    sameAs: z.array(z.url()).optional(),
    knowsAbout: z.array(text).optional(),
  }),
});

const dayRate = { min: 40_000, max: 60_050, currency: "CHF", unit: "DAY" } as const;

it.each([
  [
    { workplace: "REMOTE", location: null, contractType: "EITHER", discipline: "design" },
    {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: countryCodes.map((name) => ({ "@type": "Country", name })),
    },
  ],
  [
    { workplace: "REMOTE", location: "Germany / Austria" },
    { applicantLocationRequirements: [{ name: "DE" }, { name: "AT" }] },
  ],
  [
    { workplace: "HYBRID", location: "Oban, Argyll (Scotland)" },
    { jobLocation: { address: { addressLocality: "Oban, Argyll", addressCountry: "GB" } } },
  ],
  [
    { workplace: "ONSITE", location: "Berlin, Deutschland; Vienna, Austria" },
    { jobLocation: [{ address: { addressCountry: "DE" } }, { address: { addressCountry: "AT" } }] },
  ],
  [
    { workplace: "ONSITE", location: "Porto, Portugal", budget: dayRate },
    {
      jobLocation: { address: { addressLocality: "Porto", addressCountry: "PT" } },
      baseSalary: { currency: "CHF", value: { minValue: 400, maxValue: 600.5, unitText: "DAY" } },
    },
  ],
  [
    {
      problem:
        "</script><script>alert(1)</script> & so on, which is long enough for a brief to be published.",
    },
    {},
  ],
] as const)("a brief is a JobPosting by its schema, with its true dates: %#", async (content, said) => {
  const market = open();
  const id = await market.open(await market.join("HIRER"), { readers: "EVERYONE", ...content });
  const { closesOn, publishedAt } = await market.readBrief(id);
  const { posting } = (await (await visitBrief(market, id)).json()) as { posting: object };
  expect(jobPosting.parse(posting)).toEqual(posting);
  const { required, requiredOf } = documented.JobPosting;
  expect(missingIn(posting, required)).toEqual([]);
  const isSeveral = Array.isArray((posting as { jobLocation?: unknown }).jobLocation);
  const ways = isSeveral ? [["jobLocation.[].address.addressCountry"]] : requiredOf;
  // Nothing says which of several countries a town is in.
  if (isSeveral) expect(JSON.stringify(posting)).not.toContain("addressLocality");
  expect(ways.filter((paths) => missingIn(posting, paths).length === 0)).toHaveLength(1);
  expect(posting).toMatchObject({
    ...said,
    validThrough: endOfDay(closesOn ?? "", null).toISOString(),
    datePosted: publishedAt?.split("_")[0],
  });
  expect(JSON.stringify(posting)).not.toContain("<script");
});

it.each([
  { workplace: "ONSITE", location: "Berlin" },
  { workplace: "HYBRID", location: "San Francisco, CA" },
  { workplace: "REMOTE", location: "European time zones" },
] as const)("a brief that names no country is no JobPosting: %j", async (content) => {
  const market = open();
  const id = await market.open(await market.join("HIRER"), { readers: "EVERYONE", ...content });
  expect(await (await visitBrief(market, id)).json()).toMatchObject({ brief: { id }, posting: null });
});

it("what Google recommends is said of briefs and their hirers where it is known", async () => {
  const market = open();
  const website = "https://harbour.example/";
  const profile = { visibility: "EVERYONE", handle: "harbour-works", website } as const;
  const hirer = await market.join("HIRER", { profile });
  const postings = await Promise.all(
    (["REMOTE", "ONSITE"] as const).map(async (workplace) => {
      const location = workplace === "ONSITE" ? "Porto, Portugal" : null;
      const id = await market.open(hirer, { readers: "EVERYONE", workplace, location, budget: dayRate });
      return ((await (await visitBrief(market, id)).json()) as { posting: object }).posting;
    }),
  );
  const { recommended, left } = documented.JobPosting;
  const missing = recommended.filter((path) => !postings.some((posting) => hasPath(posting, path)));
  expect(missing).toEqual([]);
  for (const posting of postings) {
    expect(missingIn(posting, left)).toEqual(left);
    expect(posting).toMatchObject({
      hiringOrganization: { sameAs: website, url: "http://localhost:3000/members/harbour-works" },
    });
  }
  // A site that its page doesn't show to visitors isn't named.
  const hidden = await market.join("HIRER", {
    profile: { ...profile, handle: "hid", visibility: "MEMBERS" },
  });
  const id = await market.open(hidden, { readers: "EVERYONE" });
  expect(await (await visitBrief(market, id)).text()).not.toContain(website);
});

it("a member’s page names their country", async () => {
  const market = open();
  const uid = await market.join("FREELANCER");
  const more = { country: "PT", visibility: "EVERYONE", handle: "ann-li" } as const;
  const dates = { availability: null, availableFrom: null };
  const content = { ...wholeContent(profileFields), ...dates, ...more };
  succeeded(await saveProfile(market, uid, { revision: 1, content }));
  expect(await (await visitMember(market, "ann-li")).json()).toMatchObject({
    member: { country: "Portugal" },
  });
});

it.each(["FREELANCER", "AGENCY", "HIRER"] as const)("a %s is a ProfilePage by its schema", async (kind) => {
  const market = open();
  const uid = await market.join(kind);
  const content = { ...wholeContent(profileFields), availability: null, availableFrom: null };
  succeeded(
    await saveProfile(market, uid, {
      revision: 1,
      content: { ...content, visibility: "EVERYONE", handle: null },
    }),
  );
  const { data } = (await market.store.get<Profile>(profilesCollection, uid)) ?? {};
  const { page } = (await (await visitMember(market, data?.handle ?? "")).json()) as { page: object };
  expect(profilePage.parse(page)).toEqual(page);
  const { required, recommended, left } = documented.ProfilePage;
  expect(missingIn(page, [...required, ...recommended])).toEqual([]);
  expect(missingIn(page, left)).toEqual(left);
});

it("a proposal for a brief for agencies alone goes on by way of their sign-up", async () => {
  const market = open();
  const id = await market.open(await market.join("HIRER"), { readers: "EVERYONE", openTo: "AGENCY" });
  const part = addressOfBrief({ id, title: (await market.readBrief(id)).title });
  const request = post(`/briefs/${part}`, { pitch: "We would measure first." });
  const context = market.app.context(request);
  const answer = await respond(() => briefPage.action({ request, context, params: { part } }));
  const query = new URLSearchParams({ redirect: `/app/briefs/${id}/proposal` });
  expect(answer).toHaveRedirect(`/boutiques?${query}#form-title`, 303);
});

it("a proposal that a visitor began stands in the form once they have an account", async () => {
  const market = open();
  const id = await market.open(await market.join("HIRER"), { readers: "EVERYONE" });
  const part = addressOfBrief(await market.readBrief(id).then(({ title }) => ({ id, title })));
  const request = post(`/briefs/${part}`, { pitch: "I would measure first." });
  const answer = await respond(() =>
    briefPage.action({ request, context: market.app.context(request), params: { part } }),
  );
  const to = `/app/briefs/${id}/proposal`;
  const signUp = `/?${new URLSearchParams({ redirect: to })}`;
  expect(answer).toHaveRedirect(`${signUp}#form-title`, 303);
  const kept = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  const keepsText = async (loader: Loader, path: string, cookies: string) =>
    ((await (await visit(market, loader, path, {}, cookies)).json()) as { keepsText: boolean }).keepsText;
  expect(await keepsText(start.loader, signUp, kept)).toBe(true);
  expect(await keepsText(boutiques.loader, signUp, kept)).toBe(true);
  expect(await keepsText(hire.loader, signUp, kept)).toBe(false);
  expect(await keepsText(start.loader, signUp, "")).toBe(false);
  for (const path of ["/", "/?redirect=%2Fapp%2Fbriefs", "/?redirect=%2F%2Fevil.example"])
    expect(await keepsText(start.loader, path, kept)).toBe(false);
  const { cookie, uid } = await market.app.signIn();
  await market.store.transact(async (tx) => {
    const account = (await tx.get<Account>(accountsCollection, uid))?.data as Account;
    tx.set<Account>(accountsCollection, uid, { ...account, kind: "FREELANCER" });
  });
  const page = await visit(market, ownProposal.loader, to, { id }, `${cookie}; ${kept}`);
  expect(await page.json()).toMatchObject({ texts: { pitch: "I would measure first." }, kept: null });
  // A draft of their own stands instead.
  const content = market.aProposal({ pitch: "I would ask its users." });
  succeeded(await saveProposal(market, uid, id, { revision: null, content }));
  const drafted = await visit(market, ownProposal.loader, to, { id }, `${cookie}; ${kept}`);
  expect(await drafted.json()).toMatchObject({ texts: { pitch: "I would ask its users." } });
  succeeded(await deleteProposalDraft(market, uid, id));
  // Without the cookie of that browser it is nobody's.
  const other = await visit(market, ownProposal.loader, to, { id }, cookie);
  expect(await other.json()).toMatchObject({ texts: { pitch: "" } });
});

describe("the sitemap", () => {
  const read = async (market: Market, part: string | null) =>
    (await visit(market, sitemap.loader, `/sitemap.xml${part === null ? "" : `?part=${part}`}`)).text();
  const changeOf = async (market: Market, part: string) =>
    new RegExp(`part=${part}</loc>(?:<lastmod>([^<]+)</lastmod>)?`).exec(await read(market, null))?.[1] ??
    null;

  it("says of each part when it last changed, endings included, and nothing where it doesn’t know", async () => {
    const market = open();
    const parts = ["newest", "design", "data", "members"];
    const changes = async () => Promise.all(parts.map((part) => changeOf(market, part)));
    expect(await changes()).toEqual([null, null, null, null]);
    const hirer = await market.join("HIRER");
    const id = await market.open(hirer, { readers: "EVERYONE", discipline: "design" });
    const published = market.clock.now().toISOString();
    expect(await changes()).toEqual([published, published, null, null]);
    market.clock.advance(day / 2);
    await market.open(hirer, { discipline: "design" });
    expect(await changes()).toEqual([published, published, null, null]);
    succeeded(await closeBrief(market, hirer, id, "BUDGET"));
    const closed = market.clock.now().toISOString();
    expect(await changes()).toEqual([closed, closed, null, null]);
    expect(await changeOf(market, "pages")).toBeNull();
  });

  it("has the pages of members by their choice alone, with their last change, until they hide them", async () => {
    const market = open();
    const content = { ...wholeContent(profileFields), availability: null, availableFrom: null };
    const save = async (uid: string, revision: number, visibility: Profile["visibility"], handle: string) =>
      succeeded(await saveProfile(market, uid, { revision, content: { ...content, visibility, handle } }));
    const [ann, bo, cy] = await Promise.all(["ann", "bo", "cy"].map(() => market.join("FREELANCER")));
    await save(ann ?? "", 1, "EVERYONE", "ann-li");
    const at = market.clock.now().toISOString();
    await save(bo ?? "", 1, "MEMBERS", "bo-rigger");
    await save(cy ?? "", 1, "EVERYONE", "cy-steersman");
    await market.store.transact(async (tx) => {
      const account = await tx.get<Account>(accountsCollection, cy ?? "");
      if (account) tx.set<Account>(accountsCollection, account.id, { ...account.data, status: "SUSPENDED" });
    });
    const members = await read(market, "members");
    expect(members.match(/<url>.*/g)).toEqual([
      `<url><loc>${market.app.context(get("/")).site.origin}/members/ann-li</loc><lastmod>${at}</lastmod></url>`,
    ]);
    expect(await changeOf(market, "members")).toBe(at);
    market.clock.advance(60_000);
    await save(ann ?? "", 2, "HIDDEN", "ann-li");
    expect(await read(market, "members")).not.toContain("<url>");
    expect(await changeOf(market, "members")).toBe(market.clock.now().toISOString());
  });
});
