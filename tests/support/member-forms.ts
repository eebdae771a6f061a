import { wholeContent } from "#tests/support/content";
import { mockGraphql } from "#tests/support/graphql-mocks";
import { briefFields } from "~/domain/fields/brief-fields";
import { caseFields } from "~/domain/fields/case-fields";
import { toTexts } from "~/domain/fields/content.server";
import { profileFields } from "~/domain/fields/profile-fields";
import { proposalFields } from "~/domain/fields/proposal-fields";
import { resumeFields, resumeNames } from "~/domain/resume/resume-fields";
import type { TypedDocumentString } from "~/shell/operations/operations.generated";
import * as operations from "~/shell/operations/operations.generated";
import type { RefusalCode } from "~/values/refusals";

type Mutation = TypedDocumentString<Record<string, unknown>, unknown>;

/** One button of a form of the signed-in area. */
export interface MemberForm {
  route: string;
  path: string;
  /** All that its form posts. A form with text or choices says whose page it was on. */
  typed: Record<string, string>;
  /** What it runs, and so what can refuse it; none for a button that only shows something. */
  mutation?: Mutation;
  /** Its draft, which two tabs may save: the fields in which the one that stands differs from `typed`. */
  differsIn?: string[];
  /** What an INVALID of the API names, and the control that it is said at. */
  invalid?: [field: string, control: string];
  /** In place of the refusal's own sentence. */
  says?: Partial<Record<RefusalCode, RegExp>>;
  /** What this mutation can be refused as, where its answer has codes of its own. */
  codes?: Partial<Record<RefusalCode, string>>;
}

export const id = "11111111-2222-4333-8444-555555555555";
/** Of what stands, as the API answers it. */
export const standingRevision = 7;
const mustHave = "Has a van";
const paragraph = 'Zoë & Sons,\nwho "build" <boats>';
const member = "the member whose page it was";
/** A form that only administrators are given says so. */
const given = { member, proof: "that it was given" };

const aBrief = { ...wholeContent(briefFields), problem: paragraph };
const aProfile = {
  ...wholeContent(profileFields),
  about: paragraph,
  availability: "FROM",
  availableFrom: "2031-05-12",
} as const;
const aProposal = {
  ...wholeContent(proposalFields),
  pitch: paragraph,
  answers: [{ mustHave, met: true, evidence: "Two of them." }],
};
const aCase = wholeContent(caseFields);

const briefTexts = { ...toTexts(briefFields, aBrief), id, member, revision: "3" };
const profileTexts = { ...toTexts(profileFields, aProfile), member, revision: "3" };
const allTicked = Object.fromEntries(resumeNames.map((name) => [`take.${name}`, "on"]));
const proposalTexts = { ...toTexts(proposalFields, aProposal), askedA: mustHave, member, revision: "3" };
const caseTexts = { ...toTexts(caseFields, aCase), id, member, revision: "3" };
const dates = { closesOn: "2031-06-12", decideOn: "2031-07-12" };

const noes = {
  reason: "DATES",
  note: paragraph,
  "reason.another": "SUGGESTED_RATE",
  "note.another": paragraph,
};

const brief = `/app/briefs/${id}`;
const account = "/app/profile/account";
const tooManyBriefs = /^You have \d+ briefs that have not ended/;
const accountCodes = { NOT_ACTIVE: "NOT_ACTIVE", SIGN_IN_FIRST: "AUTHENTICATION_REQUIRED" };

/** The buttons of one page. */
function formsOf(
  route: string,
  path: string,
  forms: (Pick<MemberForm, "mutation" | "typed"> & Partial<MemberForm>)[],
): MemberForm[] {
  return forms.map((form) => ({ route, path, ...form }));
}

