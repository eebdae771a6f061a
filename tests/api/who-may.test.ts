import { randomUUID } from "node:crypto";
import {
  buildSchema,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isObjectType,
} from "graphql";
import { describe, expect, it } from "vitest";
import {
  type Actor,
  actors,
  createSeededMarket,
  type SeededMarket,
  troubledJob,
} from "#tests/support/seeded-market";
import { firstBriefId } from "~/features/sign-up/writes/save-draft";
import { typeDefs } from "~/graphql/schema.generated";
import { inProcess } from "./ask";

/**
 * What everybody gets: "data", "null", "empty", or the code of an answer; "ignored" is said to be done, and
 * nothing is.
 */
interface Line {
  ask: string;
  variables(market: SeededMarket): object;
  gets: Record<Actor, string>;
}

function line(ask: string, variables: Line["variables"], gets: string): Line {
  const each = gets.trim().split(/\s+/);
  if (each.length !== actors.length) throw new Error(`${ask} has ${each.length} answers`);
  return {
    ask,
    variables,
    gets: Object.fromEntries(actors.map((actor, at) => [actor, each[at]])) as Line["gets"],
  };
}

const refusal = "refusal { code }";
const aBrief = (market: SeededMarket) => {
  const { startOn: _, weeks: __, location: ___, ...brief } = market.aBrief();
  const { budget } = brief;
  return { ...brief, openTo: "BOTH", workplace: "REMOTE", budget: budget && { ...budget, unit: "PROJECT" } };
};
const onWork = (move: string) => `mutation ($id: ID!) { it: ${move} { work { id } ${refusal} } }`;
const ofWork = ({ briefs, uids }: SeededMarket) => ({ id: `${briefs.filled}_${uids.applicant}` });
const profile = { displayName: "Ada", visibility: "MEMBERS", organisation: "Harbour Works" };
const aCase = {
  title: "A shop",
  client: "a bank",
  year: 2020,
  problem: "It was slow.",
  result: "It is fast.",
};

const queries: Record<string, Line> = {
  //                             anonymous pend.talent pend.hirer other.t other.h applicant owner admin
  viewer: line("{ it: viewer { uid } }", () => ({}), "null data data data data data data data"),
  member: line(
    "query ($uid: ID!) { it: member(uid: $uid) { uid } }",
    ({ uids }) => ({ uid: uids.applicant }),
    "null null null data data data data data",
  ),
  brief: line(
    "query ($id: ID!) { it: brief(id: $id) { id } }",
    ({ briefs }) => ({ id: briefs.answered }),
    "null data null data null data data null",
  ),
  proposal: line(
    "query ($brief: ID!, $applicant: ID!) { it: proposal(brief: $brief, applicant: $applicant) { status } }",
    ({ briefs, uids }) => ({ brief: briefs.answered, applicant: uids.applicant }),
    "null null null null null data data null",
  ),
  work: line(
    "query ($id: ID!) { it: work(id: $id) { id } }",
    ofWork,
    "null null null null null data data null",
  ),
  askedReference: line(
    `{ it: askedReference(secret: "${"x".repeat(24)}") { title } }`,
    () => ({}),
    "null null null null null null null null",
  ),
  openBriefs: line(
    "{ it: openBriefs { nodes { id } } }",
    () => ({}),
    "empty data empty data empty data empty empty",
  ),
  members: line(
    "{ it: members { nodes { uid profile { displayName } } pageInfo { endCursor } } }",
    () => ({}),
    "empty empty empty data data data data data",
  ),
  publicBrief: line(
    "query ($id: ID!) { it: publicBrief(id: $id) { id } }",
    ({ briefs }) => ({ id: briefs.everyones }),
    "data data data data data data data data",
  ),
  endedBrief: line(
    "query ($id: ID!) { it: endedBrief(id: $id) { title } }",
    ({ briefs }) => ({ id: briefs.everyones }),
    "null null null null null null null null",
  ),
  publicBriefs: line(
    "{ it: publicBriefs { nodes { id } } }",
    () => ({}),
    "data data data data data data data data",
  ),
  briefOfTheDay: line("{ it: briefOfTheDay { id } }", () => ({}), "data data data data data data data data"),
  publicMember: line(
    'query { it: publicMember(name: "harbour-works") { handle } }',
    () => ({}),
    "data data data data data data data data",
  ),
  publicMembers: line(
    "{ it: publicMembers { nodes { handle } } }",
    () => ({}),
    "data data data data data data data data",
  ),
  publicChanges: line(
    "{ it: publicChanges { briefs } }",
    () => ({}),
    "data data data data data data data data",
  ),
  sharePicture: line(
    'query { it: sharePicture(of: { member: "harbour-works" }) { version } }',
    () => ({}),
    "data data data data data data data data",
  ),
  file: line(
    "query ($id: ID!) { it: file(id: $id) { id } }",
    ({ face }) => ({ id: face }),
    "null null null data data data data data",
  ),
  upload: line('{ it: upload(id: "0") { id } }', () => ({}), "null ".repeat(8)),
  ownFiles: line(
    "query ($id: ID!) { it: ownFiles(place: BRIEF, of: $id) { title } }",
    ({ briefs }) => ({ id: briefs.draft }),
    "null null null null null null data null",
  ),
  feed: line('{ it: feed(secret: "made-up-made-up-made-up-") { code } }', () => ({}), "UNKNOWN ".repeat(8)),
  searchComplete: line(
    "{ it: searchComplete(side: MEMBERS) }",
    () => ({}),
    "data data data data data data data data",
  ),
  conversation: line(
    "query ($id: ID!) { it: conversation(id: $id) { id } }",
    ({ conversation }) => ({ id: conversation }),
    "null null null null null data data null",
  ),
  troubledJobs: line(
    "{ it: troubledJobs { nodes { id type state attempts lastError createdAt nextTryAt expiresAt } } }",
    () => ({}),
    "empty empty empty empty empty empty empty data",
  ),
  signUpMails: line(
    "{ it: signUpMails { waiting order until } }",
    () => ({}),
    "null null null null null null null data",
  ),
  reportSubject: line(
    "query ($id: ID!) { it: reportSubject(about: BRIEF, id: $id) { title } }",
    ({ briefs }) => ({ id: briefs.answered }),
    // The owner's own.
    "null data null data null data null null",
  ),
  reports: line(
    "{ it: reports { nodes { id about reason createdAt by { uid name status } of { uid } outcome { at } } } }",
    () => ({}),
    "empty empty empty empty empty empty empty data",
  ),
  report: line(
    "query ($id: ID!) { it: report(id: $id) { id subject note texts { label text by { uid } around } } }",
    ({ reportId }) => ({ id: reportId }),
    "null null null null null null null data",
  ),
  managedMember: line(
    "query ($uid: ID!) { it: managedMember(search: $uid) { uid email status events { words } } }",
    ({ uids }) => ({ uid: uids.applicant }),
    "null null null null null null null data",
  ),
  findMembers: line(
    '{ it: findMembers(words: "example") { nodes { uid name status } } }',
    () => ({}),
    "empty empty empty empty empty empty empty data",
  ),
  auditTrail: line(
    "{ it: auditTrail { nodes { place at act about by { uid } member { uid } reason } } }",
    () => ({}),
    "empty empty empty empty empty empty empty data",
  ),
};

