import { type PublicMember, readMember } from "~/features/profiles/reads/read-member";
import { findByIds } from "~/features/sign-in/api/as-member";
import type { GraphQLContext } from "~/graphql/context";

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