function briefForms(route: string, path: string): MemberForm[] {
  const mutation = operations.SaveBriefDocument as Mutation;
  const shared = {
    mutation,
    differsIn: ["title"],
    invalid: ["budget", "budgetMin"] as [string, string],
    says: { TOO_MANY: tooManyBriefs },
  };
  return formsOf(route, path, [
    { ...shared, typed: { ...briefTexts, intent: "save" } },
    { ...shared, typed: { ...briefTexts, intent: "publish" } },
    { ...shared, typed: { ...briefTexts, intent: "preview" } },
    { ...shared, typed: { ...briefTexts, intent: "files" } },
  ]);
}

const beFound = ["be-found", "stay-hidden"].map((intent) => ({
  typed: { intent },
  mutation: operations.AnswerToBeFoundDocument as Mutation,
}));

/** Every button of every form of the signed-in area, with each field that it posts. */
export const memberForms: MemberForm[] = [
  ...formsOf("routes/app", "/app", [
    { typed: { intent: "confirm" }, mutation: operations.SendLoginEmailDocument as Mutation, codes: {} },
    {
      typed: { intent: "choose-kind", kind: "HIRER" },
      mutation: operations.ChooseKindDocument as Mutation,
      codes: accountCodes,
      says: { NOT_ACTIVE: /^Your account is not active/ },
    },
    {
      typed: { intent: "still-available" },
      mutation: operations.ConfirmAvailabilityDocument as Mutation,
    },
    ...beFound,
    ...["keep", "start-fresh"].map((intent) => ({
      typed: { intent },
      mutation: operations.ReviewAccountDocument as Mutation,
      codes: accountCodes,
      says: { NOT_ACTIVE: /^Your account is not active/ },
    })),
  ]),
  ...formsOf("routes/app.profile", "/app/profile", [
    {
      typed: { ...profileTexts, intent: "save" },
      mutation: operations.SaveProfileDocument as Mutation,
      differsIn: ["headline"],
      invalid: ["rate", "rateMin"],
    },
    { typed: { ...profileTexts, intent: "preview" } },
    { typed: { intent: "confirm" }, mutation: operations.ConfirmAvailabilityDocument as Mutation },
    ...beFound,
  ]),
  ...formsOf("routes/app.profile_.cases.new", "/app/profile/cases/new", [
    {
      typed: { ...caseTexts, intent: "save" },
      mutation: operations.SaveCaseDocument as Mutation,
      differsIn: ["title"],
      invalid: ["client", "client"],
      says: { TOO_MANY: /^You show 8 cases already/ },
    },
  ]),
  ...formsOf("routes/app.profile_.cases.$id", `/app/profile/cases/${id}`, [
    {
      typed: { ...caseTexts, intent: "save" },
      mutation: operations.SaveCaseDocument as Mutation,
      differsIn: ["title"],
      invalid: ["client", "client"],
      says: { TOO_MANY: /^You show 8 cases already/ },
    },
  ]),
  ...formsOf("routes/app.profile_.cases._index", "/app/profile/cases", [
    ...["up", "down"].map((intent) => ({
      typed: { intent, case: id, place: "2", member },
      mutation: operations.PlaceCaseDocument as Mutation,
    })),
    { typed: { intent: "remove", case: id, member }, mutation: operations.RemoveCaseDocument as Mutation },
  ]),
  ...formsOf("routes/app.profile_.resume", "/app/profile/resume", [
    {
      typed: { ...toTexts(resumeFields, aProfile), ...allTicked, member, revision: "3", intent: "save" },
      mutation: operations.SaveProfileDocument as Mutation,
      differsIn: ["headline"],
      invalid: ["links", "links"],
      says: { STALE: /^Your profile changed meanwhile/ },
    },
  ]),
  ...formsOf("routes/app.profile_.account", account, [
    {
      typed: {
        intent: "settings",
        messages: "DAILY",
        proposals: "OFF",
        briefs: "INSTANT",
        invitations: "NO",
        timeZone: "Europe/Lisbon",
        member,
      },
      mutation: operations.SaveSettingsDocument as Mutation,
      invalid: ["timeZone", "timeZone"],
    },
    { typed: { intent: "end", name: "a-session" }, mutation: operations.EndSessionDocument as Mutation },
    { typed: { intent: "end-others" }, mutation: operations.EndOtherSessionsDocument as Mutation },
    {
      typed: { intent: "delete", sure: "on", member },
      mutation: operations.DeleteAccountDocument as Mutation,
    },
    { typed: { intent: "keep" }, mutation: operations.TakeDeletionBackDocument as Mutation },
    { typed: { intent: "rename-passkey", passkey: "one", passkeyName: "Phone", member } },
    { typed: { intent: "remove-passkey", passkey: "one", member } },
  ]),
  ...formsOf("routes/app.report", "/app/report?about=brief&id=one", [
    {
      typed: { intent: "report", reason: "SCAM", note: paragraph, member },
      mutation: operations.SendReportDocument as Mutation,
      invalid: ["note", "note"],
    },
  ]),
  ...formsOf("routes/app.$", "/app/admin/reports/one", [
    {
      typed: { intent: "dismiss", report: "one", words: paragraph, ...given },
      mutation: operations.DismissReportDocument as Mutation,
      invalid: ["words", "words"],
    },
    {
      typed: { intent: "remove", uid: "somebody", report: "one", reason: "SCAM", words: paragraph, ...given },
      mutation: operations.RemoveReportedDocument as Mutation,
      invalid: ["words", "words"],
    },
    {
      typed: { intent: "warn", uid: "somebody", report: "one", reason: "SCAM", words: paragraph, ...given },
      mutation: operations.WarnMemberDocument as Mutation,
      invalid: ["words", "words"],
    },
    {
      typed: {
        intent: "suspend",
        uid: "somebody",
        report: "one",
        reason: "SCAM",
        words: paragraph,
        ...given,
      },
      mutation: operations.SuspendMemberDocument as Mutation,
      invalid: ["words", "words"],
    },
    {
      typed: { intent: "restore", uid: "somebody", words: paragraph, ...given },
      mutation: operations.ReinstateMemberDocument as Mutation,
      invalid: ["words", "words"],
    },
    { typed: { intent: "retry", job: "one", ...given }, mutation: operations.RetryJobDocument as Mutation },
    { typed: { intent: "end", job: "one", ...given }, mutation: operations.EndJobDocument as Mutation },
    { typed: { intent: "let-go", ...given }, mutation: operations.SteerMailsDocument as Mutation },
    { typed: { intent: "hold", ...given }, mutation: operations.SteerMailsDocument as Mutation },
    { typed: { intent: "by-itself", ...given }, mutation: operations.SteerMailsDocument as Mutation },
  ]),
  ...formsOf("routes/app.profile_.email", "/app/profile/email", [
    { typed: { intent: "change", email: "new@example.com", member } },
    { typed: { intent: "stop" } },
  ]),
  ...formsOf("routes/app.confirm", "/app/confirm", [
    { typed: { intent: "confirm" }, mutation: operations.SendLoginEmailDocument as Mutation, codes: {} },
  ]),
  ...briefForms("routes/app.briefs.new", "/app/briefs/new"),
  ...briefForms("routes/app.briefs.$id_.edit", `${brief}/edit`),
  ...formsOf("routes/app.briefs.$id_.edit", `${brief}/edit`, [
    {
      typed: { intent: "dates", revision: "3", ...dates, member },
      mutation: operations.SaveBriefDocument as Mutation,
      differsIn: ["closesOn", "decideOn"],
      invalid: ["decideOn", "decideOn"],
      says: { TOO_MANY: tooManyBriefs },
    },
  ]),
  ...formsOf("routes/app.briefs.$id", brief, [
    {
      typed: { intent: "publish", revision: "3" },
      mutation: operations.PublishBriefDocument as Mutation,
      says: { STALE: /^This brief was changed since you opened the page/ },
    },
    {
      typed: { intent: "shortlist", member },
      mutation: operations.BeginShortlistingDocument as Mutation,
    },
    {
      typed: { intent: "reopen", ...dates, member },
      mutation: operations.ReopenBriefDocument as Mutation,
      invalid: ["closesOn", "closesOn"],
    },
    {
      typed: { intent: "close", reason: "BUDGET", member },
      mutation: operations.CloseBriefDocument as Mutation,
      invalid: ["reason", "reason"],
    },
    { typed: { intent: "everyone" }, mutation: operations.SetBriefReadersDocument as Mutation },
    { typed: { intent: "members" }, mutation: operations.SetBriefReadersDocument as Mutation },
    { typed: { intent: "copy", copyId: "a-copy" }, mutation: operations.CopyBriefDocument as Mutation },
    { typed: { intent: "delete", member }, mutation: operations.DeleteBriefDocument as Mutation },
    {
      typed: { intent: "ask", key: id, text: paragraph, member },
      mutation: operations.AskQuestionDocument as Mutation,
      invalid: ["text", "text"],
      says: { BRIEF_CLOSED: /^This brief takes no more proposals, and so no more questions/ },
    },
    {
      typed: { intent: "answer", question: id, text: paragraph, changesBrief: "on", member },
      mutation: operations.AnswerQuestionDocument as Mutation,
      invalid: ["text", "text"],
    },
    {
      typed: { intent: "remove-question", question: id },
      mutation: operations.RemoveQuestionDocument as Mutation,
    },
  ]),
  ...formsOf("routes/app.briefs.$id_.proposal", `${brief}/proposal`, [
    {
      typed: { ...proposalTexts, intent: "files" },
      mutation: operations.SaveProposalDocument as Mutation,
      differsIn: ["pitch"],
      invalid: ["answers.0", "evidenceA"],
    },
    {
      typed: { ...proposalTexts, intent: "case" },
      mutation: operations.SaveProposalDocument as Mutation,
      differsIn: ["pitch"],
      invalid: ["answers.0", "evidenceA"],
    },
    {
      typed: { ...proposalTexts, intent: "people" },
      mutation: operations.SaveProposalDocument as Mutation,
      differsIn: ["pitch"],
      invalid: ["answers.0", "evidenceA"],
    },
    {
      typed: { ...proposalTexts, intent: "save" },
      mutation: operations.SaveProposalDocument as Mutation,
      differsIn: ["pitch"],
      invalid: ["answers.0", "evidenceA"],
    },
    {
      typed: { ...proposalTexts, intent: "send" },
      mutation: operations.SendProposalDocument as Mutation,
      differsIn: ["pitch"],
      invalid: ["rate", "rateMin"],
    },
    {
      typed: { ...proposalTexts, intent: "delete" },
      mutation: operations.DeleteProposalDocument as Mutation,
    },
    { typed: { intent: "withdraw" }, mutation: operations.WithdrawProposalDocument as Mutation },
  ]),
  ...formsOf("routes/app.briefs.$id_.proposals.$uid", `${brief}/proposals/somebody`, [
    { typed: { intent: "preview", reason: "RATE", note: paragraph, member } },
    {
      typed: { intent: "shortlist", back: brief },
      mutation: operations.ShortlistProposalDocument as Mutation,
    },
    { typed: { intent: "accept" }, mutation: operations.AcceptProposalDocument as Mutation },
    {
      typed: { intent: "decline", reason: "RATE", note: paragraph, back: brief, member },
      mutation: operations.DeclineProposalDocument as Mutation,
      invalid: ["note", "note"],
    },
    {
      typed: { intent: "undo", tellsAt: "2026-11-24T12:00:00.000Z" },
      mutation: operations.UndoDecisionDocument as Mutation,
    },
  ]),
  ...formsOf("routes/app.briefs.$id_.reply", `${brief}/reply`, [
    {
      typed: { ...noes, intent: "accept", yes: "somebody", member },
      mutation: operations.AcceptProposalDocument as Mutation,
      invalid: ["note.another", "note.another"],
      says: { STALE: /So no one was told anything/ },
    },
    {
      typed: { ...noes, intent: "decline", member },
      mutation: operations.DeclineProposalsDocument as Mutation,
      invalid: ["note.another", "note.another"],
      says: { STALE: /So no one was told anything/ },
    },
  ]),
  ...formsOf("routes/app.notifications", "/app/notifications", [
    { typed: { intent: "all" }, mutation: operations.MarkNotificationsReadDocument as Mutation },
    { typed: { intent: "seen", ids: "one" }, mutation: operations.MarkNotificationsReadDocument as Mutation },
  ]),
  ...formsOf("routes/app.inbox.$id", "/app/inbox/a-conversation", [
    {
      typed: { intent: "send", text: paragraph, key: "the-message", member },
      mutation: operations.SendMessageDocument as Mutation,
      invalid: ["text", "text"],
    },
    {
      typed: { intent: "edit", text: paragraph, message: "a-message", member },
      mutation: operations.EditMessageDocument as Mutation,
      invalid: ["text", "text"],
    },
    { typed: { intent: "read", message: "3" }, mutation: operations.MarkReadDocument as Mutation },
    { typed: { intent: "putBack", message: "a-message" }, mutation: operations.PutBackDocument as Mutation },
    { typed: { intent: "unread" }, mutation: operations.MarkUnreadDocument as Mutation },
    ...(["archive", "unarchive"] as const).map((intent) => ({
      typed: { intent },
      mutation: operations.SetArchivedDocument as Mutation,
    })),
    ...(["mute", "unmute"] as const).map((intent) => ({
      typed: { intent },
      mutation: operations.SetMutedDocument as Mutation,
    })),
    ...(["block", "unblock"] as const).map((intent) => ({
      typed: { intent },
      mutation: operations.SetBlockedDocument as Mutation,
    })),
  ]),
  ...formsOf("routes/app.inbox.new", "/app/inbox/new", [
    {
      typed: { intent: "start", text: paragraph, key: "the-message", member },
      mutation: operations.StartConversationDocument as Mutation,
      invalid: ["text", "text"],
    },
  ]),
  ...formsOf("routes/app.briefs.$id_.invite", `${brief}/invite?member=somebody`, [
    {
      typed: { intent: "invite", line: paragraph, key: "the-invitation", member },
      mutation: operations.InviteMemberDocument as Mutation,
      invalid: ["line", "line"],
    },
    { typed: { intent: "withdraw", member }, mutation: operations.WithdrawInvitationDocument as Mutation },
  ]),
  ...formsOf("routes/app.briefs.$id_.invitation", `${brief}/invitation`, [
    {
      typed: { intent: "decline", reason: "BUDGET", note: paragraph, member },
      mutation: operations.DeclineInvitationDocument as Mutation,
      invalid: ["note", "note"],
    },
  ]),
  ...formsOf("routes/app.profile_.references", "/app/profile/references", [
    {
      typed: {
        intent: "ask",
        email: "old@client.example",
        name: "Old",
        title: "A shop",
        year: "2020",
        member,
      },
      mutation: operations.AskReferenceDocument as Mutation,
      invalid: ["email", "email"],
    },
    {
      typed: { intent: "remove", asked: id, member },
      mutation: operations.RemoveAskedReferenceDocument as Mutation,
    },
    {
      typed: { intent: "reply", asked: id, reply: paragraph, member },
      mutation: operations.ReplyToAskedReferenceDocument as Mutation,
      invalid: ["reply", "reply"],
    },
  ]),
  ...formsOf("routes/app.references.$id", "/app/references/one_somebody", [
    { typed: { intent: "end", member }, mutation: operations.EndWorkDocument as Mutation },
    { typed: { intent: "goesOn", member }, mutation: operations.ContinueWorkDocument as Mutation },
    {
      typed: { intent: "write", experience: paragraph, advice: paragraph, title: "on", member },
      mutation: operations.WriteReferenceDocument as Mutation,
      invalid: ["advice", "advice"],
    },
    { typed: { intent: "withdraw", member }, mutation: operations.WithdrawReferenceDocument as Mutation },
    {
      typed: { intent: "reply", reply: paragraph, member },
      mutation: operations.ReplyToReferenceDocument as Mutation,
      invalid: ["reply", "reply"],
    },
    {
      typed: { intent: "title", shown: "yes", member },
      mutation: operations.ShowWorkTitleDocument as Mutation,
    },
  ]),
  ...formsOf("routes/app.briefs.saved", "/app/briefs/saved", [
    {
      typed: { intent: "save", brief: id, back: "/app/briefs" },
      mutation: operations.SetBookmarkDocument as Mutation,
    },
    {
      typed: { intent: "unsave", brief: id, back: "/app/briefs" },
      mutation: operations.SetBookmarkDocument as Mutation,
    },
  ]),
  ...formsOf("routes/app.members.saved", "/app/members/saved", [
    ...["save", "unsave"].map((intent) => ({
      typed: { intent, uid: "somebody", back: "/app/members" },
      mutation: operations.SetMemberBookmarkDocument as Mutation,
    })),
    {
      typed: { intent: "note", uid: "somebody", note: paragraph, back: "/app/members", member },
      mutation: operations.SetMemberBookmarkDocument as Mutation,
      invalid: ["note", "note"],
    },
  ]),
  ...formsOf("routes/app.briefs.searches", "/app/briefs/searches", [
    {
      typed: { intent: "save-search", side: "BRIEFS", keyword: "shop", skill: "SQL", cadence: "DAILY" },
      mutation: operations.SaveSearchDocument as Mutation,
      invalid: ["cadence", "cadence"],
      says: { TOO_MANY: /^You have 20 saved searches/ },
    },
    {
      typed: {
        ...{ intent: "change", search: "one", name: paragraph, cadence: "INSTANT" },
        ...{ onlySkillsMet: "on", member },
      },
      mutation: operations.ChangeSearchDocument as Mutation,
      invalid: ["name", "name"],
    },
    {
      typed: { intent: "delete", search: "one" },
      mutation: operations.DeleteSearchDocument as Mutation,
    },
    { typed: { intent: "feed", search: "one" }, mutation: operations.RenewFeedDocument as Mutation },
  ]),
];

