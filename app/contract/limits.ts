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
  /** Wrong addresses tried on one e-mail link. */
  linkTries: 5,
} as const;
