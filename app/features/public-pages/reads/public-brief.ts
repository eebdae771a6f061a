import type { Account } from "~/features/accounts/model/account";
import { accountsCollection } from "~/features/accounts/model/account";
import { type Brief, briefsCollection, momentsOf, takesProposals } from "~/features/briefs/model/brief";
import { type HirerRecord, hirerRecordsCollection } from "~/features/briefs/model/hirer-record";
import { listOwnBriefs } from "~/features/briefs/reads/list-briefs";
import { type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { type PageArgs, toQueryPage } from "~/platform/ports/pages";
import type { Page, StoreReads, Versioned } from "~/platform/ports/store";
import { isPublicMember } from "./public-member";

/** What a visitor reads of a brief that is for everyone: every field is named here. */
const published = [
  "title",
  "summary",
  "writtenIn",
  "problem",
  "desiredOutcome",
  "discipline",
  "skills",
  "mustHaves",
  "niceToHaves",
  "openTo",
  "workplace",
  "location",
  "contractType",
  "budget",
  "startOn",
  "weeks",
  "seats",
  "closesOn",
  "decideOn",
  "updatedAt",
  "edits",
] as const satisfies readonly (keyof Brief)[];

export interface PublicBrief extends Pick<Brief, (typeof published)[number]> {
  id: string;
  publishedAt: string;
  /** ISO 8601 UTC: when its two days are over. */
  closesAt: string | null;
  decideBy: string | null;
  hirer: PublicHirer;
}

/** The hirer as their public brief names them. */
export interface PublicHirer {
  name: string;
  /** Of their own page, where that is for everyone, too. */
  handle: string | null;
  /** Their own site, where that page names it. */
  website: string | null;
  /** The id of their picture, where that page shows it. */
  face: string | null;
  record: HirerRecord | null;
}

/** A brief for everyone that takes no more proposals: of its content the title alone. */
export interface EndedBrief extends Pick<Brief, "title" | "writtenIn" | "discipline"> {
  id: string;
  state: "IN_REVIEW" | "FILLED" | "CLOSED";
  /** ISO 8601 UTC; null in review. */
  endedAt: string | null;
  /** In review: when everyone has a reply. */
  decideBy: string | null;
  hirer: PublicHirer;
}

/** Whether its hirer chose that visitors read it. */
const isForEveryone = ({ readers, publishedAt }: Brief) => readers === "EVERYONE" && publishedAt !== null;

/** Whether a visitor may read it whole: it takes proposals at this moment, too. */
const isPublicBrief = (brief: Brief, now: Date) => isForEveryone(brief) && takesProposals(brief, now);

/** A brief as a visitor reads it; null for one that isn't for everyone, and for none. */
export async function readPublicBrief(reads: StoreReads, id: string, now: Date): Promise<PublicBrief | null> {
  return (await findPublicBrief(reads, id, now))?.shown ?? null;
}

/** The same with its hirer's uid, which no visitor reads. */
export async function findPublicBrief(
  reads: StoreReads,
  id: string,
  now: Date,
): Promise<{ hirerUid: string; shown: PublicBrief } | null> {
  const found = await reads.get<Brief>(briefsCollection, id);
  const [shown] = found ? await toPublicBriefs(reads, [found], now) : [];
  return found && shown ? { hirerUid: found.data.hirerUid, shown } : null;
}

/** A brief for everyone once it takes no more proposals; null before, and for none. */
export async function readEndedBrief(reads: StoreReads, id: string, now: Date): Promise<EndedBrief | null> {
  const brief = (await reads.get<Brief>(briefsCollection, id))?.data;
  if (!brief || !isForEveryone(brief) || takesProposals(brief, now)) return null;
  const [hirer] = await readHirers(reads, [brief.hirerUid]);
  if (!hirer) return null;
  const { title, writtenIn, discipline, status, endedAt } = brief;
  const isOver = status === "FILLED" || status === "CLOSED";
  return {
    id,
    title,
    writtenIn,
    discipline,
    state: isOver ? status : "IN_REVIEW",
    endedAt: isOver ? endedAt : null,
    decideBy: isOver ? null : momentsOf(brief).decideBy,
    hirer,
  };
}

/** Public briefs, the newest first; with a discipline, those that name it. */
export async function listPublicBriefs(
  reads: StoreReads,
  discipline: string | null,
  page: PageArgs,
): Promise<Page<Brief>> {
  return discipline === null
    ? reads.query<Brief>({
        collection: briefsCollection,
        where: { readers: "EVERYONE", status: "OPEN" },
        orderBy: { field: "publishedAt", direction: "desc" },
        ...toQueryPage(page),
      })
    : reads.query<Brief>({
        collection: briefsCollection,
        where: { discipline, readers: "EVERYONE", status: "OPEN" },
        orderBy: { field: "publishedAt", direction: "desc" },
        ...toQueryPage(page),
      });
}

/** A hirer's briefs that visitors may read, the newest first: 20 at most. */
export async function readPublicBriefsOf(
  reads: StoreReads,
  hirerUid: string,
  now: Date,
): Promise<PublicBrief[]> {
  const { items } = await listOwnBriefs(reads, hirerUid, "OPEN", { first: 20, after: null });
  return toPublicBriefs(reads, items, now);
}

/** Those of these briefs that visitors may read. At most 100. */
export async function toPublicBriefs(
  reads: StoreReads,
  briefs: readonly Versioned<Brief>[],
  now: Date,
): Promise<PublicBrief[]> {
  const open = briefs.filter(({ data }) => isPublicBrief(data, now));
  const uids = [...new Set(open.map(({ data }) => data.hirerUid))];
  const hirers = await readHirers(reads, uids);
  return open.flatMap(({ id, data }) => {
    const hirer = hirers[uids.indexOf(data.hirerUid)];
    const { publishedAt } = data;
    if (!hirer || publishedAt === null) return [];
    const shown = Object.fromEntries(published.map((field) => [field, data[field]]));
    const content = shown as Pick<Brief, (typeof published)[number]>;
    return [{ ...content, ...momentsOf(data), id, publishedAt, hirer }];
  });
}

/** The hirers of public briefs by uid; null for one whose account isn't active. */
async function readHirers(reads: StoreReads, uids: readonly string[]): Promise<(PublicHirer | null)[]> {
  const accounts = await reads.getMany<Account>(accountsCollection, uids);
  const profiles = await reads.getMany<Profile>(profilesCollection, uids);
  const records = await reads.getMany<HirerRecord>(hirerRecordsCollection, uids);
  return uids.map((_, at) => {
    const [account, profile] = [accounts[at]?.data, profiles[at]?.data];
    if (account?.status !== "ACTIVE" || account.review || !profile) return null;
    const isPublic = isPublicMember(account, profile);
    return {
      name: profile.organisation ?? profile.displayName,
      handle: isPublic ? profile.handle : null,
      website: isPublic ? profile.website : null,
      face: isPublic ? profile.face : null,
      record: records[at]?.data ?? null,
    };
  });
}

/** How many of the newest take turns as the brief of the day. */
const takeTurns = 20;

/**
 * One of the newest public briefs, another each day (UTC); null where there is none. It stands
 * below “Every proposal gets a reply”, so it is of a hirer who broke no date and left no proposal
 * without a reply. Those who have kept one go before those whose first brief still runs: without
 * the latter a new site would have none, and a hirer who deserves it no way to be seen. A brief
 * whose dates moved after its first proposal keeps its place in lists, not here.
 */
export async function readBriefOfTheDay(reads: StoreReads, now: Date): Promise<PublicBrief | null> {
  const { items } = await listPublicBriefs(reads, null, { first: takeTurns, after: null });
  const asTold = items.filter(({ data }) => !data.firstDates);
  const briefs = (await toPublicBriefs(reads, asTold, now)).filter(({ hirer }) => keepsDates(hirer.record));
  const kept = briefs.filter(({ hirer }) => (hirer.record?.decidedInTime ?? 0) > 0);
  const turns = kept.length > 0 ? kept : briefs;
  return turns[Math.floor(now.getTime() / 86_400_000) % Math.max(1, turns.length)] ?? null;
}

/** Whether a hirer replied to every proposal, each brief in time; also one without a record. */
function keepsDates(record: HirerRecord | null): boolean {
  const { decidedLate = 0, replies } = record ?? {};
  return decidedLate === 0 && (!replies || replies.replied === replies.of);
}
