import type { Cost } from "./metered-market";

/**
 * Firestore’s prices in US dollars: Standard edition, region europe-west3. Whoever plans with them looks at Google’s
 * list of the day first.
 */
export const prices = {
  asOf: "noted in November 2026",
  readsPer100k: 0.039,
  writesPer100k: 0.117,
  removalsPer100k: 0.013,
  storedGiB: 0.117,
  /** A day. */
  free: { reads: 50_000, writes: 20_000, removals: 20_000 },
};

/** Of all members. */
const active = { talent: 0.27, hirer: 0.03 };

/** Of a member who is active: how often in a month, by the name of a row. Lists count as full, which few are. */
const monthly: Record<string, number> = {
  "visitor: asks for a link": 2,
  "visitor: opens the link": 2,
  "visitor: follows it": 2,

  "talent: /app, the first time": 8,
  "talent: /app, again within minutes": 16,
  "talent: /app/live, an open page listens": 24,
  "talent: /app/briefs": 12,
  "talent: /app/briefs, by keyword": 4,
  "talent: /app/briefs, best fit first": 2,
  "talent: /app/briefs/saved": 2,
  "talent: /app/briefs/searches": 2,
  "talent: /app/briefs/proposals": 6,
  "talent: /app/briefs/:id": 24,
  "talent: /app/briefs/:id/proposal": 4,
  "talent: /app/members/:uid": 2,
  "talent: /app/notifications": 4,
  "talent: /app/inbox": 8,
  "talent: /app/inbox/:id, new messages": 4,
  "talent: /app/inbox/:id, nothing new": 4,
  "talent: /app/profile": 1,
  "talent: /app/briefs/saved: save": 2,
  "talent: /app/briefs/searches: save-search": 1,
  "talent: /app/briefs/:id: ask": 0.3,
  "talent: /app/briefs/:id/proposal: save": 3,
  "talent: /app/briefs/:id/proposal: send": 1.5,
  "talent: /app/inbox/:id: send": 3,
  "talent: /app/notifications: all": 1,
  "talent: /app/profile: save": 0.3,

  "hirer: /app, the first time": 6,
  "hirer: /app, again within minutes": 12,
  "hirer: /app/briefs": 6,
  "hirer: /app/briefs/new": 1,
  "hirer: /app/briefs/new: save": 1,
  "hirer: /app/briefs/:id/edit": 4,
  "hirer: /app/briefs/:id/edit: publish": 0.6,
  "hirer: /app/briefs/:id": 8,
  "hirer: /app/briefs/:id/proposals": 12,
  "hirer: /app/briefs/:id/proposals/:uid": 14,
  "hirer: /app/briefs/:id/compare": 1,
  "hirer: /app/inbox/:id": 6,
  "hirer: /app/inbox/:id: send": 4,
  "hirer: /app/briefs/:id: answer": 0.6,
  "hirer: /app/briefs/:id/proposals/:uid: shortlist": 2,
  "hirer: /app/briefs/:id/proposals/:uid: decline": 12,
  "hirer: /app/briefs/:id/reply": 0.5,
  "hirer: /app/briefs/:id/reply: accept": 0.5,
};

/** Of all members: newcomers in a month. */
const newcomers = 0.03;

/** `lastSeenAt` of a session, at most every ten minutes: two in a visit. */
const visits = { talent: 8, hirer: 6 };
const seenInAVisit = 2;

/** What a member leaves behind: 20 documents of a kilobyte, tripled by indexes. */
const storedKilobytes = 60;

/** A page takes some 10 ms of a core; the busiest hour is four times the mean, and a core is planned half full. */
const coreSeconds = 0.01 * 4 * 2;

/** Seconds from one question for `/readyz` to the next; each is a write. */
const PROBED_EVERY = 10;

const DAYS = 30;
const SECONDS = DAYS * 86_400;

interface Row {
  name: string;
  cost: Cost;
  jobs: Cost;
  isPage: boolean;
}

/** Work of one process, whoever comes. */
export interface Idle {
  readsASecond: number;
}

/** What a month of so many members asks of the store, and costs. Throws where a row that it counts is missing. */
export function monthOf(members: number, rows: readonly Row[], idle: Idle) {
  const month = { reads: 0, writes: 0, removals: 0, pages: 0 };
  const add = (row: Row, times: number) => {
    for (const { reads, writes, removals, searched } of [row.cost, row.jobs]) {
      month.reads += times * (reads + searched);
      month.writes += times * writes;
      month.removals += times * removals;
    }
    if (row.isPage) month.pages += times;
  };
  const rowOf = (name: string) => {
    const found = rows.find((row) => row.name === name);
    if (!found) throw new Error(`No row is called "${name}"`);
    return found;
  };
  for (const [name, times] of Object.entries(monthly)) {
    const who = name.split(":")[0] as "visitor" | "talent" | "hirer";
    const share = who === "visitor" ? active.talent + active.hirer : active[who];
    add(rowOf(name), members * share * times);
  }
  add(rowOf("visitor: signs up"), members * newcomers);
  const seen = active.talent * visits.talent + active.hirer * visits.hirer;
  month.writes += members * seen * seenInAVisit;

  const processes = Math.max(1, Math.ceil((month.pages / SECONDS) * coreSeconds));
  month.reads += processes * idle.readsASecond * SECONDS;
  month.writes += (processes * SECONDS) / PROBED_EVERY;

  const billed = (kind: "reads" | "writes" | "removals", per100k: number) =>
    (Math.max(0, month[kind] - prices.free[kind] * DAYS) / 100_000) * per100k;
  const gibibytes = (members * storedKilobytes) / 2 ** 20;
  const dollars = {
    reads: billed("reads", prices.readsPer100k),
    writes: billed("writes", prices.writesPer100k),
    removals: billed("removals", prices.removalsPer100k),
    stored: Math.max(0, gibibytes - 1) * prices.storedGiB,
  };
  const total = Object.values(dollars).reduce((all, one) => all + one, 0);
  return { members, ...month, processes, gibibytes, dollars, total, writesASecond: month.writes / SECONDS };
}
