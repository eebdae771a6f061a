import { randomUUID } from "node:crypto";
import { createRequestHandler } from "@remix-run/node";
import { beforeAll, describe, expect, it } from "vitest";
import { readRealBuild } from "#tests/fuzz/real-build";
import { get } from "#tests/support/app";
import { createMarket, day, succeeded } from "#tests/support/market";
import { publishBrief } from "~/features/briefs/writes/move-brief";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { directId } from "~/features/conversations/model/conversation";
import { startConversation } from "~/features/conversations/writes/start-conversation";
import { briefPath, conversationPath, proposalsPath } from "~/paths";

/** The language's own calendar, which the product doesn't use: what each page should say is read from it. */
interface Zoned {
  epochMilliseconds: number;
  toPlainDate(): PlainDate;
  startOfDay(): Zoned;
  toLocaleString(locale: string, options: Intl.DateTimeFormatOptions): string;
  getTimeZoneTransition(direction: "next"): Zoned | null;
}
interface PlainDate {
  add(span: { days: number }): PlainDate;
  toZonedDateTime(zone: string): Zoned;
  until(other: PlainDate): { days: number };
  toString(): string;
}
const { Temporal } = globalThis as unknown as {
  Temporal: { Instant: { fromEpochMilliseconds(at: number): { toZonedDateTimeISO(zone: string): Zoned } } };
};
const zoned = (at: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);

const minute = 60_000;
/** Turned by an hour at night, by half of one, and at midnight, which some days lack and some have twice. */
const zones = [
  "Europe/Berlin",
  "America/New_York",
  "Australia/Lord_Howe",
  "America/Santiago",
  "America/Havana",
];
/** Clocks that nobody turns, a day ahead of half the zones above. */
const tokyo = "Asia/Tokyo";

/** The next two turns of a zone's clocks after these tests begin. */
const turns = zones.flatMap((zone) => {
  const first = zoned(Date.parse("2027-01-01T12:00:00Z"), zone).getTimeZoneTransition("next");
  const second = first?.getTimeZoneTransition("next");
  if (!first || !second) throw new Error(`Nobody turns the clocks in ${zone}`);
  return [first, second].map((turn) => [zone, turn.toPlainDate().toString(), turn] as const);
});

let build: Awaited<ReturnType<typeof readRealBuild>>;
beforeAll(async () => {
  build = await readRealBuild();
});

describe.each(turns)("where clocks are turned, in %s on %s,", (zone, _, turn) => {
  it("both sides read the same moments on each page, before and after", async () => {
    const { market, pages, promised, read } = await openScene(zone, turn);
    for (const moment of [turn.epochMilliseconds - 90 * minute, turn.epochMilliseconds + 30 * minute]) {
      await market.pass(moment - market.clock.now().getTime());
      const seen = new Map(pages.map(({ reader }) => [reader, new Set<string>()]));
      for (const { reader, uid, path, says } of pages) {
        const html = await read(path, uid, reader);
        for (const [at, said] of timesOn(html)) {
          expect(readingsOf(at, reader, moment), `${path} of ${at}`).toContain(said);
          seen.get(reader)?.add(at);
        }
        for (const promise of says) {
          const ends = timesOn(html).map(([at]) => at);
          const end = ends.find((at) => Date.parse(at) === promised[promise]) ?? "";
          expect(end, `${path} of ${promise}`).not.toBe("");
          // It may begin a fact, with a capital.
          const told = saysOf(end, reader, moment)[promise];
          expect(textOf(html).toLowerCase(), path).toContain(told.toLowerCase());
        }
      }
      const [here, there] = [...seen.values()];
      expect([...(here ?? [])].filter((at) => there?.has(at)).length).toBeGreaterThan(0);
    }
  });
});