/** The forms that save themselves while they are typed, and what does it. */
export const draftForms: MemberForm[] = memberForms
  .filter(({ typed, route }) => typed.intent === "save" && route.startsWith("routes/app.briefs."))
  .filter(({ differsIn }) => differsIn)
  .map((form) => ({ ...form, typed: { ...form.typed, intent: "autosave" } }));

/** What the forms ask for beside their mutation: each draft as somebody else saved it meanwhile. */
export function mockWhatStands(): void {
  const stands = { revision: standingRevision, updatedAt: "2031-01-01T00:00:00.000Z" };
  mockGraphql(operations.BriefFormDocument, {
    brief: {
      ...aBrief,
      title: "Their title",
      ...stands,
      id,
      status: "DRAFT",
      check: [],
      moves: [],
      counts: { total: 0 },
      firstDates: null,
    },
  } as never);
  const { answers } = aProposal;
  mockGraphql(operations.BriefDocument, {
    brief: { mustHaves: [mustHave], ownProposal: { ...aProposal, answers, pitch: "Their pitch", ...stands } },
  } as never);
  mockGraphql(operations.OwnProfileDocument, {
    viewer: { profile: { ...aProfile, headline: "Their headline", ...stands } },
    openBriefs: { nodes: [] },
  } as never);
  mockGraphql(operations.OwnCasesDocument, {
    viewer: { kind: "FREELANCER", cases: [{ ...aCase, id, title: "Their title", ...stands }] },
  } as never);
  mockGraphql(operations.OwnResumeDocument, {
    viewer: {
      cases: [],
      kind: "FREELANCER",
      profile: { ...aProfile, headline: "Their headline", ...stands },
    },
  } as never);
  mockGraphql(operations.DecisionBriefDocument, {
    brief: { check: [], counts: { accepted: 0 }, seats: 2 },
  } as never);
  mockGraphql(operations.WaitingCardsDocument, {
    brief: {
      proposals: {
        nodes: [{ applicantUid: "another", status: "SENT" }],
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    },
  } as never);
}
