/** What becomes of a collection where a store is copied to another. */
type Fate =
  | "copied"
  /** It says something of the store that it is in. */
  | "stays"
  /** It is made from the others: the search's own. */
  | "made-anew";

/** Every collection of the product; a test finds the ones that are missing. */
const fates: Readonly<Record<string, Fate>> = {
  accounts: "copied",
  activity: "copied",
  addressChanges: "copied",
  administrators: "copied",
  attempts: "copied",
  audit: "copied",
  blocks: "copied",
  briefs: "copied",
  challenges: "copied",
  conversations: "copied",
  feeds: "copied",
  hirerRecords: "copied",
  jobs: "copied",
  keptForms: "copied",
  limits: "copied",
  links: "copied",
  messages: "copied",
  moves: "stays",
  notifications: "copied",
  passkeys: "copied",
  profiles: "copied",
  proposals: "copied",
  questions: "copied",
  readiness: "stays",
  replyAddresses: "copied",
  reports: "copied",
  savedBriefs: "copied",
  schemas: "copied",
  sessions: "copied",
  site: "stays",
  threads: "copied",
  walks: "copied",
  wordWalks: "made-anew",
  words: "made-anew",
};

/** What may end while the site is read-only (guarded-store.ts); auth/ writes it. */
export const sessionRecords = "sessions";
export const allCollections = Object.keys(fates);
export const copiedCollections = allCollections.filter((name) => fates[name] === "copied");
