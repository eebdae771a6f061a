import { describe, expect, it } from "vitest";
import { offerDraft, saveDraft } from "#tests/support/agreements";
import { get, post, respond } from "#tests/support/app";
import { aCause, createMarket, day, succeeded } from "#tests/support/market";
import { twoMilestones, workInMilestones } from "#tests/support/milestones";
import { acceptedWork, endByBoth } from "#tests/support/works";
import { anyBrief } from "~/domain/filters/search-filter.server";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { confirmAgreement } from "~/features/agreements/writes/answer-agreement";
import { acceptMilestone } from "~/features/milestones/writes/move-milestone";
import { suspendMember } from "~/features/moderation/writes/suspend-member";
import { saveSettings } from "~/features/profiles/writes/save-settings";
import { renewFeed } from "~/features/saved-searches/writes/feed-secret";
import { changeSearch, saveSearch } from "~/features/saved-searches/writes/save-search";
import { feedPath } from "~/paths";
import * as datesRoute from "~/routes/feeds.dates.$secret";
import * as searchRoute from "~/routes/feeds.search.$secret";
import { TELL_DELAY } from "~/values/durations";
import { inLanguage } from "~/words/reader-language.server";

type Market = ReturnType<typeof createMarket>;
const nasty = `Sails <b> & "ropes" ]]> ⛵ \\ ; , ${"é".repeat(30)}`;

const ask = (app: Market["app"], path: string, headers: Record<string, string> = {}) => {
  const request = get(path);
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  const [, , of, name] = path.split("/");
  const { loader } = of === "search" ? searchRoute : datesRoute;
  return respond(() => loader({ request, context: app.context(request), params: { secret: name } }));
};

/** Talent with a feed of all briefs and one of their dates. */
async function withFeeds(name = "All & more") {
  const market = createMarket({ graphql: "real" });
  const uid = await market.join("FREELANCER", { profile: { skills: ["SQL"] } });
  const given = { side: "BRIEFS", filter: anyBrief } as const;
  const parts = { ...market, search: market.app.search };
  const telling = { name, cadence: "OFF", onlySkillsMet: false } as const;
  const { id } = succeeded(await saveSearch(parts, uid, given, telling));
  const secretOf = async (search: string | null) => succeeded(await renewFeed(market, uid, search)).secret;
  return {
    market,
    uid,
    id,
    secretOf,
    search: feedPath("search", await secretOf(id)),
    dates: feedPath("dates", await secretOf(null)),
  };
}

