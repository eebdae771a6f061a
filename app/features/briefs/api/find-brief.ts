import { findByIds } from "~/api/as-member";
import type { GraphQLContext } from "~/api/context";
import { type ReadBrief, readBrief } from "~/features/briefs/reads/read-brief";

/** A brief that the viewer may read. */
export function findBrief(context: GraphQLContext, id: string): Promise<ReadBrief | null> {
  return findByIds(context, [id], (uid) => readBrief(context.reads(), uid, id));
}