const ofBrief = (name: keyof SeededMarket["briefs"]) => (market: SeededMarket) => ({
  id: market.briefs[name],
});
const briefMove = (mutation: string) => `mutation ($id: ID!) { it: ${mutation} { brief { id } ${refusal} } }`;
const decision = (mutation: string, more = "") =>
  `mutation ($brief: ID!, $applicant: ID!) { it: ${mutation}(brief: $brief, applicant: $applicant${more}) { proposal { status } ${refusal} } }`;
const onProposal = (name: keyof SeededMarket["briefs"]) => (market: SeededMarket) => ({
  brief: market.briefs[name],
  applicant: market.uids.applicant,
});

const onConversation = (mutation: string) =>
  `mutation ($id: ID!) { it: ${mutation} { conversation { id } ${refusal} } }`;
const ofConversation = ({ conversation }: SeededMarket) => ({ id: conversation });

const mutations: Record<string, Line> = {
  createUser: line(
    'mutation { it: createUser(createUserData: { email: "new@example.com" }) { code } }',
    () => ({}),
    "SUCCESS SUCCESS SUCCESS SUCCESS SUCCESS SUCCESS SUCCESS SUCCESS",
  ),
  sendLoginEmail: line(
    'mutation { it: sendLoginEmail(loginData: { email: "a@example.com", redirect: "/app" }) { code } }',
    () => ({}),
    "SUCCESS SUCCESS SUCCESS SUCCESS SUCCESS SUCCESS SUCCESS SUCCESS",
  ),
  stopMails: line(
    'mutation { it: stopMails(link: "to=somebody&about=briefs&code=made-up") { code } }',
    () => ({}),
    "LINK_UNKNOWN LINK_UNKNOWN LINK_UNKNOWN LINK_UNKNOWN LINK_UNKNOWN LINK_UNKNOWN LINK_UNKNOWN LINK_UNKNOWN",
  ),
  saveDraft: line(
    'mutation { it: saveDraft(draft: { hirer: { organisation: "Harbour Works" } }) { code } }',
    () => ({}),
    "AUTHENTICATION_REQUIRED OTHER_KIND NOTHING_TO_DO OTHER_KIND NOTHING_TO_DO OTHER_KIND NOTHING_TO_DO NOTHING_TO_DO",
  ),
  chooseKind: line(
    "mutation { it: chooseKind(kind: AGENCY) { code } }",
    () => ({}),
    `AUTHENTICATION_REQUIRED ${"ALREADY_CHOSEN ".repeat(7)}`,
  ),
  reviewAccount: line(
    "mutation { it: reviewAccount(choice: KEEP) { code } }",
    () => ({}),
    `AUTHENTICATION_REQUIRED ${"NOTHING_TO_DO ".repeat(7)}`,
  ),
  deleteAccount: line(
    `mutation { it: deleteAccount { account { status } ${refusal} } }`,
    () => ({}),
    // An account whose address nobody has proven goes at once.
    "SIGN_IN_FIRST data data data data data data data",
  ),
  takeDeletionBack: line(
    `mutation { it: takeDeletionBack { account { status } ${refusal} } }`,
    () => ({}),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST ignored ignored ignored ignored ignored",
  ),
  sendReport: line(
    `mutation ($id: ID!) { it: sendReport(about: BRIEF, id: $id, reason: SCAM, note: "Asks for fees.") { ${refusal} } }`,
    ofBrief("answered"),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST data NOT_FOUND data NOT_FOUND NOT_FOUND",
  ),
  dismissReport: line(
    `mutation ($id: ID!) { it: dismissReport(id: $id, words: "Nothing wrong.") { ${refusal} } }`,
    ({ reportId }) => ({ id: reportId }),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND data",
  ),
  // The report isn’t about a reference.
  removeReported: line(
    `mutation ($id: ID!) { it: removeReported(id: $id, reason: SCAM, words: "Made up.") { ${refusal} } }`,
    ({ reportId }) => ({ id: reportId }),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND WRONG_STATE",
  ),
  warnMember: line(
    `mutation ($uid: ID!) { it: warnMember(uid: $uid, reason: SCAM, words: "No fees.") { account { status } ${refusal} } }`,
    ({ uids }) => ({ uid: uids.applicant }),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND data",
  ),
  suspendMember: line(
    `mutation ($uid: ID!) { it: suspendMember(uid: $uid, reason: SCAM, words: "Fees up front.") { account { status } ${refusal} } }`,
    ({ uids }) => ({ uid: uids.applicant }),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND data",
  ),
  reinstateMember: line(
    `mutation ($uid: ID!) { it: reinstateMember(uid: $uid, words: "A mistake of ours.") { account { status } ${refusal} } }`,
    ({ uids }) => ({ uid: uids.applicant }),
    // An active member is reinstated already.
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND ignored",
  ),
  retryJob: line(
    `mutation ($id: ID!) { it: retryJob(id: $id) { ${refusal} } }`,
    () => ({ id: troubledJob }),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND data",
  ),
  endJob: line(
    `mutation ($id: ID!) { it: endJob(id: $id) { ${refusal} } }`,
    () => ({ id: troubledJob }),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND data",
  ),
  steerMails: line(
    `mutation { it: steerMails(move: HOLD) { ${refusal} } }`,
    () => ({}),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND data",
  ),
  saveSettings: line(
    `mutation { it: saveSettings(settings: { messages: OFF, proposals: DAILY, briefs: INSTANT, timeZone: "Europe/Paris" }) { settings { timeZone } ${refusal} } }`,
    () => ({}),
    "SIGN_IN_FIRST data data data data data data data",
  ),
  saveTheme: line(
    `mutation { it: saveTheme(theme: black) { settings { theme } ${refusal} } }`,
    () => ({}),
    "SIGN_IN_FIRST data data data data data data data",
  ),
  saveLanguage: line(
    `mutation { it: saveLanguage(language: "en") { settings { language } ${refusal} } }`,
    () => ({}),
    "SIGN_IN_FIRST data data data data data data data",
  ),
  exportAccount: line(
    `mutation { it: exportAccount { part { text } ${refusal} } }`,
    () => ({}),
    "SIGN_IN_FIRST data data data data data data data",
  ),
  endSession: line(
    `mutation { it: endSession(name: "of nobody") { ${refusal} } }`,
    () => ({}),
    "SIGN_IN_FIRST ignored ignored ignored ignored ignored ignored ignored",
  ),
  endOtherSessions: line(
    `mutation { it: endOtherSessions { ${refusal} } }`,
    () => ({}),
    "SIGN_IN_FIRST data data data data data data data",
  ),
  saveProfile: line(
    `mutation ($profile: ProfileInput!) { it: saveProfile(revision: 1, profile: $profile) { profile { revision } ${refusal} } }`,
    () => ({ profile }),
    "SIGN_IN_FIRST data data data data data data data",
  ),
  answerToBeFound: line(
    `mutation { it: answerToBeFound(found: true) { profile { revision } ${refusal} } }`,
    () => ({}),
    "SIGN_IN_FIRST data WRONG_KIND data WRONG_KIND data WRONG_KIND WRONG_KIND",
  ),
  confirmAvailability: line(
    `mutation { it: confirmAvailability { profile { revision } ${refusal} } }`,
    () => ({}),
    "SIGN_IN_FIRST NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND",
  ),
  beginUpload: line(
    `mutation { it: beginUpload(name: "a.pdf", size: 9) { upload { id } ${refusal} } }`,
    () => ({}),
    "SIGN_IN_FIRST data data data data data data data",
  ),
  claimUpload: line(
    `mutation { it: claimUpload(id: "0") { upload { id } ${refusal} } }`,
    () => ({}),
    "SIGN_IN_FIRST UPLOAD_GONE UPLOAD_GONE UPLOAD_GONE UPLOAD_GONE UPLOAD_GONE UPLOAD_GONE UPLOAD_GONE",
  ),
  endUpload: line(
    `mutation { it: endUpload(upload: { id: "0", kind: PDF }) { upload { id } ${refusal} } }`,
    () => ({}),
    "SIGN_IN_FIRST UPLOAD_GONE UPLOAD_GONE UPLOAD_GONE UPLOAD_GONE UPLOAD_GONE UPLOAD_GONE UPLOAD_GONE",
  ),
  dropUpload: line(
    `mutation { it: dropUpload(id: "0") { ${refusal} } }`,
    () => ({}),
    "SIGN_IN_FIRST data data data data data data data",
  ),
  addFiles: line(
    `mutation ($id: ID!) { it: addFiles(place: BRIEF, of: $id, files: []) { files { id } ${refusal} } }`,
    ({ briefs }) => ({ id: briefs.draft }),
    "SIGN_IN_FIRST NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND data NOT_FOUND",
  ),
  removeFile: line(
    `mutation ($id: ID!) { it: removeFile(id: $id) { ${refusal} } }`,
    ({ face }) => ({ id: face }),
    "SIGN_IN_FIRST NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND",
  ),
  keepFace: line(
    `mutation { it: keepFace(upload: "0") { profile { revision } ${refusal} } }`,
    () => ({}),
    "SIGN_IN_FIRST UPLOAD_GONE UPLOAD_GONE UPLOAD_GONE UPLOAD_GONE UPLOAD_GONE UPLOAD_GONE UPLOAD_GONE",
  ),
  removeFace: line(
    `mutation { it: removeFace { profile { revision } ${refusal} } }`,
    () => ({}),
    "SIGN_IN_FIRST data data data data data data data",
  ),
  saveCase: line(
    `mutation ($id: ID!, $case: CaseInput!) { it: saveCase(id: $id, case: $case) { case { revision } ${refusal} } }`,
    () => ({ id: randomUUID(), case: aCase }),
    "SIGN_IN_FIRST data WRONG_KIND data WRONG_KIND data WRONG_KIND WRONG_KIND",
  ),
  placeCase: line(
    `mutation { it: placeCase(id: "one", place: 1) { ${refusal} } }`,
    () => ({}),
    "SIGN_IN_FIRST NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND",
  ),
  removeCase: line(
    `mutation { it: removeCase(id: "one") { ${refusal} } }`,
    () => ({}),
    "SIGN_IN_FIRST ignored ignored ignored ignored ignored ignored ignored",
  ),
  markNotificationsRead: line(
    `mutation { it: markNotificationsRead(all: true) { ${refusal} } }`,
    () => ({}),
    "SIGN_IN_FIRST ignored ignored ignored ignored data data ignored",
  ),
  saveBrief: line(
    `mutation ($id: ID!, $brief: BriefInput!) { it: saveBrief(id: $id, revision: 1, brief: $brief) { brief { id } ${refusal} } }`,
    (market) => ({ id: market.briefs.draft, brief: aBrief(market) }),
    "SIGN_IN_FIRST WRONG_KIND NOT_FOUND WRONG_KIND NOT_FOUND WRONG_KIND data NOT_FOUND",
  ),
  publishBrief: line(
    `mutation ($id: ID!) { it: publishBrief(id: $id, revision: 1) { brief { id } ${refusal} } }`,
    ofBrief("draft"),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST WRONG_KIND NOT_FOUND WRONG_KIND data NOT_FOUND",
  ),
  beginShortlisting: line(
    briefMove("beginShortlisting(id: $id)"),
    ofBrief("answered"),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST WRONG_KIND NOT_FOUND WRONG_KIND data NOT_FOUND",
  ),
  reopenBrief: line(
    `mutation ($id: ID!, $closesOn: String!, $decideOn: String!) { it: reopenBrief(id: $id, closesOn: $closesOn, decideOn: $decideOn) { brief { id } ${refusal} } }`,
    (market) => {
      const { closesOn, decideOn } = market.aBrief();
      return { id: market.briefs.shortlisting, closesOn, decideOn };
    },
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST WRONG_KIND NOT_FOUND WRONG_KIND data NOT_FOUND",
  ),
  closeBrief: line(
    briefMove("closeBrief(id: $id, reason: BUDGET)"),
    ofBrief("answered"),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST WRONG_KIND NOT_FOUND WRONG_KIND data NOT_FOUND",
  ),
  copyBrief: line(
    briefMove('copyBrief(id: $id, copyId: "a-copy-of-it")'),
    ofBrief("answered"),
    "SIGN_IN_FIRST WRONG_KIND NOT_FOUND WRONG_KIND NOT_FOUND WRONG_KIND data NOT_FOUND",
  ),
  deleteBrief: line(
    `mutation ($id: ID!) { it: deleteBrief(id: $id) { ${refusal} } }`,
    ofBrief("draft"),
    // As for a draft that is gone already.
    "SIGN_IN_FIRST ignored ignored ignored ignored ignored data ignored",
  ),
  setBriefReaders: line(
    briefMove("setBriefReaders(id: $id, readers: EVERYONE)"),
    ofBrief("answered"),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST WRONG_KIND NOT_FOUND WRONG_KIND data NOT_FOUND",
  ),
  setBookmark: line(
    briefMove("setBookmark(brief: $id, bookmarked: true)"),
    ofBrief("answered"),
    "SIGN_IN_FIRST data WRONG_KIND data WRONG_KIND data WRONG_KIND WRONG_KIND",
  ),
  inviteMember: line(
    `mutation ($id: ID!, $member: ID!) { it: inviteMember(brief: $id, member: $member, key: "an-invitation", line: "You know slow shops.") { invitation { status line keptUntil member { uid } } ${refusal} } }`,
    ({ briefs, uids }) => ({ id: briefs.untouched, member: uids["other talent"] }),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST WRONG_KIND NOT_FOUND WRONG_KIND data NOT_FOUND",
  ),
  declineInvitation: line(
    `mutation ($id: ID!) { it: declineInvitation(brief: $id, reason: NO_TIME) { invitation { status } ${refusal} } }`,
    ofBrief("invited"),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND data NOT_FOUND NOT_FOUND",
  ),
  withdrawInvitation: line(
    `mutation ($id: ID!, $member: ID!) { it: withdrawInvitation(brief: $id, member: $member) { invitation { status } ${refusal} } }`,
    ({ briefs, uids }) => ({ id: briefs.invited, member: uids.applicant }),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST WRONG_KIND NOT_FOUND WRONG_KIND data NOT_FOUND",
  ),
  setMemberBookmark: line(
    `mutation ($uid: ID!) { it: setMemberBookmark(member: $uid, bookmarked: true, note: "Asks first.") { bookmark { note } ${refusal} } }`,
    ({ uids }) => ({ uid: uids.applicant }),
    // Nobody saves themselves.
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST data data NOT_FOUND data data",
  ),
  saveSearch: line(
    `mutation { it: saveSearch(filter: { briefs: { skill: "SQL" } }, cadence: DAILY) { search { id } ${refusal} } }`,
    () => ({}),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST data WRONG_KIND data WRONG_KIND WRONG_KIND",
  ),
  changeSearch: line(
    `mutation { it: changeSearch(id: "made-up", cadence: OFF) { search { id } ${refusal} } }`,
    () => ({}),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND",
  ),
  deleteSearch: line(
    `mutation { it: deleteSearch(id: "made-up") { ${refusal} } }`,
    () => ({}),
    "SIGN_IN_FIRST ignored ignored ignored ignored ignored ignored ignored",
  ),
  renewFeed: line(
    `mutation { it: renewFeed { secret ${refusal} } }`,
    () => ({}),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST data data data data data",
  ),
  saveProposal: line(
    `mutation ($brief: ID!) { it: saveProposal(brief: $brief, revision: 1, proposal: { pitch: "I would" }) { proposal { status } ${refusal} } }`,
    onProposal("begun"),
    // Who has written nothing has no revision to write over.
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST STALE WRONG_KIND data WRONG_KIND WRONG_KIND",
  ),
  sendProposal: line(
    `mutation ($brief: ID!, $proposal: ProposalInput!) { it: sendProposal(brief: $brief, proposal: $proposal) { proposal { status } ${refusal} } }`,
    (market) => {
      const { pitch, answers } = market.aProposal();
      return { brief: market.briefs.untouched, proposal: { pitch, answers } };
    },
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST data WRONG_KIND data WRONG_KIND WRONG_KIND",
  ),
  withdrawProposal: line(
    `mutation ($brief: ID!) { it: withdrawProposal(brief: $brief) { proposal { status } ${refusal} } }`,
    onProposal("answered"),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND data NOT_FOUND NOT_FOUND",
  ),
  deleteProposal: line(
    `mutation ($brief: ID!) { it: deleteProposal(brief: $brief) { ${refusal} } }`,
    onProposal("begun"),
    // Nothing of theirs stands there, so nothing is to be deleted.
    "SIGN_IN_FIRST ignored ignored ignored ignored data ignored ignored",
  ),
  shortlistProposal: line(
    decision("shortlistProposal"),
    onProposal("answered"),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND NOT_FOUND data NOT_FOUND",
  ),
  acceptProposal: line(
    decision("acceptProposal"),
    onProposal("answered"),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND NOT_FOUND data NOT_FOUND",
  ),
  declineProposal: line(
    decision("declineProposal", ", reason: RATE"),
    onProposal("answered"),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND NOT_FOUND data NOT_FOUND",
  ),
  declineProposals: line(
    `mutation ($brief: ID!, $applicant: ID!) { it: declineProposals(brief: $brief, noes: [{ applicant: $applicant, reason: RATE }]) { proposal { status } ${refusal} } }`,
    onProposal("answered"),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND NOT_FOUND data NOT_FOUND",
  ),
  undoDecision: line(
    decision("undoDecision"),
    onProposal("declined"),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND NOT_FOUND data NOT_FOUND",
  ),
  askQuestion: line(
    `mutation ($brief: ID!, $text: String!) { it: askQuestion(brief: $brief, key: "a-question-1", text: $text) { question { id } ${refusal} } }`,
    ({ briefs }) => ({ brief: briefs.untouched, text: "Whose is the database, and may we change it?" }),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST data WRONG_KIND data WRONG_KIND WRONG_KIND",
  ),
  answerQuestion: line(
    `mutation ($id: ID!) { it: answerQuestion(id: $id, text: "Yours to change.") { question { id } ${refusal} } }`,
    ({ question }) => ({ id: question }),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND NOT_FOUND data NOT_FOUND",
  ),
  removeQuestion: line(
    `mutation ($id: ID!) { it: removeQuestion(id: $id) { ${refusal} } }`,
    ({ question }) => ({ id: question }),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND NOT_FOUND data NOT_FOUND",
  ),
  askReference: line(
    `mutation { it: askReference(email: "old@client.example", name: "Old", title: "A shop", year: 2020) { ${refusal} } }`,
    () => ({}),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST data WRONG_KIND data WRONG_KIND WRONG_KIND",
  ),
  removeAskedReference: line(
    `mutation { it: removeAskedReference(id: "made-up") { ${refusal} } }`,
    () => ({}),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND",
  ),
  replyToAskedReference: line(
    `mutation { it: replyToAskedReference(id: "made-up", text: "Thank you.") { ${refusal} } }`,
    () => ({}),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND",
  ),
  answerReference: line(
    `mutation { it: answerReference(secret: "${"x".repeat(24)}") { ${refusal} } }`,
    () => ({}),
    // The link is the permission.
    "NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND",
  ),
  endWork: line(
    onWork("endWork(id: $id)"),
    ofWork,
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND data data NOT_FOUND",
  ),
  continueWork: line(
    onWork("continueWork(id: $id)"),
    ofWork,
    // Nothing says otherwise.
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND WRONG_STATE WRONG_STATE NOT_FOUND",
  ),
  writeReference: line(
    onWork('writeReference(id: $id, experience: "Fast.", advice: "Measure.", title: true)'),
    ofWork,
    // The work goes on.
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND WRONG_STATE WRONG_STATE NOT_FOUND",
  ),
  withdrawReference: line(
    onWork("withdrawReference(id: $id)"),
    ofWork,
    // As for one that was withdrawn before.
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND ignored ignored NOT_FOUND",
  ),
  replyToReference: line(
    onWork('replyToReference(id: $id, text: "Thank you.")'),
    ofWork,
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND WRONG_STATE WRONG_STATE NOT_FOUND",
  ),
  showWorkTitle: line(
    onWork("showWorkTitle(id: $id, shown: true)"),
    ofWork,
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND WRONG_STATE WRONG_STATE NOT_FOUND",
  ),
  sendMessage: line(
    onConversation('sendMessage(conversation: $id, key: "the-message", text: "Hello")'),
    ofConversation,
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND data data NOT_FOUND",
  ),
  startConversation: line(
    `mutation ($uid: ID!) { it: startConversation(member: $uid, key: "the-message", text: "Hello") { conversation { id } ${refusal} } }`,
    ({ uids }) => ({ uid: uids["other talent"] }),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST WRONG_KIND data WRONG_KIND data data",
  ),
  editMessage: line(
    onConversation('editMessage(id: $id, text: "Hello again.")'),
    ({ message }) => ({ id: message }),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND data NOT_FOUND NOT_FOUND",
  ),
  putBack: line(
    onConversation("putBack(id: $id)"),
    ({ message }) => ({ id: message }),
    "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND data NOT_FOUND NOT_FOUND",
  ),
  markRead: line(
    onConversation("markRead(conversation: $id, upTo: 1)"),
    ofConversation,
    "SIGN_IN_FIRST NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND data data NOT_FOUND",
  ),
  markUnread: line(
    onConversation("markUnread(conversation: $id)"),
    ofConversation,
    "SIGN_IN_FIRST NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND data data NOT_FOUND",
  ),
  setArchived: line(
    onConversation("setArchived(conversation: $id, archived: true)"),
    ofConversation,
    "SIGN_IN_FIRST NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND data data NOT_FOUND",
  ),
  setMuted: line(
    onConversation("setMuted(conversation: $id, muted: true)"),
    ofConversation,
    "SIGN_IN_FIRST NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND data data NOT_FOUND",
  ),
  setBlocked: line(
    onConversation("setBlocked(conversation: $id, blocked: true)"),
    ofConversation,
    "SIGN_IN_FIRST NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND data data NOT_FOUND",
  ),
};

