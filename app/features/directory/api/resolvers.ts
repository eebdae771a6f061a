import {
  findSaved,
  getMemberBookmark,
  listMemberBookmarks,
} from "~/features/directory/reads/member-bookmarks";
import { setMemberBookmark } from "~/features/directory/writes/member-bookmarks";
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
