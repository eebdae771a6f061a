import fc from "fast-check";
import { briefFields } from "~/domain/fields/brief-fields";
import { caseFields } from "~/domain/fields/case-fields";
import { historyFields } from "~/domain/fields/history-fields";
import { profileFields } from "~/domain/fields/profile-fields";
import { proposalFields } from "~/domain/fields/proposal-fields";
import {
  AcceptProposalDocument,
  AnswerQuestionDocument,
  AskQuestionDocument,
  BeginShortlistingDocument,
  BookmarksDocument,
  BriefDocument,
  BriefFormDocument,
  ClarifyBriefDocument,
  CloseBriefDocument,
  ConfirmProposalDocument,
  CopyBriefDocument,
  DecisionBriefDocument,
  DeclineInvitationDocument,
  DeclineProposalDocument,
  DeclineProposalsDocument,
  DeleteAccountDocument,
  DeleteBriefDocument,
  DeleteProposalDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  ExportAccountDocument,
  InviteFormDocument,
  InviteMemberDocument,
  MemberBookmarksDocument,
  MemberDocument,
  MembersDocument,
  OpenBriefsDocument,
  OwnAccountDocument,
  OwnBriefsDocument,
  OwnInvitationDocument,
  OwnProfileDocument,
  OwnProposalsDocument,
  OwnVersionDocument,
  OwnWorksDocument,
  PlaceCaseDocument,
  ProposalCardsDocument,
  ProposalToDecideDocument,
  PublishBriefDocument,
  PublishedBriefDocument,
  RemoveCaseDocument,
  RemoveQuestionDocument,
  ReopenBriefDocument,
  ReplyToReferenceDocument,
  SaveBriefDocument,
  SaveCaseDocument,
  SaveHistoryDocument,
  SaveProfileDocument,
  SaveProposalDocument,
  SaveSettingsDocument,
  SendProposalDocument,
  SetBookmarkDocument,
  SetMemberBookmarkDocument,
  ShortlistProposalDocument,
  TakeDeletionBackDocument,
  UndoDecisionDocument,
  WithdrawProposalDocument,
  WorkDocument,
  WriteReferenceDocument,
} from "~/shell/operations/operations.generated";
import { choice, day, sentContent, some, typedContent, whole } from "./content";
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

const revision = some("", "1", "2", "0", "-1", "99999999999", "1e9");
const intents = (...values: string[]) => some(...values, "", "delete-everything");

const briefForm = {
  id: some("{draft}", "{brief}", "a-new-brief-of-hals", "first-{uid:flo}"),
  revision,
  intent: intents("save", "save", "publish", "preview", "autosave"),
  ...typedContent(briefFields),
};

/** What each form of the market asks, by its address. */
export const marketForms: Record<string, Record<string, fc.Arbitrary<string>>> = {
  "/app/briefs/new": briefForm,
  "/app/briefs/{draft}/edit": briefForm,
  "/app/briefs/{brief}/edit": briefForm,
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
    ...typedContent(proposalFields),
  },
  "/app/briefs/{brief}/proposals/{uid:flo}": {
    intent: intents("shortlist", "accept", "decline", "undo", "preview"),
    reason: choice("EXPERIENCE", "RATE", "rate", "FILLED"),
    note: some("Thank you."),
    fills: choice("1"),
    back: some("/app/briefs/{brief}/proposals", "https://evil.example", "/app/briefs/{brief}/compare?with=x"),
  },
  "/app/briefs/saved": { brief: some(...ids), intent: intents("save", "forget"), back: some("/app/briefs") },
  "/app/briefs/searches": {
    intent: intents("save-search", "change", "delete", "feed"),
    side: choice("BRIEFS", "MEMBERS", "briefs"),
    search: some(...ids),
    name: some("Shops"),
    cadence: choice("INSTANT", "DAILY", "OFF"),
    keyword: some("shop", "NEAR * -"),
    skill: some("SQL"),
  },
  "/app/profile": {
    intent: intents("save", "save", "save", "preview", "confirm", "take"),
    revision,
    ...typedContent(profileFields),
  },
  "/app/profile/cases/new": {
    id: some("11111111-2222-4333-8444-555555555555", "{brief}"),
    revision,
    intent: intents("save"),
    ...typedContent(caseFields),
  },
  "/app/profile/cases": {
    intent: intents("up", "down", "remove"),
    case: some("11111111-2222-4333-8444-555555555555", ...ids),
    place: some("1", "2", "-1", "99999999999"),
  },
  "/app/profile/history": {
    intent: intents("save", "remove"),
    section: choice("work", "education", "certificates", "__proto__"),
    was: some("", "of-nobody"),
    ...typedContent(historyFields.work),
    ...typedContent(historyFields.education),
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
    [/^\/app\/briefs\/searches$/, "app.briefs.searches"],
    [/\/edit$/, "app.briefs.$id_.edit"],
    [/\/proposal$/, "app.briefs.$id_.proposal"],
    [/\/proposals\//, "app.briefs.$id_.proposals.$uid"],
    [/^\/app\/briefs\//, "app.briefs.$id"],
    [/^\/app\/profile\/account$/, "app.profile_.account"],
    [/^\/app\/profile\/cases\/new$/, "app.profile_.cases.new"],
    [/^\/app\/profile\/cases$/, "app.profile_.cases._index"],
    [/^\/app\/profile\/history$/, "app.profile_.history"],
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
  "/app/briefs?keyword=%00&skill=__proto__&workplace=remote&budget=large&kind=agency&sort=fit",
  "/app/briefs?status=closed&after=eyJ4IjoxfQ",
  "/app/briefs/saved?after=made-up",
  "/app/briefs/searches",
  "/feeds/search/made-up.atom",
  "/share/briefs/{brief}/made-up.png",
  "/feeds/dates/made-up-made-up-made-up-.ics",
  "/app/briefs/proposals?after=%ff",
  "/app/briefs/new?id=first-{uid:flo}",
  "/app/profile/account?done=__proto__",
  "/app/profile/cases?done=moved&case=__proto__",
  "/app/profile/cases/__proto__?taken=1e9",
  "/app/profile/history?section=__proto__&entry=x",
  "/app/profile/history?section=work&entry=x",
  "/app/profile/export",
  "/app/profile?saved=-1&taken=1e9",
];

const id = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...ids) }, text);
const uid = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...uids) }, text);
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary);
const brief = sentContent(briefFields);
const proposal = sentContent(proposalFields);
const profile = sentContent(profileFields);
const aCase = sentContent(caseFields);
const aHistory = fc.record({
  work: fc.array(sentContent(historyFields.work), { maxLength: 3 }),
  education: fc.array(sentContent(historyFields.education), { maxLength: 3 }),
  certificates: fc.array(sentContent(historyFields.certificates), { maxLength: 3 }),
});
const notifyTime = fc.constantFrom("INSTANT", "DAILY", "OFF");
const after = optional(text);
const decision = { brief: id, applicant: uid };
const noes = fc.array(
  fc.record({
    applicant: uid,
    reason: fc.constantFrom("RATE", "FILLED"),
    note: optional(text),
    withoutNote: fc.boolean(),
  }),
  { maxLength: 3 },
);

