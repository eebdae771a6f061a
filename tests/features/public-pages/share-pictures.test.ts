import type { MetaFunction } from "@remix-run/node";
import { describe, expect, it, vi } from "vitest";
import { get, respond } from "#tests/support/app";
import { wholeContent } from "#tests/support/content";
import { aCause, createMarket, succeeded } from "#tests/support/market";
import { briefFields } from "~/domain/fields/brief-fields";
import { profileFields } from "~/domain/fields/profile-fields";
import { addressOfBrief } from "~/domain/public-address";
import { accountsCollection } from "~/features/accounts/model/account";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { type HirerRecord, hirerRecordsCollection } from "~/features/briefs/model/hirer-record";
import { beginShortlisting } from "~/features/briefs/writes/move-brief";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { setBriefReaders } from "~/features/briefs/writes/set-brief-readers";
import type { PublicPageOf } from "~/features/market/model/public-page-of";
import { reinstateMember, suspendMember } from "~/features/moderation/writes/suspend-member";
import type { Profile } from "~/features/profiles/model/profile";
import { saveProfile } from "~/features/profiles/writes/save-profile";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import {
  type SharePicture,
  sharePictureId,
  sharePictures,
} from "~/features/public-pages/model/share-picture";
import { restsOn } from "~/features/public-pages/reads/rests-on";
import { drawSharePicture } from "~/features/public-pages/writes/draw-share-picture";
import type { PictureWords } from "~/platform/ports/draw-picture";
import * as briefPage from "~/routes/_public.briefs.$part";
import * as memberPage from "~/routes/_public.members.$name";
import { loader } from "~/routes/share.$of.$name.$file";

type Market = ReturnType<typeof createMarket>;

const joinAdmin = async (market: Market) => ({ uid: await market.join("HIRER"), admin: true });

const open = () => createMarket({ graphql: "real" });

const stored = ({ store }: Market, page: PublicPageOf) =>
  store.get<SharePicture>(sharePictures.name, sharePictureId(page));

function askFor({ app }: Market, of: string, name: string, file: string) {
  const request = get(`/share/${of}/${encodeURIComponent(name)}/${encodeURIComponent(file)}`);
  const params = { of, name, file };
  return respond(() => loader({ request, context: app.context(request), params }));
}

/** What other sites read of the page of a brief or a member. */
async function metaOf({ app }: Market, page: typeof briefPage | typeof memberPage, path: string) {
  const request = get(path);
  const part = path.split("/")[2] ?? "";
  const answer = await respond(() =>
    page.loader({ request, context: app.context(request), params: { part, name: part } }),
  );
  const root = { id: "root", data: { brand: "Guildhall", origin: "https://guildhall.example" } };
  const tags = (page.meta as MetaFunction)({ matches: [root], data: await answer.json() } as never) ?? [];
  const graph = tags.flatMap((tag) => ("property" in tag ? [[tag.property, tag.content]] : []));
  return { status: answer.status, graph: Object.fromEntries(graph) as Record<string, string> };
}

async function pathOfBrief(market: Market, id: string) {
  const { title } = await market.readBrief(id);
  return `/briefs/${addressOfBrief({ id, title })}`;
}

async function saveMember(market: Market, uid: string, revision: number, more: Partial<Profile> = {}) {
  const content = { ...wholeContent(profileFields), availability: null, availableFrom: null };
  const shown = { visibility: "EVERYONE", handle: "ann-li", ...more } as const;
  succeeded(await saveProfile(market, uid, { revision, content: { ...content, ...shown } }));
}

it("a page names the site’s picture until its own is drawn, and then that", async () => {
  const market = open();
  const hirer = await market.join("HIRER");
  const id = await market.open(hirer, { readers: "EVERYONE" });
  await saveMember(market, hirer, 1);
  const pages = [
    [briefPage, await pathOfBrief(market, id), "briefs", id, "A shop that answers in a second: open brief"],
    [memberPage, "/members/ann-li", "members", "ann-li", expect.any(String)],
  ] as const;
  const measures = { "og:image:width": "1200", "og:image:height": "630" };
  for (const [page, path] of pages)
    expect((await metaOf(market, page, path)).graph).toMatchObject({
      "og:image": "https://guildhall.example/share.png",
      "og:image:alt": "Guildhall",
      ...measures,
    });
  await market.worker.runDue();
  for (const [page, path, of, name, alt] of pages) {
    const { graph } = await metaOf(market, page, path);
    expect(graph).toMatchObject({ ...measures, "og:image:alt": alt });
    const [, file = ""] = graph["og:image"]?.split(`https://guildhall.example/share/${of}/${name}/`) ?? [];
    const answer = await askFor(market, of, name, file);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=86400, immutable",
    });
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG");
  }
});

