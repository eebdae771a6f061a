import { type Account, accountsCollection, wordsOf } from "~/features/accounts/rules/account";
import { type MailParts, sendMail } from "~/features/notifications/mails/send-mail";
import type { AccountNotice } from "~/features/notifications/rules/account-notice";
import { paths } from "~/paths";
import type { JobHandler } from "~/platform/jobs/worker.server";
import type { StoreReads } from "~/platform/ports/store";
import { accountWords } from "./account-words";

/** Tells a member about their account itself, at least once and always with the same Message-ID. */
export function sendAccountMail(parts: MailParts): JobHandler {
  return async ({ id, payload }) => {
    const { uid, to, type, deletesAt, at } = payload as AccountNotice;
    const why = await findWhy(parts.store, { uid, type, at });
    const { path = paths.app, ...said } = accountWords(type, deletesAt);
    const words = {
      ...said,
      heading: said.subject,
      ...(why && { excerpt: why }),
      notes: ["You get this because it is about your account."],
    };
    return sendMail(parts, { to, key: id, path, words });
  };
}

const moves: Partial<Record<AccountNotice["type"], "WARN" | "SUSPEND" | "REINSTATE">> = {
  "account-warned": "WARN",
  "account-suspended": "SUSPEND",
  "account-reinstated": "REINSTATE",
};

/** What the administrator wrote; read here and not carried along, so that it is kept in one place alone. */
async function findWhy(
  store: StoreReads,
  { uid, type, at }: Pick<AccountNotice, "uid" | "type" | "at">,
): Promise<string | null> {
  const move = moves[type];
  const account = move && (await store.get<Account>(accountsCollection, uid))?.data;
  return account ? wordsOf(account, move, at) : null;
}
