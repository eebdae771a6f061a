import { foldHandle } from "~/domain/handle";
import { findHandle } from "~/features/profiles/model/handle";
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

/** The same by the name in the address of their page for everyone, while there is one. */
export async function findNamed(context: GraphQLContext, handle: string): Promise<PublicMember | null> {
  const session = await context.session();
  const uid = session && (await findHandle(context.reads(), foldHandle(handle)));
  return uid ? findMember(context, uid, null) : null;
}