it("a picture is drawn once for what it says, and anew when that changes", async () => {
  const market = open();
  const hirer = await market.join("HIRER");
  const id = await market.open(hirer, { readers: "EVERYONE" });
  const draw = vi.fn(async () => Buffer.from("png"));
  const run = drawSharePicture.handler({ ...market, letterhead: { brand: "Guildhall" }, draw });
  const runFor = (page: PublicPageOf) => run({ id: "draw", payload: page, attempts: 1 });
  for (let time = 0; time < 3; time += 1) await runFor({ of: "brief", id });
  expect(draw).toHaveBeenCalledTimes(1);

  await market.worker.runDue();
  const former = await stored(market, { of: "brief", id });
  const { revision } = await market.readBrief(id);
  const content = market.aBrief({ title: "Another title of the same brief", readers: "EVERYONE" });
  succeeded(await saveBrief(market, hirer, { id, revision, content }));
  await market.worker.runDue();
  const drawn = await stored(market, { of: "brief", id });
  expect(drawn?.version).toBe((former?.version ?? 0) + 1);
  expect(await askFor(market, "briefs", id, `${former?.data.version}.png`)).toHaveRedirect(
    `/share/briefs/${id}/${drawn?.data.version}.png`,
  );
});

it.each([
  ["de", "Offenes Briefing"],
  ["ar", "مشروع مفتوح"],
  ["fr", "Open brief"],
  [null, "Open brief"],
])("a picture of texts in %s says “%s”", async (writtenIn, kind) => {
  const market = open();
  const id = await market.open(await market.join("HIRER"), { readers: "EVERYONE", writtenIn });
  const draw = vi.fn(async (_words: PictureWords) => Buffer.from("png"));
  const run = drawSharePicture.handler({ ...market, letterhead: { brand: "Guildhall" }, draw });
  await run({ id: "draw", payload: { of: "brief", id }, attempts: 1 });
  expect(draw.mock.calls[0]?.[0].kind).toBe(kind);
});

it("a brief’s picture follows the name and the record of its hirer", async () => {
  const market = open();
  const hirer = await market.join("HIRER");
  const id = await market.open(hirer, { readers: "EVERYONE" });
  await market.worker.runDue();
  const before = await stored(market, { of: "brief", id });
  await saveMember(market, hirer, 1, { visibility: "MEMBERS", handle: null });
  await market.worker.runDue();
  expect((await stored(market, { of: "brief", id }))?.data.version).not.toBe(before?.data.version);
  expect(await stored(market, { of: "member", id: hirer })).toBeNull();
});

describe("a picture is gone at once with its page, and a moment later from the store", () => {
  const briefEnds: Record<string, (market: Market, hirer: string, id: string) => Promise<unknown>> = {
    "its hirer takes it back": (market, hirer, id) => setBriefReaders(market, hirer, id, "MEMBERS"),
    "it is in review": (market, hirer, id) => beginShortlisting(market, hirer, id),
    "it closes": (market, hirer, id) => closeBrief(market, hirer, id, "BUDGET"),
    "its hirer is suspended": async (market, hirer) =>
      suspendMember(market, await joinAdmin(market), hirer, aCause),
  };
  it.each(Object.entries(briefEnds))("of a brief: %s", async (_title, end) => {
    const market = open();
    const hirer = await market.join("HIRER");
    const id = await market.open(hirer, { readers: "EVERYONE" });
    await market.worker.runDue();
    const file = `${(await stored(market, { of: "brief", id }))?.data.version}.png`;
    expect((await askFor(market, "briefs", id, file)).status).toBe(200);
    await end(market, hirer, id);
    const answer = await askFor(market, "briefs", id, file);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
    await market.worker.runDue();
    expect(await stored(market, { of: "brief", id })).toBeNull();
  });

  it("of a member: hidden, suspended, and drawn again when they are back", async () => {
    const market = open();
    const uid = await market.join("FREELANCER");
    const admin = await joinAdmin(market);
    const page = { of: "member", id: uid } as const;
    await saveMember(market, uid, 1);
    await market.worker.runDue();
    const { version } = (await stored(market, page))?.data ?? {};
    const ask = async () => (await askFor(market, "members", "ann-li", `${version}.png`)).status;
    expect(await ask()).toBe(200);
    succeeded(await suspendMember(market, admin, uid, aCause));
    expect(await ask()).toBe(404);
    await market.worker.runDue();
    expect(await stored(market, page)).toBeNull();
    succeeded(await reinstateMember(market, admin, uid, aCause));
    await market.worker.runDue();
    expect(await ask()).toBe(200);
    await saveMember(market, uid, 2, { visibility: "MEMBERS" });
    expect(await ask()).toBe(404);
    await market.worker.runDue();
    expect(await stored(market, page)).toBeNull();
  });

  it("and under no made-up address", async () => {
    const market = open();
    for (const [of, name, file] of [
      ["briefs", "no-such-brief-1", "x.png"],
      ["briefs", "../x", "x.png"],
      ["members", "nobody", "x.png"],
      ["members", "__proto__", "x.png"],
      ["members", "a".repeat(5_000), "x.png"],
      ["members", "nobody", "x"],
      ["profiles", "nobody", "x.png"],
    ] as const)
      expect((await askFor(market, of, name, file)).status, name).toBe(404);
  });
});

