import * as words from "~/words/contentStays.generated";

/**
 * What remains after an account is deleted, by collection: the privacy page and the export use
 * these texts, and a test searches the whole store for anything else. `words`: texts of the member
 * that others rely on. None of it contains the name or address, except the last mail.
 */
export const whatStays = [
  { holder: "briefs", words: true, said: words.briefs },
  { holder: "proposals", words: true, said: words.proposals },
  {
    holder: "proposals",
    words: true,
    said: words.replies,
  },
  { holder: "agreementVersions", words: true, said: words.agreements },
  { holder: "agreements", words: false, said: words.agreementStates },
  { holder: "deliveries", words: true, said: words.agreements },
  { holder: "files", words: true, said: words.agreements },
  { holder: "milestones", words: false, said: words.agreementStates },
  { holder: "timeSheets", words: true, said: words.timeSheets },
  { holder: "timeLedgers", words: false, said: words.timeStates },
  { holder: "agreementLog", words: false, said: words.agreementLog },
  { holder: "scopeLedgers", words: false, said: words.scope },
  { holder: "hirerRecords", words: false, said: words.keptDates },
  { holder: "talentRecords", words: false, said: words.keptDates },
  { holder: "questions", words: false, said: words.questions },
  {
    holder: "messages",
    words: false,
    said: words.messages,
  },
  {
    holder: "invitations",
    words: false,
    said: words.invitations,
  },
  { holder: "threads", words: false, said: words.threads },
  {
    holder: "conversations",
    words: false,
    said: words.conversations,
  },
  {
    holder: "notifications",
    words: false,
    said: words.notifications,
  },
  {
    holder: "memberBookmarks",
    words: false,
    said: words.bookmarks,
  },
  { holder: "formerHandles", words: false, said: words.handle },
  { holder: "reports", words: false, said: words.reports },
  { holder: "audit", words: false, said: words.audit },
  {
    holder: "limits",
    words: false,
    said: words.counts,
  },
  {
    holder: "jobs",
    words: false,
    said: words.lastMail,
  },
] as const;

/** Outside the store. */
const whatStaysElsewhere = [words.backups] as const;

/** Each of them in words, once. */
export function sayWhatStays(): string[] {
  return [...new Set([...whatStays.map(({ said }) => said), ...whatStaysElsewhere])].map((said) => said());
}
