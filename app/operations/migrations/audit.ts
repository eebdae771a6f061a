import type { Migration, StoredDocument } from "./migration";

/** 2: what was said of sign-up mails is an act, too. No entry of before is one, and none is ever rewritten. */
const toSteering = (entry: StoredDocument): StoredDocument => entry;

/** 3: so is a warning. */
const toWarning = (entry: StoredDocument): StoredDocument => entry;

/** 4: so is a search for members. */
const toSearching = (entry: StoredDocument): StoredDocument => entry;

export const audit: Migration = { steps: [toSteering, toWarning, toSearching], unstamped: () => 1 };
