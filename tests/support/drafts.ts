import type { SignUpDraft } from "~/domain/account";

type Draft<Kind extends SignUpDraft["kind"]> = Extract<SignUpDraft, { kind: Kind }>;

/** The least that each form takes, and what a test adds to it. */
export const aFreelancer = (more: Partial<Draft<"FREELANCER">> = {}): Draft<"FREELANCER"> => ({
  kind: "FREELANCER",
  displayName: "Ada",
  discipline: null,
  skills: [],
  country: null,
  rate: null,
  ...more,
});

export const anAgency = (more: Partial<Draft<"AGENCY">> = {}): Draft<"AGENCY"> => ({
  kind: "AGENCY",
  displayName: "Studio Nord",
  services: [],
  teamSize: null,
  country: null,
  website: null,
  ...more,
});

export const aHirer = (more: Partial<Draft<"HIRER">> = {}): Draft<"HIRER"> => ({
  kind: "HIRER",
  organisation: "Harbour Works",
  problem: null,
  desiredOutcome: null,
  budget: null,
  startOn: null,
  ...more,
});
