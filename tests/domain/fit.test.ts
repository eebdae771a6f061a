import { describe, expect, it } from "vitest";
import type { PriceRange } from "~/contract/brief";
import { type BriefContent, briefFields } from "~/contract/content/brief-fields";
import { emptyContent } from "~/contract/content/content";
import type { ProposalContent } from "~/contract/content/proposal-fields";
import { emptyProfile, type Profile } from "~/domain/profiles/profile";
import { type FitLine, fitOf } from "~/domain/reading/fit";
import { dayIn, testNow } from "../support/clock";

type About = {
  brief?: Partial<BriefContent>;
  profile?: Partial<Profile> | null;
  proposal?: Partial<ProposalContent>;
};
type Row = [what: string, about: About, state: FitLine["state"], detail: string];

const saysNothing: ProposalContent = { pitch: null, answers: [], rate: null, startOn: null, links: [] };

/** The line of one aspect. Without a profile or a proposal there is an empty profile and no proposal. */
function lineOf(aspect: FitLine["aspect"], { brief, profile, proposal }: About) {
  const lines = fitOf(
    { ...emptyContent(briefFields), ...brief },
    profile === null
      ? null
      : { ...emptyProfile, updatedAt: testNow.toISOString(), displayName: "Ada", ...profile },
    proposal ? { ...saysNothing, ...proposal } : null,
    testNow,
  );
  return lines.filter((line) => line.aspect === aspect);
}

function explains(aspect: FitLine["aspect"], rows: Row[]) {
  describe(`the line about ${aspect}`, () => {
    it.each(rows)("%s", (_what, about, state, detail) => {
      expect(lineOf(aspect, about)).toEqual([{ aspect, state, detail }]);
    });
  });
}

const asked = { skills: ["TypeScript", "SQL"] };
explains("SKILLS", [
  [
    "is met by all of them",
    { brief: asked, profile: { skills: ["SQL", "TypeScript", "Go"] } },
    "MET",
    "All of them: TypeScript, SQL.",
  ],
  [
    "looks past case, accents and spaces",
    { brief: { skills: ["Café  design"] }, profile: { skills: [" cafe DESIGN"] } },
    "MET",
    "All of them: Café  design.",
  ],
  [
    "isn’t met by some",
    { brief: asked, profile: { skills: ["sql"] } },
    "NOT_MET",
    "1 of 2. Not in the profile: TypeScript.",
  ],
  [
    "isn’t met by others",
    { brief: asked, profile: { skills: ["Type", "SQLite"] } },
    "NOT_MET",
    "0 of 2. Not in the profile: TypeScript, SQL.",
  ],
  [
    "is unknown where the profile names none",
    { brief: asked, profile: { skills: [] } },
    "UNKNOWN",
    "The profile names no skills.",
  ],
  [
    "is unknown without a profile",
    { brief: asked, profile: null },
    "UNKNOWN",
    "The profile names no skills.",
  ],
]);

const answer = (met: boolean | null) => ({ mustHave: null, met, evidence: null });
const one = { mustHaves: ["Has a van"] };
const two = { mustHaves: ["Has a van", "Knows Lyon"] };
explains("MUST_HAVES", [
  ["is met where there are none", {}, "MET", "The brief asks for none."],
  [
    "is met by a yes to the only one",
    { brief: one, proposal: { answers: [answer(true)] } },
    "MET",
    "Answered with yes.",
  ],
  [
    "is met by a yes to each",
    { brief: two, proposal: { answers: [answer(true), answer(true)] } },
    "MET",
    "All 2 answered with yes.",
  ],
  [
    "isn’t met by one no, and names it",
    { brief: two, proposal: { answers: [answer(true), answer(false)] } },
    "NOT_MET",
    "Answered with no: Knows Lyon.",
  ],
  [
    "isn’t met by several",
    { brief: two, proposal: { answers: [answer(false), answer(false)] } },
    "NOT_MET",
    "Answered with no: Has a van; Knows Lyon.",
  ],
  [
    "is unknown while one is open",
    { brief: two, proposal: { answers: [answer(true), answer(null)] } },
    "UNKNOWN",
    "1 of 2 still to answer.",
  ],
  [
    "counts one without any answer as open",
    { brief: two, proposal: { answers: [answer(true)] } },
    "UNKNOWN",
    "1 of 2 still to answer.",
  ],
  ["is unknown without a proposal", { brief: two }, "UNKNOWN", "2 to answer in the proposal."],
  [
    "is unknown while a proposal answers nothing",
    { brief: two, proposal: {} },
    "UNKNOWN",
    "2 to answer in the proposal.",
  ],
]);

