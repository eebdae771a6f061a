import { countKept } from "~/features/briefs/model/promised-date";
import { type TalentRecord, talentRecords } from "~/features/milestones/model/talent-record";
import { readEarlier, readMilestones } from "~/features/milestones/reads/read-milestones";
import {
  acceptMilestone,
  deliverMilestone,
  sendBackMilestone,
  takeBackDelivery,
} from "~/features/milestones/writes/move-milestone";
import { answerDeletion } from "~/features/sign-in/api/answers";
import type { FeatureResolvers } from "~/graphql/schema.generated";

export const milestoneResolvers = {
  Mutation: {
    deliverMilestone: (_parent, { id, files, ...named }, context) =>
      answerDeletion(context, (parts, uid) =>
        deliverMilestone(parts, uid, id, { ...named, files: files ?? [] }),
      ),
    takeBackDelivery: (_parent, { id, ...named }, context) =>
      answerDeletion(context, (parts, uid) => takeBackDelivery(parts, uid, id, named)),
    acceptMilestone: (_parent, { id, ...named }, context) =>
      answerDeletion(context, (parts, uid) => acceptMilestone(parts, uid, id, named)),
    sendBackMilestone: (_parent, { id, ...named }, context) =>
      answerDeletion(context, (parts, uid) => sendBackMilestone(parts, uid, id, named)),
  },
  Agreement: {
    milestones: (found, _args, { reads, clock }) => readMilestones(reads(), found, clock.now()),
  },
  Member: {
    delivered: async ({ uid, kind }, _args, { reads, clock }) => {
      if (kind === "HIRER") return null;
      const record = (await reads().get<TalentRecord>(talentRecords.name, uid))?.data;
      return countKept(reads(), record?.delivered, clock.now());
    },
  },
  MilestoneProgress: {
    earlier: ({ delivery }, _args, { reads }) => (delivery ? readEarlier(reads(), delivery) : []),
  },
} satisfies FeatureResolvers;
