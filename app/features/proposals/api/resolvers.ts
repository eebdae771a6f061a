import { contentResolvers } from "~/domain/fields/content";
import type { ContentInput } from "~/domain/fields/field";
import { type ProposalContent, proposalFields } from "~/domain/fields/proposal-fields";
import { memberState } from "~/features/accounts/model/member";
import { showChange } from "~/features/briefs/api/brief-edits";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { readNamedCases } from "~/features/cases/reads/shown-case";
import { versionStateOf } from "~/features/proposals/model/seen-proposal";
import { listOwnProposals, listProposalsOf } from "~/features/proposals/reads/list-proposals";
import {
  applicantOf,
  briefOf,
  changesSince,
  proposalMovesNow,
  type ReadProposal,
  readProposal,
  seenByReader,
  toReadProposal,
} from "~/features/proposals/reads/read-proposal";
import { confirmProposal } from "~/features/proposals/writes/confirm-proposal";
import {
  acceptProposal,
  declineProposal,
  declineProposals,
  shortlistProposal,
  undoDecision,
} from "~/features/proposals/writes/decide-proposal";
import type { No } from "~/features/proposals/writes/noes";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";
import { deleteProposalDraft, saveProposal, sendProposal } from "~/features/proposals/writes/write-proposal";
import { answerDeletion, type Run, run, toApiRefusal } from "~/features/sign-in/api/answers";
import { findByIds } from "~/features/sign-in/api/as-member";
import { type Connection, type Paging, toConnection, toTime } from "~/graphql/connections";
import type { GraphQLContext } from "~/graphql/context";
import type {
  FeatureResolvers,
  NoInput,
  ProposalAnswerInput,
  ProposalInput,
  Refusal,
} from "~/graphql/schema.generated";

