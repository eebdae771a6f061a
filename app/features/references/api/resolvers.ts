import { otherSide } from "~/domain/reference";
import { memberState } from "~/features/accounts/model/member";
import { readBrief } from "~/features/briefs/reads/read-brief";
import { readMember } from "~/features/profiles/reads/read-member";
import { acceptedAt, startOfWork } from "~/features/proposals/model/planned-end";
import { otherUid } from "~/features/proposals/model/shared-work";
import { agreesToTitle, isShown } from "~/features/references/model/work";
import { endOf, hasEnded } from "~/features/references/model/work-end";
import { listOwnAsked, listPastReferences, readAsked } from "~/features/references/reads/asked";
import { countReferences } from "~/features/references/reads/count-references";
import { toPublicReference } from "~/features/references/reads/public-references";
import { listWorksAbout, sideOf, toReference } from "~/features/references/reads/read-reference";
import {
  listAccepted,
  ownOf,
  proposalOf,
  type ReadWork,
  readWork,
  receivedOf,
  removedOf,
  stageNow,
  waitsForReader,
  workMovesNow,
} from "~/features/references/reads/read-work";
import { checkAsked, confirmAsked, declineAsked } from "~/features/references/writes/answer-asked";
import { askReference, removeAsked, replyToAsked } from "~/features/references/writes/ask-reference";
import { continueWork, endWork } from "~/features/references/writes/end-work";
import {
  replyToReference,
  showWorkTitle,
  withdrawReference,
  writeReference,
} from "~/features/references/writes/write-reference";
import { answerDeletion, type Run, run, toApiRefusal } from "~/features/sign-in/api/answers";
import { findByIds } from "~/features/sign-in/api/as-member";
import { toConnection } from "~/graphql/connections";
import type { GraphQLContext } from "~/graphql/context";
import type { FeatureResolvers, MutationAnswerReferenceArgs, Refusal } from "~/graphql/schema.generated";
import { timeOfKey } from "~/values/sort-key";
import { languageNow } from "~/words/languages";

export const referenceResolvers = {
  Query: {
    work: (_parent, { id }, context) =>
      findByIds(context, [id], (uid) => readWork(context.reads(), uid, id, context.clock.now())),
    askedReference: (_parent, { secret }, { reads, clock }) => readAsked(reads(), secret, clock.now()),
  },
  Mutation: {
    askReference: (_parent, { year, ...asked }, context) =>
      answerDeletion(context, (parts, uid) =>
        askReference(parts, uid, { ...asked, year: year ?? null, language: languageNow() }),
      ),
    removeAskedReference: (_parent, { id }, context) =>
      answerDeletion(context, (parts, uid) => removeAsked(parts, uid, id)),
    replyToAskedReference: (_parent, { id, text }, context) =>
      answerDeletion(context, (parts, uid) => replyToAsked(parts, uid, id, text)),
    answerReference: (_parent, args, context) => answerByLink(context, args),
    endWork: (_parent, { id }, context) => answerWork(context, id, (parts, uid) => endWork(parts, uid, id)),
    continueWork: (_parent, { id }, context) =>
      answerWork(context, id, (parts, uid) => continueWork(parts, uid, id)),
    writeReference: (_parent, { id, ...text }, context) =>
      answerWork(context, id, (parts, uid) => writeReference(parts, uid, id, text)),
    withdrawReference: (_parent, { id }, context) =>
      answerWork(context, id, (parts, uid) => withdrawReference(parts, uid, id)),
    replyToReference: (_parent, { id, text }, context) =>
      answerWork(context, id, (parts, uid) => replyToReference(parts, uid, id, text)),
    showWorkTitle: (_parent, { id, shown }, context) =>
      answerWork(context, id, (parts, uid) => showWorkTitle(parts, uid, id, shown)),
  },
  Viewer: {
    works: ({ session, account }, paging, context) =>
      toConnection(
        paging,
        (page) => listAccepted(context.reads(), session.uid, account.kind === "HIRER", page),
        ({ id }) => readWork(context.reads(), session.uid, id, context.clock.now()),
      ),
    askedReferences: ({ session }, _args, { reads, clock }) =>
      listOwnAsked(reads(), session.uid, clock.now()),
  },
  Member: {
    pastReferences: ({ uid }, _args, { reads }) => listPastReferences(reads(), uid),
    references: async ({ uid, kind }, paging, context) => {
      const session = await context.session();
      const side = sideOf(kind);
      return toConnection(
        paging,
        (page) => listWorksAbout(context.reads(), uid, side, page),
        (work) =>
          toReference(context.reads(), work, otherSide(side), session?.uid ?? null, context.clock.now()),
      );
    },
    referenceCount: ({ uid, kind }, _args, { reads, clock }) =>
      countReferences(reads(), uid, sideOf(kind), clock.now()),
  },
  PublicMember: {
    references: ({ uid, kind }, paging, { reads, clock }) =>
      toConnection(
        paging,
        (page) => listWorksAbout(reads(), uid, sideOf(kind), page),
        (work) => toPublicReference(reads(), work, kind, clock.now()),
      ),
  },
  Work: {
    brief: ({ reader, proposal }, _args, { reads }) => readBrief(reads(), reader, proposal.briefId),
    applicantUid: ({ proposal }) => proposal.uid,
    proposal: (work, _args, { reads }) => proposalOf(reads(), work),
    stage: (work, _args, { reads }) => stageNow(reads(), work),
    acceptedAt: ({ proposal }) => acceptedAt(proposal),
    startsOn: ({ proposal, brief }) => startOfWork(proposal, brief),
    other: (work, _args, { reads }) => readMember(reads(), work.reader, otherUid(work), { known: true }),
    otherState: (work, _args, { reads }) => memberState(reads(), otherUid(work)),
    endsAt: endOf,
    endSaidBy: ({ work }) => work?.endSaid?.side ?? null,
    ended: (work) => hasEnded(work, work.now),
    own: ownOf,
    received: (work, _args, { reads }) => receivedOf(reads(), work),
    removed: removedOf,
    waitsForViewer: waitsForReader,
    showsAt: ({ work }) => (work?.showsAt ? timeOfKey(work.showsAt) : null),
    shown: ({ work, now }) => isShown(work, now),
    titleAgreed: ({ work, side }) => agreesToTitle(work, side),
    titleShown: ({ work }) => agreesToTitle(work, "HIRER") && agreesToTitle(work, "TALENT"),
    moves: (work, _args, { reads }) => workMovesNow(reads(), work),
  },
} satisfies FeatureResolvers;

/** Needs no session: the secret of the link is the permission, and opens nothing else. */
async function answerByLink(
  { store, clock, brand, refresh }: GraphQLContext,
  { secret, reference, review }: MutationAnswerReferenceArgs,
): Promise<{ refusal: Refusal | null }> {
  if (!reference) return { refusal: toApiRefusal(await declineAsked({ store, clock }, secret)) };
  const text = { ...reference, organisation: reference.organisation ?? null };
  if (review) return { refusal: toApiRefusal(checkAsked(text, brand)) };
  const outcome = await confirmAsked({ store, clock, brand }, secret, text);
  refresh();
  return { refusal: toApiRefusal(outcome) };
}

/** The work after a change, as its actor reads it. */
async function answerWork(
  context: GraphQLContext,
  id: string,
  change: Run<undefined>,
): Promise<{ work: ReadWork | null; refusal: Refusal | null }> {
  const { uid, ...outcome } = await run(context, change);
  const work =
    outcome.ok && uid !== null ? await readWork(context.reads(), uid, id, context.clock.now()) : null;
  return { work, refusal: toApiRefusal(outcome) };
}
