import { collection } from "~/platform/ports/collection";
import { timeOfKey } from "~/values/sort-key";

/**
 * `savedBriefs/{uid}_{briefId}`: a member's bookmark of a brief. The collection and its fields keep
 * the names that older stores have.
 */
export interface Bookmark {
  uid: string;
  briefId: string;
  /** ISO 8601 UTC + "_" + id. */
  savedAt: string;
}

export const bookmarks = collection<Bookmark>()({
  name: "savedBriefs",
  ofMember: {
    field: "uid",
    sortedBy: "-savedAt",
    exported: ({ briefId, savedAt }) => ({ brief: briefId, savedAt: timeOfKey(savedAt) }),
  },
  indexes: [["briefId", "savedAt"]],
});

export const bookmarkId = (uid: string, briefId: string) => `${uid}_${briefId}`;
