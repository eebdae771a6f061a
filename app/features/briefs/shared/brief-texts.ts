import { type Audience, type CloseReason, closeReasons, workplaces } from "~/domain/brief";
import { describeReplies, type ShownRecord } from "~/domain/record-texts";
import type { Times } from "~/domain/times";
import type {
  BriefDetailsFragment,
  BriefLineFragment,
  MemberCardFragment,
} from "~/shell/operations/operations.generated";
import { labelOf } from "~/values/choices";
import * as words from "~/words/briefs.generated";

/** Why a brief closed, as a sentence. */
export function describeClose(reason: CloseReason): string {
  if (reason === "EXPIRED") return words.closedByItself();
  return words.closedBecause({ reason: labelOf(closeReasons, reason) });
}

/** "Remote", or "Partly on site, Leipzig"; null where a draft doesn't say. */
export function describePlace({
  workplace,
  location,
}: Pick<BriefLineFragment, "workplace" | "location">): string | null {
  if (!workplace) return location;
  const text = labelOf(workplaces, workplace);
  return workplace === "REMOTE" || !location ? text : words.placeAt({ workplace: text, location });
}

/** How many are wanted: "One agency", "3 freelancers or agencies". */
export function describeSeats(openTo: Audience, seats: number): string {
  return words.seats({ openTo, seats });
}

/**
 * A hirer's record in one line, the same in each list: "16 of 16 replied, usually after 7 days";
 * until a reply was told, "Decided on time: 7 of 8 briefs".
 */
export function describeRecordShortly({ record }: { record: ShownRecord | null }): string {
  const { decidedInTime = 0, decidedLate = 0 } = record ?? {};
  const all = decidedInTime + decidedLate;
  const inTime = all === 0 ? words.noRecordYet() : words.onTime({ inTime: String(decidedInTime), all });
  return describeReplies(record) ?? inTime;
}

/** A hirer's name. */
export function nameOf({
  profile,
}: {
  profile: Pick<MemberCardFragment["profile"], "displayName" | "organisation">;
}): string {
  return profile.organisation ?? profile.displayName;
}

type Dates = Pick<BriefDetailsFragment, "closesAt" | "decideBy">;
type Promised = Dates & { firstDates: Dates | null };

/**
 * Until when a brief takes proposals, or everyone has a reply: "the end of 8 May 2026 (moved from
 * the end of 3 May 2026)", if applicants were told another day first; null for a draft.
 */
export function describeDate(
  { firstDates, ...brief }: Promised,
  field: "closesAt" | "decideBy",
  times: Times,
): string | null {
  const [end, first] = [brief[field], firstDates?.[field]];
  if (!end) return null;
  return first && first !== end
    ? words.movedDate({ end: times.until(end), first: times.until(first) })
    : times.until(end);
}

/** When applicants get their reply; null for a draft without the date. */
export function describeAnswerBy(brief: Promised, times: Times): string | null {
  const by = describeDate(brief, "decideBy", times);
  return by && words.hearBy({ by });
}

/** "5 of 25 places taken", with the length of the waiting list. */
export function describePlaces({ cap, counts }: Pick<BriefDetailsFragment, "cap" | "counts">): string {
  const places = words.placesTaken({ taken: String(counts.places), cap });
  return counts.waitlisted > 0 ? words.placesTakenAndWaiting({ places, waiting: counts.waitlisted }) : places;
}
