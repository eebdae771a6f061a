import { isRunning } from "~/domain/brief";
import { mailedFactsOf } from "~/features/briefs/mails/facts-in-mails";
import { mayBeAnswered, quoteLine, quoteReason } from "~/features/invitations/reads/quote-invitation";
import { briefPath } from "~/paths";
import { reasonWithin } from "~/words/invitations.generated";
import * as words from "~/words/mailsBriefs.generated";
import { type BriefEntries, quotedFrom, toBrief } from "./entry";

/** An invitation, and a no to it; a yes is a proposal. */
export const ofInvitations = {
  invited: {
    topic: "briefs",
    by: "hirer",
    path: toBrief,
    stillTells: mayBeAnswered,
    quotes: quoteLine,
    fromStranger: true,
    asks: true,
    button: words.invitedButton,
    texts: ({ hirer, title, brief, quote, sayEnd }) => ({
      subject: words.invitedSubject({ hirer, title }),
      lead: words.invitedLead(),
      facts: mailedFactsOf(brief, sayEnd),
      ...(quote && { excerpt: quotedFrom(quote) }),
    }),
  },
  "invitation-declined": {
    topic: "briefs",
    by: "applicant",
    path: ({ briefId }) => `${briefPath(briefId)}#invitations`,
    stillTells: (_, { brief }) => isRunning(brief),
    quotes: quoteReason,
    button: words.inviteDeclinedButton,
    texts: ({ applicant, title, quote }) => ({
      subject: words.inviteDeclinedSubject({ applicant, title }),
      lead: quote
        ? words.inviteDeclinedReasonLead({ reason: reasonWithin({ reason: quote }) })
        : words.inviteDeclinedLead(),
    }),
  },
} satisfies BriefEntries;