/** What stands in an answer under `it`, in a word. */
function wordFor(it: Record<string, unknown> | boolean | null): string {
  if (it === null) return "null";
  if (typeof it !== "object") return "data";
  if ("nodes" in it) return (it.nodes as unknown[]).length > 0 ? "data" : "empty";
  if ("code" in it) return String(it.code);
  if (!("refusal" in it)) return "data";
  const { refusal, ...objects } = it as { refusal: { code: string } | null };
  if (refusal) return refusal.code;
  // A success that shows nothing is a hole of its own.
  return Object.values(objects).every((object) => object !== null) ? "data" : "nothing";
}

const schema = buildSchema(typeDefs);
const fieldsOf = (type: GraphQLObjectType | null | undefined) => Object.keys(type?.getFields() ?? {});

describe("who may do what", () => {
  it("is said for every query and mutation of the schema", () => {
    expect(Object.keys(queries).sort()).toEqual(fieldsOf(schema.getQueryType()).sort());
    expect(Object.keys(mutations).sort()).toEqual(fieldsOf(schema.getMutationType()).sort());
  });

  const lines = Object.entries({ ...queries, ...mutations });
  it.each(lines)("%s: everybody gets what is theirs, and a refusal changes nothing", async (field, line) => {
    const ask = async (market: SeededMarket, actor: Actor) => {
      const answer = await inProcess(market.app.api, market.sessionOf(actor))(
        line.ask,
        line.variables(market),
      );
      expect(answer.errors, actor).toBeUndefined();
      return wordFor(answer.data.it);
    };
    const refused = actors.filter((actor) => !/^(?:data|SUCCESS)$/.test(line.gets[actor]));
    const market = await createSeededMarket();
    const before = await market.everything();
    for (const actor of refused)
      expect(await ask(market, actor), actor).toBe(line.gets[actor].replace("ignored", "data"));
    expect(await market.everything()).toEqual(before);
    for (const [turn, actor] of actors.filter((actor) => !refused.includes(actor)).entries()) {
      // The first one who may finds the market as it was.
      const its = field in queries || turn === 0 ? market : await createSeededMarket();
      expect(await ask(its, actor), actor).toBe(line.gets[actor]);
    }
  });
});

