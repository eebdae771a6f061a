import type { BriefContent } from "~/domain/fields/brief-fields";
import { collection } from "~/platform/ports/collection";
import type { StoreReads } from "~/platform/ports/store";
import { daysAfter } from "~/values/days";
import { limits } from "~/values/limits";
import { timeOfKey } from "~/values/sort-key";
import { dayIn, endOfDay, endOfDayIn, siteZone } from "~/values/zoned-days";
import { type Brief, waitingIn } from "./brief";

/** A change of what a brief asks, after proposals answered something else. */
export interface NewVersion {
  /** 2 for the first of these. */
  version: number;
  /** ISO 8601 UTC: when it was made. */
  at: string;
  /** The last day (ISO date, in the brief's zone) for those who proposed to change theirs. */
  answerOn: string;
}

/** `briefVersions/{brief}_{version}`: what a brief said before a change of what it asks. */
export interface FormerVersion {
  briefId: string;
  hirerUid: string;
  version: number;
  content: BriefContent;
  /** ISO 8601 UTC + "_" + id. */
  keptAt: string;
}

export const briefVersions = collection<FormerVersion>()({
  name: "briefVersions",
  ofMember: {
    field: "hirerUid",
    sortedBy: "-keptAt",
    exported: ({ briefId, version, content, keptAt }) => ({
      brief: briefId,
      version,
      content,
      keptAt: timeOfKey(keptAt),
    }),
  },
  unindexed: ["content"],
  enums: [
    "content.workplace",
    "content.openTo",
    "content.contractType",
    "content.readers",
    "content.budget.unit",
  ],
});

export function formerVersionId(briefId: string, version: number): string {
  return `${briefId}_${version}`;
}

/** What a brief said in an earlier version; null where its hirer's account is gone. */
export async function getFormerVersion(
  reads: StoreReads,
  briefId: string,
  version: number,
): Promise<BriefContent | null> {
  const found = await reads.get<FormerVersion>(briefVersions.name, formerVersionId(briefId, version));
  return found?.data.content ?? null;
}

type Versioned = Pick<Brief, "asks">;

/** Which version a brief is in: 1 until what it asks has changed under proposals. */
export function versionOf({ asks }: Versioned): number {
  return asks?.version ?? 1;
}

/** The next version of a brief, made at this moment. */
export function nextVersion(brief: Versioned & Pick<Brief, "timeZone">, now: Date): NewVersion {
  const today = dayIn(now, brief.timeZone ?? siteZone);
  return {
    version: versionOf(brief) + 1,
    at: now.toISOString(),
    answerOn: daysAfter(today, limits.answerDays),
  };
}

/** Until when those who proposed for an earlier version can change theirs; null for none. */
function answerUntil({ asks, timeZone }: Versioned & Pick<Brief, "timeZone">): Date | null {
  return asks ? endOfDay(asks.answerOn, timeZone) : null;
}

/** The same as text, as the end of that day in the brief's zone. */
export function answerUntilIn({ asks, timeZone }: Versioned & Pick<Brief, "timeZone">): string | null {
  return asks ? endOfDayIn(asks.answerOn, timeZone) : null;
}

/** Whether that time isn't over. */
export function isAnswering(brief: Versioned & Pick<Brief, "timeZone">, now: Date): boolean {
  const until = answerUntil(brief);
  return until !== null && now < until;
}

/** Whether there is still time to answer the last change for one who waits. */
export function waitsForAnswers(brief: Brief, now: Date): boolean {
  return isAnswering(brief, now) && waitingIn(brief.counts) > 0;
}
