import { type Connection, toConnection } from "~/api/connections";
import type { GraphQLContext } from "~/api/context";
import type { FeatureResolvers, QueryOpenBriefsArgs } from "~/api/schema.generated";
import { isSuspended } from "~/features/accounts/rules/member";
import { getTalent, type ReadBrief } from "~/features/briefs/reads/read-brief";
import { getProfile } from "~/features/profiles/rules/profile";
import { type ReadProposal, readProposal } from "~/features/proposals/reads/read-proposal";
import { findBriefsFor } from "~/features/search/reads/find-briefs";
import { type FitLine, fitOf } from "~/features/search/reads/fit";

export const searchResolvers = {
  Query: {
    openBriefs: (_parent, args, context) => findOpenBriefs(context, args),
    searchComplete: (_parent, _args, { search }) => search.isComplete(),
  },
  Brief: {
    fit: (brief, _args, context) => fitOfReader(context, brief),
  },
  Proposal: {
    fit: (proposal, _args, context) => fitOfProposal(context, proposal),
  },
} satisfies FeatureResolvers;

async function findOpenBriefs(
  context: GraphQLContext,
  args: QueryOpenBriefsArgs,
): Promise<Connection<ReadBrief>> {
  const session = await context.session();
  const reader = session && (await getTalent(context.reads(), session.uid));
  const filter = {
    kind: args.kind ?? null,
    keyword: args.keyword?.trim() || null,
    skill: args.skill?.trim() || null,
    workplace: args.workplace ?? null,
    budget: args.budget ?? null,
    sort: args.sort,
  };
  // Results are read once, by hundreds: caching them for the request would cost more than reading
  // them.
  const parts = { reads: context.store, search: context.search, now: context.clock.now() };
  return toConnection(
    args,
    (page) => findBriefsFor(parts, reader, filter, page),
    async (brief) => {
      // The job that removes a suspended hirer's briefs from the list may run a moment later.
      const hidden = await isSuspended(context.reads(), brief.data.hirerUid);
      return reader && !hidden ? { ...brief, reader, hidden } : null;
    },
  );
}

async function fitOfReader(context: GraphQLContext, brief: ReadBrief): Promise<FitLine[] | null> {
  if (brief.reader.as !== "talent") return null;
  const { uid } = brief.reader;
  const profile = await getProfile(context.reads(), uid);
  const own = await readProposal(context.reads(), uid, { briefId: brief.id, applicantUid: uid });
  return fitOf(brief.data, profile?.data ?? null, own?.data ?? null, context.clock.now());
}

async function fitOfProposal(context: GraphQLContext, { data, brief }: ReadProposal): Promise<FitLine[]> {
  const profile = await getProfile(context.reads(), data.uid);
  return fitOf(brief.data, profile?.data ?? null, data, context.clock.now());
}
