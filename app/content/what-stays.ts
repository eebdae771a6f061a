/**
 * What remains after an account is deleted, by collection: the privacy page and the export use
 * these texts, and a test searches the whole store for anything else. `words`: texts of the member
 * that others rely on. None of it contains the name or address, except the last mail.
 */
export const whatStays = [
  { holder: "briefs", words: true, said: "Briefs you published, for those who have dealings with them" },
  { holder: "proposals", words: true, said: "Proposals that reached a hirer, for that hirer" },
  {
    holder: "proposals",
    words: true,
    said: "The reasons and notes of your replies to proposals, for those who sent them",
  },
  { holder: "questions", words: false, said: "Hirers’ answers to your questions, without the questions" },
  {
    holder: "messages",
    words: false,
    said: "What others wrote to you, and that you wrote something, without your words",
  },
  {
    holder: "invitations",
    words: false,
    said: "That you invited members for your briefs, and why they declined, for them",
  },
  { holder: "threads", words: false, said: "In others’ inboxes, that you two had a conversation" },
  {
    holder: "conversations",
    words: false,
    said: "That conversation’s members, as numbers that no longer lead to anyone",
  },
  {
    holder: "notifications",
    words: false,
    said: "What others were told about briefs and proposals, for as long as notifications are kept",
  },
  {
    holder: "memberBookmarks",
    words: false,
    said: "In others’ saved members, that they saved you and what they noted, without your name",
  },
  { holder: "reports", words: false, said: "Reports, without anything you wrote" },
  { holder: "audit", words: false, said: "What administrators did about your account, without your name" },
  {
    holder: "limits",
    words: false,
    said: "Counts against floods, as codes that don’t name you, for a day at most",
  },
  {
    holder: "jobs",
    words: false,
    said: "The e-mail that tells you so, until it is sent, or for 30 days if it can’t be",
  },
] as const;

/** Outside the store. */
export const whatStaysElsewhere = ["Backups made before, until newer ones take their place"] as const;