export const proposalResolvers = {
  Query: {
    proposal: (_parent, { brief, applicant }, context) =>
      findByIds(context, [brief, applicant], (uid) =>
        readProposal(context.reads(), uid, { briefId: brief, applicantUid: applicant }),
      ),
  },
  Mutation: {
    saveProposal: (_parent, { brief, revision, proposal }, context) =>
      answerProposal(context, brief, null, (parts, uid) =>
        saveProposal(parts, uid, brief, { revision: revision ?? null, content: toProposalInput(proposal) }),
      ),
    sendProposal: (_parent, { brief, revision = null, proposal, version = null }, context) =>
      answerProposal(context, brief, null, (parts, uid) =>
        sendProposal(parts, uid, brief, { revision, content: toProposalInput(proposal), version }),
      ),
    confirmProposal: (_parent, { brief, version }, context) =>
      answerProposal(context, brief, null, (parts, uid) => confirmProposal(parts, uid, brief, version)),
    withdrawProposal: (_parent, { brief }, context) =>
      answerProposal(context, brief, null, (parts, uid) => withdrawProposal(parts, uid, brief)),
    deleteProposal: (_parent, { brief }, context) =>
      answerDeletion(context, (parts, uid) => deleteProposalDraft(parts, uid, brief)),
    shortlistProposal: (_parent, { brief, applicant }, context) =>
      answerProposal(context, brief, applicant, (parts, uid) =>
        shortlistProposal(parts, uid, { briefId: brief, applicantUid: applicant }),
      ),
    acceptProposal: (_parent, { brief, applicant, noes }, context) =>
      answerProposal(context, brief, applicant, (parts, uid) =>
        acceptProposal(parts, uid, { briefId: brief, applicantUid: applicant }, noes.map(toNo)),
      ),
    declineProposals: (_parent, { brief, noes }, context) =>
      answerProposal(context, brief, noes[0]?.applicant ?? "", (parts, uid) =>
        declineProposals(parts, uid, brief, noes.map(toNo)),
      ),
    declineProposal: (_parent, { brief, applicant, reason, note }, context) =>
      answerProposal(context, brief, applicant, (parts, uid) => {
        const no = { reason, note: note ?? null };
        return declineProposal(parts, uid, { briefId: brief, applicantUid: applicant }, no);
      }),
    undoDecision: (_parent, { brief, applicant, all, tellsAt }, context) =>
      answerProposal(context, brief, applicant, (parts, uid) => {
        const which = { all, tellsAt: tellsAt ?? null };
        return undoDecision(parts, uid, { briefId: brief, applicantUid: applicant }, which);
      }),
  },
  Viewer: {
    proposals: ({ session }, paging, context) => findOwnProposals(context, session.uid, paging),
  },
  Brief: {
    ownProposal: ({ id, reader }, _args, context) =>
      reader.as === "talent"
        ? readProposal(context.reads(), reader.uid, { briefId: id, applicantUid: reader.uid })
        : null,
    proposals: (brief, { status, tellsAt = null, ...paging }, context) =>
      toConnection(
        paging,
        (page) => listProposalsOf(context.reads(), brief, status, page, tellsAt),
        (proposal) => toReadProposal(proposal, brief, brief.reader.uid),
      ),
  },
  ProposalAnswer: {
    mustHave: ({ mustHave }) => mustHave ?? null,
    caseId: ({ caseId }) => caseId ?? null,
  },
  Proposal: {
    brief: (proposal, _args, { reads }) => briefOf(reads(), proposal),
    applicantUid: ({ data }) => data.uid,
    applicant: (proposal, _args, { reads }) => applicantOf(reads(), proposal),
    applicantState: ({ data }, _args, { reads }) => memberState(reads(), data.uid),
    kind: ({ data }) => data.kind,
    status: (proposal, _args, { clock }) => seenByReader(proposal, clock.now()).status,
    reason: (proposal, _args, { clock }) => seenByReader(proposal, clock.now()).reason,
    note: (proposal, _args, { clock }) => seenByReader(proposal, clock.now()).note,
    tellsAt: (proposal, _args, { clock }) => seenByReader(proposal, clock.now()).tellsAt,
    told: (proposal, _args, { clock }) => seenByReader(proposal, clock.now()).told,
    revision: ({ data }) => data.revision,
    versionState: (proposal, _args, { clock }) => {
      const now = clock.now();
      return versionStateOf(proposal.data, seenByReader(proposal, now), proposal.brief.data, now);
    },
    changes: async (proposal, _args, { clock, reads }) =>
      (await changesSince(reads(), proposal, clock.now())).map(showChange),
    ...contentResolvers(proposalFields),
    cases: ({ data }, _args, { reads }) =>
      readNamedCases(
        reads(),
        data.uid,
        data.answers.flatMap(({ caseId }) => caseId ?? []),
      ),
    sentAt: ({ data }) => data.sentAt && toTime(data.sentAt),
    updatedAt: ({ data }) => toTime(data.updatedAt),
    placeInLine: (proposal, _args, { clock }) => seenByReader(proposal, clock.now()).placeInLine,
    moves: (proposal, _args, { clock, reads }) => proposalMovesNow(reads(), proposal, clock.now()),
    events: (proposal, _args, { clock }) => seenByReader(proposal, clock.now()).events,
  },
} satisfies FeatureResolvers;

/** The proposal after a change; after a conflict with its author's other edit, as it is stored. */
async function answerProposal(
  context: GraphQLContext,
  briefId: string,
  applicantUid: string | null,
  work: Run<unknown>,
): Promise<{ proposal: ReadProposal | null; refusal: Refusal | null }> {
  const { uid, ...outcome } = await run(context, work);
  const key = { briefId, applicantUid: applicantUid ?? uid ?? "" };
  const shown = outcome.ok || outcome.code === "STALE";
  const proposal = uid && shown ? await readProposal(context.reads(), uid, key) : null;
  return { proposal, refusal: toApiRefusal(outcome) };
}

function findOwnProposals(
  context: GraphQLContext,
  uid: string,
  paging: Paging,
): Promise<Connection<ReadProposal>> {
  return toConnection(
    paging,
    (page) => listOwnProposals(context.reads(), uid, page),
    async (proposal) => {
      const brief = await context.reads().get<Brief>(briefsCollection, proposal.data.briefId);
      return brief && toReadProposal(proposal, brief, uid);
    },
  );
}

function toProposalInput({ rate, answers, ...input }: ProposalInput): ContentInput<typeof proposalFields> {
  // The rules check the unit of the rate.
  return { ...input, answers: answers.map(toAnswer), rate: rate as ProposalContent["rate"] };
}

function toAnswer({ mustHave = null, met = null, evidence = null, caseId = null }: ProposalAnswerInput) {
  return { mustHave, met, evidence, caseId };
}

function toNo({ applicant, note = null, ...no }: NoInput): No {
  return { ...no, applicantUid: applicant, note };
}