/** The operations of the market's pages, with what each takes. */
export const marketOperations: [document: unknown, variables: Record<string, fc.Arbitrary<unknown>>][] = [
  [BriefDocument, { id }],
  [BriefDocument, { id, withQuestions: fc.constant(true), after }],
  [OwnInvitationDocument, { id }],
  [PublishedBriefDocument, { id }],
  [InviteFormDocument, { brief: id, member: uid }],
  [InviteMemberDocument, { brief: id, member: uid, key: id, line: text }],
  [
    DeclineInvitationDocument,
    { brief: id, reason: fc.constantFrom("BUDGET", "FILLED"), note: optional(text) },
  ],
  [WorkDocument, { id }],
  [WriteReferenceDocument, { id, experience: text, advice: text, title: fc.boolean() }],
  [ReplyToReferenceDocument, { id, text }],
  [AskQuestionDocument, { brief: id, key: id, text }],
  [ClarifyBriefDocument, { brief: id, key: id, text }],
  [AnswerQuestionDocument, { id, text, changesBrief: fc.boolean() }],
  [RemoveQuestionDocument, { id }],
  [BriefFormDocument, { id }],
  [DecisionBriefDocument, { id }],
  [ProposalCardsDocument, { id, status: fc.constantFrom("SENT", "DRAFT", "WAITLISTED"), after }],
  [ProposalToDecideDocument, decision],
  [
    OpenBriefsDocument,
    {
      keyword: optional(text),
      skill: optional(text),
      sort: fc.constantFrom("MATCH", "NEWEST", "CLOSING", "FIT"),
      counted: fc.boolean(),
      after,
    },
  ],
  [OwnBriefsDocument, { status: fc.constantFrom("DRAFT", "OPEN"), after }],
  [OwnProposalsDocument, { after }],
  [OwnWorksDocument, { after }],
  [BookmarksDocument, { after }],
  [MemberDocument, { uid, through: optional(id), withFit: fc.boolean(), fitTo: id }],
  [MemberBookmarksDocument, { after }],
  [
    MembersDocument,
    {
      keyword: optional(text),
      skill: optional(text),
      country: optional(text),
      timeZone: optional(text),
      language: optional(text),
      sort: fc.constantFrom("MATCH", "FRESH", "FIT"),
      brief: optional(id),
      withFit: fc.boolean(),
      fitTo: id,
      after,
    },
  ],
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
  [SetMemberBookmarkDocument, { member: uid, bookmarked: fc.boolean(), note: optional(text) }],
  [SetBookmarkDocument, { brief: id, bookmarked: fc.boolean() }],
  [SaveProposalDocument, { brief: id, revision: optional(whole), proposal }],
  [SendProposalDocument, { brief: id, revision: optional(whole), proposal }],
  [OwnVersionDocument, { id }],
  [ConfirmProposalDocument, { brief: id, version: whole }],
  [WithdrawProposalDocument, { brief: id }],
  [DeleteProposalDocument, { brief: id }],
  [ShortlistProposalDocument, decision],
  [AcceptProposalDocument, { ...decision, noes }],
  [DeclineProposalsDocument, { brief: decision.brief, noes }],
  [DeclineProposalDocument, { ...decision, reason: fc.constantFrom("RATE", "FILLED"), note: optional(text) }],
  [UndoDecisionDocument, { ...decision, all: fc.boolean() }],
  [SaveProfileDocument, { revision: optional(whole), profile }],
  [SaveHistoryDocument, { revision: whole, history: aHistory }],
  [SaveCaseDocument, { id, revision: optional(whole), case: aCase }],
  [PlaceCaseDocument, { id, place: whole }],
  [RemoveCaseDocument, { id }],
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
