import type { GraphQLContext } from "~/graphql/context";
import type { CompleteResolvers } from "~/graphql/schema.generated";
import { tooManyRequests } from "~/graphql/too-many-requests";
import type { Counter } from "~/platform/ports/counter";
import type { Bound } from "~/values/bound";
import { tooManyWrites } from "~/values/too-many";
import { tries, writeBounds } from "~/values/write-bounds";

type Mutations = CompleteResolvers["Mutation"];

// A mutation without an entry is a type error.
const bounds: Record<keyof Mutations, readonly Bound[] | null> = writeBounds;

/**
 * The bounds that a member's next run of a mutation counts for. A message that arrives by e-mail
 * counts as one sent here.
 */
export function boundsOf(mutation: keyof Mutations, uid: string): (Bound & { key: string })[] {
  const own = bounds[mutation] ?? [];
  const all = own.some(boundsTries) ? own : [...own, tries];
  const key = `${mutation} ${uid}`;
  return all.map((bound, at) => ({ ...bound, key: at === 0 ? key : `${key} ${at}` }));
}

/** Gives back a refused run to all bounds but the one of attempts. */
export function giveBackRefused(counter: Counter, mutation: keyof Mutations, uid: string): void {
  const taken = boundsOf(mutation, uid).filter((bound) => !boundsTries(bound));
  counter.giveBack(taken.map(({ key }) => key));
}

/** Whether it bounds attempts: the usual bound, or a higher one for more frequent actions. */
const boundsTries = ({ most, windowMs }: Bound) => most >= tries.most && windowMs === tries.windowMs;

/**
 * The mutations, each run only while its member is within its bounds: applied to all of them at
 * once, so that a new one can't be forgotten. Beyond a bound the answer is an error
 * `TOO_MANY_REQUESTS` with `retryAfter` in seconds, like that of a document too large: the API
 * refuses the request, as opposed to a rule that refuses its content.
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

/** Whether a rule refused the request: the mutation's answer says so. */
function isRefused(outcome: unknown): boolean {
  return typeof outcome === "object" && outcome !== null && "refusal" in outcome && outcome.refusal !== null;
}

/** Resolves to the uid that it was counted for. */
async function count(mutation: keyof Mutations, context: GraphQLContext): Promise<string | null> {
  const session = bounds[mutation] && (await context.session());
  // Without a session the mutation itself refuses.
  if (!session) return null;
  const counted = await context.counter.take(boundsOf(mutation, session.uid));
  if (counted.ok) return session.uid;
  context.log.info({ mutation }, "A member wrote too much");
  throw tooManyRequests(tooManyWrites(counted.retryAfterMs), counted.retryAfterMs);
}
