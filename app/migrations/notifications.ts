import type { Migration } from "./migration";

/** 2 and 3: more types of notices, of which an older release doesn't know what to say. Those of before stay as they are. */
export const notifications: Migration = {
  steps: [(notification) => notification, (notification) => notification],
  unstamped: () => 1,
};
