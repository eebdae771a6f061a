import { getHistory, readHistory } from "~/features/resume/model/history";
import { saveHistory } from "~/features/resume/writes/save-history";
import { run, toApiRefusal } from "~/features/sign-in/api/answers";
import type { FeatureResolvers } from "~/graphql/schema.generated";

export const historyResolvers = {
  Mutation: {
    async saveHistory(_parent, { revision, history }, context) {
      const { uid, ...outcome } = await run(context, (parts, uid) =>
        saveHistory(parts, uid, { revision, history }),
      );
      const shown = outcome.ok || outcome.code === "STALE";
      return {
        history: uid && shown ? await getHistory(context.reads(), uid) : null,
        refusal: toApiRefusal(outcome),
      };
    },
  },
  Viewer: {
    history: ({ session }, _args, { reads }) => getHistory(reads(), session.uid),
  },
  Member: {
    history: ({ uid, kind }, _args, { reads }) => readHistory(reads(), uid, kind),
  },
  PublicMember: {
    history: ({ uid, kind }, _args, { reads }) => readHistory(reads(), uid, kind),
  },
} satisfies FeatureResolvers;
