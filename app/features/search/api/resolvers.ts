import { sayFitReason } from "~/domain/fit-reasons";
import { skillNames } from "~/domain/vocabulary/skills.server";
import { isSuspended } from "~/features/accounts/model/member";
import { getTalent, type ReadBrief } from "~/features/briefs/reads/read-brief";
import { getProfile } from "~/features/profiles/model/profile";
import type { PublicMember } from "~/features/profiles/reads/read-member";
import { type Proposal, proposalId, proposalsCollection } from "~/features/proposals/model/proposal";
import type { ReadProposal } from "~/features/proposals/reads/read-proposal";
import { type FitLine, fitOf } from "~/features/search/model/fit";
import { ownFitOf } from "~/features/search/model/fit-gap";
import { countBriefsFor, findBriefsFor } from "~/features/search/reads/find-briefs";
import { countMembers, ownBrief, searchMembers } from "~/features/search/reads/search-members";
import { newestBriefs, newestMembers, orNewest } from "~/features/search/reads/while-away";
import { toParameters } from "~/features/sign-in/api/answers";
import { findByIds } from "~/features/sign-in/api/as-member";
import { emptyConnection, toConnection } from "~/graphql/connections";
import type { GraphQLContext } from "~/graphql/context";
import type { FeatureResolvers, QueryMembersArgs, QueryOpenBriefsArgs } from "~/graphql/schema.generated";
import type { FoundBriefs, FoundMembers } from "./found";

export const searchResolvers = {
  Query: {
    openBriefs: (_parent, args, context) => findOpenBriefs(context, args),
    searchComplete: (_parent, { side }, { search, store }) =>
      (side === "MEMBERS"
        ? orNewest(search.members, store, newestMembers)
        : orNewest(search.briefs, store, newestBriefs)
      ).isComplete(),
    members: (_parent, args, context) => findMembers(context, args),
  },
  Viewer: {
    // Bands outlast a request, and so do their reads.
    priceBands: (_viewer, { of }, { store, clock, priceBands }) =>
      priceBands(of, { reads: store, now: clock.now() }),
  },
  BriefConnection: {
    found: ({ countFound }) => countFound?.() ?? null,
    searchAway: ({ isAway = false }) => isAway,
  },
  MemberConnection: {
    found: ({ countFound }) => countFound?.() ?? nothing,
    searchAway: ({ isAway = false }) => isAway,
  },
  Member: {
    fit: (member, { brief }, context) => fitOfMember(context, member, brief),
  },
  Brief: {
    fit: (brief, _args, context) => fitOfReader(context, brief),
  },
  FitLine: {
    code: ({ reason }) => reason.code,
    parameters: ({ reason: { code: _code, ...given } }) => toParameters(given),
    detail: ({ reason }) => sayFitReason(reason),
    found: ({ found }) => found ?? null,
    all: ({ all }) => all ?? null,
    gap: ({ gap }) => gap ?? null,
  },
  FitGap: {
    values: ({ field, values }) => (field === "skills" ? skillNames(values) : values),
  },
  Proposal: {
    fit: (proposal, _args, context) => fitOfProposal(context, proposal),
  },
} satisfies FeatureResolvers;

async function findOpenBriefs(context: GraphQLContext, args: QueryOpenBriefsArgs): Promise<FoundBriefs> {
  const session = await context.session();
  const reader = session && (await getTalent(context.reads(), session.uid));
  // Results are read once, by hundreds: caching them for the request would cost more than reading
  // them.
  const search = orNewest(context.search.briefs, context.store, newestBriefs);
  const parts = { reads: context.store, search, now: context.clock.now() };
  const found = await toConnection(
    args,
    (page) => findBriefsFor(parts, reader, args, page),
    async (brief) => {
      // The job that removes a suspended hirer's briefs from the list may run a moment later.
      const hidden = await isSuspended(context.reads(), brief.data.hirerUid);
      return reader && !hidden ? { ...brief, reader, hidden } : null;
    },
  );
  if (search.isAway()) return { ...found, isAway: true };
  return { ...found, countFound: () => countBriefsFor(parts.search, reader, args) };
}

async function findMembers(context: GraphQLContext, args: QueryMembersArgs): Promise<FoundMembers> {
  const session = await context.session();
  if (!session) return emptyConnection;
  const search = orNewest(context.search.members, context.store, newestMembers);
  const parts = { reads: context.store, search, now: context.clock.now() };
  const found = await toConnection(
    args,
    (page) => searchMembers(parts, session.uid, { ...args, brief: args.brief ?? null }, page),
    ({ data }) => data,
  );
  if (search.isAway()) return { ...found, isAway: true };
  return { ...found, countFound: () => countMembers(parts, session.uid, args) };
}

const nothing = { count: 0, isMore: false };

async function fitOfMember(
  context: GraphQLContext,
  { kind, profile }: PublicMember,
  briefId: string,
): Promise<FitLine[] | null> {
  const brief = await findByIds(context, [briefId], (uid) => ownBrief(context.reads(), uid, briefId));
  return brief && kind !== "HIRER" ? fitOf(brief.data, profile, null, context.clock.now()) : null;
}

async function fitOfReader(context: GraphQLContext, brief: ReadBrief): Promise<FitLine[] | null> {
  if (brief.reader.as !== "talent") return null;
  const { uid } = brief.reader;
  // Together, so that the rows of a list read their proposals at once, and the profile once.
  const [profile, own] = await Promise.all([
    getProfile(context.reads(), uid),
    context.reads().get<Proposal>(proposalsCollection, proposalId(brief.id, uid)),
  ]);
  return ownFitOf(brief.data, profile?.data ?? null, own?.data ?? null, context.clock.now());
}

async function fitOfProposal(
  context: GraphQLContext,
  { data, brief, reader }: ReadProposal,
): Promise<FitLine[]> {
  const profile = await getProfile(context.reads(), data.uid);
  const read = reader === "applicant" ? ownFitOf : fitOf;
  return read(brief.data, profile?.data ?? null, data, context.clock.now());
}
