import { type GraphQLResolveInfo, Kind, type OperationDefinitionNode } from "graphql";
import type { ServerParts } from "~/api/context";
import type { GraphQLContext } from "~/graphql/context";
import type { CompleteResolvers } from "~/graphql/schema.generated";
import { tooManyRequests } from "~/graphql/too-many-requests";
import { READS_WINDOW } from "~/values/durations";
import { limits } from "~/values/limits";
import { tooManyReads } from "~/values/too-many";
import { measureOperation } from "./measure-operation";

type Queries = CompleteResolvers["Query"];

/**
 * What this process has counted of a member in a window, and the number of shares of the bound that
 * it amounts to.
 */
interface Counted {
  began: number;
  cost: number;
  shares: number;
}

/** By member; beyond the limit of keys the oldest counts are dropped. */
export type ReadCounts = Map<string, Counted>;

/**
 * The queries, each run only while its member is within the read limit: counted by an operation's
 * cost, once for all its fields. A window's first share is counted in this process alone, so that
 * browsing costs the store nothing; each further share is taken from the store, and so from the
 * limit of all processes together.
 */
export function withReadBounds(queries: Queries): Queries {
  const bounded = Object.entries(queries).map(([name, resolve]) => {
    const run = resolve as (...asked: [unknown, unknown, GraphQLContext, GraphQLResolveInfo]) => unknown;
    const count: typeof run = async (parent, args, context, info) => {
      await countOnce(context, info);
      return run(parent, args, context, info);
    };
    return [name, count];
  });
  return Object.fromEntries(bounded);
}

/** One context serves one operation. */
const counted = new WeakMap<GraphQLContext, Promise<void>>();

function countOnce(context: GraphQLContext, info: GraphQLResolveInfo): Promise<void> {
  let counting = counted.get(context);
  if (!counting) {
    counting = count(context, info);
    counted.set(context, counting);
  }
  return counting;
}

async function count(context: GraphQLContext, info: GraphQLResolveInfo): Promise<void> {
  const session = await context.session();
  if (session) await takeReads(context, session.uid, costOf(info), info.operation.name?.value);
}

/** Counts what a member reads. Throws TOO_MANY_REQUESTS beyond the limit. */
export async function takeReads(
  parts: ServerParts,
  uid: string,
  cost: number,
  operation?: string,
): Promise<void> {
  const window = windowOf(parts, uid);
  const share = (parts.readCost ?? limits.readCost) / limits.readShares;
  window.cost += cost;
  while (window.cost > window.shares * share) {
    const taken = await parts.counter.take([
      { key: `reads ${uid}`, most: limits.readShares - 1, windowMs: READS_WINDOW },
    ]);
    if (!taken.ok) {
      parts.log.info({ operation }, "A member read too much");
      throw tooManyRequests(tooManyReads(taken.retryAfterMs), taken.retryAfterMs);
    }
    window.shares += 1;
  }
}

function windowOf({ readCounts, clock }: ServerParts, uid: string): Counted {
  const now = clock.now().getTime();
  const current = readCounts.get(uid);
  if (current && now - current.began < READS_WINDOW && now >= current.began) return current;
  const begun = { began: now, cost: 0, shares: 1 };
  readCounts.delete(uid);
  readCounts.set(uid, begun);
  for (const oldest of readCounts.keys()) {
    if (readCounts.size <= limits.keysCounted) break;
    readCounts.delete(oldest);
  }
  return begun;
}

/** The same node recurs for our own operations, and for cached documents. */
const costs = new WeakMap<OperationDefinitionNode, number>();

/** Of the operation `file`, for those who get it without the operation. */
export const costOfFile = 4;

function costOf({ operation, fragments, schema }: GraphQLResolveInfo): number {
  let cost = costs.get(operation);
  if (cost === undefined) {
    const document = { kind: Kind.DOCUMENT, definitions: [operation, ...Object.values(fragments)] } as const;
    cost = measureOperation(operation, document, schema).cost;
    costs.set(operation, cost);
  }
  return cost;
}