const daily: PriceRange<"DAY" | "HOUR"> = { min: 40_000, max: 60_000, currency: "EUR", unit: "DAY" };
explains("RATE", [
  [
    "is met by one below the budget",
    { brief: { budget: daily }, profile: { rate: { ...daily, min: 100, max: 200 } } },
    "MET",
    "Within the budget.",
  ],
  [
    "is met by one that begins where the budget ends",
    { brief: { budget: daily }, profile: { rate: { ...daily, min: 60_000, max: 90_000 } } },
    "MET",
    "Within the budget.",
  ],
  [
    "isn’t met by a cent more",
    { brief: { budget: daily }, profile: { rate: { ...daily, min: 60_001, max: 90_000 } } },
    "NOT_MET",
    "Above the budget.",
  ],
  [
    "goes by the proposal, not by the profile",
    {
      brief: { budget: daily },
      profile: { rate: daily },
      proposal: { rate: { ...daily, min: 70_000, max: 70_000 } },
    },
    "NOT_MET",
    "Above the budget.",
  ],
  [
    "goes by the profile where the proposal names none",
    { brief: { budget: daily }, profile: { rate: daily }, proposal: {} },
    "MET",
    "Within the budget.",
  ],
  [
    "is unknown in another currency",
    { brief: { budget: daily }, profile: { rate: { ...daily, currency: "CHF" } } },
    "UNKNOWN",
    "The rate is in CHF, the budget in EUR.",
  ],
  [
    "is unknown by another unit",
    { brief: { budget: daily }, profile: { rate: { ...daily, unit: "HOUR" } } },
    "UNKNOWN",
    "The rate is by the hour, the budget by the day.",
  ],
  ["is unknown without a budget", { profile: { rate: daily } }, "UNKNOWN", "The brief names no budget."],
  ["is unknown without a rate", { brief: { budget: daily } }, "UNKNOWN", "No rate is named."],
]);

const start = { startOn: "2035-03-12" };
const confirmed = (ago: number) => ({
  availability: "AVAILABLE" as const,
  availabilityConfirmedAt: new Date(testNow.getTime() - ago).toISOString(),
});
const from = (availableFrom: string) => ({ ...confirmed(0), availability: "FROM" as const, availableFrom });
const week = 7 * 86_400_000;
const stale = "The availability was not confirmed in the last seven days.";
explains("DATES", [
  [
    "is met by a proposal for that very day",
    { brief: start, proposal: { startOn: "2035-03-12" } },
    "MET",
    "Can start in time.",
  ],
  [
    "isn’t met by one for the day after",
    { brief: start, proposal: { startOn: "2035-03-13" } },
    "NOT_MET",
    "Can start on 13 March 2035, asked is 12 March 2035.",
  ],
  [
    "goes by the proposal, not by the profile",
    { brief: start, profile: { ...confirmed(0), availability: "BUSY" }, proposal: { startOn: "2035-03-01" } },
    "MET",
    "Can start in time.",
  ],
  [
    "is met by a profile that is available from that very day",
    { brief: start, profile: from("2035-03-12") },
    "MET",
    "Available in time.",
  ],
  [
    "isn’t met by one from the day after",
    { brief: start, profile: from("2035-03-13") },
    "NOT_MET",
    "Available from 13 March 2035, asked is 12 March 2035.",
  ],
  [
    "is met by one that is available now, for a start today",
    { brief: { startOn: dayIn(0) }, profile: confirmed(0) },
    "MET",
    "Available in time.",
  ],
  [
    "isn’t met by one who is busy",
    { brief: start, profile: { ...confirmed(0), availability: "BUSY" } },
    "NOT_MET",
    "Not available at the moment.",
  ],
  [
    "holds what was confirmed less than seven days ago",
    { brief: start, profile: confirmed(week - 1) },
    "MET",
    "Available in time.",
  ],
  [
    "is unknown when it was confirmed seven days ago",
    { brief: start, profile: confirmed(week) },
    "UNKNOWN",
    stale,
  ],
  [
    "is unknown when it was never confirmed",
    { brief: start, profile: { ...confirmed(0), availabilityConfirmedAt: null } },
    "UNKNOWN",
    stale,
  ],
  [
    "is unknown when nothing is said",
    { brief: start, profile: { ...confirmed(0), availability: null } },
    "UNKNOWN",
    stale,
  ],
  ["is unknown without a profile", { brief: start, profile: null }, "UNKNOWN", stale],
  [
    "is unknown without a start",
    { profile: confirmed(0), proposal: { startOn: "2035-03-12" } },
    "UNKNOWN",
    "The brief names no start.",
  ],
]);

explains("WORKPLACE", [
  [
    "is met by remote work",
    { brief: { workplace: "REMOTE", location: "Lyon" } },
    "MET",
    "The work is remote.",
  ],
  [
    "is unknown for hybrid work",
    { brief: { workplace: "HYBRID", location: "Lyon" } },
    "UNKNOWN",
    "The work is partly in Lyon: can it be reached?",
  ],
  [
    "is unknown for work on site",
    { brief: { workplace: "ONSITE", location: "Lyon" } },
    "UNKNOWN",
    "The work is in Lyon: can it be reached?",
  ],
  [
    "is unknown for work at a place that nobody named",
    { brief: { workplace: "ONSITE", location: null } },
    "UNKNOWN",
    "The work is on site: can it be reached?",
  ],
]);
