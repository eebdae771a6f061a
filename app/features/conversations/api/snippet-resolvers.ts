import { listSnippets, type Snippet } from "~/features/conversations/model/snippet";
import { addSnippet, changeSnippet, removeSnippet } from "~/features/conversations/writes/keep-snippet";
import { answerDeletion, type Run, run, toApiRefusal } from "~/features/sign-in/api/answers";
import type { GraphQLContext } from "~/graphql/context";
import type { FeatureResolvers, SnippetResult } from "~/graphql/schema.generated";
import type { Versioned } from "~/platform/ports/store";

/** A member's own texts for their replies. */
export const snippetResolvers = {
  Mutation: {
    addSnippet: (_parent, given, context) => answer(context, (parts, uid) => addSnippet(parts, uid, given)),
    changeSnippet: (_parent, given, context) =>
      answer(context, (parts, uid) => changeSnippet(parts, uid, given)),
    removeSnippet: (_parent, { id }, context) =>
      answerDeletion(context, (parts, uid) => removeSnippet(parts, uid, id)),
  },
  Viewer: {
    snippets: async ({ session }, _args, { reads }) => (await listSnippets(reads(), session.uid)).map(toNode),
  },
} satisfies FeatureResolvers;

const toNode = ({ id, data: { name, text } }: Versioned<Snippet>) => ({ id, name, text });

async function answer(context: GraphQLContext, work: Run<Versioned<Snippet>>): Promise<SnippetResult> {
  const outcome = await run(context, work);
  return { snippet: outcome.ok ? toNode(outcome.value) : null, refusal: toApiRefusal(outcome) };
}
