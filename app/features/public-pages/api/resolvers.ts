import { showEdits } from "~/features/briefs/api/brief-edits";
import { readBadgeFacts } from "~/features/public-pages/reads/badge-facts";
import { listPublicProfiles, toPublicAddresses } from "~/features/public-pages/reads/list-public-members";
import {
  listPublicBriefs,
  readBriefOfTheDay,
  readEndedBrief,
  readPublicBrief,
  readPublicBriefsOf,
  toPublicBriefs,
} from "~/features/public-pages/reads/public-brief";
import { readPublicChanges } from "~/features/public-pages/reads/public-changes";
import { readPublicMember } from "~/features/public-pages/reads/public-member";
import { readWorkOfTheDay } from "~/features/public-pages/reads/public-work";
import { readSharePicture } from "~/features/public-pages/reads/read-share-picture";
import { readPage, toTime } from "~/graphql/connections";
import type { FeatureResolvers } from "~/graphql/schema.generated";

export const publicPageResolvers = {
  Query: {
    publicBrief: (_parent, { id }, { reads, clock }) => readPublicBrief(reads(), id, clock.now()),
    endedBrief: (_parent, { id }, { reads, clock }) => readEndedBrief(reads(), id, clock.now()),
    async publicBriefs(_parent, { discipline, first, after }, { reads, clock }) {
      const page = await readPage({ first, after: after ?? null }, (asked) =>
        listPublicBriefs(reads(), discipline ?? null, asked),
      );
      const nodes = await toPublicBriefs(reads(), page.items, clock.now());
      return { nodes, pageInfo: { hasNextPage: page.next !== null, endCursor: page.next } };
    },
    briefOfTheDay: (_parent, _args, { reads, clock }) => readBriefOfTheDay(reads(), clock.now()),
    workOfTheDay: (_parent, _args, { reads, clock }) => readWorkOfTheDay(reads(), clock.now()),
    async publicMembers(_parent, { first, after }, { reads }) {
      const page = await readPage({ first, after: after ?? null }, (asked) =>
        listPublicProfiles(reads(), asked),
      );
      const nodes = await toPublicAddresses(reads(), page.items);
      return { nodes, pageInfo: { hasNextPage: page.next !== null, endCursor: page.next } };
    },
    publicChanges: (_parent, _args, { reads }) => readPublicChanges(reads()),
    publicMember: (_parent, { name }, { reads }) => readPublicMember(reads(), name),
    badge: (_parent, { name, case: caseId }, { reads }) => readBadgeFacts(reads(), name, caseId ?? null),
    sharePicture: (_parent, { of }, { reads, clock }) => readSharePicture(reads(), of, clock.now()),
  },
  PublicMember: {
    briefs: ({ uid, kind }, _args, { reads, clock }) =>
      kind === "HIRER" ? readPublicBriefsOf(reads(), uid, clock.now()) : [],
  },
  PublicBrief: {
    publishedAt: ({ publishedAt }) => toTime(publishedAt),
    updatedAt: ({ updatedAt }) => toTime(updatedAt),
    edits: showEdits,
  },
} satisfies FeatureResolvers;
