import { buildSchema, type GraphQLEnumType } from "graphql";
import { describe, expect, it } from "vitest";
import { expiringCollections } from "~/collections";
import { accountKinds, accountStatuses, notifyTimes, notifyTopics } from "~/domain/account";
import * as agreement from "~/domain/agreement";
import * as brief from "~/domain/brief";
import { currencies } from "~/domain/currencies";
import { disciplines } from "~/domain/disciplines";
import { describeMailMove, mailMoves } from "~/domain/mail-moves";
import * as milestone from "~/domain/milestone";
import * as profile from "~/domain/profile";
import * as proposal from "~/domain/proposal";
import { questionStates } from "~/domain/question";
import * as reference from "~/domain/reference";
import * as report from "~/domain/report";
import * as scope from "~/domain/scope";
import { isThemeName, themeNames } from "~/domain/themes";
import * as time from "~/domain/time-sheet";
import { typeDefs } from "~/graphql/schema.generated";
import { appendOnlyCollections } from "~/values/append-only";
import { type Label, textOf } from "~/values/choices";
import { localStorageKeys, outcomes, results } from "~/values/outcomes";
import indexes from "../../firestore.indexes.json";

type Choice = string | readonly [string, Label, ...Label[]];
const toValue = (choice: Choice) => (typeof choice === "string" ? choice : choice[0]);

/** In the order shown, under the name that the API has for them if it has one (domain.md). */
const lists: [what: string, choices: readonly Choice[], values: string][] = [
  ["AccountKind", accountKinds, "FREELANCER AGENCY HIRER"],
  ["AccountStatus", accountStatuses, "PENDING ACTIVE SUSPENDED DELETING"],
  ["NotifyTime", notifyTimes, "INSTANT DAILY OFF"],
  ["topics of mails", notifyTopics, "messages proposals briefs"],
  ["BriefStatus", brief.briefStates, "DRAFT OPEN SHORTLISTING FILLED CLOSED"],
  ["statuses of briefs", brief.briefStatuses, "DRAFT OPEN SHORTLISTING FILLED CLOSED"],
  ["CloseReason", brief.closeReasons, "NO_FIT BUDGET CANCELLED ELSEWHERE EXPIRED"],
  ["OwnerCloseReason", brief.ownerCloseReasons, "NO_FIT BUDGET CANCELLED ELSEWHERE"],
  ["BriefReaders", brief.briefReaders, "MEMBERS EVERYONE"],
  ["Workplace", brief.workplaces, "REMOTE HYBRID ONSITE"],
  ["ContractType", brief.contractTypes, "FREELANCE EMPLOYMENT EITHER"],
  ["TalentKind", brief.talentKinds, "FREELANCER AGENCY"],
  ["Audience", brief.audiences, "BOTH FREELANCER AGENCY"],
  ["kinds to look for", brief.kindChoices, "FREELANCER AGENCY"],
  ["PriceUnit", brief.budgetUnits, "PROJECT DAY HOUR"],
  ["AgreementUnit", brief.budgetUnits, "PROJECT DAY HOUR"],
  ["units of rates", profile.rateUnits, "DAY HOUR"],
  ["BudgetBand", brief.budgetBands, "SMALL MEDIUM LARGE"],
  ["BriefSort", brief.briefSorts, "MATCH NEWEST CLOSING FIT"],
  ["FitAspect", brief.fitAspects, "SKILLS MUST_HAVES RATE DATES WORKPLACE"],
  ["FitState", brief.fitStates, "MET NEARLY UNKNOWN NOT_MET"],
  ["Availability", profile.availabilityStates, "AVAILABLE FROM BUSY"],
  ["Visibility", profile.visibilities, "EVERYONE MEMBERS HIDDEN"],
  ["sizes", profile.organisationSizes, "1-10 11-50 51-250 251-1000 1001+"],
  [
    "ProposalStatus",
    proposal.proposalStates,
    "DRAFT SENT SHORTLISTED WAITLISTED ACCEPTED DECLINED WITHDRAWN",
  ],
  ["DeclineReason", proposal.declineReasons, "EXPERIENCE MUST_HAVES RATE DATES UNCLEAR OTHER"],
  ["AgreementSilence", agreement.silences, "NOTHING ACCEPTS"],
  ["AgreementState", agreement.agreementStates, "DRAFTING OFFERED ACTIVE CHANGING ENDED"],
  [
    "AgreementVersionStatus",
    agreement.agreementVersionStates,
    "OFFERED CONFIRMED SUPERSEDED RETURNED WITHDRAWN LAPSED",
  ],
  ["MilestoneState", milestone.milestoneStates, "PLANNED DELIVERED RETURNED ACCEPTED"],
  ["MilestoneMove", milestone.milestoneMoves, "DELIVER TAKE_BACK ACCEPT SEND_BACK"],
  ["AgreementMove", agreement.agreementMoves, "SAVE OFFER COUNTER CONFIRM RETURN WITHDRAW END_EARLY"],
  ["TimeState", time.timeStates, "OPEN SUBMITTED APPROVED RETURNED"],
  ["TimeMove", time.timeMoves, "SAVE SUBMIT TAKE_BACK APPROVE RETURN"],
  ["DayStanding", time.dayStandings, "OPEN AHEAD OUTSIDE"],
  ["ScopeAnswer", scope.scopeAnswers, "IN FAVOUR CHANGE NO"],
  ["ScopeMove", scope.scopeMoves, "ASK TAKE_BACK ANSWER"],
  ["WorkSide", reference.workSides, "HIRER TALENT"],
  ["AskedStatus", reference.askedStates, "SENT SHOWN LAPSED OVER REMOVED"],
  ["RemovableText", reference.removableTexts, "REFERENCE REPLY"],
  ["QuestionStatus", questionStates, "OPEN ANSWERED REMOVED LAPSED"],
  ["ReportReason", report.reportReasons, "SCAM ABUSE FALSE PRIVATE SPAM OTHER"],
  ["ReportAbout", report.reportSubjects, "BRIEF MEMBER PROPOSAL MESSAGE QUESTION REFERENCE WORK"],
  ["ReportDecision", report.reportDecisions, "DISMISSED WARNED SUSPENDED REMOVED"],
  [
    ...(["currencies", currencies] as const),
    "EUR USD GBP CHF SEK PLN AED EGP KWD QAR SAR AUD BRL CAD CNY CZK DKK HKD HUF ILS INR " +
      "ISK JPY KRW MXN MYR NOK NZD PHP RON SGD THB TRY ZAR",
  ],
  ["disciplines", disciplines, "engineering design product data marketing writing operations other"],
  ["Theme", themeNames, "dark black light charcoal blueprint contrast"],
];

