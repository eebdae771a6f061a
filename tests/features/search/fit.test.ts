import { describe, expect, it } from "vitest";
import { dayIn, testNow } from "#tests/support/clock";
import type { PriceRange } from "~/domain/brief";
import { atRates, bundledRates } from "~/domain/exchange-rates";
import { type BriefContent, briefFields } from "~/domain/fields/brief-fields";
import { emptyContent } from "~/domain/fields/content";
import { type ProposalContent, proposalFields } from "~/domain/fields/proposal-fields";
import { sayFitReason } from "~/domain/fit-reasons";
import { formatPrice } from "~/domain/price-texts";
import { emptyProfile, type Profile } from "~/features/profiles/model/profile";
import { type FitLine, fitOf } from "~/features/search/model/fit";
import { breakable } from "../../support/breakable";

/** Of long ago, for these tests. */
const atTheseRates = atRates(bundledRates, true);

type About = {
  brief?: Partial<BriefContent>;
  profile?: Partial<Profile> | null;
  proposal?: Partial<ProposalContent>;
};
type Row = [what: string, about: About, state: FitLine["state"], detail: string];

const saysNothing: ProposalContent = emptyContent(proposalFields);

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
      const lines = lineOf(aspect, about).map(({ reason, ...line }) => ({
        ...line,
        said: breakable(sayFitReason(reason)),
      }));
      expect(lines).toMatchObject([{ aspect, state, said: detail }]);
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
    "is the same in every language",
    {
      brief: { skills: ["Barrierefreiheit", "Copywriting", "الترجمة"] },
      profile: { skills: ["Accessibility", "Übersetzung"], services: ["Werbetexte"] },
    },
    "MET",
    "All of them: Accessibility, Copywriting, Translation.",
  ],
  [
    "is nearly met by half of them",
    { brief: asked, profile: { skills: ["sql"] } },
    "NEARLY",
    "1 of 2. Not in the profile: TypeScript.",
  ],
  [
    "isn’t met by fewer than half",
    { brief: { skills: ["TypeScript", "SQL", "Go"] }, profile: { skills: ["sql"] } },
    "NOT_MET",
    "1 of 3. Not in the profile: TypeScript, Go.",
  ],
  [
    "counts an agency’s services",
    { brief: { skills: ["Branding", "SQL"] }, profile: { skills: ["SQL"], services: [" branding"] } },
    "MET",
    "All of them: Branding, SQL.",
  ],
  [
    "goes by services alone where the profile has no skills",
    { brief: { skills: ["Branding", "SQL"] }, profile: { services: ["Branding"] } },
    "NEARLY",
    "1 of 2. Not in the profile: SQL.",
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

it.each([
  [["SQL"], { found: 1, all: 3 }],
  [["Rust"], { found: 0, all: 3 }],
  [["SQL", "Go", "TypeScript"], null],
])("the line of skills counts those that are there where others are lacking: %s", (skills, count) => {
  const about = { brief: { skills: ["TypeScript", "SQL", "Go"] }, profile: { skills } };
  expect(lineOf("SKILLS", about).map(({ found, all }) => (all ? { found, all } : null))).toEqual([count]);
});

const answer = (met: boolean | null) => ({ mustHave: null, met, evidence: null });
const one = { mustHaves: ["Has a van"] };
const two = { mustHaves: ["Has a van", "Knows Lyon"] };
explains("MUST_HAVES", [
  ["is met where there are none", {}, "MET", "The brief asks for none."],
  [
    "is met by a yes to the only one",
    { brief: one, proposal: { answers: [answer(true)] } },
    "MET",
    "Says yes.",
  ],
  [
    "is met by a yes to each",
    { brief: two, proposal: { answers: [answer(true), answer(true)] } },
    "MET",
    "Says yes to all 2.",
  ],
  [
    "isn’t met by one no, and names it",
    { brief: two, proposal: { answers: [answer(true), answer(false)] } },
    "NOT_MET",
    "Says no to: Knows Lyon.",
  ],
  [
    "isn’t met by several",
    { brief: two, proposal: { answers: [answer(false), answer(false)] } },
    "NOT_MET",
    "Says no to: Has a van; Knows Lyon.",
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
const whole: PriceRange = { min: 600_000, max: 1_000_000, currency: "EUR", unit: "PROJECT" };
const exactly = (amount: number, price: Partial<PriceRange> = {}): PriceRange => ({
  min: amount,
  max: amount,
  currency: "EUR",
  unit: "DAY",
  ...price,
});
explains("RATE", [
  [
    "is met by one below the budget",
    { brief: { budget: daily }, profile: { rate: { ...daily, min: 100, max: 200 } } },
    "MET",
    "Within the budget.",
  ],
  [
    "is nearly met by one that begins where the budget ends, and says by how much it goes beyond",
    { brief: { budget: daily }, profile: { rate: { ...daily, min: 60_000, max: 90_000 } } },
    "NEARLY",
    "Starts within the budget, but ends 50% above it.",
  ],
  [
    "is nearly met by one that ends a cent above the budget",
    { brief: { budget: daily }, profile: { rate: { ...daily, min: 100, max: 60_001 } } },
    "NEARLY",
    "Starts within the budget, but ends 1% above it.",
  ],
  [
    "is met by one that ends where the budget does",
    { brief: { budget: daily }, profile: { rate: { ...daily, min: 100, max: 60_000 } } },
    "MET",
    "Within the budget.",
  ],
  [
    "is nearly met by one that is estimated to begin within the budget and to end above it",
    {
      brief: { budget: { min: 1_800_000, max: 3_200_000, currency: "GBP", unit: "PROJECT" } },
      proposal: { rate: { min: 61_400, max: 71_400, currency: "GBP", unit: "DAY" }, days: 50 },
    },
    "NEARLY",
    breakable(
      `Starts within the budget, but ends 12% above it: about ${formatPrice({ min: 3_070_000, max: 3_570_000, currency: "GBP", unit: "PROJECT" })}, from 50 days.`,
    ),
  ],
  [
    "is nearly met by a cent more",
    { brief: { budget: daily }, profile: { rate: { ...daily, min: 60_001, max: 90_000 } } },
    "NEARLY",
    "1–50% above the budget.",
  ],
  [
    "is nearly met by a tenth more",
    { brief: { budget: daily }, proposal: { rate: exactly(66_000) } },
    "NEARLY",
    "10% above the budget.",
  ],
  [
    "isn’t met by a cent more than that",
    { brief: { budget: daily }, proposal: { rate: exactly(66_001) } },
    "NOT_MET",
    "11% above the budget.",
  ],
  [
    "isn’t met by a multiple",
    { brief: { budget: daily }, proposal: { rate: exactly(6_600_000) } },
    "NOT_MET",
    "10,900% above the budget.",
  ],
  [
    "goes by the proposal, not by the profile",
    { brief: { budget: daily }, profile: { rate: daily }, proposal: { rate: exactly(70_000) } },
    "NOT_MET",
    "17% above the budget.",
  ],
  [
    "goes by the profile where the proposal names none",
    { brief: { budget: daily }, profile: { rate: daily }, proposal: {} },
    "MET",
    "Within the budget.",
  ],
  [
    "compares a price for the whole project with a budget for it",
    { brief: { budget: whole }, proposal: { rate: exactly(1_050_000, { unit: "PROJECT" }) } },
    "NEARLY",
    "5% above the budget.",
  ],
  [
    "compares another currency, and says by which rates",
    { brief: { budget: daily }, proposal: { rate: exactly(67_200, { currency: "USD" }) } },
    "MET",
    `Within the budget: about €600 a day, ${atTheseRates}.`,
  ],
  [
    "compares an hour with a day by eight hours",
    { brief: { budget: daily }, profile: { rate: { ...daily, min: 8_000, max: 8_000, unit: "HOUR" } } },
    "NEARLY",
    "7% above the budget: about €640 a day, at 8 hours a day.",
  ],
  [
    "compares a day with a project by the days that the proposal estimates",
    { brief: { budget: whole }, proposal: { rate: exactly(40_000), days: 13 } },
    "MET",
    "Within the budget: about €5,200 for the whole project, from 13 days.",
  ],
  [
    "compares an hour in another currency with a project, and says all of it",
    {
      brief: { budget: whole },
      proposal: { rate: exactly(10_000, { unit: "HOUR", currency: "GBP" }), days: 13 },
    },
    "NOT_MET",
    `26% above the budget: about €12,500 for the whole project, from 13 days of 8 hours, ${atTheseRates}.`,
  ],
  [
    "compares a project with a day by the days that the proposal estimates",
    { brief: { budget: daily }, proposal: { rate: exactly(500_000, { unit: "PROJECT" }), days: 10 } },
    "MET",
    "Within the budget: about €500 a day, from 10 days.",
  ],
  [
    "is unknown for a project that nobody estimated",
    { brief: { budget: daily }, proposal: { rate: whole } },
    "UNKNOWN",
    "The price is for the whole project, the budget a day, and no days are estimated.",
  ],
  [
    "is unknown by a profile’s rate for a project, and says how long the budget lasts, however many weeks it runs",
    { brief: { budget: whole, weeks: 12 }, profile: { rate: daily } },
    "UNKNOWN",
    "The budget is for the whole project: at this rate it pays for up to 25 days.",
  ],
  [
    "says so of a rate by the hour and in another currency",
    { brief: { budget: whole }, proposal: { rate: exactly(11_600, { unit: "HOUR", currency: "USD" }) } },
    "UNKNOWN",
    `The budget is for the whole project: at this rate it pays for up to 12 days, at 8 hours a day, ${atTheseRates}.`,
  ],
  [
    "says so of a rate that the budget doesn’t pay for a day",
    { brief: { budget: exactly(30_000, { unit: "PROJECT" }) }, profile: { rate: daily } },
    "UNKNOWN",
    "The budget is for the whole project: at this rate it pays for less than a day.",
  ],
  [
    "is unknown in a currency of which no rate is known",
    { brief: { budget: daily }, proposal: { rate: exactly(50_000, { currency: "ISK" }) } },
    "UNKNOWN",
    "The price is in ISK, the budget in EUR: there is no exchange rate to compare them at.",
  ],
  ["is unknown without a budget", { profile: { rate: daily } }, "UNKNOWN", "The brief names no budget."],
  ["is unknown without a price", { brief: { budget: daily } }, "UNKNOWN", "No price is named."],
]);

const start = { startOn: "2035-03-12" };
const confirmed = (ago: number) => ({
  availability: "AVAILABLE" as const,
  availabilityConfirmedAt: new Date(testNow.getTime() - ago).toISOString(),
});
const from = (availableFrom: string) => ({ ...confirmed(0), availability: "FROM" as const, availableFrom });
const week = 7 * 86_400_000;
const stale = "No availability confirmed in the last seven days.";
explains("DATES", [
  [
    "is met by a proposal for that very day",
    { brief: start, proposal: { startOn: "2035-03-12" } },
    "MET",
    "Can start in time.",
  ],
  [
    "is nearly met by one for the day after",
    { brief: start, proposal: { startOn: "2035-03-13" } },
    "NEARLY",
    "Can start on 13 March 2035, 1 day after 12 March 2035.",
  ],
  [
    "is nearly met by one a week late",
    { brief: start, proposal: { startOn: "2035-03-19" } },
    "NEARLY",
    "Can start on 19 March 2035, 7 days after 12 March 2035.",
  ],
  [
    "isn’t met by one that is later",
    { brief: start, proposal: { startOn: "2035-03-20" } },
    "NOT_MET",
    "Can start on 20 March 2035, 8 days after 12 March 2035.",
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
    "is nearly met by one from the day after",
    { brief: start, profile: from("2035-03-13") },
    "NEARLY",
    "Available from 13 March 2035, 1 day after 12 March 2035.",
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
    "is nearly met in one’s own country, whatever it is called there",
    { brief: { workplace: "ONSITE", location: "Köln, Deutschland" }, profile: { country: "DE" } },
    "NEARLY",
    "The work is in Köln, Deutschland, and the profile’s country is the same.",
  ],
  [
    "is unknown from another country",
    { brief: { workplace: "ONSITE", location: "Lagos, Nigeria" }, profile: { country: "NE" } },
    "UNKNOWN",
    "The work is in Lagos, Nigeria: can it be reached?",
  ],
  [
    "takes two letters for no country",
    { brief: { workplace: "HYBRID", location: "Fresno, CA" }, profile: { country: "CA" } },
    "UNKNOWN",
    "The work is partly in Fresno, CA: can it be reached?",
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
