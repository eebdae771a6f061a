import { describe, expect, it } from "vitest";
import { briefFields } from "~/domain/fields/brief-fields";
import { emptyContent } from "~/domain/fields/content";
import { type Account, createProvenAccount } from "~/features/accounts/model/account";
import { type Brief, createDraft } from "~/features/briefs/model/brief";
import { briefNotifications, textsOf } from "~/features/notification-center/mails/brief-notifications";
import { pathOfAll } from "~/features/notification-center/mails/digest-mail";
import { sayEndIn } from "~/features/notifications/mails/say-end";
import {
  type BriefNotification,
  type BriefNotificationKind,
  briefNotificationKinds,
} from "~/features/notifications/model/notification";
import type { Proposal } from "~/features/proposals/model/proposal";
import {
  agreementPath,
  briefPath,
  milestonesPath,
  paths,
  proposalPath,
  proposalsPath,
  scopePath,
  timePath,
  workPathFor,
} from "~/paths";

const now = new Date("2027-03-01T12:00:00Z");

function aBrief(change: Partial<Brief> = {}): Brief {
  const dates = { closesOn: "2027-03-10", decideOn: "2027-03-20" };
  return {
    ...createDraft({ ...emptyContent(briefFields), title: "A fast shop", ...dates }, "hirer", "b1", now),
    ...change,
  };
}

const names = { hirer: "Harbour & Hale", applicant: "Amara Okafor" };

const textsFor = (
  type: BriefNotificationKind,
  brief: Brief,
  proposal: Proposal | null,
  known: Parameters<typeof textsOf>[0]["names"] = names,
  zone: string | null = null,
  states: Parameters<typeof textsOf>[0]["states"] = { hirer: "ACTIVE", applicant: "ACTIVE" },
) =>
  textsOf(
    { notification: { type } as BriefNotification, brief, proposal, names: known, states, quote: null },
    sayEndIn(zone, now),
  );

const declined = (declineReason: string, note: string | null = null) =>
  ({ declineReason, note }) as unknown as Proposal;

