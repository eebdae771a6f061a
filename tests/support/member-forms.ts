import { wholeContent } from "#tests/support/content";
import { mockGraphql } from "#tests/support/graphql-mocks";
import { routeOf } from "#tests/support/routes";
import { agreementFields } from "~/domain/fields/agreement-fields";
import { briefFields } from "~/domain/fields/brief-fields";
import { caseFields } from "~/domain/fields/case-fields";
import { toTexts } from "~/domain/fields/content.server";
import { historyFields } from "~/domain/fields/history-fields";
import { profileFields } from "~/domain/fields/profile-fields";
import { proposalFields } from "~/domain/fields/proposal-fields";
import { noHistory } from "~/domain/resume/history";
import { resumeFields, resumeNames } from "~/domain/resume/resume-fields";
import * as operations from "~/shell/operations/operations.generated";
import type { RefusalCode } from "~/values/refusals";

/** One button of a form of the signed-in area. What it runs is found by pressing it. */
export interface MemberForm {
  route: string;
  path: string;
  /** All that its form posts. A form with text or choices says whose page it was on. */
  typed: Record<string, string>;
  /** Its draft, which two tabs may save: the fields in which the one that stands differs from `typed`. */
  differsIn?: string[];
  /** What an INVALID of the API names; and where that is another, the control that it is said at. */
  invalid?: string;
  saidAt?: string;
  /** In place of the refusal's own sentence. */
  says?: Partial<Record<RefusalCode, RegExp>>;
  /** What its mutation can be refused as, where its answer has codes of its own. */
  codes?: Partial<Record<RefusalCode, string>>;
}

export const id = "11111111-2222-4333-8444-555555555555";
/** Of what stands, as the API answers it. */
export const standingRevision = 7;
const mustHave = "Has a van";
export const paragraph = 'Zoë & Sons,\nwho "build" <boats>';
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
const anAgreement = { ...wholeContent(agreementFields), scope: paragraph };

const briefTexts = { ...toTexts(briefFields, aBrief), id, member, revision: "3" };
const profileTexts = { ...toTexts(profileFields, aProfile), member, revision: "3" };
const allTicked = Object.fromEntries(resumeNames.map((name) => [`take.${name}`, "on"]));
const proposalTexts = { ...toTexts(proposalFields, aProposal), askedA: mustHave, member, revision: "3" };
const caseTexts = { ...toTexts(caseFields, aCase), id, member, revision: "3" };
const agreementTexts = { ...toTexts(agreementFields, anAgreement), member, revision: "3" };
const historyTexts = {
  ...toTexts(historyFields.work, wholeContent(historyFields.work)),
  ...{ startDate: "2019-05", endDate: "2021", section: "work", was: "", member },
};
const historySays = { STALE: /^This entry was changed or removed/, TOO_MANY: /^15 entries are as many/ };
const dates = { closesOn: "2031-06-12", decideOn: "2031-07-12" };

const noes = {
  reason: "DATES",
  note: paragraph,
  "reason.another": "SUGGESTED_RATE",
  "note.another": paragraph,
};

const brief = `/app/briefs/${id}`;
const accountCodes = {
  codes: { NOT_ACTIVE: "NOT_ACTIVE", SIGN_IN_FIRST: "AUTHENTICATION_REQUIRED" },
  says: { NOT_ACTIVE: /^Your account is not active/ },
};

type Button = Omit<MemberForm, "route" | "path">;

function button(
  intent: string,
  fields: Record<string, string> = {},
  more: Omit<Button, "typed"> = {},
): Button {
  return { typed: { ...fields, intent }, ...more };
}

/** Buttons without a field. */
const presses = (intents: string): Button[] => intents.split(" ").map((intent) => button(intent));

/** The buttons of one page. */
function at(path: string, ...buttons: Button[]): MemberForm[] {
  const { id: route } = routeOf(path, true);
  return buttons.map((one) => ({ route, path, ...one }));
}