/** Elements and texts of an XML document, by XML's own rules for what stands where; throws where one is broken. */
function readXml(xml: string): string[] {
  const token = /<\?xml[^?]*\?>|<(\/?)([a-z]+)((?: [a-z:]+="[^"<]*")*)(\/?)>|([^<]+)/gy;
  const open: string[] = [];
  const paths: string[] = [];
  let at = 0;
  for (const match of xml.matchAll(token)) {
    if (match.index !== at) throw new Error(`Broken at ${xml.slice(at, at + 40)}`);
    at += match[0].length;
    const [, closes, name = "", attributes = "", isEmpty, text = ""] = match;
    if (
      /&(?!(?:amp|lt|gt|quot);)|[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(
        attributes + text,
      )
    )
      throw new Error(`Not escaped: ${match[0]}`);
    if (closes && open.pop() !== name) throw new Error(`Closed too early: ${name}`);
    if (name && !closes) paths.push([...open, name].join("/"));
    if (name && !closes && !isEmpty) open.push(name);
  }
  if (at !== xml.length || open.length > 0) throw new Error(`Ends at ${xml.slice(at, at + 40)}`);
  return paths;
}

/** The unfolded lines of a calendar as [name, parameters, value]; throws where its grammar (RFC 5545 §3.1) is broken. */
function readCalendar(text: string): [string, string, string][] {
  if (!text.endsWith("\r\n") || /[^\r]\n|\r[^\n]/.test(text)) throw new Error("Ends of lines");
  const raw = text.slice(0, -2).split("\r\n");
  const long = raw.filter((line) => Buffer.byteLength(line) > 75);
  if (long.length > 0) throw new Error(`Too long: ${long[0]}`);
  return raw
    .join("\r\n")
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .map((line) => {
      const [, name = "", parameters = "", value = ""] =
        /^([A-Z-]+)((?:;[A-Z-]+=[^:;]+)*):(.*)$/s.exec(line) ?? [];
      if (!name || /\p{Cc}/u.test(value)) throw new Error(`No line of a calendar: ${line}`);
      return [name, parameters, value];
    });
}

/** Says "fdp.exe" backwards: “invoice.exe.pdf” to the eye. */
const turned = "A shop for sails that answers by itself, as in invoice\u202efdp.exe";

describe("the feed of a saved search", () => {
  it("keeps a name that runs the other way than its title together", async () => {
    const { market, search } = await withFeeds("متاجر");
    const xml = await (await ask(market.app, search)).text();
    expect(/<title>([^<]+)</.exec(xml)?.[1]).toContain("\u2068متاجر\u2069");
  });

  it("has what others wrote in its stored order, without what turns the direction", async () => {
    const { market, search } = await withFeeds();
    await market.open(await market.join("HIRER"), { summary: turned });
    await market.pass(TELL_DELAY);
    const xml = await (await ask(market.app, search)).text();
    expect(xml).toContain("as in invoicefdp.exe</summary>");
    expect(xml).not.toMatch(/[\u202a-\u202e\u2066\u2067]/);
  });

  it("is Atom: what the search finds, newest first, escaped, with ids that stay", async () => {
    const { market, search, id, secretOf } = await withFeeds();
    const hirer = await market.join("HIRER");
    const briefs: string[] = [];
    for (const [title, writtenIn] of [
      [nasty.slice(0, 60), null],
      ["A second brief of theirs", "de"],
    ] as const) {
      // The first closes first: another order than the newest first.
      const closing = new Date(market.clock.now().getTime() + (9 + briefs.length) * day);
      const closesOn = closing.toISOString().slice(0, 10);
      briefs.push(await market.open(hirer, { title, writtenIn, closesOn }));
      market.clock.advance(1_000);
    }
    const answer = await ask(market.app, search);
    const xml = await answer.text();
    const paths = readXml(xml);
    for (const needed of [
      "feed/id",
      "feed/title",
      "feed/updated",
      "feed/author/name",
      "feed/entry/id",
      "feed/entry/title",
      "feed/entry/updated",
    ])
      expect(paths).toContain(needed);
    expect(paths.filter((path) => path === "feed/entry")).toHaveLength(2);
    expect(xml.match(/<entry[^>]*>/g)).toEqual(['<entry xml:lang="de">', "<entry>"]);
    const ids = [...xml.matchAll(/<id>(.*?)<\/id>/g)].map(([, text]) => text);
    expect(ids).toEqual([
      `tag:localhost,2026:search/${id}`,
      ...briefs.toReversed().map((one) => `tag:localhost,2026:found/${one}`),
    ]);
    const renewed = await (await ask(market.app, feedPath("search", await secretOf(id)))).text();
    expect([...renewed.matchAll(/<id>(.*?)<\/id>/g)].map(([, text]) => text)).toEqual(ids);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/atom+xml; charset=utf-8",
      "cache-control": "private, no-cache",
      "x-robots-tag": "noindex, nofollow",
    });
    expect(answer.headers.has("set-cookie")).toBe(false);
  });

  it("leaves out briefs for which its member lacks the skills, where that is asked", async () => {
    const { market, uid, id, search } = await withFeeds();
    const hirer = await market.join("HIRER");
    for (const [title, skill] of [
      ["A shop with SQL", "SQL"],
      ["A shop with falcons", "Falconry"],
    ] as const)
      await market.open(hirer, { title, skills: [skill] });
    const titles = async () => {
      const xml = await (await ask(market.app, search)).text();
      return [...xml.matchAll(/<title>(A shop.*?)<\/title>/g)].map(([, title]) => title);
    };
    expect(await titles()).toHaveLength(2);
    const parts = { ...market, search: market.app.search };
    const telling = { name: null, cadence: "OFF", onlySkillsMet: true } as const;
    succeeded(await changeSearch(parts, uid, id, telling));
    expect(await titles()).toEqual(["A shop with SQL"]);
  });

  it("has no brief of a suspended hirer, also before the search knows", async () => {
    const { market, search } = await withFeeds();
    const hirer = await market.join("HIRER");
    const id = await market.open(hirer);
    expect(await (await ask(market.app, search)).text()).toContain(id);
    succeeded(await suspendMember(market, "command", hirer, aCause));
    expect(await (await ask(market.app, search)).text()).not.toContain(id);
  });

  it("answers 304 to a reader who has it, until it changes", async () => {
    const { market, search } = await withFeeds();
    const etag = (await ask(market.app, search)).headers.get("etag") ?? "";
    expect((await ask(market.app, search, { "if-none-match": `"other", W/${etag}` })).status).toBe(304);
    await market.open(await market.join("HIRER"));
    expect((await ask(market.app, search, { "if-none-match": etag })).status).toBe(200);
  });
});

