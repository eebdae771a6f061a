import { toSearch } from "~/domain/filters/search-filter.server";
import { searchPath } from "~/domain/saved-search";
import {
  filterOf,
  listSavedSearches,
  nameOfSearch,
  type SavedSearch,
} from "~/features/saved-searches/reads/saved-search";
import { hasFeed, renewFeed } from "~/features/saved-searches/writes/feed-secret";
import {
  changeSearch,
  deleteSearch,
  type Saved,
  type SaveParts,
  saveSearch,
} from "~/features/saved-searches/writes/save-search";
import { answerDeletion, run, toApiRefusal } from "~/features/sign-in/api/answers";
import { lacksProof } from "~/features/sign-in/api/as-member";
import type { GraphQLContext } from "~/graphql/context";
import type {
  FeatureResolvers,
  MutationSaveSearchArgs,
  SavedSearchResult,
  SearchFilterInput,
} from "~/graphql/schema.generated";
import type { Versioned } from "~/platform/ports/store";
import { type Result, refuse } from "~/values/result";
import { answerFeed } from "./feed";

export const savedSearchResolvers = {
  Query: {
    feed: (_parent, { secret }, context) => answerFeed(context, secret),
  },
  Mutation: {
    saveSearch: (_parent, args, context) => {
      const given = toFilter(args.filter);
      return answerSearch(context, (parts, uid) => saveSearch(parts, uid, given, toTelling(args)));
    },
    changeSearch: (_parent, { id, ...args }, context) =>
      answerSearch(context, (parts, uid) => changeSearch(parts, uid, id, toTelling(args))),
    deleteSearch: (_parent, { id }, context) =>
      answerDeletion(context, (parts, uid) => deleteSearch(parts, uid, id)),
    renewFeed: async (_parent, { search }, context) => {
      // A feed's address outlives the session that made it.
      const outcome = await run(context, async (parts, uid) =>
        (await lacksProof(context)) ? refuse("PROVE_AGAIN") : renewFeed(parts, uid, search ?? null),
      );
      return { secret: outcome.ok ? outcome.value.secret : null, refusal: toApiRefusal(outcome) };
    },
  },
  Viewer: {
    savedSearches: async ({ session }, _args, context) =>
      Promise.all((await listSavedSearches(context.reads(), session.uid)).map((one) => toNode(context, one))),
    hasDatesFeed: ({ session }, _args, { reads }) => hasFeed(reads(), session.uid, null),
  },
} satisfies FeatureResolvers;

const toFilter = ({ briefs, members }: SearchFilterInput) =>
  briefs ? toSearch("BRIEFS", briefs) : toSearch("MEMBERS", members ?? {});

type GivenTelling = Pick<MutationSaveSearchArgs, "name" | "cadence" | "onlySkillsMet">;

const toTelling = ({ name = null, cadence, onlySkillsMet }: GivenTelling) => ({
  name,
  cadence,
  onlySkillsMet,
});

async function answerSearch(
  context: GraphQLContext,
  work: (parts: SaveParts, uid: string) => Promise<Result<Saved>>,
): Promise<SavedSearchResult> {
  const { search } = context;
  const outcome = await run(context, (parts, uid) => work({ ...parts, search }, uid));
  return {
    search: outcome.ok ? await toNode(context, outcome.value) : null,
    isNew: outcome.ok && outcome.value.isNew,
    refusal: toApiRefusal(outcome),
  };
}

async function toNode(context: GraphQLContext, { id, data }: Versioned<SavedSearch>) {
  const { uid, side, cadence, onlySkillsMet } = data;
  return {
    ...{ id, side, cadence, onlySkillsMet },
    name: nameOfSearch(data),
    isNamed: data.name !== "",
    path: searchPath(filterOf(data)),
    hasFeed: await hasFeed(context.reads(), uid, id),
  };
}