it("kept pages hear of their picture", async () => {
  const market = open();
  const hirer = await market.join("HIRER");
  const id = await market.open(hirer, { readers: "EVERYONE" });
  await saveMember(market, hirer, 1);
  for (const [path, picture] of [
    [await pathOfBrief(market, id), `brief~${id}`],
    ["/members/ann-li", `member~${hirer}`],
  ] as const)
    expect(await restsOn(market.store, path)).toContainEqual([sharePictures.name, picture]);
});

describe("a picture says no word that its page doesn’t", () => {
  const marked = (content: object) =>
    Object.fromEntries(
      Object.entries(content).map(([field, value]) => [
        field,
        typeof value === "string" && /^(?:About|First of|Second of)/.test(value)
          ? `mark-${field}`
          : Array.isArray(value) && value.every((one) => typeof one === "string")
            ? value.map((_one, at) => `mark-${field}-${at}`)
            : value,
      ]),
    );
  async function wordsOf(market: Market, page: PublicPageOf) {
    const said: PictureWords[] = [];
    const draw = async (words: PictureWords) => {
      said.push(words);
      return Buffer.from("png");
    };
    const run = drawSharePicture.handler({ ...market, letterhead: { brand: "Guildhall" }, draw });
    await run({ id: "draw", payload: page, attempts: 1 });
    return said;
  }
  const record: HirerRecord = {
    briefs: { draft: 91, open: 92, shortlisting: 93, filled: 94, closed: 95 },
    decidedInTime: 3,
    decidedLate: 0,
    replies: { of: 16, replied: 15, days: 7 },
  };

  it("of a brief and its hirer", async () => {
    const market = open();
    const profile = marked(wholeContent(profileFields));
    const hirer = await market.join("HIRER", { profile: { ...profile, visibility: "HIDDEN" } });
    const id = await market.open(hirer, { readers: "EVERYONE" });
    await market.store.transact(async (tx) => {
      const { closesOn, decideOn, ...brief } = await market.readBrief(id);
      const content = marked(wholeContent(briefFields));
      const dates = { closesOn, decideOn: "2027-05-12" };
      tx.set<Brief>(briefsCollection, id, { ...brief, ...content, ...dates, readers: "EVERYONE" } as Brief);
      tx.set<HirerRecord>(hirerRecordsCollection, hirer, record);
    });
    expect(await wordsOf(market, { of: "brief", id })).toEqual([
      {
        brand: "Guildhall",
        direction: "ltr",
        kind: "Open brief",
        title: "mark-title",
        lede: null,
        facts: [
          { label: "Budget", values: [expect.stringMatching(/\d/)] },
          { label: "Reply by", values: ["12 May 2027"] },
          { label: "Skills", values: ["mark-skills-0", "mark-skills-1"] },
        ],
        notes: ["mark-organisation", "15 of 16 replied, usually after 7 days"],
      },
    ]);
  });

  it.each(["FREELANCER", "AGENCY", "HIRER"] as const)("of a profile: %s", async (kind) => {
    const market = open();
    const profile = marked(wholeContent(profileFields));
    const uid = await market.join(kind, {
      profile: { ...profile, visibility: "EVERYONE", handle: "ann-li" },
    });
    await market.store.transact(async (tx) => tx.set<HirerRecord>(hirerRecordsCollection, uid, record));
    const said = JSON.stringify(await wordsOf(market, { of: "member", id: uid }));
    expect(said).toContain("mark-");
    expect(said).not.toMatch(
      /mark-(?:people|contactName|rate|about|timeZone|links|website)|@example|CHF|availab/,
    );
    expect(said).not.toContain(uid);
    expect(said.includes("15 of 16")).toBe(kind === "HIRER");
    const account = await market.store.get<{ review?: boolean }>(accountsCollection, uid);
    await market.store.transact(async (tx) =>
      tx.set(accountsCollection, uid, { ...account?.data, review: true }),
    );
    expect(await wordsOf(market, { of: "member", id: uid })).toEqual([]);
  });
});
