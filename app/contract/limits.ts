/** Counts and lengths (domain.md). Lengths are characters. */
export const limits = {
  email: 254,
  displayName: 80,
  skills: 12,
  signUpSkills: 5,
  skill: 40,
  services: 8,
  service: 40,
  organisation: 120,
  /** problem and desiredOutcome together. */
  briefBody: 8_000,
  /** Each of the two on the public form. */
  signUpText: 4_000,
  teamSize: 10_000,
  /** Major units; keeps minor units inside 32-bit GraphQL integers. */
  amount: 20_000_000,
  url: 300,
  country: 60,
  /** Mails to one address in MAIL_LIMIT_WINDOW. */
  mailsPerAddress: 5,
  /** Accepted form posts of one network in POST_LIMIT_WINDOW. */
  postsPerNetwork: 30,
  /** Networks whose posts are counted at once; some 10 MB when all are taken. */
  networksCounted: 20_000,
  /** Wrong addresses tried on one e-mail link. */
  linkTries: 5,
  /** Of one HTTP request: bytes of its body, characters of its address, headers, bytes of them all. */
  httpBody: 256 * 1024,
  httpUrl: 8 * 1024,
  httpHeaders: 100,
  httpHeaderBytes: 16 * 1024,
  /** Connections at once: half of the files that a process may commonly open, and some 40 MB. */
  httpConnections: 2_000,
  /** Of one GraphQL operation, as graphql/bounds measures it. The document: characters. */
  apiDocument: 5_000,
  apiTokens: 500,
  apiDepth: 10,
  apiAliases: 10,
  apiMutations: 1,
  apiCost: 2_000,
  /** Items that a list counts for whose length nobody gave. */
  apiList: 10,
  /** Items on a page of a list: `first` is at most this. */
  page: 50,
} as const;