describe("a notification", () => {
  it.each(briefNotificationKinds)("%s names its brief, and one without a title as one", (type) => {
    const { subject, lead, button } = textsFor(type, aBrief(), null);
    expect(subject).toContain("“A fast shop”");
    expect(lead).not.toBe("");
    expect(button).not.toBe("");
    expect(textsFor(type, aBrief({ title: null }), null).subject).toContain("“a brief”");
  });

  it.each(["Europe/Berlin", "Asia/Tokyo", null])(
    "to %s names the day that was promised in Berlin",
    (zone) => {
      const brief = aBrief({ timeZone: "Europe/Berlin" });
      expect(textsFor("proposal-shortlisted", brief, null, names, zone).lead).toContain("by 20 March.");
    },
  );

  it.each<[BriefNotificationKind, string]>([
    ["proposal-received", "Amara Okafor sent"],
    ["proposal-promoted", "Harbour & Hale can now read"],
    ["proposal-shortlisted", "Harbour & Hale shortlisted"],
    ["proposal-accepted", "Harbour & Hale accepted"],
    ["proposal-accept-undone", "Amara Okafor can’t be chosen"],
    ["proposal-declined", "Harbour & Hale replied"],
    ["invited", "Harbour & Hale invites you"],
    ["invitation-declined", "Amara Okafor declined"],
  ])("%s names who did it, and a member without a name by the state of their account", (type, done) => {
    expect(textsFor(type, aBrief(), null).subject).toContain(done);
    const nameless = { hirer: null, applicant: null };
    const said = (state: "ACTIVE" | "AWAY" | "GONE") =>
      textsFor(type, aBrief(), null, nameless, null, { hirer: state, applicant: state }).subject;
    expect(said("ACTIVE")).toMatch(/^(Someone|The hirer) /);
    expect(said("AWAY")).toContain("Unavailable member ");
    expect(said("GONE")).toContain("Former member ");
  });

  it("of a proposal tells its price and how its pitch begins, up to a whole word", () => {
    const rate = { min: 48_000, max: 48_000, currency: "EUR", unit: "DAY" };
    const pitch = "word ".repeat(100);
    const { facts, excerpt = "" } = textsFor("proposal-received", aBrief(), {
      rate,
      days: 13,
      pitch,
    } as Proposal);
    expect(facts).toEqual([["Price", "€480 a day, estimated at 13 days"]]);
    expect(excerpt).toMatch(/^(word )+word…$/);
    expect(excerpt.length).toBeGreaterThan(200);
    expect(excerpt.length).toBeLessThanOrEqual(281);
  });

  it("is put in words of its own", () => {
    const all = briefNotificationKinds.map((type) => textsFor(type, aBrief(), null));
    expect(new Set(all.map(({ subject }) => subject)).size).toBe(briefNotificationKinds.length);
    expect(new Set(all.map(({ lead }) => lead)).size).toBe(briefNotificationKinds.length);
  });

  const dated: BriefNotificationKind[] = [
    "proposal-received",
    "proposal-promoted",
    "proposal-shortlisted",
    "brief-hidden",
    "brief-shown",
    "brief-shortlisting",
  ];
  it.each(dated)("%s says by when everybody hears, if anything does", (type) => {
    expect(textsFor(type, aBrief(), null).lead).toContain(" by 20 March");
    expect(textsFor(type, aBrief({ decideOn: null }), null).lead).not.toMatch(/ by /);
  });

  it.each<[string, Proposal | null, Brief["closeReason"], string]>([
    ["the hirer’s reason", declined("RATE"), null, "The hirer’s reason: The price doesn’t fit the budget."],
    ["and note", declined("OTHER", "Next time."), null, "Another reason. They wrote: “Next time.”"],
    ["that all places are given", declined("FILLED"), null, "Someone else was chosen."],
    ["how the brief ended", declined("BUDGET"), null, "The brief ended: "],
    ["how the brief ended, where the proposal doesn’t say", null, "CANCELLED", "The brief ended: "],
    ["that it ended", null, null, "The brief ended."],
  ])("of a no tells %s", (_what, proposal, closeReason, told) => {
    const { lead } = textsFor("proposal-declined", aBrief({ closeReason }), proposal);
    expect(lead).toContain(told);
    if (!proposal?.note) expect(lead).not.toContain("They wrote");
  });

  const first = { closesOn: "2027-03-05", decideOn: "2027-03-15" };
  it.each<[string, Brief["firstDates"], string, string]>([
    [
      "the reply date alone",
      { ...first, closesOn: "2027-03-10" },
      "You’ll hear about “A fast shop” by 20 March",
      "Harbour & Hale moved the reply date from 15 March to 20 March. ",
    ],
    [
      "both dates",
      first,
      "You’ll hear about “A fast shop” by 20 March",
      "from 15 March to 20 March, and the last day for proposals from 5 March to 10 March. ",
    ],
    [
      "the last day alone",
      { ...first, decideOn: "2027-03-20" },
      "“A fast shop” takes proposals until 10 March",
      "Harbour & Hale moved the last day for proposals from 5 March to 10 March. ",
    ],
  ])("of new dates tells %s", (_what, firstDates, subject, lead) => {
    const texts = textsFor("brief-dates-moved", aBrief({ firstDates }), null);
    expect(texts.subject).toBe(subject);
    expect(texts.lead).toContain(lead);
  });
});