describe("an id of somebody else, or of nothing", () => {
  const ids = ["", "no-such-brief", "../accounts", "__all__", "a\u0000b", "x".repeat(2_000), "\ud800"];
  const asking = Object.entries({ ...queries, ...mutations }).filter(([, { ask }]) =>
    /\((?:\$id|\$brief|\$uid)/.test(ask),
  );

  it.each(asking)("%s finds nothing by an id that was made up, and breaks on none", async (field, line) => {
    const market = await createSeededMarket();
    const isDeletion = field === "deleteBrief" || field === "deleteProposal";
    const nothing = field in queries ? "null" : isDeletion ? "data" : "NOT_FOUND";
    const before = await market.everything();
    for (const actor of ["owner", "applicant"] as const) {
      // What only the other side may do is refused by kind, whatever the id.
      const allowed = field in queries || line.gets[actor] === "data" || isDeletion;
      for (const id of ids) {
        const given = {
          ...line.variables(market),
          id,
          brief: field === "saveBrief" ? aBrief(market) : id,
          uid: id,
        };
        const names = Object.keys(line.variables(market));
        const variables = Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)));
        const answer = await inProcess(market.app.api, market.sessionOf(actor))(line.ask, variables);
        expect(answer.errors, id).toBeUndefined();
        // An id that nobody has makes a draft, where it can be one.
        if (field === "saveBrief" && id === "no-such-brief") continue;
        const word = wordFor(answer.data.it);
        if (allowed) expect(word, `${actor} ${id}`).toBe(nothing);
        else expect(word, `${actor} ${id}`).toMatch(/^(?:NOT_FOUND|WRONG_KIND)$/);
      }
    }
    if (field !== "saveBrief") expect(await market.everything()).toEqual(before);
  });

  it("says the same of somebody's draft as of a brief that doesn't exist", async () => {
    const market = await createSeededMarket();
    const ask = inProcess(market.app.api, market.sessionOf("other talent"));
    const { pitch, answers } = market.aProposal();
    for (const field of [
      "brief",
      "setBookmark",
      "deleteBrief",
      "saveProposal",
      "sendProposal",
      "withdrawProposal",
    ]) {
      const line = { ...queries, ...mutations }[field] as Line;
      const word = async (id: string) => {
        const variables = { id, brief: id, proposal: { pitch, answers } };
        const names = [...line.ask.matchAll(/\$(\w+):/g)].map(([, name]) => name);
        const given = Object.entries(variables).filter(([name]) => names.includes(name));
        return wordFor((await ask(line.ask, Object.fromEntries(given))).data.it);
      };
      expect(await word(market.briefs.draft), field).toBe(await word("no-such-brief"));
    }
  });

  it("lets nobody take the id that a member’s first brief will have", async () => {
    const market = await createSeededMarket();
    const ask = inProcess(market.app.api, market.sessionOf("other hirer"));
    const { ask: save } = mutations.saveBrief as Line;
    const id = firstBriefId(market.uids["pending hirer"]);
    expect(wordFor((await ask(save, { id, brief: aBrief(market) })).data.it)).toBe("NOT_FOUND");
  });

  it("lets nobody read the note about a member but its writer", async () => {
    const market = await createSeededMarket();
    const { owner, "other talent": about } = market.uids;
    const { ask: save } = mutations.setMemberBookmark as Line;
    await inProcess(market.app.api, market.sessionOf("owner"))(save, { uid: about });
    const query = "query ($uid: ID!) { it: member(uid: $uid) { bookmark { note } } }";
    for (const actor of actors) {
      const ask = inProcess(market.app.api, market.sessionOf(actor));
      for (const uid of [owner, about])
        expect((await ask(query, { uid })).data.it?.bookmark?.note, actor).toBe(
          actor === "owner" && uid === about ? "Asks first." : undefined,
        );
    }
  });

  it("lets nobody read a hidden profile by a brief between two others", async () => {
    const market = await createSeededMarket();
    const query = "query ($uid: ID!, $through: ID) { it: member(uid: $uid, through: $through) { uid } }";
    for (const actor of actors) {
      const ask = inProcess(market.app.api, market.sessionOf(actor));
      for (const through of [null, "", market.briefs.answered, "made-up"])
        expect((await ask(query, { uid: market.hidden, through })).data.it, actor).toBeNull();
    }
  });
});