/** A brief that takes proposals until the day on which its hirer's clocks are turned is over. */
async function openScene(zone: string, turn: Zoned) {
  const begin = new Date(turn.epochMilliseconds - 6 * day);
  const market = createMarket({ graphql: "real", now: begin });
  const { app, store } = market;
  const render = createRequestHandler(build, "production");
  const hirer = await market.join("HIRER");
  const closesOn = turn.toPlainDate();
  const decideOn = closesOn.add({ days: 7 });
  const endOf = (date: PlainDate) => date.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
  const content = market.aBrief({
    closesOn: closesOn.toString(),
    decideOn: decideOn.toString(),
  });
  const briefId = randomUUID();
  succeeded(await saveBrief(market, hirer, { id: briefId, revision: null, content }));
  succeeded(await publishBrief(market, hirer, briefId, 1, zone));
  const talent = await market.propose(briefId);
  succeeded(
    await startConversation(market, hirer, { to: talent, key: randomUUID(), text: "Shall we talk?" }),
  );
  const thread = conversationPath(directId(hirer, talent));

  async function read(path: string, uid: string, reader: string): Promise<string> {
    const account = await store.get<object>("accounts", uid);
    const { cookie } = await app.signIn({ uid, email: `${uid}@example.com` });
    await store.transact(async (tx) => tx.set("accounts", uid, account?.data ?? {}));
    const request = get(path, { cookie: `${cookie}; zone=${reader}` });
    const answer = await render(request, app.context(request));
    expect(answer.status, path).toBe(200);
    return answer.text();
  }
  const of =
    (uid: string, reader: string) =>
    (path: string, says: Said[] = []) => ({ uid, reader, path, says });
  const [byHirer, byTalent] = [of(hirer, zone), of(talent, tokyo)];
  const pages = [
    byHirer("/app", ["daysToClose", "daysToReply"]),
    byHirer(briefPath(briefId), ["closes", "replies"]),
    byHirer(proposalsPath(briefId), ["replies", "daysToReply"]),
    byHirer(thread),
    byTalent("/app", ["repliesInList", "daysToReply"]),
    byTalent("/app/briefs", ["daysToClose", "repliesInList"]),
    byTalent(briefPath(briefId), ["closes", "replies"]),
    byTalent(thread),
    byTalent("/app/briefs/proposals", ["daysToClose", "repliesInList", "replies"]),
  ];
  const promised: Record<Said, number> = {
    closes: endOf(closesOn),
    daysToClose: endOf(closesOn),
    replies: endOf(decideOn),
    repliesInList: endOf(decideOn),
    daysToReply: endOf(decideOn),
  };
  return { market, pages, promised, read };
}

/** What pages say of the two dates of a brief. */
type Said = "closes" | "replies" | "repliesInList" | "daysToClose" | "daysToReply";

/** What a reader should be told of a promise that is over at `end`. */
function saysOf(end: string, reader: string, now: number): Record<Said, string> {
  const { long, short, inDays } = promiseIn(end, reader, now);
  return {
    closes: long,
    replies: long,
    repliesInList: `reply by ${short}`,
    daysToClose: `closes ${inDays}`,
    daysToReply: inDays,
  };
}

/**
 * A promise that is over at `end`, at length, in a list, and as how far it is: to all readers a day
 * of the hirer's.
 */
function promiseIn(end: string, reader: string, now: number) {
  const [, next = "", sign = "", hours = "", minutes = ""] =
    /^(.{10})T00:00:00\.000([+-])(\d\d):(\d\d)$/.exec(end) ?? [];
  const last = zoned(Date.parse(`${next || end.slice(0, 10)}T12:00:00Z`), "UTC")
    .toPlainDate()
    .add({ days: -1 });
  const dayOf = (year?: "numeric") =>
    format(Date.parse(last.toString()), "UTC", { day: "numeric", month: "long", year });
  const over = zoned(Date.parse(end), reader);
  const isOwnEnd =
    over.startOfDay().epochMilliseconds === Date.parse(end) && over.toPlainDate().toString() === next;
  const rest = minutes === "00" ? "" : `:${minutes}`;
  const from = isOwnEnd ? "" : ` (UTC${sign === "-" ? "−" : "+"}${Number(hours)}${rest})`;
  const days = Math.max(0, zoned(now, reader).toPlainDate().until(last).days);
  const inDays = days === 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`;
  return { long: `the end of ${dayOf("numeric")}${from}`, short: dayOf(), inDays };
}

function format(at: number, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-GB", { ...options, timeZone }).format(at);
}

/** How a moment may be read: at length, or where it says less; or as the end of a promise. */
function readingsOf(at: string, zone: string, now: number): string[] {
  const moment = Date.parse(at);
  const day = format(moment, zone, { day: "numeric", month: "long", year: "numeric" });
  const clock = format(moment, zone, { hour: "2-digit", minute: "2-digit" });
  const { long, short, inDays } = promiseIn(at, zone, now);
  return [
    `${day}, ${clock}`,
    format(moment, zone, { day: "numeric", month: "long" }),
    clock,
    ...[long, long.replace(/^the/, "The"), short, inDays],
  ];
}

/** The moments on a page, each with what it says. */
function timesOn(html: string): [at: string, said: string][] {
  return [...html.matchAll(/<time[^>]* datetime="([^"]+)"[^>]*>(.*?)<\/time>/gi)].map(
    ([, at = "", said = ""]) => [at, textOf(said)],
  );
}

function textOf(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/[\u200e\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
