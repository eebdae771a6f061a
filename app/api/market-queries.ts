import type { BriefSort, BriefStatus, BudgetBand, TalentKind, Workplace } from "~/content/brief";
import type { ProposalStatus } from "~/content/proposal";
import type { Account } from "~/features/accounts/rules/account";
import { isSuspended, mayReadOthers } from "~/features/accounts/rules/member";
import { listOwnBriefs } from "~/features/briefs/reads/list-briefs";
import { getTalent, type ReadBrief, readBrief, type Talent } from "~/features/briefs/reads/read-brief";
import { isSaved, listSaved } from "~/features/briefs/reads/saved-briefs";
import { type Brief, briefsCollection } from "~/features/briefs/rules/brief";
import { type Dashboard, readDashboard } from "~/features/dashboard/rules/read-dashboard";
import { type PublicMember, readMember } from "~/features/profiles/reads/read-member";
import { getProfile } from "~/features/profiles/rules/profile";
import { listOwnProposals, listProposalsOf } from "~/features/proposals/reads/list-proposals";
import { type ReadProposal, readProposal, toReadProposal } from "~/features/proposals/reads/read-proposal";
import { findBriefsFor } from "~/features/search/reads/find-briefs";
import { type FitLine, fitOf } from "~/features/search/reads/fit";
import { type Connection, emptyConnection, toConnection } from "./connections";
import type { GraphQLContext } from "./context";

type Paging = { first: number; after?: string | null };

export const isKey = (...ids: string[]) => ids.every((id) => id.length > 0 && id.length <= 200);

export async function findBrief(context: GraphQLContext, id: string): Promise<ReadBrief | null> {
  const session = await context.session();
  return session && isKey(id) ? readBrief(context.reads(), session.uid, id) : null;
}

export async function findProposal(
  context: GraphQLContext,
  briefId: string,
  applicantUid: string,
): Promise<ReadProposal | null> {
  const session = await context.session();
  return session && isKey(briefId, applicantUid)
    ? readProposal(context.reads(), session.uid, { briefId, applicantUid })
    : null;
}

export async function findMember(
  context: GraphQLContext,
  uid: string,
  through: string | null,
): Promise<PublicMember | null> {
  const session = await context.session();
  if (!session || !isKey(uid) || (through !== null && !isKey(through))) return null;
  return readMember(context.reads(), session.uid, uid, through === null ? null : { briefId: through });
}

export async function findOpenBriefs(
  context: GraphQLContext,
  args: Paging & {
    keyword?: string | null;
    skill?: string | null;
    workplace?: Workplace | null;
    budget?: BudgetBand | null;
    kind?: TalentKind | null;
    sort: BriefSort;
  },
): Promise<Connection<ReadBrief>> {
  const reader = await talentOf(context);
  const filter = {
    kind: args.kind ?? null,
    keyword: args.keyword?.trim() || null,
    skill: args.skill?.trim() || null,
    workplace: args.workplace ?? null,
    budget: args.budget ?? null,
    sort: args.sort,
  };
  // What is found is read once, by hundreds: keeping it for the request would cost more than reading it.
  const parts = { reads: context.store, search: context.search, now: context.clock.now() };
  return toConnection(
    args,
    (page) => findBriefsFor(parts, reader, filter, page),
    async (brief) => {
      // The job that takes a suspended hirer's briefs out of the list may come a moment later.
      const hidden = await isSuspended(context.reads(), brief.data.hirerUid);
      return reader && !hidden ? { ...brief, reader, hidden } : null;
    },
  );
}

export async function findOwnBriefs(
  context: GraphQLContext,
  { uid, account }: { uid: string; account: Account },
  status: BriefStatus,
  paging: Paging,
): Promise<Connection<ReadBrief>> {
  // Talent has none, so nothing is read: every page asks.
  if (account.kind !== null && account.kind !== "HIRER") return emptyConnection;
  const reader = { uid, as: "owner", kind: "HIRER", standing: account } as const;
  return toConnection(
    paging,
    (page) => listOwnBriefs(context.reads(), uid, status, page),
    (brief) => ({ ...brief, reader, hidden: !mayReadOthers(account) }),
  );
}

export function findDashboard(
  context: GraphQLContext,
  who: { uid: string; account: Account },
): Promise<Dashboard> {
  const { search, clock, dashboards } = context;
  return readDashboard({ reads: context.reads(), search, now: clock.now(), memory: dashboards }, who);
}

export async function findOwnProposals(
  context: GraphQLContext,
  uid: string,
  paging: Paging,
): Promise<Connection<ReadProposal>> {
  return toConnection(
    paging,
    (page) => listOwnProposals(context.reads(), uid, page),
    async (proposal) => {
      const brief = await context.reads().get<Brief>(briefsCollection, proposal.data.briefId);
      return brief && toReadProposal(proposal, brief, uid);
    },
  );
}

export async function findProposalsOf(
  context: GraphQLContext,
  brief: ReadBrief,
  status: ProposalStatus,
  { tellsAt = null, ...paging }: Paging & { tellsAt?: string | null },
): Promise<Connection<ReadProposal> | null> {
  return toConnection(
    paging,
    (page) => listProposalsOf(context.reads(), brief, status, page, tellsAt),
    (proposal) => toReadProposal(proposal, brief, brief.reader.uid),
  );
}

export async function findSaved(
  context: GraphQLContext,
  uid: string,
  paging: Paging,
): Promise<Connection<ReadBrief>> {
  return toConnection(
    paging,
    (page) => listSaved(context.reads(), uid, page),
    ({ data }) => readBrief(context.reads(), uid, data.briefId),
  );
}

export async function fitOfReader(context: GraphQLContext, brief: ReadBrief): Promise<FitLine[] | null> {
  if (brief.reader.as !== "talent") return null;
  const { uid } = brief.reader;
  const profile = await getProfile(context.reads(), uid);
  const own = await readProposal(context.reads(), uid, { briefId: brief.id, applicantUid: uid });
  return fitOf(brief.data, profile?.data ?? null, own?.data ?? null, context.clock.now());
}

export async function fitOfProposal(
  context: GraphQLContext,
  { data, brief }: ReadProposal,
): Promise<FitLine[]> {
  const profile = await getProfile(context.reads(), data.uid);
  return fitOf(brief.data, profile?.data ?? null, data, context.clock.now());
}

export async function isSavedBy(context: GraphQLContext, { id, reader }: ReadBrief): Promise<boolean> {
  return reader.as === "talent" && isSaved(context.reads(), reader.uid, id);
}

async function talentOf(context: GraphQLContext): Promise<Talent | null> {
  const session = await context.session();
  return session && getTalent(context.reads(), session.uid);
}
