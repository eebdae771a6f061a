import { isRunning } from "~/domain/brief";
import { describeOffer } from "~/domain/price-texts";
import { isBlocked } from "~/features/accounts/model/block";
import type { EventLine } from "~/features/market/model/event-line";
import { hasReachedHirer, type Proposal, proposalId } from "~/features/proposals/model/proposal";
import { timeOfKey } from "~/values/sort-key";
import * as words from "~/words/mailsBriefs.generated";
import { reasonOf } from "./ends";
import { always, type BriefEntries, type EntryTexts, quotedFrom, toOne, toOwn, toWork } from "./entry";

/** What came of a proposal, for its author. */
const ofProposal = { topic: "proposals", by: "hirer", path: toOwn, stillTells: always } as const;

function offerOf(proposal: Proposal | null): Pick<EntryTexts, "facts"> {
  return proposal?.rate ? { facts: [[words.price(), describeOffer(proposal)]] } : {};
}

/** A proposal on its way: that it came, and how it was decided about. */
export const ofProposals = {
  "proposal-received": {
    topic: "proposals",
    by: "applicant",
    path: toOne,
    // Decided about, it has been read; withdrawn, it is back with its author.
    stillTells: async (reads, { proposal }) =>
      proposal?.status === "SENT" && !(await isBlocked(reads, proposal.uid, proposal.hirerUid)),
    // Withdrawn meanwhile, and at most in line again: there is nothing to read.
    opens: ({ proposal }) => proposal !== null && hasReachedHirer(proposal),
    // It may be withdrawn and sent again and again.
    limit: ({ briefId, applicantUid }) => applicantUid && proposalId(briefId, applicantUid),
    fromStranger: true,
    answers: [
      ["shortlist", words.receivedShortlist],
      ["decline", words.receivedDecline],
    ],
    asks: true,
    button: words.receivedButton,
    texts: ({ applicant, title, day, proposal }) => ({
      subject: words.receivedSubject({ applicant, title }),
      lead: words.receivedLead({ day }),
      ...offerOf(proposal),
      ...(proposal?.pitch && { excerpt: quotedFrom(proposal.pitch) }),
    }),
  },
  "proposal-answers-anew": {
    topic: "proposals",
    by: "applicant",
    path: toOne,
    stillTells: async (reads, { brief, proposal }) =>
      proposal !== null &&
      isRunning(brief) &&
      (proposal.status === "SENT" || proposal.status === "SHORTLISTED") &&
      !(await isBlocked(reads, proposal.uid, proposal.hirerUid)),
    opens: ({ proposal }) => proposal !== null && hasReachedHirer(proposal),
    fromStranger: true,
    button: words.receivedButton,
    texts: ({ applicant, title, proposal }) => ({
      subject: words.answersAnewSubject({ applicant, title }),
      lead: words.answersAnewLead(),
      ...offerOf(proposal),
    }),
  },
  "proposal-promoted": {
    ...ofProposal,
    button: words.seeProposal,
    texts: ({ hirer, title, day }) => ({
      subject: words.promotedSubject({ hirer, title }),
      lead: words.promotedLead({ day }),
    }),
  },
  "proposal-shortlisted": {
    ...ofProposal,
    button: words.seeProposal,
    texts: ({ hirer, title, day, proposal }) => ({
      subject: words.shortlistedSubject({ hirer, title }),
      lead: words.shortlistedLead({ day }),
      ...offerOf(proposal),
    }),
  },
  "proposal-accepted": {
    ...ofProposal,
    path: toWork,
    button: words.acceptedButton,
    texts: ({ hirer, title, proposal }) => ({
      subject: words.acceptedSubject({ hirer, title }),
      lead: words.acceptedLead(),
      ...offerOf(proposal),
    }),
  },
  "proposal-accept-undone": {
    topic: "proposals",
    by: "applicant",
    path: toOne,
    stillTells: always,
    // How the yes ended then: a proposal that was withdrawn may have been sent again.
    quotes: async (_, { notification, proposal }) => {
      const toldAt = timeOfKey(notification.createdAt);
      const endsYes = ({ event }: EventLine) => event === "WITHDRAW" || event === "TAKE_BACK";
      return proposal?.events.findLast((line) => endsYes(line) && line.at <= toldAt)?.event ?? null;
    },
    button: words.acceptUndoneButton,
    texts: ({ applicant, title, brief, quote }) => ({
      subject: words.acceptUndoneSubject({ applicant, title }),
      lead: words.acceptUndoneLead({
        cause: quote === "WITHDRAW" ? "withdrawn" : "unable",
        brief: isRunning(brief) ? "running" : "over",
      }),
    }),
  },
  "proposal-declined": {
    ...ofProposal,
    button: words.declinedButton,
    texts: ({ hirer, title, brief, proposal }) => ({
      subject: words.declinedSubject({ hirer, title }),
      lead: words.declinedLead({ why: reasonOf({ brief, proposal }) }),
    }),
  },
} satisfies BriefEntries;
