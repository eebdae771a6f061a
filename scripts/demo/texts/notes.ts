import type { DeclineReason } from "~/content/proposal";

/** What hirers add to a no; taken in turn. */
export const notes: Partial<Record<DeclineReason, (string | null)[]>> = {
  EXPERIENCE: [
    "Thank you for the effort. Two others have done nearly the same thing before, and we went with that.",
    null,
    "We liked your questions. For this one we need somebody who has been through it.",
  ],
  MUST_HAVES: [
    "One of the points that we can’t do without was a no. We would be glad to hear from you about other work.",
    null,
  ],
  RATE: ["Your rate is fair, and above what our board has agreed to. I am sorry.", null],
  DATES: ["We have to begin earlier than you can. Please do answer us again.", null],
  UNCLEAR: ["We couldn’t make out what we would have in our hands at the end."],
  OTHER: [null],
};
