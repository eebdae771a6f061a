import { describe, expect, it } from "vitest";
import { get, respond } from "#tests/support/app";
import { wholeContent } from "#tests/support/content";
import { aCause, createMarket, succeeded } from "#tests/support/market";
import { type Badge, badgeFile, badgeLooks } from "~/domain/badge";
import { caseFields } from "~/domain/fields/case-fields";
import { profileFields } from "~/domain/fields/profile-fields";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type HirerRecord, hirerRecordsCollection } from "~/features/briefs/model/hirer-record";
import { cases } from "~/features/cases/model/case";
import { saveCase } from "~/features/cases/writes/save-case";
import { reinstateMember, suspendMember } from "~/features/moderation/writes/suspend-member";
import { handles } from "~/features/profiles/model/handle";
import { emptyProfile, type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { saveProfile } from "~/features/profiles/writes/save-profile";
import { drawBadge } from "~/features/public-pages/pages/draw-badge";
import { codeOf } from "~/features/public-pages/pages/own-badges";
import { restsOn } from "~/features/public-pages/reads/rests-on";
import { badgePath } from "~/paths";
import * as ownPage from "~/routes/app.profile_.badges";
import { loader } from "~/routes/badges.$name.$file";
import { languages } from "~/words/languages";

type Market = ReturnType<typeof createMarket>;

const open = () => createMarket({ graphql: "real" });
const caseId = "11111111-2222-4333-8444-555555555555";

const plain = { caseId: null, language: "en", look: "light" } as const;
const fileOf = (badge: Partial<Badge>) => badgeFile({ of: "availability", ...plain, ...badge });

async function askFor({ app }: Market, name: string, badge: Partial<Badge> = {}) {
  const file = fileOf(badge);
  const request = get(badgePath(name, file));
  const answer = await respond(() =>
    loader({ request, context: app.context(request), params: { name, file } }),
  );
  return { status: answer.status, text: await answer.text(), headers: Object.fromEntries(answer.headers) };
}

/** A member who offers badges, for everyone at this address. */
async function offer(
  market: Market,
  kind: "FREELANCER" | "HIRER" = "FREELANCER",
  more: Partial<Profile> = {},
) {
  const uid = await market.join(kind);
  const save = async (revision: number, changed: Partial<Profile> = {}) =>
    succeeded(
      await saveProfile(market, uid, {
        revision,
        content: {
          ...wholeContent(profileFields),
          displayName: "Ann Li",
          organisation: kind === "HIRER" ? "Harbour Works" : null,
          availability: kind === "HIRER" ? null : "AVAILABLE",
          availableFrom: null,
          visibility: "EVERYONE",
          handle: "ann-li",
          badges: "ON",
          ...more,
          ...changed,
        },
      }),
    );
  await save(1);
  return { uid, save };
}

describe("a badge says what its member chose, in each language and look", () => {
  const said = {
    en: ["Ann Li: availability", "Available now"],
    de: ["Ann Li: Verfügbarkeit", "Jetzt verfügbar"],
    ar: ["التوفّر", "متاح الآن"],
  };
  it.each(languages.flatMap(({ code }) => badgeLooks.map((look) => [code, look] as const)))(
    "availability: %s, %s",
    async (language, look) => {
      const market = open();
      await offer(market);
      const { status, text, headers } = await askFor(market, "ann-li", { language, look });
      expect(status).toBe(200);
      for (const part of said[language]) expect(text).toContain(part);
      expect(text).toContain(`direction="${language === "ar" ? "rtl" : "ltr"}"`);
      expect(headers).toMatchObject({
        "content-type": "image/svg+xml; charset=utf-8",
        "cross-origin-resource-policy": "cross-origin",
        "cache-control": "private, max-age=300",
      });
    },
  );

  it("from a day on, and since when that is said", async () => {
    const market = open();
    await offer(market, "FREELANCER", { availability: "FROM", availableFrom: "2027-05-12" });
    const { text } = await askFor(market, "ann-li");
    expect(text).toContain("Available from 12 May 2027");
    expect(text).toMatch(/said on \d+ \w+ \d{4}/);
  });

  it("a hirer’s replies, and no availability", async () => {
    const market = open();
    const { uid } = await offer(market, "HIRER");
    expect((await askFor(market, "ann-li", { of: "record" })).text).toContain("No brief counts yet");
    await market.store.transact(async (tx) => {
      const record = (await tx.get<HirerRecord>(hirerRecordsCollection, uid))?.data as HirerRecord;
      const replies = { of: 16, replied: 16, days: 7 };
      tx.set(hirerRecordsCollection, uid, {
        ...{ briefs: { draft: 0, open: 0, shortlisting: 0, filled: 0, closed: 0 } },
        ...record,
        ...{ decidedInTime: 2, decidedLate: 0, replies },
      });
    });
    expect((await askFor(market, "ann-li", { of: "record" })).text).toContain(
      "16 of 16 replied, usually after 7 days",
    );
    expect((await askFor(market, "ann-li")).status).toBe(404);
  });

  it("a case of one’s own, and of nobody else", async () => {
    const market = open();
    const { uid } = await offer(market);
    const other = await market.join("FREELANCER");
    const content = {
      ...wholeContent(caseFields),
      title: "A bank’s <shop>",
      year: 2024,
    };
    const others = caseId.replaceAll("1", "2");
    succeeded(await saveCase(market, uid, { id: caseId, revision: null, content }));
    succeeded(await saveCase(market, other, { id: others, revision: null, content }));
    expect((await askFor(market, "ann-li", { of: "case", caseId })).text).toContain("A bank’s &lt;shop&gt;");
    expect((await askFor(market, "ann-li", { of: "case", caseId: others })).status).toBe(404);
    expect((await askFor(market, "ann-li", { of: "record" })).status).toBe(404);
    expect(await restsOn(market.store, badgePath("ann-li", fileOf({ of: "case", caseId })))).toContainEqual([
      cases.name,
      caseId,
    ]);
  });
});

type End = (market: Market, member: Awaited<ReturnType<typeof offer>>) => Promise<unknown>;

describe("nothing tells a member who isn’t shown from one who never was", () => {
  const standing = (changed: Partial<Account>): End => {
    return ({ store }, { uid }) =>
      store.transact(async (tx) => {
        const account = (await tx.get<Account>(accountsCollection, uid))?.data as Account;
        tx.set<Account>(accountsCollection, uid, { ...account, ...changed });
      });
  };
  const ends: Record<string, End> = {
    "hidden, a moment ago": (_market, { save }) => save(2, { visibility: "HIDDEN" }),
    "for members alone": (_market, { save }) => save(2, { visibility: "MEMBERS" }),
    "without badges": (_market, { save }) => save(2, { badges: "OFF" }),
    "at another address": (_market, { save }) => save(2, { handle: "ann-li-2" }),
    suspended: async (market, { uid }) =>
      succeeded(await suspendMember(market, { uid: await market.join("HIRER"), admin: true }, uid, aCause)),
    leaving: standing({ status: "DELETING" }),
    "not confirmed": standing({ status: "PENDING" }),
    "under review": standing({ review: true }),
    gone: ({ store }, { uid }) =>
      store.transact(async (tx) => {
        tx.delete(accountsCollection, uid);
        tx.delete(profilesCollection, uid);
      }),
  };
  it.each(Object.entries(ends))("%s", async (_what, end) => {
    const market = open();
    const member = await offer(market);
    expect((await askFor(market, "ann-li")).status).toBe(200);
    await end(market, member);
    const never = await askFor(market, "nobody-at-all");
    expect(never.status).toBe(404);
    expect(await askFor(market, "ann-li")).toEqual(never);
  });

  it("off until chosen, and back with the account", async () => {
    const market = open();
    const { uid } = await offer(market, "FREELANCER", { badges: "OFF" });
    expect((await askFor(market, "ann-li")).status).toBe(404);
    await market.store.transact(async (tx) => {
      const profile = (await tx.get<Profile>(profilesCollection, uid))?.data as Profile;
      tx.set<Profile>(profilesCollection, uid, { ...profile, badges: "ON" });
    });
    const admin = { uid: await market.join("HIRER"), admin: true };
    succeeded(await suspendMember(market, admin, uid, aCause));
    expect((await askFor(market, "ann-li")).status).toBe(404);
    succeeded(await reinstateMember(market, admin, uid, aCause));
    expect((await askFor(market, "ann-li")).status).toBe(200);
  });

  it("what is kept of one hears of all that", async () => {
    const market = open();
    const { uid } = await offer(market);
    const path = badgePath("ann-li", fileOf({}));
    expect(await restsOn(market.store, path)).toEqual(
      expect.arrayContaining([
        [handles.name, expect.any(String)],
        [accountsCollection, uid],
        [profilesCollection, uid],
        [hirerRecordsCollection, uid],
      ]),
    );
    expect(await restsOn(market.store, badgePath("nobody", fileOf({})))).toBeNull();
  });
});

describe("a drawing", () => {
  const words = { label: "A: b", note: null, brand: "Guildhall", direction: "ltr", look: "light" } as const;
  const hostile = `</text><script>alert("1")</script>&'\u0000\ufffe\ud800 ${"<b>".repeat(400)}`;

  it("holds no script, no style, and nothing that is fetched, whatever a member typed", () => {
    const drawn = drawBadge({ ...words, label: hostile, text: hostile, brand: hostile, note: hostile });
    expect(drawn).not.toMatch(/<script|<style|<b>|href|url\(|\son\w+=|\ufffe|[\ud800-\udfff]/);
    expect(drawn).not.toContain("\u0000");
    expect(drawn.match(/<(?!\/)/g)?.length).toBeLessThan(14);
    expect(drawn.length).toBeLessThan(12_000);
  });

  it.each([
    ["short", 1],
    ["16 of 16 replied, usually after 7 days, and more", 2],
    ["Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen am Stück", 2],
    ["متجر يجيب في ثانية واحدة بعد أن كان يجيب في تسع ثوان", 2],
    ["word ".repeat(60), 2],
    ["網".repeat(60), 1],
  ])("cuts what doesn’t fit: %s", (text, lines) => {
    const drawn = drawBadge({ ...words, text });
    expect(drawn.match(/font-weight="600">/g)).toHaveLength(lines + 1);
    const shown = [...drawn.matchAll(/>([^<]*)<\/text>/g)].map(([, said = ""]) => said);
    for (const said of shown) expect(said.length).toBeLessThan(60);
  });
});

describe("a member’s own badges", () => {
  async function visit(
    market: Market,
    profile: Partial<Profile>,
    query = "",
    kind: "FREELANCER" | "HIRER" = "FREELANCER",
  ) {
    const { app, store, clock } = market;
    const { cookie, uid } = await app.signIn({ email: "ann@example.com" });
    await store.transact(async (tx) => {
      const account = (await tx.get<Account>(accountsCollection, uid))?.data as Account;
      tx.set<Account>(accountsCollection, uid, { ...account, kind, status: "ACTIVE" });
      tx.set<Profile>(profilesCollection, uid, {
        ...emptyProfile,
        ...{ displayName: "Ann Li", availability: "AVAILABLE", updatedAt: clock.now().toISOString() },
        ...{ visibility: "EVERYONE", handle: "ann-li", badges: "ON", ...profile },
      });
    });
    const request = get(`/app/profile/badges${query}`, { cookie });
    const answer = await respond(() =>
      ownPage.loader({ request, context: app.context(request), params: {} }),
    );
    return answer.json();
  }

  it("lead to the page, in the words and colours that are asked for", async () => {
    expect(await visit(open(), {}, "?in=de&look=dark")).toMatchObject({
      shown: {
        page: "/members/ann-li",
        badges: [
          {
            path: "/badges/ann-li/availability.de.dark.svg",
            alt: expect.stringMatching(/^Ann Li auf .+: Verfügbarkeit$/),
          },
        ],
      },
    });
    expect(await visit(open(), {}, "?in=xx&look=<b>")).toMatchObject({ language: "en", look: "light" });
    expect(await visit(open(), {}, "", "HIRER")).toMatchObject({ shown: { badges: [{ of: "record" }] } });
    expect(await visit(open(), { availability: null })).toMatchObject({ shown: { badges: [] } });
  });

  it("are taken as HTML that holds what a member typed as text", () => {
    const alt = `Ann "A" <b> & 'Co'`;
    expect(codeOf({ page: "https://a.example/members/ann", picture: "https://a.example/b.svg", alt })).toBe(
      `<a href="https://a.example/members/ann"><img src="https://a.example/b.svg" width="360" height="96" alt="Ann &quot;A&quot; &lt;b&gt; &amp; 'Co'"></a>`,
    );
  });

  it.each<[Partial<Profile>, boolean]>([
    [{ badges: "OFF" }, true],
    [{ visibility: "MEMBERS" }, false],
    [{ handle: null }, false],
  ])("there are none: %o", async (profile, isPublic) => {
    expect(await visit(open(), profile)).toMatchObject({ shown: null, isPublic });
  });
});
