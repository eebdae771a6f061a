import type { Session } from "~/domain/session";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import type { GraphQLContext } from "~/graphql/context";

/** The source of the Viewer type. */
export interface ViewerSource {
  session: Session;
  account: Account;
}

/** The signed-in member with the account; null without a session or if the account is gone. */
export async function getViewer(context: GraphQLContext): Promise<ViewerSource | null> {
  const session = await context.session();
  if (!session) return null;
  const account = await context.reads().get<Account>(accountsCollection, session.uid);
  return account && { session, account: account.data };
}
