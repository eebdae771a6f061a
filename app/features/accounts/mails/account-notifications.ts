import type { Times } from "~/content/times";
import type { Account } from "~/features/accounts/rules/account";
import type { AccountNotificationKind } from "~/features/notifications/rules/notification";
import { ownPaths } from "~/own-paths";
import { paths, warningPath } from "~/paths";

/** All that there is to say about one kind. */
interface AccountEntry {
  /** The same for a page and a mail. Plain text. */
  subject: string;
  /** `times`: how its member reads them. */
  lead(deletesAt: string | null, times: Times): string;
  button: string;
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
    subject: "A warning about your account",
    lead: () =>
      "An administrator has looked at something of yours that was reported, and asks you not to do it again. Nothing else changes: you can go on as before. If it happens again, your account can be suspended. If you think this is wrong, write to us.",
    button: "Read the warning",
  },
  "account-suspended": {
    reason: "SUSPEND",
    isOver: ({ status }) => status !== "SUSPENDED",
    subject: "Your account is suspended",
    lead: () =>
      "An administrator has suspended your account. Until that is lifted nothing can be sent or changed with it, and other members see neither you nor your briefs. If you think this is wrong, write to us.",
    button: "See your account",
  },
  "account-reinstated": {
    path: paths.account,
    reason: "REINSTATE",
    subject: "Your account is active again",
    lead: () => "An administrator has lifted the suspension of your account. Everything works as before.",
    button: "Go to your account",
  },
  "account-deleting": {
    path: paths.account,
    isOver: ({ status }) => status !== "DELETING",
    subject: "Your account is being deleted",
    lead: (deletesAt, times) =>
      `You asked for it, so your account is gone after ${deletesAt ? times.named(deletesAt) : "fourteen days"}. What you sent to others stays with them. Until then you can undo that. Any briefs that were open have closed, and everyone who waited was told.`,
    button: "Keep the account",
  },
  "account-kept": {
    path: paths.account,
    subject: "Your account stays",
    lead: () =>
      "You undid the deletion, so your account stays as it was. Any briefs that closed stay closed; you can copy them to new drafts.",
    button: "Go to your account",
  },
  "asked-reference-shown": {
    path: ownPaths.references,
    subject: "A reference that you asked for is shown",
    lead: () =>
      "Someone you asked by e-mail wrote one and confirmed it. It is on your page, marked as by e-mail, for work elsewhere. You can reply to it once, or remove it.",
    button: "Read it",
  },
  "asked-reference-removed": {
    path: ownPaths.references,
    subject: "A reference that you asked for was removed",
    lead: () =>
      "An administrator removed it from your page after a report. The reason is with it among your references. If you think this is wrong, write to us.",
    button: "Read the reason",
  },
  "account-gone": {
    path: paths.freelancer,
    subject: "Your account is deleted",
    lead: () =>
      "Your account is gone, with your profile, your drafts and your address. Proposals that you had sent stay with those whom you sent them to, without your address. This is our last e-mail to you.",
    button: "Visit us",
  },
};
