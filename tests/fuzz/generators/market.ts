import fc from "fast-check";
import {
  AcceptProposalDocument,
  BeginShortlistingDocument,
  BriefDocument,
  BriefFormDocument,
  CloseBriefDocument,
  CopyBriefDocument,
  DecisionBriefDocument,
  DeclineProposalDocument,
  DeleteAccountDocument,
  DeleteBriefDocument,
  DeleteProposalDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  ExportAccountDocument,
  MemberDocument,
  OpenBriefsDocument,
  OwnAccountDocument,
  OwnBriefsDocument,
  OwnProfileDocument,
  OwnProposalsDocument,
  ProposalCardsDocument,
  ProposalToDecideDocument,
  PublishBriefDocument,
  ReopenBriefDocument,
  SaveBriefDocument,
  SavedBriefsDocument,
  SaveProfileDocument,
  SaveProposalDocument,
  SaveSettingsDocument,
  SendProposalDocument,
  SetSavedDocument,
  ShortlistProposalDocument,
  TakeDeclineBackDocument,
  TakeDeletionBackDocument,
  WithdrawProposalDocument,
} from "~/web/operations/operations.generated";
import { text } from "./texts";

/** A hirer, a freelancer and an agency whose addresses are proven; the hirer's brief is open and answered. */
export const traders = ["hal", "flo", "ada"] as const;
const uids = ["{uid:hal}", "{uid:flo}", "{uid:ada}", "a-member-of-nobody"];
const ids = [
  "{brief}",
  "{draft}",
  "first-{uid:hal}",
  "a-brief-of-nobody",
  "__proto__",
  "..",
  "x".repeat(3_000),
];

const some = (...values: string[]) => fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...values) }, text);
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const day = some(
  dayIn(10),
  dayIn(20),
  dayIn(0),
  dayIn(-1),
  dayIn(400),
  "2027-02-30",
  "0000-01-01",
  "99999-01-01",
  "+002027-01-01",
);
const amount = some("480", "900", "0", "-5", "1,000.50", "20000001", "99999999999", "1e3", "٣");
const count = some("1", "3", "10", "11", "0", "105", "-1", "2.5", "4294967296");
const revision = some("", "1", "2", "0", "-1", "99999999999", "1e9");
const list = some("TypeScript, SQL", Array.from({ length: 13 }, (_, at) => `skill ${at}`).join(","), "a,A,a");
const lines = some(
  "Speaks German",
  "One\r\nTwo\r\nOne",
  "1\n2\n3\n4\n5\n6\n7",
  "https://a.example\njavascript:1",
);
const choice = (...values: string[]) => some(...values, "");
const intents = (...values: string[]) => some(...values, "", "delete-everything");

const briefFields = {
  id: some("{draft}", "{brief}", "a-new-brief-of-hals", "first-{uid:flo}"),
  revision,
  intent: intents("save", "save", "publish", "preview", "dates", "autosave"),
  title: some("A shop that answers in a second"),
  summary: some("Our shop takes nine seconds to answer; we want it to take one."),
  problem: some("Every page asks the database forty times, and nobody knows which of them matter."),
  desiredOutcome: some("Nine of ten pages answer within a second."),
  skills: list,
  mustHaves: lines,
  niceToHaves: lines,
  budgetMin: amount,
  budgetMax: amount,
  budgetCurrency: choice("EUR", "USD", "XXX"),
  budgetUnit: choice("HOUR", "DAY", "PROJECT"),
  startOn: day,
  weeks: count,
  workplace: choice("REMOTE", "HYBRID", "ONSITE"),
  location: some("Kiel"),
  openTo: choice("BOTH", "FREELANCER", "AGENCY"),
  seats: count,
  cap: count,
  closesOn: day,
  decideOn: day,
};