describe("what a brief keeps to its owner", () => {
  const query = `query ($id: ID!) { brief(id: $id) {
    check { field } events { event } fit { aspect } ownProposal { status } bookmarked
    counts { places total sent declined } proposals(status: SENT) { nodes { pitch } } moves
  } }`;
  const read = async (actor: Actor, name: keyof SeededMarket["briefs"]) => {
    const market = await createSeededMarket();
    const ask = inProcess(market.app.api, market.sessionOf(actor));
    return (await ask(query, { id: market.briefs[name] })).data.brief;
  };

  it("is the check, the events, the proposals and all counts but the places", async () => {
    expect(await read("owner", "answered")).toMatchObject({
      check: expect.any(Array),
      events: expect.any(Array),
      fit: null,
      ownProposal: null,
      counts: { places: 1, total: 1, sent: 1 },
      proposals: { nodes: [{ pitch: expect.any(String) }] },
    });
    for (const actor of ["applicant", "other talent", "pending talent"] as const)
      expect(await read(actor, "answered"), actor).toMatchObject({
        check: null,
        events: null,
        fit: expect.any(Array),
        ownProposal: actor === "applicant" ? { status: "SENT" } : null,
        counts: { places: 1, total: 0, sent: 0, declined: 0 },
        proposals: null,
      });
  });

  it("says nothing of a decline before its applicant is told", async () => {
    expect(await read("applicant", "declined")).toMatchObject({
      ownProposal: { status: "SENT" },
      counts: { places: 1, declined: 0 },
    });
  });

  it("offers a pending member nothing that a confirmed one may do", async () => {
    expect((await read("pending talent", "untouched")).moves).toEqual(["BOOKMARK"]);
    expect((await read("other talent", "untouched")).moves).toEqual(["BOOKMARK", "PROPOSE", "ASK"]);
  });
});

