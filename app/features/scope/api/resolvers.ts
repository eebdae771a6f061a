import { answerOf, revisionOf } from "~/features/scope/model/scope-ledger";
import { isOpen } from "~/features/scope/model/scope-scene";
import {
  countItems,
  getMessage,
  isEditedSince,
  itemsOf,
  mayMark,
  pageOfItems,
  previewIn,
  readScope,
  readScopeItem,
  readScopeOf,
  scopeMovesNow,
  textOf,
} from "~/features/scope/reads/read-scope";
import { answerScope, askAboutScope, takeBackScope } from "~/features/scope/writes/mark-message";
import { answerDeletion } from "~/features/sign-in/api/answers";
import { readPage } from "~/graphql/connections";
import type { FeatureResolvers } from "~/graphql/schema.generated";

export const scopeResolvers = {
  Mutation: {
    askAboutScope: (_parent, of, context) =>
      answerDeletion(context, (parts, uid) => askAboutScope(parts, uid, of)),
    takeBackScope: (_parent, of, context) =>
      answerDeletion(context, (parts, uid) => takeBackScope(parts, uid, of)),
    answerScope: (_parent, answering, context) =>
      answerDeletion(context, (parts, uid) => answerScope(parts, uid, answering)),
  },
  Work: {
    scope: (work, _args, { reads }) => readScope(reads(), work),
  },
  Conversation: {
    scope: (thread, _args, { reads, clock }) => readScopeOf(reads(), thread, clock.now()),
  },
  Scope: {
    runs: (scope) => isOpen(scope, scope.now),
    mayMark: (scope, _args, { reads }) => mayMark(reads(), scope),
    counts: countItems,
    items: itemsOf,
    marked: async (scope, { first, after = null }) => {
      const page = await readPage({ first, after }, async (args) => pageOfItems(scope, args));
      return { nodes: page.items, pageInfo: { hasNextPage: page.next !== null, endCursor: page.next } };
    },
    item: (scope, { message }, { reads }) => readScopeItem(reads(), scope, message),
  },
  ScopeItem: {
    id: ({ message }) => message,
    own: async (found, _args, { reads }) => (await getMessage(reads(), found))?.by === found.scope.reader,
    at: async (found, _args, { reads }) => (await getMessage(reads(), found))?.at ?? null,
    text: (found, _args, { reads }) => textOf(reads(), found),
    preview: (found, _args, { reads }) => previewIn(reads(), found),
    editedSince: (found, _args, { reads }) => isEditedSince(reads(), found),
    askedBy: ({ item }) => item?.askedBy ?? null,
    askedAt: ({ item }) => item?.askedAt ?? null,
    answer: ({ item }) => answerOf(item),
    answers: ({ item }) => item?.answers.toReversed() ?? [],
    revision: ({ item }) => revisionOf(item),
    moves: (found, _args, { reads }) => scopeMovesNow(reads(), found),
  },
} satisfies FeatureResolvers;
