import { type Session, sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import type { Store } from "~/platform/ports/store";
import { refusals } from "~/platform/values/refusals";
import type { GraphQLContext } from "./context";

export const signInFirst = { code: "AUTHENTICATION_REQUIRED", message: refusals.SIGN_IN_FIRST } as const;

/**
 * Runs an action as the member of the request's session. Its writes succeed only while that session
 * lives: the first proof of an address ends all other sessions, and a request still running must
 * not write into an account that has its real owner by then.
 */
export async function asMember<Answer>(
  context: GraphQLContext,
  act: (uid: string, store: Store) => Promise<Answer>,
): Promise<Answer | typeof signInFirst> {
  const session = await context.session();
  if (!session) return signInFirst;
  try {
    return await act(session.uid, storeOf(session, context.store));
  } catch (error) {
    if (error instanceof SessionEnded) return signInFirst;
    throw error;
  }
}

/** Whether the session's proof is too old for a sensitive step; false without a session. */
export async function lacksProof(context: GraphQLContext): Promise<boolean> {
  const session = await context.session();
  return session !== null && context.auth.needsProof(session);
}

class SessionEnded extends Error {
  override name = "SessionEnded";
}

/** The store, with the session's record read first in every transaction, which fails without it. */
function storeOf({ id }: Session, store: Store): Store {
  return {
    get: (collection, document) => store.get(collection, document),
    getMany: (collection, ids) => store.getMany(collection, ids),
    query: (query) => store.query(query),
    watch: (collection, document, onChange) => store.watch(collection, document, onChange),
    close: () => store.close(),
    transact: (work) =>
      store.transact(async (tx) => {
        if (!(await tx.get(sessionsCollection, id))) throw new SessionEnded();
        return work(tx);
      }),
  };
}
