import { collection } from "~/platform/ports/collection";

/**
 * `feeds/{uid}`, and `feeds/brief~{id}` of a brief: rewritten at every change that the member, or a
 * reader of the brief, may be looking at. It doesn't say which; open pages hear of it and load
 * again.
 */
export interface Feed {
  /** ISO 8601 UTC. */
  changedAt: string;
  expiresAt: string;
}

export const feeds = collection<Feed>()({
  name: "feeds",
  ofMember: { id: "uid", exported: null },
  expires: true,
});
export const feedsCollection = feeds.name;

/** The feed for all readers of a brief. */
export const briefFeed = (briefId: string) => `brief~${briefId}`;

/** The feed of the briefs that are for everyone, for the pages that list them. */
export const publicFeed = "public~briefs";

/** The feed of those of one discipline. */
export const publicFeedOf = (discipline: string) => `${publicFeed}~${discipline}`;

/** The feed of the references about a member, for their page for everyone. */
export const referencesFeed = (uid: string) => `references~${uid}`;

/** The feed of the members whose profiles are for everyone. */
export const publicMembersFeed = "public~members";
