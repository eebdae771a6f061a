import type { Account } from "~/features/accounts/rules/account";
import { accountsCollection } from "~/features/accounts/rules/account";
import { type Brief, briefsCollection, momentsOf, takesProposals } from "~/features/briefs/rules/brief";
import { type HirerRecord, hirerRecordsCollection } from "~/features/briefs/rules/hirer-record";
import { type PageArgs, toQueryPage } from "~/features/market/rules/pages";
import { type Profile, profilesCollection } from "~/features/profiles/rules/profile";
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
  record: HirerRecord | null;
}

/**
 * Whether a visitor may read it: its hirer chose so, and it takes proposals at this moment. One in
 * review has no page, because a visitor could do nothing with it.
 */
function isPublicBrief(brief: Brief, now: Date): boolean {
  return brief.readers === "EVERYONE" && brief.publishedAt !== null && takesProposals(brief, now);
}

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

/** Those of these briefs that visitors may read. At most 100. */
export async function toPublicBriefs(
  reads: StoreReads,
  briefs: readonly Versioned<Brief>[],
  now: Date,
): Promise<PublicBrief[]> {
  const open = briefs.filter(({ data }) => isPublicBrief(data, now));
  const uids = [...new Set(open.map(({ data }) => data.hirerUid))];
  const accounts = await reads.getMany<Account>(accountsCollection, uids);
  const profiles = await reads.getMany<Profile>(profilesCollection, uids);
  const records = await reads.getMany<HirerRecord>(hirerRecordsCollection, uids);
  return open.flatMap(({ id, data }) => {
    const at = uids.indexOf(data.hirerUid);
    const [account, profile] = [accounts[at]?.data, profiles[at]?.data];
    if (account?.status !== "ACTIVE" || account.review || !profile || data.publishedAt === null) return [];
    const shown = Object.fromEntries(published.map((field) => [field, data[field]]));
    const hirer = {
      name: profile.organisation ?? profile.displayName,
      handle: isPublicMember(account, profile) ? profile.handle : null,
      record: records[at]?.data ?? null,
    };
    const { publishedAt } = data;
    const content = shown as Pick<Brief, (typeof published)[number]>;
    return [{ ...content, ...momentsOf(data), id, publishedAt, hirer }];
  });
}

/** How many of the newest take turns as the brief of the day. */
const takeTurns = 20;

/** One of the newest public briefs, another each day (UTC); null where there is none. */
export async function readBriefOfTheDay(reads: StoreReads, now: Date): Promise<PublicBrief | null> {
  const { items } = await listPublicBriefs(reads, null, { first: takeTurns, after: null });
  const briefs = await toPublicBriefs(reads, items, now);
  return briefs[Math.floor(now.getTime() / 86_400_000) % Math.max(1, briefs.length)] ?? null;
}