/** What each form of the market asks, by its address. */
export const marketForms: Record<string, Record<string, fc.Arbitrary<string>>> = {
  "/app/briefs/new": briefFields,
  "/app/briefs/{draft}/edit": briefFields,
  "/app/briefs/{brief}/edit": briefFields,
  "/app/briefs/{brief}": {
    intent: intents("publish", "shortlist", "reopen", "close", "copy", "delete"),
    revision,
    reason: choice("NO_FIT", "BUDGET", "CANCELLED", "EXPIRED"),
    copyId: some("a-copy-of-the-brief", "{draft}", "first-{uid:hal}"),
    closesOn: day,
    decideOn: day,
  },
  "/app/briefs/{brief}/proposal": {
    intent: intents("save", "send", "withdraw", "delete", "autosave"),
    pitch: some("I would measure first, then take the ten slowest queries out of the page, one by one."),
    askedA: some("Speaks German", "Something else"),
    answerA: choice("yes", "no"),
    evidenceA: some("Since 2009."),
    rateMin: amount,
    rateMax: amount,
    rateCurrency: choice("EUR", "XXX"),
    rateUnit: choice("HOUR", "DAY", "PROJECT"),
    startOn: day,
    links: lines,
  },
  "/app/briefs/{brief}/proposals/{uid:flo}": {
    intent: intents("shortlist", "accept", "decline", "take-back", "preview"),
    reason: choice("EXPERIENCE", "RATE", "rate", "FILLED"),
    note: some("Thank you."),
    fills: choice("1"),
    back: some("/app/briefs/{brief}/proposals", "https://evil.example", "/app/briefs/{brief}/compare?with=x"),
  },
  "/app/briefs/saved": { brief: some(...ids), intent: intents("save", "forget"), back: some("/app/briefs") },
  "/app/profile": {
    intent: intents("save", "save", "save", "preview", "confirm", "take"),
    revision,
    displayName: some("Ada Example"),
    headline: some("Makes slow shops fast"),
    about: some("Ten years of slow shops."),
    skills: list,
    languages: list,
    country: some("Germany", "ZZ"),
    links: lines,
    visibility: choice("MEMBERS", "HIDDEN"),
    discipline: choice("engineering"),
    rateMin: amount,
    rateMax: amount,
    rateCurrency: choice("EUR"),
    rateUnit: choice("HOUR", "DAY"),
    availability: choice("AVAILABLE", "FROM", "BUSY"),
    availableFrom: day,
    hoursPerWeek: count,
    teamSize: count,
    services: list,
    people: lines,
    organisation: some("Harbour Works"),
    size: choice("1-10", "11-50"),
    website: some("harbour.example", "javascript:1"),
  },
  "/app/profile/account": {
    // Deleting takes a tick, which is seldom there.
    intent: intents("settings", "settings", "end", "delete", "keep"),
    name: some("of nobody"),
    sure: choice("on"),
    messages: choice("INSTANT", "DAILY", "OFF"),
    proposals: choice("INSTANT", "DAILY", "OFF"),
    briefs: choice("INSTANT", "DAILY", "OFF"),
    timeZone: choice("Europe/Paris", "UTC", "Mars/Base", "+01:00"),
  },
};

/** The compiler's name of the page that a form of the market is posted to. */
export function marketRouteOf(path: string): string | null {
  const names: [RegExp, string][] = [
    [/^\/app\/briefs\/new$/, "app.briefs.new"],
    [/^\/app\/briefs\/saved$/, "app.briefs.saved"],
    [/\/edit$/, "app.briefs.$id_.edit"],
    [/\/proposal$/, "app.briefs.$id_.proposal"],
    [/\/proposals\//, "app.briefs.$id_.proposals.$uid"],
    [/^\/app\/briefs\//, "app.briefs.$id"],
    [/^\/app\/profile\/account$/, "app.profile_.account"],
    [/^\/app\/profile$/, "app.profile"],
  ];
  return names.find(([shape]) => shape.test(path))?.[1] ?? null;
}

/** Every page of the market, of one's own, of somebody else's and of nobody's. */
export const marketPaths: string[] = [
  ...ids.map((id) => `/app/briefs/${id}`),
  ...["edit", "proposal", "proposals", "compare"].flatMap((page) =>
    ["{brief}", "{draft}", "a-brief-of-nobody"].map((id) => `/app/briefs/${id}/${page}`),
  ),
  ...uids.map((uid) => `/app/briefs/{brief}/proposals/${uid}`),
  ...uids.map((uid) => `/app/members/${uid}`),
  "/app/members/{uid:flo}?through={brief}",
  "/app/members/{uid:hal}?through={draft}",
  "/app/members/__proto__?through=__proto__",
  "/app/briefs/{brief}/compare?with={uid:flo}&with={uid:flo}&with=__proto__&with=&with=5&with=6",
  "/app/briefs/{brief}/proposals?view=columns&status=sent&after=x",
  "/app/briefs/{brief}/proposals/{uid:flo}?decide=accept",
  "/app/briefs/{brief}?ask=close&done=published",
  "/app/briefs?keyword=%00&skill=__proto__&workplace=remote&budget=large&kind=agency",
  "/app/briefs?status=closed&after=eyJ4IjoxfQ",
  "/app/briefs/saved?after=made-up",
  "/app/briefs/proposals?after=%ff",
  "/app/briefs/new?id=first-{uid:flo}",
  "/app/profile/account?done=__proto__",
  "/app/profile/export",
  "/app/profile?saved=-1&taken=1e9",
];

const id = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...ids) }, text);
const uid = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...uids) }, text);
const whole = fc.oneof(fc.constantFrom(0, 1, 2, -1, 51, 800_000, 2 ** 31 - 1, 2 ** 31), fc.integer());
const price = fc.record({
  min: whole,
  max: whole,
  currency: some("EUR"),
  unit: fc.constantFrom("HOUR", "DAY", "PROJECT"),
});
const texts = fc.array(text, { maxLength: 14 });
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary);

