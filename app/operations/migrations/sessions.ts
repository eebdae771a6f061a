import type { Migration, StoredDocument } from "./migration";

/** 2: whether a passkey opened it. None of before was opened by one. */
const toPasskeys = (session: StoredDocument): StoredDocument => session;

export const sessions: Migration = {
  steps: [toPasskeys],
  unstamped: () => 1,
};
