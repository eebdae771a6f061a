import { listRoots } from "~/features/records/model/record-root";
import { readRecord } from "~/features/records/reads/read-record";
import { toConnection } from "~/graphql/connections";
import type { FeatureResolvers } from "~/graphql/schema.generated";

export const recordResolvers = {
  Query: {
    dailyRoots: (_parent, args, { reads }) =>
      toConnection(
        args,
        (page) => listRoots(reads(), page),
        ({ data: { day, root } }) => ({ day, root }),
      ),
  },
  Agreement: {
    record: async ({ id }, _args, { store }) => {
      // At one moment: a move in between would look like a change.
      const files = await store.transact((tx) => readRecord(tx, id));
      return files && JSON.stringify(files);
    },
  },
} satisfies FeatureResolvers;
