import { sayRefusal } from "~/domain/refusal-texts";
import type { Session } from "~/domain/session";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import type { GraphQLContext } from "~/graphql/context";
import type { Store } from "~/platform/ports/store";

export const signInFirst = () =>
  ({ code: "AUTHENTICATION_REQUIRED", message: sayRefusal("SIGN_IN_FIRST") }) as const;

/**
 * Lets the member act whose session the request names. What they write is written only while that
 * session lives: the first proof of an address ends all others, and a request that was on its way
 * must not write into an account that has its owner by then.
 */
export async function asMember<Answer>(
  context: GraphQLContext,
  act: (uid: string, store: Store) => Promise<Answer>,
): Promise<Answer | ReturnType<typeof signInFirst>> {
  const session = await context.session();
  if (!session) return signInFirst();
  try {
    return await act(session.uid, storeOf(session, context.store));
  } catch (error) {
    if (error instanceof SessionEnded) return signInFirst();
    throw error;
  }
}

/**
 * What the member who asks may read by these ids; null for an anonymous request, and for what can't
 * be an id.
 */
export async function findByIds<T>(
  context: GraphQLContext,
  ids: readonly string[],
  read: (uid: string) => Promise<T | null>,
): Promise<T | null> {
  const session = await context.session();
  const areIds = ids.every((id) => id.length > 0 && id.length <= 200);
  return session && areIds ? read(session.uid) : null;
}

/**
 * Whether the session that asks has proven itself too long ago for a sensitive step; without a
 * session it hasn't.
 */
export async function lacksProof(context: GraphQLContext): Promise<boolean> {
  const session = await context.session();
  return session !== null && context.auth.needsProof(session);
}

class SessionEnded extends Error {
  override name = "SessionEnded";
}

/**
 * The store, where every transaction reads the session's record first and comes to nothing without
 * it.
 */
function storeOf({ id }: Session, store: Store): Store {
  return {
    get: (collection, document) => store.get(collection, document),
    getMany: (collection, ids) => store.getMany(collection, ids),
    query: (query) => store.query(query),
    marks: (documents) => store.marks(documents),
    watch: (collection, document, onChange) => store.watch(collection, document, onChange),
    close: () => store.close(),
    transact: (work) =>
      store.transact(async (tx) => {
        if (!(await tx.get(sessionsCollection, id))) throw new SessionEnded();
        return work(tx);
      }),
  };
}
