import type { Bound } from "~/contract/bound";
import { tooManyWrites } from "~/contract/too-many";
import { writeBounds } from "~/contract/write-bounds";
import type { GraphQLContext } from "../context";
import type { CompleteResolvers } from "../schema.generated";
import { tooManyRequests } from "../too-many-requests";

type Mutations = CompleteResolvers["Mutation"];

// A mutation without a line of its own is an error of types.
const bounds: Record<keyof Mutations, readonly Bound[] | null> = writeBounds;

/** What a member’s next run of a mutation counts for. A message that comes by e-mail counts as one that is sent here. */
export function boundsOf(mutation: keyof Mutations, uid: string): (Bound & { key: string })[] {
  const key = `${mutation} ${uid}`;
  return (bounds[mutation] ?? []).map((bound, at) => ({ ...bound, key: at === 0 ? key : `${key} ${at}` }));
}

/**
 * The mutations, each run only while its member has not used up its bound: around all of them at once, so
 * that a new one can't be forgotten. Past it the answer is an error `TOO_MANY_REQUESTS` with `retryAfter` in
 * seconds, like that of a document too large: the API refuses the request, not the market what it asks.
 */
export function withWriteBounds(mutations: Mutations): Mutations {
  const bounded = Object.entries(mutations).map(([name, resolve]) => {
    const run = resolve as (
      parent: unknown,
      args: unknown,
      context: GraphQLContext,
      info: unknown,
    ) => unknown;
    return [
      name,
      async (parent: unknown, args: unknown, context: GraphQLContext, info: unknown) => {
        await count(name as keyof Mutations, context);
        return run(parent, args, context, info);
      },
    ];
  });
  return Object.fromEntries(bounded);
}

async function count(mutation: keyof Mutations, context: GraphQLContext): Promise<void> {
  const session = bounds[mutation] && (await context.session());
  // Whoever is nobody writes nothing: the mutation itself says so.
  if (!session) return;
  const counted = await context.counter.take(boundsOf(mutation, session.uid));
  if (counted.ok) return;
  context.log.info({ mutation }, "A member wrote too much");
  throw tooManyRequests(tooManyWrites(counted.retryAfterMs), counted.retryAfterMs);
}