describe("an address of a feed", () => {
  it("ends when it is renewed, and with the account’s good standing", async () => {
    const { market, dates, secretOf, uid } = await withFeeds();
    const renewed = feedPath("dates", await secretOf(null));
    expect((await ask(market.app, dates)).status).toBe(404);
    expect((await ask(market.app, renewed)).status).toBe(200);
    for (const standing of [{ status: "SUSPENDED" }, { status: "DELETING" }, { review: true }] as const) {
      await market.store.transact(async (tx) => {
        const account = await tx.get<Account>(accountsCollection, uid);
        const good = { status: "ACTIVE", review: false } as const;
        if (account) tx.set<Account>(accountsCollection, uid, { ...account.data, ...good, ...standing });
      });
      expect((await ask(market.app, renewed)).status).toBe(404);
    }
  });

  it("is asked 60 times an hour, and says then how long to wait", async () => {
    const { market, search } = await withFeeds();
    const answers = [];
    for (let n = 0; n < 1_000; n += 1) answers.push(await ask(market.app, search));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(answers.at(-1)?.status).toBe(429);
    expect(Number(answers.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(3_000);
    market.clock.advance(day / 24);
    expect((await ask(market.app, search)).status).toBe(200);
  });

  it("that was cut says so to the person who opens it, in their language, and one that ended says that", async () => {
    const { market, search, dates, secretOf } = await withFeeds();
    const read = async (path: string) => (await ask(market.app, path)).text();
    for (const cut of [
      search.slice(0, -1),
      search.replace(".atom", ""),
      dates.slice(0, -9),
      dates.slice(0, 20),
    ])
      expect(await read(cut)).toMatch(/^This link is incomplete/);
    expect(await inLanguage("de", () => read(dates.slice(0, -1)))).toMatch(/^Dieser Link ist unvollständig/);
    await secretOf(null);
    expect(await read(dates)).toMatch(/^There is no feed behind this link: it was replaced or removed/);
  });

  it("that is guessed opens nothing, of the other kind neither, and spends no form of its network", async () => {
    const { market, search, dates } = await withFeeds();
    const wrong = [
      search.replace("search", "dates").replace("atom", "ics"),
      dates.replace(".ics", ""),
      "/feeds/dates/.ics",
    ];
    for (const path of wrong) expect((await ask(market.app, path)).status).toBe(404);
    for (let n = 0; n < 40; n += 1) {
      const path = feedPath(n % 2 ? "dates" : "search", String(n).padStart(24, "x"));
      expect((await ask(market.app, path)).status).toBe(404);
    }
    expect(await market.app.context(post("/login", {})).takePost()).toEqual({ ok: true, nth: 1 });
    expect((await ask(market.app, dates)).status).toBe(200);
  });
});

describe("the calendar of one’s dates", () => {
  it("has days by the grammar of iCalendar, without what has ended", async () => {
    const { market } = await withFeeds();
    const hirer = await market.join("HIRER");
    const brief = await market.open(hirer, { title: nasty.slice(0, 100), startOn: "2031-05-12" });
    await market.open(hirer);
    const secret = succeeded(await renewFeed(market, hirer, null)).secret;
    const read = async () => readCalendar(await (await ask(market.app, feedPath("dates", secret))).text());
    const lines = await read();
    const named = (name: string) => lines.filter(([one]) => one === name);
    expect(named("UID").map(([, , uid]) => uid)).toContain(`starts-${brief}@localhost`);
    expect(new Set(named("UID").map(([, , uid]) => uid)).size).toBe(5);
    expect(named("DTSTART")).toContainEqual(["DTSTART", ";VALUE=DATE", "20310512"]);
    expect(named("DTSTAMP").every(([, , at]) => /^\d{8}T\d{6}Z$/.test(at))).toBe(true);
    expect(named("SUMMARY").map(([, , text]) => text)).toContain(
      `Start: ${nasty
        .slice(0, 100)
        .trim()
        .replaceAll(/[\\;,]/g, "\\$&")}`,
    );
    expect(named("BEGIN")).toHaveLength(named("END").length);
  });

  it("of somebody without any is a calendar all the same", async () => {
    const { market, dates } = await withFeeds();
    const lines = readCalendar(await (await ask(market.app, dates)).text());
    expect(lines.filter(([name]) => name === "BEGIN").map(([, , what]) => what)).toEqual([
      "VCALENDAR",
      "VTIMEZONE",
      "STANDARD",
    ]);
  });

  it("of talent has the reply date of what waits, in words of theirs", async () => {
    const market = createMarket({ graphql: "real" });
    const uid = await market.propose(await market.open(await market.join("HIRER")));
    const secret = succeeded(await renewFeed(market, uid, null)).secret;
    const lines = readCalendar(await (await ask(market.app, feedPath("dates", secret))).text());
    expect(lines.filter(([name]) => name === "SUMMARY")).toEqual([
      ["SUMMARY", "", "You’ll hear by today: A shop that answers in a second"],
    ]);
  });

  it("of talent tells of no yes before it is told", async () => {
    const market = createMarket({ graphql: "real" });
    const hirer = await market.join("HIRER");
    const brief = await market.open(hirer, { startOn: "2031-05-12" });
    const uid = await market.propose(brief, { startOn: "2031-06-02" });
    const secret = succeeded(await renewFeed(market, uid, null)).secret;
    const read = async () => (await ask(market.app, feedPath("dates", secret))).text();
    const before = await read();
    succeeded(await market.accept(hirer, brief, uid));
    expect(await read()).toBe(before);
    await market.pass(TELL_DELAY);
    // The day that they offered, not that of the brief.
    expect(await read()).toContain("DTSTART;VALUE=DATE:20310602\r\nSUMMARY:Start: A shop");
  });

  describe("of two who agreed", () => {
    async function withAgreement() {
      const market = createMarket({ graphql: "real" });
      const hirer = await market.join("HIRER");
      const { id, talent, briefId } = await workInMilestones(market, hirer);
      const secrets = new Map<string, string>();
      for (const uid of [hirer, talent])
        secrets.set(uid, succeeded(await renewFeed(market, uid, null)).secret);
      /** Days and what is on them, by the ids that calendars know them by. */
      const read = async (uid: string) => {
        const path = feedPath("dates", secrets.get(uid) ?? "");
        const lines = readCalendar(await (await ask(market.app, path)).text());
        const all = (name: string) => lines.filter(([one]) => one === name).map(([, , value]) => value);
        const [days, said] = [all("DTSTART"), all("SUMMARY")];
        return Object.fromEntries(
          all("UID").map((one, at) => [one.split("@")[0], `${days[at]} ${said[at]}`]),
        );
      };
      return { market, id, hirer, talent, briefId, read };
    }
    const title = "A shop that answers in a second";

    it("has start, end and milestones of the version that holds, for each of the two", async () => {
      const { id, hirer, talent, read } = await withAgreement();
      const common = {
        [`work_starts-${id}`]: `20270401 Start: ${title}`,
        [`work_ends-${id}`]: `20270531 Last day: ${title}`,
      };
      expect(await read(talent)).toEqual({
        ...common,
        [`due-${id}-first`]: `20270415 To deliver: A list of slow queries (${title})`,
      });
      expect(await read(hirer)).toEqual({
        ...common,
        [`due-${id}-first`]: `20270415 Expected: A list of slow queries (${title})`,
      });
    });

    it("moves them once a change is confirmed, and not before", async () => {
      const { market, id, hirer, talent, read } = await withAgreement();
      const before = await read(talent);
      const milestones = twoMilestones.map((one) => ({ ...one, dueOn: "2027-06-10" }));
      await saveDraft(market, hirer, id, { endOn: "2027-06-30", milestones });
      const hash = await offerDraft(market, hirer, id);
      expect(await read(talent)).toEqual(before);
      succeeded(await confirmAgreement(market, talent, id, hash));
      const after = await read(talent);
      expect(Object.keys(after)).toEqual([...Object.keys(before), `due-${id}-second`]);
      expect(after[`work_ends-${id}`]).toMatch(/^20270630 /);
      expect(after[`due-${id}-first`]).toMatch(/^20270610 /);
    });

    it("drops a milestone that was accepted, and all of them once the work has ended", async () => {
      const { market, id, hirer, talent, read } = await withAgreement();
      succeeded(await acceptMilestone(market, hirer, id, { milestone: "first", turn: 0 }));
      expect(Object.keys(await read(hirer))).toEqual([`work_starts-${id}`, `work_ends-${id}`]);
      await endByBoth(market, { id, hirer, talent });
      expect([await read(hirer), await read(talent)]).toEqual([{}, {}]);
    });

    it("has the start of the proposal while nothing is confirmed", async () => {
      const market = createMarket({ graphql: "real" });
      const hirer = await market.join("HIRER");
      const { id, talent, briefId } = await acceptedWork(market, hirer, { startOn: "2031-05-12" });
      await saveDraft(market, hirer, id);
      await offerDraft(market, hirer, id);
      const secret = succeeded(await renewFeed(market, talent, null)).secret;
      const text = await (await ask(market.app, feedPath("dates", secret))).text();
      expect(text).toContain(`UID:starts-${briefId}@`);
      expect(text).not.toContain("UID:work_");
    });
  });

  it.each([
    ["nowhere", null],
    ["Los Angeles", "America/Los_Angeles"],
    ["Tokyo", "Asia/Tokyo"],
  ])("of somebody in %s has each promise on the day that was promised", async (_, timeZone) => {
    const market = createMarket({ graphql: "real" });
    const hirer = await market.join("HIRER");
    const { closesOn, decideOn } = await market.readBrief(await market.open(hirer));
    const daily = { messages: "INSTANT", proposals: "INSTANT", briefs: "INSTANT" } as const;
    succeeded(await saveSettings(market, hirer, { notify: daily, timeZone }));
    const secret = succeeded(await renewFeed(market, hirer, null)).secret;
    const lines = readCalendar(await (await ask(market.app, feedPath("dates", secret))).text());
    const dayOf = (date: string | null) => date?.replaceAll("-", "");
    const days = lines.filter(([name]) => name === "DTSTART").map(([, , date]) => date);
    expect(days).toEqual([dayOf(closesOn), dayOf(decideOn)]);
  });
});
