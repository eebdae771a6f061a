import type { agreementFields } from "~/domain/fields/agreement-fields";
import type { ContentInput } from "~/domain/fields/field";
import { stateOf } from "~/features/agreements/model/agreement";
import { takesAgreement } from "~/features/agreements/model/agreement-scene";
import {
  agreementMovesNow,
  readAgreement,
  readAnswered,
  readDraft,
  readFormer,
  readPaper,
  readVersion,
  readVersions,
  takesWords,
} from "~/features/agreements/reads/read-agreement";
import {
  confirmAgreement,
  returnAgreement,
  withdrawAgreement,
} from "~/features/agreements/writes/answer-agreement";
import { endAgreement } from "~/features/agreements/writes/end-agreement";
import { offerAgreement } from "~/features/agreements/writes/offer-agreement";
import { saveAgreement } from "~/features/agreements/writes/save-agreement";
import { answerDeletion, type Run } from "~/features/sign-in/api/answers";
import { lacksProof } from "~/features/sign-in/api/as-member";
import type { GraphQLContext } from "~/graphql/context";
import type { AgreementInput, FeatureResolvers } from "~/graphql/schema.generated";
import { refuse } from "~/values/result";
import { findTimeline } from "./timeline";

export const agreementResolvers = {
  Mutation: {
    saveAgreement: (_parent, { id, revision, agreement }, context) =>
      answerDeletion(context, (parts, uid) =>
        saveAgreement(parts, uid, id, { revision: revision ?? null, content: toContent(agreement) }),
      ),
    offerAgreement: (_parent, { id, revision, over }, context) =>
      answerProven(context, (parts, uid) => offerAgreement(parts, uid, id, { revision, over: over ?? null })),
    confirmAgreement: (_parent, { id, hash }, context) =>
      answerProven(context, (parts, uid) => confirmAgreement(parts, uid, id, hash)),
    returnAgreement: (_parent, { id, ...said }, context) =>
      answerDeletion(context, (parts, uid) => returnAgreement(parts, uid, id, said)),
    withdrawAgreement: (_parent, { id, hash }, context) =>
      answerDeletion(context, (parts, uid) => withdrawAgreement(parts, uid, id, hash)),
    endAgreement: (_parent, { id, ...said }, context) =>
      answerDeletion(context, (parts, uid) => endAgreement(parts, uid, id, said)),
  },
  Work: {
    agreement: (work, _args, { reads }) => readAgreement(reads(), work),
  },
  Conversation: {
    timeline: (thread, args, context) => findTimeline(context, thread, args),
  },
  Agreement: {
    possible: ({ brief }) => takesAgreement(brief),
    state: ({ agreement }) => stateOf(agreement),
    offeredBy: ({ agreement }) => agreement?.offered?.by ?? null,
    offeredAt: ({ agreement }) => agreement?.offered?.at ?? null,
    confirmedAt: ({ agreement }) => agreement?.inForce?.at ?? null,
    ended: ({ agreement }) => agreement?.ended ?? null,
    takesWords: (found, _args, { reads }) => takesWords(reads(), found),
    accepted: ({ agreement }) => agreement?.accepted ?? [],
    delivered: ({ agreement }) => agreement?.delivered ?? [],
    moves: (found, _args, { reads, clock }) => agreementMovesNow(reads(), found, clock.now()),
    offered: (found, _args, { reads }) => readVersion(reads(), found, found.agreement?.offered?.n),
    former: (found, _args, { reads }) => readFormer(reads(), found),
    paper: (found, { n }, { reads }) => readPaper(reads(), found, n),
    inForce: (found, _args, { reads }) => readVersion(reads(), found, found.agreement?.inForce?.n),
    versions: (found, _args, { reads }) => readVersions(reads(), found),
    version: (found, { n }, { reads }) => readVersion(reads(), found, n),
    answered: (found, _args, { reads }) => readAnswered(reads(), found),
    draft: (found, _args, { reads }) => readDraft(reads(), found),
  },
} satisfies FeatureResolvers;

function toContent({ milestones, ...content }: AgreementInput): ContentInput<typeof agreementFields> {
  return {
    ...content,
    milestones: milestones.map(({ doneWhen = null, dueOn = null, amount = null, ...named }) => ({
      ...named,
      ...{ doneWhen, dueOn, amount },
    })),
  };
}

/** What binds its member needs a proof that it is them. */
function answerProven(context: GraphQLContext, change: Run<undefined>) {
  return answerDeletion(context, async (parts, uid) =>
    (await lacksProof(context)) ? refuse("PROVE_AGAIN") : change(parts, uid),
  );
}
