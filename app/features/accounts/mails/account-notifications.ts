import type { Times } from "~/domain/times";
import type { Account } from "~/features/accounts/model/account";
import type { AccountNotificationKind } from "~/features/notifications/model/notification";
import { ownPaths, paths, warningPath } from "~/paths";
import * as words from "~/words/accountsMails.generated";

/** All that there is to say about one kind. */
interface AccountEntry {
  /** The same for a page and a mail. Plain text. */
  subject(): string;
  /** `times`: how its member reads them. */
  lead(deletesAt: string | null, times: Times): string;
  button(): string;
  /** Where it leads; the dashboard by default. */
  path?: string;
  /** Whose words, of the administrator who did it, its mail has. */
  reason?: "WARN" | "SUSPEND" | "REINSTATE";
  /** Whether these stand on the page, too, in place of the lead. */
  showsReason?: true;
  /** Whether it tells nothing any more; never, by default. */
  isOver?(account: Account): boolean;
}

export const accountNotifications: Record<AccountNotificationKind, AccountEntry> = {
  "account-warned": {
    path: warningPath,
    reason: "WARN",
    showsReason: true,
    subject: words.warnedSubject,
    lead: words.warnedLead,
    button: words.readWarning,
  },
  "account-suspended": {
    reason: "SUSPEND",
    isOver: ({ status }) => status !== "SUSPENDED",
    subject: words.suspendedSubject,
    lead: words.suspendedLead,
    button: words.seeAccount,
  },
  "account-reinstated": {
    path: paths.account,
    reason: "REINSTATE",
    subject: words.reinstatedSubject,
    lead: words.reinstatedLead,
    button: words.goToAccount,
  },
  "account-deleting": {
    path: paths.account,
    isOver: ({ status }) => status !== "DELETING",
    subject: words.deletingSubject,
    lead: (deletesAt, times) =>
      deletesAt ? words.deletingLead({ day: times.named(deletesAt) }) : words.deletingLeadUndated(),
    button: words.keepAccount,
  },
  "account-kept": {
    path: paths.account,
    subject: words.keptSubject,
    lead: words.keptLead,
    button: words.goToAccount,
  },
  "asked-reference-shown": {
    path: ownPaths.references,
    subject: words.referenceSubject,
    lead: words.referenceLead,
    button: words.readReference,
  },
  "asked-reference-removed": {
    path: ownPaths.references,
    subject: words.removedReferenceSubject,
    lead: words.removedReferenceLead,
    button: words.readReason,
  },
  "account-gone": {
    path: paths.freelancer,
    subject: words.goneSubject,
    lead: words.goneLead,
    button: words.visitUs,
  },
};
