import { isRunning } from "~/domain/brief";
import type { Milestone } from "~/domain/milestone";
import type { Account } from "~/features/accounts/model/account";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { listOwnBriefs } from "~/features/briefs/reads/list-briefs";
import type { Proposal } from "~/features/proposals/model/proposal";
import { seenBy } from "~/features/proposals/model/seen-proposal";
import { listOwnProposals } from "~/features/proposals/reads/list-proposals";
import type { StoreReads, Versioned } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import { timeOfKey } from "~/values/sort-key";
import { type AgreedWork, readAgreedWorks } from "./agreed-works";
import type { FeedParts } from "./read-feeds";

const page = { first: limits.feedEntries, after: null };

/** A day of a member's calendar. What has ended has none. */
export interface OwnDate {
  brief: string;
  title: string | null;
  /** YYYY-MM-DD. */
  day: string;
  what: "CLOSES" | "REPLY" | "STARTS" | "WORK_STARTS" | "WORK_ENDS" | "DUE";
  own: boolean;
  /** Of a date that two agreed on. */
  work: string | null;
  /** The one that is due. */
  milestone: Milestone | null;
  /** ISO 8601 UTC. A proposal’s beginning: its last change may be a decision that isn’t told. */
  changedAt: string;
}

/**
 * The dates of a member's running and filled briefs, of what they proposed for, and those that they
 * agreed on. A promise is on the day of their calendar on which its time is over.
 */
export async function readOwnDates(
  { reads, now }: Pick<FeedParts, "reads" | "now">,
  uid: string,
  account: Account,
): Promise<OwnDate[]> {
  const isHirer = account.kind === "HIRER";
  const works = await readAgreedWorks(reads, uid, isHirer, now);
  const dates = isHirer
    ? await datesOfBriefs(reads, uid, works)
    : await datesOfProposals(reads, uid, works, now);
  return [
    ...dates.flatMap(({ day, ...date }) =>
      day === null ? [] : { ...date, day, work: null, milestone: null },
    ),
    ...works.flatMap((work) => (work.ended ? [] : datesOfWork(work, isHirer))),
  ];
}

type MaybeDate = Omit<OwnDate, "day" | "work" | "milestone"> & { day: string | null };

/** A start that a brief or a proposal named gives way to the one that was agreed on. */
async function datesOfBriefs(
  reads: StoreReads,
  uid: string,
  works: readonly AgreedWork[],
): Promise<MaybeDate[]> {
  const agreed = new Set(works.map(({ brief }) => brief.id));
  const lists = await Promise.all(
    (["OPEN", "SHORTLISTING", "FILLED"] as const).map((status) => listOwnBriefs(reads, uid, status, page)),
  );
  return lists.flatMap(({ items }) =>
    items.flatMap(({ id, data }): MaybeDate[] => {
      const of = {
        brief: id,
        title: data.title,
        own: true,
        changedAt: timeOfKey(data.updatedAt),
      };
      return [
        { ...of, what: "CLOSES", day: data.status === "OPEN" ? data.closesOn : null },
        { ...of, what: "REPLY", day: isRunning(data) ? data.decideOn : null },
        { ...of, what: "STARTS", day: data.status === "FILLED" && agreed.has(id) ? null : data.startOn },
      ];
    }),
  );
}

async function datesOfProposals(
  reads: StoreReads,
  uid: string,
  works: readonly AgreedWork[],
  now: Date,
): Promise<MaybeDate[]> {
  const agreed = new Set(works.map(({ id }) => id));
  const { items } = await listOwnProposals(reads, uid, page);
  const briefs = await reads.getMany<Brief>(
    briefsCollection,
    items.map(({ data }) => data.briefId),
  );
  return items.flatMap(({ id, data }, at) =>
    datesOfProposal(data, briefs[at] ?? null, now).filter(({ what }) => what !== "STARTS" || !agreed.has(id)),
  );
}

/** By the state that its author knows: a decision that is not told yet changes nothing. */
function datesOfProposal(proposal: Proposal, brief: Versioned<Brief> | null, now: Date): MaybeDate[] {
  if (!brief) return [];
  const { status } = seenBy("applicant", proposal, brief.data, now);
  const { title, startOn, closesOn, decideOn } = brief.data;
  const waits = status === "SENT" || status === "SHORTLISTED" || status === "WAITLISTED";
  const of = {
    brief: brief.id,
    title,
    own: false,
    changedAt: timeOfKey(proposal.createdAt),
  };
  return [
    {
      ...of,
      what: "CLOSES",
      day: status === "DRAFT" && brief.data.status === "OPEN" ? closesOn : null,
    },
    { ...of, what: "REPLY", day: waits ? decideOn : null },
    { ...of, what: "STARTS", day: status === "ACCEPTED" ? (proposal.startOn ?? startOn) : null },
  ];
}

/**
 * Those of the version that holds, without milestones that were accepted; none after the last day
 * of what a side ended early.
 */
function datesOfWork({ id, brief, content, accepted, at, lastOn }: AgreedWork, own: boolean): OwnDate[] {
  const of = { brief: brief.id, title: brief.data.title, own, work: id, changedAt: at };
  const { startOn, milestones } = content;
  const endOn = lastOn ?? content.endOn;
  const dates = [
    ...(startOn === null ? [] : [{ ...of, what: "WORK_STARTS" as const, day: startOn, milestone: null }]),
    ...(endOn === null ? [] : [{ ...of, what: "WORK_ENDS" as const, day: endOn, milestone: null }]),
    ...milestones.flatMap((milestone) => {
      const { dueOn: day } = milestone;
      if (day === null || accepted.includes(milestone.id)) return [];
      return [{ ...of, what: "DUE" as const, day, milestone }];
    }),
  ];
  return dates.filter(({ day }) => lastOn === null || day <= lastOn);
}