describe("an address", () => {
  const query = `query ($brief: ID!, $applicant: ID!) {
    proposal(brief: $brief, applicant: $applicant) { contact }
    brief(id: $brief) { ownProposal { contact } proposals(status: ACCEPTED) { nodes { contact } } }
  }`;

  it("is read by the two of an accepted proposal, each the other's, and by nobody else", async () => {
    const market = await createSeededMarket();
    for (const actor of actors) {
      const ask = inProcess(market.app.api, await market.sessionOf(actor));
      const variables = { brief: market.briefs.filled, applicant: market.uids.applicant };
      const { data } = await ask(query, variables);
      const other = { applicant: market.uids.owner, owner: market.uids.applicant }[actor as string];
      const contact = other ? `${other}@example.com` : undefined;
      expect(data.proposal?.contact, actor).toBe(contact);
      const inBrief = data.brief?.ownProposal ?? data.brief?.proposals?.nodes[0];
      expect(inBrief?.contact, actor).toBe(contact);
    }
  });

  it.each(["answered", "begun", "declined"] as const)("is read by nobody of one that is %s", async (name) => {
    const market = await createSeededMarket();
    for (const actor of actors) {
      const ask = inProcess(market.app.api, await market.sessionOf(actor));
      const { text } = await ask(query, { brief: market.briefs[name], applicant: market.uids.applicant });
      expect(text, actor).not.toContain("@");
    }
  });

  it("is a field of the viewer, of a sign-up's answer, of an accepted proposal and of whom an administrator looks up", () => {
    const isText = (type: GraphQLOutputType) => getNamedType(type).name === "String";
    const named = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type)
        ? Object.values(type.getFields())
            .filter(({ type, name }) => isText(type) && /mail|contact$|address/i.test(name))
            .map(({ name }) => `${type.name}.${name}`)
        : [],
    );
    expect(named.sort()).toEqual([
      "CreateUserResponse.email",
      "ManagedMember.email",
      "MemberLine.email",
      "Proposal.contact",
      "Viewer.email",
    ]);
  });
});