const brief = fc.record({
  title: optional(some("A shop that answers in a second")),
  summary: optional(text),
  problem: optional(text),
  desiredOutcome: optional(text),
  skills: texts,
  mustHaves: texts,
  niceToHaves: texts,
  budget: optional(price),
  startOn: optional(day),
  weeks: optional(whole),
  workplace: optional(fc.constantFrom("REMOTE", "ONSITE")),
  location: optional(text),
  openTo: fc.constantFrom("BOTH", "AGENCY"),
  seats: whole,
  cap: whole,
  closesOn: optional(day),
  decideOn: optional(day),
});
const proposal = fc.record({
  pitch: optional(text),
  answers: fc.array(
    fc.record({ mustHave: optional(text), met: optional(fc.boolean()), evidence: optional(text) }),
  ),
  rate: optional(price),
  startOn: optional(day),
  links: texts,
});
const profile = fc.record({
  displayName: text,
  headline: optional(text),
  about: optional(text),
  skills: texts,
  languages: texts,
  country: optional(some("DE")),
  links: texts,
  visibility: fc.constantFrom("MEMBERS", "HIDDEN"),
  discipline: optional(text),
  rate: optional(price),
  availability: optional(fc.constantFrom("AVAILABLE", "FROM", "BUSY")),
  availableFrom: optional(day),
  hoursPerWeek: optional(whole),
  teamSize: optional(whole),
  services: texts,
  people: texts,
  organisation: optional(text),
  size: optional(text),
  website: optional(text),
});
const notifyTime = fc.constantFrom("INSTANT", "DAILY", "OFF");
const after = optional(text);
const decision = { brief: id, applicant: uid };

/** The operations of the market's pages, with what each takes. */
export const marketOperations: [document: unknown, variables: Record<string, fc.Arbitrary<unknown>>][] = [
  [BriefDocument, { id }],
  [BriefFormDocument, { id }],
  [DecisionBriefDocument, { id }],
  [ProposalCardsDocument, { id, status: fc.constantFrom("SENT", "DRAFT", "WAITLISTED"), after }],
  [ProposalToDecideDocument, decision],
  [OpenBriefsDocument, { keyword: optional(text), skill: optional(text), after }],
  [OwnBriefsDocument, { status: fc.constantFrom("DRAFT", "OPEN"), after }],
  [OwnProposalsDocument, { after }],
  [SavedBriefsDocument, { after }],
  [MemberDocument, { uid, through: optional(id) }],
  [OwnProfileDocument, {}],
  [OwnAccountDocument, {}],
  [ExportAccountDocument, {}],
  [SaveBriefDocument, { id, revision: optional(whole), brief }],
  [PublishBriefDocument, { id, revision: whole }],
  [BeginShortlistingDocument, { id }],
  [ReopenBriefDocument, { id, closesOn: day, decideOn: day }],
  [CloseBriefDocument, { id, reason: fc.constantFrom("NO_FIT", "EXPIRED") }],
  [CopyBriefDocument, { id, copyId: id }],
  [DeleteBriefDocument, { id }],
  [SetSavedDocument, { brief: id, saved: fc.boolean() }],
  [SaveProposalDocument, { brief: id, revision: optional(whole), proposal }],
  [SendProposalDocument, { brief: id, revision: optional(whole), proposal }],
  [WithdrawProposalDocument, { brief: id }],
  [DeleteProposalDocument, { brief: id }],
  [ShortlistProposalDocument, decision],
  [AcceptProposalDocument, decision],
  [DeclineProposalDocument, { ...decision, reason: fc.constantFrom("RATE", "FILLED"), note: optional(text) }],
  [TakeDeclineBackDocument, decision],
  [SaveProfileDocument, { revision: optional(whole), profile }],
  [
    SaveSettingsDocument,
    {
      settings: fc.record({
        messages: notifyTime,
        proposals: notifyTime,
        briefs: notifyTime,
        timeZone: optional(text),
      }),
    },
  ],
  [EndSessionDocument, { name: text }],
  [EndOtherSessionsDocument, {}],
  [DeleteAccountDocument, {}],
  [TakeDeletionBackDocument, {}],
];
