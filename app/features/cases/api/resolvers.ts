import { readCases, readNamedCases } from "~/features/cases/reads/shown-case";
import { placeCase, removeCase } from "~/features/cases/writes/arrange-cases";
import { saveCase } from "~/features/cases/writes/save-case";
import { answerDeletion, run, toApiRefusal } from "~/features/sign-in/api/answers";
import type { FeatureResolvers } from "~/graphql/schema.generated";

export const caseResolvers = {
  Mutation: {
    async saveCase(_parent, { id, revision, case: content }, context) {
      const { uid, ...outcome } = await run(context, (parts, uid) =>
        saveCase(parts, uid, { id, revision: revision ?? null, content }),
      );
      const shown = outcome.ok || outcome.code === "STALE";
      const [saved = null] = uid && shown ? await readNamedCases(context.reads(), uid, [id]) : [];
      return { case: saved, refusal: toApiRefusal(outcome) };
    },
    placeCase: (_parent, { id, place }, context) =>
      answerDeletion(context, (parts, uid) => placeCase(parts, uid, { id, place })),
    removeCase: (_parent, { id }, context) =>
      answerDeletion(context, (parts, uid) => removeCase(parts, uid, id)),
  },
  Viewer: {
    cases: ({ session }, _args, { reads }) => readCases(reads(), session.uid),
  },
  Member: {
    cases: ({ uid, kind }, _args, { reads }) => (kind === "HIRER" ? [] : readCases(reads(), uid)),
  },
} satisfies FeatureResolvers;
