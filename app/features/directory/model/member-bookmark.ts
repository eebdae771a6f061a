import { collection } from "~/platform/ports/collection";
import { timeOfKey } from "~/values/sort-key";

/** `memberBookmarks/{uid}_{memberUid}`: a member whom another saved, with a note of their own. */
export interface MemberBookmark {
  uid: string;
  memberUid: string;
  /** For the one who saved alone. */
  note: string | null;
  /** ISO 8601 UTC + "_" + id. */
  savedAt: string;
}

export const memberBookmarks = collection<MemberBookmark>()({
  name: "memberBookmarks",
  ofMember: {
    field: "uid",
    sortedBy: "-savedAt",
    exported: ({ memberUid, note, savedAt }) => ({ member: memberUid, note, savedAt: timeOfKey(savedAt) }),
    others: "stay",
  },
  unindexed: ["note"],
});

export const bookmarkId = (uid: string, memberUid: string) => `${uid}_${memberUid}`;
