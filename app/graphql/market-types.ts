import { isAvailabilityFresh } from "~/domain/profiles/availability";
import { seenEvents, seenState } from "~/domain/proposals/seen-proposal";
import { nextBriefMoves, seenBriefEvents, seenCheck, seenCounts } from "~/domain/reading/read-brief";
import { readContact } from "~/domain/reading/read-contact";
import { readMember } from "~/domain/reading/read-member";
import {
  applicantOf,
  briefOf,
  proposalMovesNow,
  type ReadProposal,
  readProposal,
  seenPlace,
} from "~/domain/reading/read-proposal";
import { findProposalsOf, fitOfProposal, fitOfReader, isSavedBy } from "./market-queries";
import { fromApi, toApi, toApiKind } from "./names";
import type { CompleteResolvers } from "./schema.generated";

type Types = Pick<
  CompleteResolvers,
  "Settings" | "Brief" | "Proposal" | "Member" | "Profile" | "PriceRange" | "BriefCounts"
>;

/** The market's objects, field by field; one line each. Names in capitals on the wire, times without their ids. */
export const marketTypes: Omit<Types, "BriefCounts"> = {
  Settings: {
    messages: ({ notify }) => toApi(notify.messages),
    proposals: ({ notify }) => toApi(notify.proposals),
    briefs: ({ notify }) => toApi(notify.briefs),
  },
  PriceRange: {
    unit: ({ unit }) => toApi(unit),
  },
  Profile: {
    visibility: ({ visibility }) => toApi(visibility),
    availability: ({ availability }) => availability && toApi(availability),
    availabilityFresh: (profile, _args, { clock }) => isAvailabilityFresh(profile, clock.now()),
  },
  Member: {
    kind: ({ kind }) => toApiKind(kind),
  },
  Brief: {
    status: ({ data }) => toApi(data.status),
    closeReason: ({ data }) => data.closeReason && toApi(data.closeReason),
    revision: ({ data }) => data.revision,
    title: ({ data }) => data.title,
    summary: ({ data }) => data.summary,
    problem: ({ data }) => data.problem,
    desiredOutcome: ({ data }) => data.desiredOutcome,
    skills: ({ data }) => data.skills,
    mustHaves: ({ data }) => data.mustHaves,
    niceToHaves: ({ data }) => data.niceToHaves,
    budget: ({ data }) => data.budget,
    startOn: ({ data }) => data.startOn,
    weeks: ({ data }) => data.weeks,
    workplace: ({ data }) => data.workplace && toApi(data.workplace),
    location: ({ data }) => data.location,
    openTo: ({ data }) => toApi(data.openTo),
    seats: ({ data }) => data.seats,
    cap: ({ data }) => data.cap,
    closesOn: ({ data }) => data.closesOn,
    decideOn: ({ data }) => data.decideOn,
    firstDates: ({ data }) => data.firstDates,
    createdAt: ({ data }) => toTime(data.createdAt),
    updatedAt: ({ data }) => toTime(data.updatedAt),
    publishedAt: ({ data }) => data.publishedAt && toTime(data.publishedAt),
    endedAt: ({ data }) => data.endedAt,
    hirer: ({ id, data, reader }, _args, context) =>
      readMember(context.reads(), reader.uid, data.hirerUid, { briefId: id, asHirer: true }),
    moves: (brief, _args, { clock }) => nextBriefMoves(brief, clock.now()).map((move) => toApi(move)),
    counts: ({ data, reader }) => seenCounts(data, reader.as),
    check: (brief, _args, { clock }) => seenCheck(brief, clock.now()),
    fit: async (brief, _args, context) =>
      (await fitOfReader(context, brief))?.map(({ aspect, state, detail }) => ({
        aspect: toApi(aspect),
        state: toApi(state),
        detail,
      })) ?? null,
    ownProposal: ({ id, reader }, _args, context) =>
      reader.as === "talent"
        ? readProposal(context.reads(), reader.uid, { briefId: id, applicantUid: reader.uid })
        : null,
    saved: (brief, _args, context) => isSavedBy(context, brief),
    proposals: (brief, { status, ...paging }, context) =>
      findProposalsOf(context, brief, fromApi(status), paging),
    events: (brief) => seenBriefEvents(brief),
  },
  Proposal: {
    brief: (proposal, _args, { reads }) => briefOf(reads(), proposal),
    applicantUid: ({ data }) => data.uid,
    applicant: (proposal, _args, { reads }) => applicantOf(reads(), proposal),
    kind: ({ data }) => toApiKind(data.kind),
    contact: (proposal, _args, context) => readContact(context.reads(), proposal),
    status: (proposal, _args, { clock }) => toApi(stateOf(proposal, clock.now()).status),
    reason: (proposal, _args, { clock }) => {
      const { reason } = stateOf(proposal, clock.now());
      return reason && toApi(reason);
    },
    note: (proposal, _args, { clock }) => stateOf(proposal, clock.now()).note,
    tellsAt: (proposal, _args, { clock }) => stateOf(proposal, clock.now()).tellsAt,
    pitch: ({ data }) => data.pitch,
    answers: ({ data }) => data.answers.map((answer) => ({ ...answer, mustHave: answer.mustHave ?? null })),
    rate: ({ data }) => data.rate,
    startOn: ({ data }) => data.startOn,
    links: ({ data }) => data.links,
    sentAt: ({ data }) => data.sentAt && toTime(data.sentAt),
    updatedAt: ({ data }) => toTime(data.updatedAt),
    placeInLine: (proposal) => seenPlace(proposal),
    fit: async (proposal, _args, context) =>
      (await fitOfProposal(context, proposal)).map(({ aspect, state, detail }) => ({
        aspect: toApi(aspect),
        state: toApi(state),
        detail,
      })),
    moves: async (proposal, _args, { clock, reads }) =>
      (await proposalMovesNow(reads(), proposal, clock.now())).map((move) => toApi(move)),
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
