import { findByIds } from "~/api/as-member";
import type { GraphQLContext } from "~/api/context";
import { type PublicMember, readMember } from "~/features/profiles/reads/read-member";

/** A member that the viewer may read, also through a brief that both have dealings with. */
export function findMember(
  context: GraphQLContext,
  uid: string,
  through: string | null,
): Promise<PublicMember | null> {
  return findByIds(context, through === null ? [uid] : [uid, through], (viewer) =>
    readMember(context.reads(), viewer, uid, through === null ? null : { briefId: through }),
  );
}