const tooManyBriefs = { TOO_MANY: /^You have \d+ briefs that have not ended/ };
const briefButtons = ["save", "publish", "preview", "files", "anew"].map((intent) =>
  button(intent, briefTexts, {
    ...{ differsIn: ["title"], invalid: "budget", saidAt: "budgetMin", says: tooManyBriefs },
  }),
);
const caseButton = button("save", caseTexts, {
  ...{ differsIn: ["title"], invalid: "client", says: { TOO_MANY: /^You show 8 cases already/ } },
});
const proposalButtons = ["files", "case", "people", "save"].map((intent) =>
  button(intent, proposalTexts, { differsIn: ["pitch"], invalid: "answers.0", saidAt: "evidenceA" }),
);
const nobodyTold = { invalid: "note.another", says: { STALE: /So no one was told anything/ } };
const aCause = { uid: "somebody", report: "one", reason: "SCAM", words: paragraph, ...given };

/** Every button of every form of the signed-in area, with each field that it posts. */
export const memberForms: MemberForm[] = [
  ...at(
    "/app",
    button("confirm", {}, { codes: {} }),
    button("correct", { email: "new@example.com", member }, { codes: {} }),
    button("choose-kind", { kind: "HIRER" }, accountCodes),
    ...presses("still-available be-found stay-hidden"),
    button("keep", {}, accountCodes),
    button("start-fresh", {}, accountCodes),
  ),
  ...at(
    "/app/profile",
    button("save", profileTexts, { differsIn: ["headline"], invalid: "rate", saidAt: "rateMin" }),
    button("preview", profileTexts),
    ...presses("confirm be-found stay-hidden"),
  ),
  ...at("/app/profile/cases/new", caseButton),
  ...at(`/app/profile/cases/${id}`, caseButton),
  ...at(
    "/app/profile/cases",
    button("up", { case: id, place: "2", member }),
    button("down", { case: id, place: "2", member }),
    button("remove", { case: id, member }),
  ),
  ...at(
    "/app/profile/history?section=work",
    button("save", historyTexts, { invalid: "name", says: historySays }),
    button("remove", { section: "work", was: "gone", member }, { says: historySays }),
  ),
  ...at(
    "/app/profile/resume",
    button(
      "save",
      { ...toTexts(resumeFields, aProfile), ...allTicked, member, revision: "3" },
      { differsIn: ["headline"], invalid: "links", says: { STALE: /^Your profile changed meanwhile/ } },
    ),
  ),
  ...at(
    "/app/profile/account",
    button(
      "settings",
      {
        ...{ messages: "DAILY", proposals: "OFF", briefs: "INSTANT" },
        ...{ invitations: "NO", asksAvailability: "NO", timeZone: "Europe/Lisbon", member },
      },
      { invalid: "timeZone" },
    ),
    button("language", { language: "de", member }),
    button("end", { name: "a-session" }),
    button("delete", { sure: "on", member }),
    ...presses("end-others keep"),
    button("rename-passkey", { passkey: "one", passkeyName: "Phone", member }),
    button("remove-passkey", { passkey: "one", member }),
  ),
  ...at(
    "/app/report?about=brief&id=one",
    button("report", { reason: "SCAM", note: paragraph, member }, { invalid: "note" }),
  ),
  ...at(
    "/app/admin/reports/one",
    button("dismiss", { report: "one", words: paragraph, ...given }, { invalid: "words" }),
    ...["remove", "warn", "suspend"].map((intent) => button(intent, aCause, { invalid: "words" })),
    button("restore", { uid: "somebody", words: paragraph, ...given }, { invalid: "words" }),
    button("retry", { job: "one", ...given }),
    button("end", { job: "one", ...given }),
    ...["let-go", "hold", "by-itself"].map((intent) => button(intent, given)),
  ),
  ...at("/app/profile/email", button("change", { email: "new@example.com", member }), ...presses("stop")),
  ...at("/app/confirm", button("confirm", {}, { codes: {} })),
  ...at("/app/briefs/new", ...briefButtons),
  ...at(`${brief}/edit`, ...briefButtons),
  ...at(
    brief,
    button(
      "publish",
      { revision: "3" },
      { says: { STALE: /^This brief was changed since you opened the page/ } },
    ),
    button("shortlist", { member }),
    button("reopen", { ...dates, member }, { invalid: "closesOn" }),
    button("close", { reason: "BUDGET", member }, { invalid: "reason" }),
    ...presses("everyone members"),
    button("copy", { copyId: "a-copy" }),
    button("delete", { member }),
    button(
      "ask",
      { key: id, text: paragraph, member },
      {
        invalid: "text",
        says: { BRIEF_CLOSED: /^This brief takes no more proposals, and so no more questions/ },
      },
    ),
    button("answer", { question: id, text: paragraph, changesBrief: "on", member }, { invalid: "text" }),
    button(
      "clarify",
      { key: id, text: paragraph, member },
      {
        ...{ invalid: "text", says: { TOO_MANY: /^This brief has as many clarifications as it can have/ } },
      },
    ),
    button("remove-question", { question: id }),
  ),
  ...at(
    `${brief}/proposal`,
    ...proposalButtons,
    button("send", proposalTexts, { differsIn: ["pitch"], invalid: "rate", saidAt: "rateMin" }),
    button("delete", proposalTexts),
    button(
      "confirm",
      { version: "2" },
      { says: { STALE: /^The hirer changed the brief once more since you opened this page/ } },
    ),
    ...presses("withdraw"),
  ),
  ...at(
    `${brief}/proposals/somebody`,
    button("preview", { reason: "RATE", note: paragraph, member }),
    button("shortlist", { back: brief }),
    ...presses("accept"),
    button("decline", { reason: "RATE", note: paragraph, back: brief, member }, { invalid: "note" }),
    button("undo", { tellsAt: "2026-11-24T12:00:00.000Z" }),
  ),
  ...at(
    `${brief}/reply`,
    button("accept", { ...noes, yes: "somebody", member }, nobodyTold),
    button("decline", { ...noes, member }, nobodyTold),
  ),
  ...at("/app/notifications", ...presses("all"), button("seen", { ids: "one" })),
  ...at(
    "/app/inbox/a-conversation",
    button("send", { text: paragraph, key: "the-message", member }, { invalid: "text" }),
    button("edit", { text: paragraph, message: "a-message", member }, { invalid: "text" }),
    button("insert", { text: paragraph, key: "the-message", snippet: "one", member }),
    button("read", { message: "3" }),
    button("putBack", { message: "a-message" }),
    button("snooze", { day: "2026-12-24" }, { invalid: "day" }),
    ...presses("unread tomorrow monday week archive unarchive mute unmute block unblock"),
  ),
  ...at(
    "/app/inbox/snippets",
    button(
      "add",
      { key: "the-snippet", name: "Terms", text: paragraph, member },
      { invalid: "text", says: { TOO_MANY: /^You keep 20 snippets/ } },
    ),
    button("change", { snippet: "one", name: "Terms", text: paragraph, member }, { invalid: "text" }),
    button("remove", { snippet: "one", member }),
  ),
  ...at(
    "/app/inbox/new",
    button("start", { text: paragraph, key: "the-message", member }, { invalid: "text" }),
  ),
  ...at(
    `${brief}/invite?member=somebody`,
    button("invite", { line: paragraph, key: "the-invitation", member }, { invalid: "line" }),
    button("withdraw", { member }),
  ),
  ...at(
    `${brief}/invitation`,
    button("decline", { reason: "BUDGET", note: paragraph, member }, { invalid: "note" }),
  ),
  ...at(
    "/app/profile/references",
    button(
      "ask",
      { email: "old@client.example", name: "Old", title: "A shop", year: "2020", member },
      { invalid: "email" },
    ),
    button("remove", { asked: id, member }),
    button("reply", { asked: id, reply: paragraph, member }, { invalid: "reply" }),
  ),
  ...at(
    "/app/work/one_somebody",
    button("line", { text: paragraph, key: "the-message", member }, { invalid: "text" }),
    ...["end", "goesOn", "withdraw"].map((intent) => button(intent, { member })),
    button("write", { experience: paragraph, advice: paragraph, title: "on", member }, { invalid: "advice" }),
    button("reply", { reply: paragraph, member }, { invalid: "reply" }),
    button("title", { shown: "yes", member }),
  ),
  ...at(
    "/app/work/one_somebody/agreement",
    button("save", agreementTexts, { differsIn: ["scope"], invalid: "scope" }),
    button("end", { hash: "h", lastOn: "2031-01-01", words: paragraph, member }, { invalid: "words" }),
    button("offer", { revision: "3", over: "", member }, { invalid: "scope" }),
    button("confirm", { hash: "made-up", member }),
    button("return", { hash: "made-up", words: paragraph, member }, { invalid: "words" }),
    button("withdraw", { hash: "made-up", member }),
  ),
  ...at(
    "/app/work/one_somebody/milestones",
    button("deliver", { milestone: "m1", turn: "0", words: paragraph, member }, { invalid: "words" }),
    button("takeBack", { milestone: "m1", turn: "1", member }),
    button("accept", { milestone: "m1", turn: "1", member }),
    button("sendBack", { milestone: "m1", turn: "1", words: paragraph, member }, { invalid: "words" }),
  ),
  ...at(
    "/app/work/one_somebody/time/2027-05-10",
    ...["save", "submit"].map((intent) =>
      button(
        intent,
        { turn: "0", unit: "HOUR", amount1: "7.5", note1: "Slow queries", member },
        { invalid: "amount1" },
      ),
    ),
    ...["takeBack", "approve"].map((intent) => button(intent, { turn: "1", member })),
    button("return", { turn: "1", words: paragraph, member }, { invalid: "words" }),
  ),
  ...at(
    "/app/work/one_somebody/scope/a-message",
    ...presses("ask withdraw"),
    ...["IN", "FAVOUR", "CHANGE", "NO"].map((intent) => button(intent, { revision: "1" })),
  ),
  ...at(
    "/app/briefs/saved",
    ...["save", "unsave"].map((intent) => button(intent, { brief: id, back: "/app/briefs" })),
  ),
  ...at(
    "/app/members/saved",
    ...["save", "unsave"].map((intent) => button(intent, { uid: "somebody", back: "/app/members" })),
    button("note", { uid: "somebody", note: paragraph, back: "/app/members", member }, { invalid: "note" }),
  ),
  ...at(
    "/app/briefs/searches",
    button(
      "save-search",
      { side: "BRIEFS", keyword: "shop", skill: "SQL", cadence: "DAILY" },
      { invalid: "cadence", says: { TOO_MANY: /^You have 20 saved searches/ } },
    ),
    button(
      "change",
      { search: "one", name: paragraph, cadence: "INSTANT", onlySkillsMet: "on", member },
      { invalid: "name" },
    ),
    button("delete", { search: "one" }),
    button("feed", { search: "one" }),
  ),
];

