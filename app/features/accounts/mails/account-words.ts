import { toTime } from "~/features/notifications/mails/mail-time";
import type { AccountNoticeType } from "~/features/notifications/rules/account-notice";
import { paths, warningPath } from "~/paths";

interface AccountWords {
  subject: string;
  lead: string;
  button: string;
  /** Where the button leads; the dashboard by default. */
  path?: string;
}

/** What the mail about an account's move says. Plain text. */
export function accountWords(type: AccountNoticeType, deletesAt: string | null): AccountWords {
  switch (type) {
    case "account-warned":
      return {
        subject: "A warning about your account",
        lead: "An administrator has looked at something of yours that was reported, and asks you not to do it again. Nothing else changes: you can go on as before. If it happens again, your account can be suspended. If you think this is wrong, write to us.",
        button: "Read the warning",
        path: warningPath,
      };
    case "account-suspended":
      return {
        subject: "Your account is suspended",
        lead: "An administrator has suspended your account. Until that is lifted nothing can be sent or changed with it, and other members see neither you nor your briefs. If you think this is wrong, write to us.",
        button: "See your account",
      };
    case "account-reinstated":
      return {
        subject: "Your account is active again",
        lead: "An administrator has lifted the suspension of your account. Everything works as before.",
        button: "Go to your account",
        path: paths.account,
      };
    case "account-deleting":
      return {
        subject: "Your account is being deleted",
        lead: `You asked for it, so your account is gone after ${deletesAt ? toTime(deletesAt) : "fourteen days"}. What you sent to others stays with them. Until then you can undo that. Any briefs that were open have closed, and everyone who waited was told.`,
        button: "Keep the account",
        path: paths.account,
      };
    case "account-kept":
      return {
        subject: "Your account stays",
        lead: "You undid the deletion, so your account stays as it was. Any briefs that closed stay closed; you can copy them to new drafts.",
        button: "Go to your account",
        path: paths.account,
      };
    case "account-gone":
      return {
        subject: "Your account is deleted",
        lead: "Your account is gone, with your profile, your drafts and your address. Proposals that you had sent stay with those whom you sent them to, without your address. This is our last e-mail to you.",
        button: "Visit us",
        path: paths.freelancer,
      };
  }
}
