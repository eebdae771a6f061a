import type { MailWords } from "~/features/notifications/mails/mail-layout";

/** For administrators: more sign-up mails are requested than may be sent. Plain text. */
export function floodWords(perHour: number): MailWords {
  return {
    subject: "Sign-up e-mail is waiting",
    heading: "Sign-up e-mail is waiting",
    lead: "More sign-up links are being asked for than we send in an hour. The busiest networks and providers wait first, everyone else gets theirs at once. What waits goes out by itself, with a new link.",
    facts: [["Limit", `${perHour} e-mails an hour`]],
    button: "See what waits",
    notes: [
      "If these are real people, send all now. If not, hold all until it is over. SIGN_UP_MAILS_PER_HOUR is the limit.",
      "You get this because you are an administrator, once for each time.",
    ],
  };
}
