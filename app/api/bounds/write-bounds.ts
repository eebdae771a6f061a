import type { GraphQLContext } from "~/api/context";
import type { CompleteResolvers } from "~/api/schema.generated";
import { tooManyRequests } from "~/api/too-many-requests";
import type { Counter } from "~/platform/ports/counter";
import type { Bound } from "~/platform/values/bound";
import { tooManyWrites } from "~/platform/values/too-many";
import { tries, writeBounds } from "~/platform/values/write-bounds";

type Mutations = CompleteResolvers["Mutation"];

// A mutation without a line of its own is an error of types.
const bounds: Record<keyof Mutations, readonly Bound[] | null> = writeBounds;

/** What a member’s next run of a mutation counts for. A message that comes by e-mail counts as one that is sent here. */
export function boundsOf(mutation: keyof Mutations, uid: string): (Bound & { key: string })[] {
  const own = bounds[mutation] ?? [];
  const all = own.some(boundsTries) ? own : [...own, tries];
  const key = `${mutation} ${uid}`;
  return all.map((bound, at) => ({ ...bound, key: at === 0 ? key : `${key} ${at}` }));
}

/** Of these what counts nothing once it was refused: all but the tries. */
export function giveBackRefused(counter: Counter, mutation: keyof Mutations, uid: string): void {
  const taken = boundsOf(mutation, uid).filter((bound) => !boundsTries(bound));
  counter.giveBack(taken.map(({ key }) => key));
}

/** Whether it bounds how often anything may be tried: the usual bound, or a wider one of what is done more often. */
const boundsTries = ({ most, windowMs }: Bound) => most >= tries.most && windowMs === tries.windowMs;

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
        const mutation = name as keyof Mutations;
        const uid = await count(mutation, context);
        const outcome = await run(parent, args, context, info);
        if (uid !== null && isRefused(outcome)) giveBackRefused(context.counter, mutation, uid);
        return outcome;
      },
    ];
  });
  return Object.fromEntries(bounded);
}

/** Whether the market refused what was asked: the answer of a mutation says so. */
function isRefused(outcome: unknown): boolean {
  return typeof outcome === "object" && outcome !== null && "refusal" in outcome && outcome.refusal !== null;
}

/** Answers whose it was counted for. */
async function count(mutation: keyof Mutations, context: GraphQLContext): Promise<string | null> {
  const session = bounds[mutation] && (await context.session());
  // Whoever is nobody writes nothing: the mutation itself says so.
  if (!session) return null;
  const counted = await context.counter.take(boundsOf(mutation, session.uid));
  if (counted.ok) return session.uid;
  context.log.info({ mutation }, "A member wrote too much");
  throw tooManyRequests(tooManyWrites(counted.retryAfterMs), counted.retryAfterMs);
}
