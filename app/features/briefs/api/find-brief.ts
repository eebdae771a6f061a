import { type ReadBrief, readBrief } from "~/features/briefs/reads/read-brief";
import { findByIds } from "~/features/sign-in/api/as-member";
import type { GraphQLContext } from "~/graphql/context";

/** A brief that the viewer may read. */
export function findBrief(context: GraphQLContext, id: string): Promise<ReadBrief | null> {
  return findByIds(context, [id], (uid) => readBrief(context.reads(), uid, id));
}
