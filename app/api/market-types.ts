import { briefFields } from "~/content/fields/brief-fields";
import { contentResolvers } from "~/content/fields/content";
import { proposalFields } from "~/content/fields/proposal-fields";
import { briefMovesNow, seenBriefEvents, seenCheck, seenCounts } from "~/features/briefs/reads/read-brief";
import { findConversation } from "~/features/conversations/api/conversation-queries";
import { readContact } from "~/features/conversations/reads/read-contact";
import { readMember } from "~/features/profiles/reads/read-member";
import { isAvailabilityFresh } from "~/features/profiles/rules/availability";
import {
  applicantOf,
  briefOf,
  proposalMovesNow,
  type ReadProposal,
  readProposal,
  seenPlace,
} from "~/features/proposals/reads/read-proposal";
import { isSecret, seenEvents, seenState } from "~/features/proposals/rules/seen-proposal";
import { questionsOfBrief } from "~/features/questions/api/questions";
import { findProposalsOf, fitOfProposal, fitOfReader, isSavedBy } from "./market-queries";
import type { CompleteResolvers } from "./schema.generated";

type Types = Pick<
  CompleteResolvers,
  "Settings" | "Brief" | "Proposal" | "ProposalAnswer" | "Member" | "Profile" | "PriceRange" | "BriefCounts"
>;

/** The market's objects, field by field; one line each. Times go without their ids. */
export const marketTypes: Types = {
  Settings: {
    messages: ({ notify }) => notify.messages,
    proposals: ({ notify }) => notify.proposals,
    briefs: ({ notify }) => notify.briefs,
  },
  Profile: {
    availabilityFresh: (profile, _args, { clock }) => isAvailabilityFresh(profile, clock.now()),
  },
  Brief: {
    status: ({ data }) => data.status,
    closeReason: ({ data }) => data.closeReason,
    revision: ({ data }) => data.revision,
    ...contentResolvers(briefFields),
    workplace: ({ data }) => data.workplace,
    openTo: ({ data }) => data.openTo,
    firstDates: ({ data }) => data.firstDates,
    createdAt: ({ data }) => toTime(data.createdAt),
    updatedAt: ({ data }) => toTime(data.updatedAt),
    publishedAt: ({ data }) => data.publishedAt && toTime(data.publishedAt),
    endedAt: ({ data }) => data.endedAt,
    fillsAt: ({ data, reader }) => (reader.as === "owner" ? (data.fillsAt ?? null) : null),
    hirer: ({ data, reader }, _args, context) =>
      readMember(context.reads(), reader.uid, data.hirerUid, { known: true }),
    moves: (brief, _args, { clock, reads }) => briefMovesNow(reads(), brief, clock.now()),
    counts: ({ data, reader }) => seenCounts(data, reader.as),
    check: (brief, _args, { clock }) => seenCheck(brief, clock.now()),
    fit: (brief, _args, context) => fitOfReader(context, brief),
    ownProposal: ({ id, reader }, _args, context) =>
      reader.as === "talent"
        ? readProposal(context.reads(), reader.uid, { briefId: id, applicantUid: reader.uid })
        : null,
    saved: (brief, _args, context) => isSavedBy(context, brief),
    proposals: (brief, { status, ...paging }, context) => findProposalsOf(context, brief, status, paging),
    events: (brief) => seenBriefEvents(brief),
    ...questionsOfBrief,
  },
  ProposalAnswer: {
    mustHave: ({ mustHave }) => mustHave ?? null,
  },
  Proposal: {
    brief: (proposal, _args, { reads }) => briefOf(reads(), proposal),
    applicantUid: ({ data }) => data.uid,
    applicant: (proposal, _args, { reads }) => applicantOf(reads(), proposal),
    kind: ({ data }) => data.kind,
    contact: (proposal, _args, context) => readContact(context.reads(), proposal),
    status: (proposal, _args, { clock }) => stateOf(proposal, clock.now()).status,
    reason: (proposal, _args, { clock }) => stateOf(proposal, clock.now()).reason,
    note: (proposal, _args, { clock }) => stateOf(proposal, clock.now()).note,
    tellsAt: (proposal, _args, { clock }) => stateOf(proposal, clock.now()).tellsAt,
    told: ({ data, brief, reader }, _args, { clock }) =>
      reader === "applicant" || !isSecret(data, brief.data, clock.now()),
    revision: ({ data }) => data.revision,
    ...contentResolvers(proposalFields),
    sentAt: ({ data }) => data.sentAt && toTime(data.sentAt),
    updatedAt: ({ data }) => toTime(data.updatedAt),
    placeInLine: (proposal) => seenPlace(proposal),
    conversation: ({ id }, _args, context) => findConversation(context, id),
    fit: (proposal, _args, context) => fitOfProposal(context, proposal),
    moves: (proposal, _args, { clock, reads }) => proposalMovesNow(reads(), proposal, clock.now()),
    events: ({ data, brief, reader }, _args, { clock }) => seenEvents(data, brief.data, reader, clock.now()),
  },
};

function stateOf({ data, brief, reader }: ReadProposal, now: Date) {
  return seenState(data, brief.data, reader, now);
}

/** Sort keys are a time and an id; readers get the time. */
function toTime(key: string): string {
  return key.slice(0, key.indexOf("_") < 0 ? key.length : key.indexOf("_"));
}
