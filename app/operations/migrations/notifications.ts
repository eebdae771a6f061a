import type { Migration, StoredDocument } from "./migration";

export const notifications: Migration = {
  steps: [
    // 2 and 3: more kinds of notifications, of which an older release doesn't know what to say. Those of before stay as they are.
    (notification) => notification,
    (notification) => notification,
    toRead,
    // 5: a member may be warned. 6: a yes is undone before it is told.
    (notification) => notification,
    (notification) => notification,
    // 7: from here on a release leaves kinds out that it doesn't know, so that a new kind needs no step.
    (notification) => notification,
  ],
  unstamped: () => 1,
};

/** 4: a page shows them. What was told before there was one counts as read: its mail is long gone. */
function toRead(notification: StoredDocument): StoredDocument {
  return { ...notification, unread: false };
}
