import { accountWords } from "~/features/accounts/mails/account-words";
import { type Account, wordsOf as accountWordsOf } from "~/features/accounts/rules/account";
import { type ReadNotice, toReadNotice } from "~/features/notifications/reads/read-notice";
import type { AccountNotification } from "~/features/notifications/rules/account-notice";
import type { Notification } from "~/features/notifications/rules/notification";
import { paths } from "~/paths";
import type { StoreReads } from "~/platform/ports/store";
import { pathOf } from "./notice-path";
import { wordsOf } from "./notice-words";

/** A notice as its member reads it on the page of all: in the words of its mail, as what it is about stands now. */
export interface ShownNotice {
  line: string;
  /** Null where it tells nothing any more. */
  detail: string | null;
  /** Where it leads on our site; null where there is nothing to open. */
  path: string | null;
  /** Never of one that tells nothing any more. */
  unread: boolean;
  /** ISO 8601 UTC. */
  createdAt: string;
  /** Whose doing it was, by the name that the line says; null for the product's own, and for what has no name. */
  by: { uid: string; name: string } | null;
}

export async function showNotice(
  reads: StoreReads,
  account: Account,
  notice: Notification | AccountNotification,
): Promise<ShownNotice> {
  const createdAt = notice.createdAt.split("_", 1)[0] ?? "";
  if (notice.briefId === null)
    return { ...showAccountNotice(account, notice, createdAt), createdAt, by: null };
  const found = await toReadNotice(reads, notice);
  if (!found)
    return { line: "A brief is gone", detail: null, path: null, unread: false, createdAt, by: null };
  const { subject, lead } = wordsOf(found);
  return {
    line: subject,
    detail: found.tells ? lead : null,
    path: found.opens ? pathOf(notice) : null,
    unread: found.tells && notice.unread,
    createdAt,
    by: authorOf(found),
  };
}

/** Hirers are told of proposals and, without a name, of questions; all else that has an author is the hirer's. */
function authorOf({ notice: { uid, type, applicantUid }, brief, names }: ReadNotice): ShownNotice["by"] {
  const isOfApplicant = type === "proposal-received" || type === "proposal-accept-undone";
  const author = isOfApplicant ? applicantUid : brief.hirerUid;
  const name = author === brief.hirerUid ? names.hirer : names.applicant;
  return author && name && author !== uid ? { uid: author, name } : null;
}

function showAccountNotice(account: Account, { type, unread }: AccountNotification, at: string) {
  const { subject, lead: told, path = paths.app } = accountWords(type, account.deletesAt ?? null);
  const lead = (type === "account-warned" && accountWordsOf(account, "WARN", at)) || told;
  const isOver =
    (type === "account-suspended" && account.status !== "SUSPENDED") ||
    (type === "account-deleting" && account.status !== "DELETING");
  return { line: subject, detail: isOver ? null : lead, path, unread: unread && !isOver };
}
