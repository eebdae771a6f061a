import {
  findSaved,
  getMemberBookmark,
  listMemberBookmarks,
} from "~/features/directory/reads/member-bookmarks";
import { readFront } from "~/features/directory/reads/read-front";
import { setMemberBookmark } from "~/features/directory/writes/member-bookmarks";
import { emptyFront, shownReferences } from "~/features/profiles/model/front";
import { run, toApiRefusal } from "~/features/sign-in/api/answers";
import { toConnection, toTime } from "~/graphql/connections";
import type { FeatureResolvers } from "~/graphql/schema.generated";

export const directoryResolvers = {
  Mutation: {
    setMemberBookmark: async (_parent, { member, bookmarked, note }, context) => {
      const { uid, ...outcome } = await run(context, (parts, uid) =>
        setMemberBookmark(parts, uid, member, { bookmarked, note }),
      );
      const bookmark = uid && outcome.ok ? await getMemberBookmark(context.reads(), uid, member) : null;
      return { bookmark, refusal: toApiRefusal(outcome) };
    },
  },
  Viewer: {
    memberBookmarks: ({ session }, paging, context) =>
      toConnection(
        paging,
        (page) => listMemberBookmarks(context.reads(), session.uid, page),
        ({ data }) => data,
      ),
  },
  Member: {
    front: async ({ uid, kind, profile }, _args, { reads, clock }) => {
      // Read from elsewhere only until the job has kept it.
      const front = kind === "HIRER" ? emptyFront : (profile.front ?? (await readFront(reads(), uid)));
      return { case: front.case, references: shownReferences(front, clock.now()) };
    },
    bookmark: async ({ uid }, _args, context) => {
      const session = await context.session();
      return session && getMemberBookmark(context.reads(), session.uid, uid);
    },
  },
  MemberBookmark: {
    uid: ({ memberUid }) => memberUid,
    member: ({ uid, memberUid }, _args, context) => findSaved(context.reads(), uid, memberUid),
    savedAt: ({ savedAt }) => toTime(savedAt),
  },
} satisfies FeatureResolvers;
