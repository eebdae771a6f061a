import { toParameters } from "~/api/answers";
import { findByIds } from "~/api/as-member";
import { emptyConnection, toConnection } from "~/api/connections";
import type { GraphQLContext } from "~/api/context";
import type { FeatureResolvers, QueryMembersArgs, QueryOpenBriefsArgs } from "~/api/schema.generated";
import { sayFitReason } from "~/content/fit-reasons";
import { isSuspended } from "~/features/accounts/rules/member";
import { getTalent, type ReadBrief } from "~/features/briefs/reads/read-brief";
import type { PublicMember } from "~/features/profiles/reads/read-member";
import { getProfile } from "~/features/profiles/rules/profile";
import type { ReadProposal } from "~/features/proposals/reads/read-proposal";
import { type Proposal, proposalId, proposalsCollection } from "~/features/proposals/rules/proposal";
import { countBriefsFor, findBriefsFor } from "~/features/search/reads/find-briefs";
import { type FitLine, fitOf } from "~/features/search/reads/fit";
import { ownFitOf } from "~/features/search/reads/fit-gap";
import { countMembers, ownBrief, searchMembers } from "~/features/search/reads/search-members";
import { toOneLine } from "~/platform/values/text";
import type { FoundBriefs, FoundMembers } from "./found";

export const searchResolvers = {
  Query: {
    openBriefs: (_parent, args, context) => findOpenBriefs(context, args),
    searchComplete: (_parent, { side }, { search }) =>
      (side === "MEMBERS" ? search.members : search.briefs).isComplete(),
    members: (_parent, args, context) => findMembers(context, args),
  },
  BriefConnection: {
    found: ({ countFound }) => countFound?.() ?? null,
  },
  MemberConnection: {
    found: ({ countFound }) => countFound?.() ?? nothing,
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
  Proposal: {
    fit: (proposal, _args, context) => fitOfProposal(context, proposal),
  },
} satisfies FeatureResolvers;

async function findOpenBriefs(context: GraphQLContext, args: QueryOpenBriefsArgs): Promise<FoundBriefs> {
  const session = await context.session();
  const reader = session && (await getTalent(context.reads(), session.uid));
  const filter = {
    kind: args.kind ?? null,
    keyword: toOneLine(args.keyword),
    skill: toOneLine(args.skill),
    workplace: args.workplace ?? null,
    budget: args.budget ?? null,
    sort: args.sort,
  };
  // Results are read once, by hundreds: caching them for the request would cost more than reading
  // them.
  const parts = { reads: context.store, search: context.search.briefs, now: context.clock.now() };
  const found = await toConnection(
    args,
    (page) => findBriefsFor(parts, reader, filter, page),
    async (brief) => {
      // The job that removes a suspended hirer's briefs from the list may run a moment later.
      const hidden = await isSuspended(context.reads(), brief.data.hirerUid);
      return reader && !hidden ? { ...brief, reader, hidden } : null;
    },
  );
  return { ...found, countFound: () => countBriefsFor(parts.search, reader, filter) };
}

async function findMembers(context: GraphQLContext, args: QueryMembersArgs): Promise<FoundMembers> {
  const session = await context.session();
  if (!session) return emptyConnection;
  const filter = {
    keyword: toOneLine(args.keyword),
    skill: toOneLine(args.skill),
    discipline: toOneLine(args.discipline),
    kind: args.kind ?? null,
    rate: args.rate ?? null,
    availability: args.availability ?? null,
    country: toOneLine(args.country),
    timeZone: toOneLine(args.timeZone),
    language: toOneLine(args.language),
    teamSize: args.teamSize ?? null,
  };
  const parts = { reads: context.store, search: context.search.members, now: context.clock.now() };
  const found = await toConnection(
    args,
    (page) =>
      searchMembers(parts, session.uid, { ...filter, sort: args.sort, brief: args.brief ?? null }, page),
    ({ data }) => data,
  );
  return { ...found, countFound: () => countMembers(parts, session.uid, filter) };
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
