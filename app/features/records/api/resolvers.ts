import { readRecord } from "~/features/records/reads/read-record";
import type { FeatureResolvers } from "~/graphql/schema.generated";

export const recordResolvers = {
  Agreement: {
    record: async ({ id }, _args, { store }) => {
      // At one moment: a move in between would look like a change.
      const files = await store.transact((tx) => readRecord(tx, id));
      return files && JSON.stringify(files);
    },
  },
} satisfies FeatureResolvers;
