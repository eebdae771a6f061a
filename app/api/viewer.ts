import { type Account, accountsCollection } from "~/features/accounts/rules/account";
import type { Session } from "~/features/sign-in/auth/sessions.server";
import type { GraphQLContext } from "./context";

/** What the Viewer type is resolved from. */
export interface ViewerSource {
  session: Session;
  account: Account;
}

/** The signed-in member with their account; null when nobody is signed in or the account is gone. */
export async function getViewer(context: GraphQLContext): Promise<ViewerSource | null> {
  const session = await context.session();
  if (!session) return null;
  const account = await context.reads().get<Account>(accountsCollection, session.uid);
  return account && { session, account: account.data };
}