const schema = buildSchema(typeDefs);

describe.each(lists)("%s", (_what, choices, values) => {
  it("has these values, which are stored", () => {
    expect(choices.map(toValue).join(" ")).toBe(values);
  });

  it("has a word of its own for each", () => {
    const words = choices.flatMap((choice) => (typeof choice === "string" ? [] : [choice.slice(1)]));
    expect(words.flat().filter((word) => textOf(word).trim() === "")).toEqual([]);
    expect(new Set(words.map(([label = ""]) => textOf(label))).size).toBe(words.length);
  });
});

it.each(lists.filter(([what]) => /^[A-Z]/.test(what)))("the API offers each %s", (what, choices) => {
  const type = schema.getType(what) as GraphQLEnumType;
  const offered = type.getValues().map(({ name }) => name);
  expect(offered.sort()).toEqual(choices.map(toValue).sort());
});

it("counts are kept by the status that they are of", () => {
  const counted = Object.entries(brief.briefCounts).map(([status, count]) => `${status} ${count}`);
  expect(counted.join(", ")).toBe(
    "DRAFT draft, OPEN open, SHORTLISTING shortlisting, FILLED filled, CLOSED closed",
  );
  expect(Object.entries(proposal.proposalCounts)).toEqual(
    proposal.proposalStatuses
      .filter((status) => status !== "DRAFT")
      .map((status) => [status, status.toLowerCase()]),
  );
  expect(proposal.waitingForReply({ sent: 5, shortlisted: 2 })).toBe(7);
});

it("a brief runs from when it is open until it is filled or closed", () => {
  const running = brief.briefStatuses.filter((status) => brief.isRunning({ status }));
  expect(running).toEqual(["OPEN", "SHORTLISTING"]);
});

it("a brief is asked for by an id that is no plain word", () => {
  const shaped = (id: string) => brief.briefIdShape.test(id);
  expect(["a-bcdefg", "12345678", `${"a".repeat(63)}1`].filter((id) => !shaped(id))).toEqual([]);
  expect(["proposals", "a-bcdef", `${"a".repeat(64)}1`, "a-bcdef/", "a-bcdef\n"].filter(shaped)).toEqual([]);
});

it("a theme is one of ours", () => {
  expect(["black", "contrast"].every(isThemeName)).toBe(true);
  expect([null, "", "Black", "neon"].some(isThemeName)).toBe(false);
});

it("a move of mails is described as it is kept, and in its own words where it is none", () => {
  expect(Object.keys(mailMoves)).toEqual(["LET_GO", "HOLD", "BY_ITSELF"]);
  expect(describeMailMove("HOLD")).toBe(mailMoves.HOLD());
  expect(describeMailMove("An address")).toBe("An address");
});

it("account creation ends in one of three ways, and leaves what the spec names (product.md §3, §4)", () => {
  expect(results).toEqual(["SUCCESS", "ERROR", "SIGN_IN_WITH_LINK"]);
  expect(localStorageKeys).toEqual({ emailForSignIn: "emailForSignIn", loginTime: "loginTime" });
  expect(Object.values(outcomes).filter((words) => !words.endsWith("."))).toEqual([]);
  expect(Object.keys(outcomes)).toHaveLength(9);
});

it("what administrators did, and what became of agreements, is only ever added to", () => {
  expect(appendOnlyCollections).toEqual(["audit", "agreementLog", "recordRoots", "recordLeaves"]);
});

it("what expires is what Firestore removes by itself", () => {
  const removed = indexes.fieldOverrides.filter(({ ttl }) => ttl).map((field) => field.collectionGroup);
  expect([...expiringCollections].sort()).toEqual(removed.sort());
  expect(expiringCollections).toEqual(expect.arrayContaining(["limits", "links"]));
  expect(expiringCollections).not.toContain("accounts");
});