/** Pages with a chosen file, which can't be put back into a form: what they answer stands in tests/features/files. */
export const formsWithFile = [
  "routes/app.profile_.picture",
  "routes/app.files.$place.$id",
  "routes/app.inbox_.$id.files",
  "routes/app.work.$id_.milestones_.$milestone.files",
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
  mockGraphql(operations.AgreementDocument, {
    work: { agreement: { draft: { ...anAgreement, scope: "Their scope", ...stands } } },
  } as never);
  const { answers } = aProposal;
  mockGraphql(operations.BriefDocument, {
    brief: {
      mustHaves: [mustHave],
      edits: [],
      ownProposal: { ...aProposal, answers, pitch: "Their pitch", ...stands },
    },
  } as never);
  mockGraphql(operations.OwnProfileDocument, {
    viewer: { profile: { ...aProfile, headline: "Their headline", ...stands } },
    openBriefs: { nodes: [] },
  } as never);
  mockGraphql(operations.SnippetsDocument, { viewer: { snippets: [] } });
  mockGraphql(operations.OwnCasesDocument, {
    viewer: { kind: "FREELANCER", cases: [{ ...aCase, id, title: "Their title", ...stands }] },
  } as never);
  const history = { ...noHistory, revision: standingRevision };
  mockGraphql(operations.OwnHistoryDocument, {
    viewer: { uid: "ada", kind: "FREELANCER", history },
  } as never);
  mockGraphql(operations.OwnResumeDocument, {
    viewer: {
      cases: [],
      history,
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