/** A new kind needs its line here: whose doing it is, and where it leads. */
const expected: Record<BriefNotificationKind, [by: "hirer" | "applicant" | "other" | null, path: string]> = {
  "proposal-received": ["applicant", proposalsPath("b1", "ann")],
  "proposal-accept-undone": ["applicant", proposalsPath("b1", "ann")],
  "proposal-promoted": ["hirer", proposalPath("b1")],
  "proposal-shortlisted": ["hirer", proposalPath("b1")],
  "proposal-accepted": ["hirer", workPathFor("b1", "ann")],
  "proposal-declined": ["hirer", proposalPath("b1")],
  "proposal-answers-anew": ["applicant", proposalsPath("b1", "ann")],
  "brief-dates-moved": ["hirer", proposalPath("b1")],
  "brief-changed": ["hirer", `${briefPath("b1")}#changes`],
  "brief-asks-anew": ["hirer", proposalPath("b1")],
  "brief-answer-reminder": ["hirer", proposalPath("b1")],
  "brief-hidden": ["hirer", proposalPath("b1")],
  "brief-shown": ["hirer", proposalPath("b1")],
  "brief-shortlisting": [null, proposalsPath("b1")],
  "brief-reminder": [null, proposalsPath("b1")],
  "brief-expired": [null, briefPath("b1")],
  "brief-clarified": ["hirer", `${briefPath("b1")}#questions`],
  "brief-over-invited": [null, briefPath("b1")],
  "brief-over-drafted": [null, proposalPath("b1")],
  "brief-over-asked": [null, `${briefPath("b1")}#questions`],
  "brief-over-saved": [null, briefPath("b1")],
  "question-asked": [null, `${briefPath("b1")}#questions`],
  "question-answered": ["hirer", `${briefPath("b1")}#questions`],
  "question-removed": ["hirer", `${briefPath("b1")}#questions`],
  invited: ["hirer", briefPath("b1")],
  "invitation-declined": ["applicant", `${briefPath("b1")}#invitations`],
  "partner-leaving": ["other", workPathFor("b1", "ann")],
  "partner-kept": ["other", workPathFor("b1", "ann")],
  "agreement-offered": ["other", agreementPath("b1_ann")],
  "agreement-confirmed": ["other", agreementPath("b1_ann")],
  "agreement-returned": ["other", agreementPath("b1_ann")],
  "agreement-waits": ["other", agreementPath("b1_ann")],
  "agreement-unanswered": ["other", agreementPath("b1_ann")],
  "agreement-lapsed": ["other", agreementPath("b1_ann")],
  "agreement-ended-early": ["other", agreementPath("b1_ann")],
  "milestone-delivered": ["other", milestonesPath("b1_ann")],
  "milestone-accepted": ["other", milestonesPath("b1_ann")],
  "milestone-waits": ["other", milestonesPath("b1_ann")],
  "milestone-silence": [null, milestonesPath("b1_ann")],
  "milestone-sent-back": ["other", milestonesPath("b1_ann")],
  "time-submitted": ["other", timePath("b1_ann")],
  "time-approved": ["other", timePath("b1_ann")],
  "time-returned": ["other", timePath("b1_ann")],
  "time-near-cap": [null, timePath("b1_ann")],
  "scope-asked": ["other", scopePath("b1_ann")],
  "scope-answered": ["other", scopePath("b1_ann")],
  "work-end-said": ["other", workPathFor("b1", "ann")],
  "work-goes-on": ["other", workPathFor("b1", "ann")],
  "work-ended": ["other", workPathFor("b1", "ann")],
  "reference-written": ["other", workPathFor("b1", "ann")],
  "reference-shown": ["other", workPathFor("b1", "ann")],
  "own-reference-shown": [null, workPathFor("b1", "ann")],
  "reference-replied": ["other", workPathFor("b1", "ann")],
  "own-reference-removed": [null, workPathFor("b1", "ann")],
  "reference-removed": [null, workPathFor("b1", "ann")],
  "own-reply-removed": [null, workPathFor("b1", "ann")],
  "reply-removed": [null, workPathFor("b1", "ann")],
};

it.each(briefNotificationKinds)("%s says whose doing it is, and leads to its page", (type) => {
  const { by, path } = briefNotifications[type];
  const about = { type, briefId: "b1", applicantUid: "ann" } as BriefNotification;
  expect([by, path(about)]).toEqual(expected[type]);
});

it.each([
  ["HIRER", paths.briefs],
  ["FREELANCER", paths.ownProposals],
  ["AGENCY", paths.ownProposals],
] as const)("several notifications of one %s lead to %s", (kind, path) => {
  const account: Account = { ...createProvenAccount("ann@example.com", now), kind };
  expect(pathOfAll(account)).toBe(path);
});
