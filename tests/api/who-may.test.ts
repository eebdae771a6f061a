import { randomUUID } from "node:crypto";
import { type GraphQLOutputType, getNamedType, isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { expectLines, mutationFields, operationOf, queryFields, schema } from "#tests/support/registries";
import {
  type Actor,
  actors,
  createSeededMarket,
  type SeededMarket,
  troubledJob,
} from "#tests/support/seeded-market";
import { firstBriefId } from "~/features/briefs/model/brief";
import { inProcess } from "./ask";

type Args = Record<string, unknown>;

/**
 * What everybody gets: "data", "null", "empty", or the code of an answer; "ignored" is said to be done, and
 * nothing is. Arguments that name something of the market begin with what the field is about.
 */
interface Line {
  args: Args | ((market: SeededMarket) => Args);
  gets: Record<Actor, string>;
  /** Where one field of each object doesn't do. */
  selection: string | undefined;
}

function may(gets: string, args: Line["args"] = {}, selection?: string): Line {
  const each = gets.trim().split(/\s+/);
  if (each.length !== actors.length) throw new Error(`"${gets}" has ${each.length} answers`);
  return {
    args,
    gets: Object.fromEntries(actors.map((actor, at) => [actor, each[at]])) as Line["gets"],
    selection,
  };
}

const argsOf = ({ args }: Line, market: SeededMarket) => (typeof args === "function" ? args(market) : args);

// Who it is, where several have the same: anonymous pend.talent pend.hirer other.t other.h applicant owner admin.
const everyone = (gets: string) => `${gets} `.repeat(8);
const member = (gets = "data") => `SIGN_IN_FIRST ${`${gets} `.repeat(7)}`;
const unproven = "SIGN_IN_FIRST CONFIRM_FIRST CONFIRM_FIRST";
const proven = (gets = "data") => `${unproven} ${`${gets} `.repeat(5)}`;
const admin = (gets = "data") => `${unproven} NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND ${gets}`;
/** Talent that asks sees that it is no hirer's. */
const hirer = `${unproven} WRONG_KIND NOT_FOUND WRONG_KIND data NOT_FOUND`;
const owner = `${unproven} NOT_FOUND NOT_FOUND NOT_FOUND data NOT_FOUND`;
const applicant = `${unproven} NOT_FOUND NOT_FOUND data NOT_FOUND NOT_FOUND`;
const talent = `${unproven} data WRONG_KIND data WRONG_KIND WRONG_KIND`;
const unprovenTalent = "SIGN_IN_FIRST data WRONG_KIND data WRONG_KIND data WRONG_KIND WRONG_KIND";
const both = (gets = "data") => `${unproven} NOT_FOUND NOT_FOUND ${gets} ${gets} NOT_FOUND`;
const readers = "SIGN_IN_FIRST NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND data data NOT_FOUND";
const bothRead = "null null null null null data data null";
const adminReads = (nothing: string) => `${`${nothing} `.repeat(7)} data`;

const aBrief = (market: SeededMarket) => {
  const { startOn: _, weeks: __, location: ___, ...brief } = market.aBrief();
  const { budget } = brief;
  return { ...brief, openTo: "BOTH", workplace: "REMOTE", budget: budget && { ...budget, unit: "PROJECT" } };
};
const aCase = {
  title: "A shop",
  client: "a bank",
  year: 2020,
  problem: "It was slow.",
  result: "It is fast.",
};

type BriefName = keyof SeededMarket["briefs"];
const ofBrief =
  (name: BriefName, more: Args = {}) =>
  ({ briefs }: SeededMarket) => ({ id: briefs[name], ...more });
const ofApplicant =
  (more: Args = {}) =>
  ({ uids }: SeededMarket) => ({ uid: uids.applicant, ...more });
const inBrief =
  (name: BriefName, more: Args = {}) =>
  ({ briefs }: SeededMarket) => ({ brief: briefs[name], ...more });
const onProposal =
  (name: BriefName, more: Args = {}) =>
  ({ briefs, uids }: SeededMarket) => ({ brief: briefs[name], applicant: uids.applicant, ...more });
const ofWork =
  (more: Args = {}) =>
  ({ briefs, uids }: SeededMarket) => ({ id: `${briefs.filled}_${uids.applicant}`, ...more });
const inConversation =
  (more: Args = {}) =>
  ({ conversation }: SeededMarket) => ({ conversation, ...more });
const ofReport =
  (more: Args = {}) =>
  ({ reportId }: SeededMarket) => ({ id: reportId, ...more });
const ofMessage =
  (more: Args = {}) =>
  ({ message }: SeededMarket) => ({ id: message, ...more });
const ofWeek = { week: "2027-05-10", turn: 0 };
const ofScope =
  (more: Args = {}) =>
  (market: SeededMarket) => ({ work: ofWork()(market).id, message: market.message, ...more });
const ofQuestion =
  (more: Args = {}) =>
  ({ question }: SeededMarket) => ({ id: question, ...more });
const ofFace = ({ face }: SeededMarket) => ({ id: face });
const ofJob = () => ({ id: troubledJob });

const queries: Record<string, Line> = {
  viewer: may("null data data data data data data data"),
  member: may("null null null data data data data data", ofApplicant()),
  memberNamed: may("null null null data data data data data", { handle: "harbour-works" }),
  brief: may("null data null data null data data null", ofBrief("answered")),
  proposal: may(bothRead, onProposal("answered")),
  work: may(bothRead, ofWork()),
  askedReference: may(everyone("null"), { secret: "x".repeat(24) }),
  openBriefs: may("empty data empty data empty data empty empty"),
  members: may(
    "empty empty empty data data data data data",
    {},
    "nodes { uid profile { displayName } } pageInfo { endCursor }",
  ),
  publicBrief: may(everyone("data"), ofBrief("everyones")),
  endedBrief: may(everyone("null"), ofBrief("everyones")),
  publicBriefs: may(everyone("data")),
  briefOfTheDay: may(everyone("data")),
  workOfTheDay: may(everyone("data")),
  publicMember: may(everyone("data"), { name: "harbour-works" }),
  publicMembers: may(everyone("data")),
  publicChanges: may(everyone("data")),
  dailyRoots: may(everyone("empty")),
  sharePicture: may(everyone("data"), { of: { member: "harbour-works" } }),
  badge: may(everyone("null"), { name: "harbour-works" }),
  file: may("null null null data data data data data", ofFace),
  upload: may(everyone("null"), { id: "0" }),
  ownFiles: may("null null null null null null data null", ({ briefs }) => ({
    of: briefs.draft,
    place: "BRIEF",
  })),
  feed: may(everyone("UNKNOWN"), { secret: "made-up-made-up-made-up-" }),
  searchComplete: may(everyone("data"), { side: "MEMBERS" }),
  conversation: may(bothRead, ({ conversation }) => ({ id: conversation })),
  troubledJobs: may(
    adminReads("empty"),
    {},
    "nodes { id type state attempts lastError createdAt nextTryAt expiresAt }",
  ),
  signUpMails: may(adminReads("null"), {}, "waiting order until"),
  // The owner's own.
  reportSubject: may("null data null data null data null null", ofBrief("answered", { about: "BRIEF" })),
  reports: may(
    adminReads("empty"),
    {},
    "nodes { id about reason createdAt by { uid name status } of { uid } outcome { at } }",
  ),
  report: may(adminReads("null"), ofReport(), "id subject note texts { label text by { uid } around }"),
  managedMember: may(
    adminReads("null"),
    ({ uids }) => ({ search: uids.applicant }),
    "uid email status events { words }",
  ),
  findMembers: may(adminReads("empty"), { words: "example" }, "nodes { uid name status }"),
  auditTrail: may(adminReads("empty"), {}, "nodes { place at act about by { uid } member { uid } reason }"),
};

const mutations: Record<string, Line> = {
  createUser: may(everyone("SUCCESS"), { createUserData: { email: "new@example.com" } }),
  sendLoginEmail: may(everyone("SUCCESS"), { loginData: { email: "a@example.com", redirect: "/app" } }),
  stopMails: may(everyone("LINK_UNKNOWN"), { link: "to=somebody&about=briefs&code=made-up" }),
  answerByLink: may(everyone("LINK_UNKNOWN"), {
    link: "to=somebody&does=still-right&of=NONE&at=1&code=made-up",
  }),
  saveDraft: may(
    "AUTHENTICATION_REQUIRED OTHER_KIND NOTHING_TO_DO OTHER_KIND NOTHING_TO_DO OTHER_KIND NOTHING_TO_DO NOTHING_TO_DO",
    { draft: { hirer: { organisation: "Harbour Works" } } },
  ),
  chooseKind: may(`AUTHENTICATION_REQUIRED ${"ALREADY_CHOSEN ".repeat(7)}`, { kind: "AGENCY" }),
  reviewAccount: may(`AUTHENTICATION_REQUIRED ${"NOTHING_TO_DO ".repeat(7)}`, { choice: "KEEP" }),
  // An account whose address nobody has proven goes at once.
  deleteAccount: may(member()),
  takeDeletionBack: may(proven("ignored")),
  sendReport: may(
    `${unproven} data NOT_FOUND data NOT_FOUND NOT_FOUND`,
    ofBrief("answered", { about: "BRIEF", reason: "SCAM", note: "Asks for fees." }),
  ),
  dismissReport: may(admin(), ofReport({ words: "Nothing wrong." })),
  // The report isn’t about a reference.
  removeReported: may(admin("WRONG_STATE"), ofReport({ reason: "SCAM", words: "Made up." })),
  warnMember: may(admin(), ofApplicant({ reason: "SCAM", words: "No fees." })),
  suspendMember: may(admin(), ofApplicant({ reason: "SCAM", words: "Fees up front." })),
  // An active member is reinstated already.
  reinstateMember: may(admin("ignored"), ofApplicant({ words: "A mistake of ours." })),
  retryJob: may(admin(), ofJob),
  endJob: may(admin(), ofJob),
  steerMails: may(admin(), { move: "HOLD" }),
  saveSettings: may(member(), {
    settings: { messages: "OFF", proposals: "DAILY", briefs: "INSTANT", timeZone: "Europe/Paris" },
  }),
  saveTheme: may(member(), { theme: "black" }),
  saveLanguage: may(member(), { language: "en" }),
  exportAccount: may(member()),
  endSession: may(member("ignored"), { name: "of nobody" }),
  endOtherSessions: may(member()),
  saveProfile: may(member(), {
    revision: 1,
    profile: { displayName: "Ada", visibility: "MEMBERS", organisation: "Harbour Works" },
  }),
  answerToBeFound: may(unprovenTalent, { found: true }),
  confirmAvailability: may(member("NOT_FOUND")),
  beginUpload: may(member(), { name: "a.pdf", size: 9 }),
  claimUpload: may(member("UPLOAD_GONE"), { id: "0" }),
  endUpload: may(member("UPLOAD_GONE"), { upload: { id: "0", kind: "PDF" } }),
  dropUpload: may(member(), { id: "0" }),
  addFiles: may(
    "SIGN_IN_FIRST NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND NOT_FOUND data NOT_FOUND",
    ({ briefs }) => ({
      of: briefs.draft,
      place: "BRIEF",
      files: [],
    }),
  ),
  removeFile: may(member("NOT_FOUND"), ofFace),
  keepFace: may(member("UPLOAD_GONE"), { upload: "0" }),
  removeFace: may(member()),
  saveCase: may(unprovenTalent, () => ({ id: randomUUID(), case: aCase })),
  saveHistory: may(unprovenTalent, { revision: 0, history: { certificates: [{ name: "First aid" }] } }),
  placeCase: may(member("NOT_FOUND"), { id: "one", place: 1 }),
  removeCase: may(member("ignored"), { id: "one" }),
  markNotificationsRead: may("SIGN_IN_FIRST ignored ignored ignored ignored data data ignored", {
    all: true,
  }),
  saveBrief: may(
    "SIGN_IN_FIRST WRONG_KIND NOT_FOUND WRONG_KIND NOT_FOUND WRONG_KIND data NOT_FOUND",
    (market) => ({
      id: market.briefs.draft,
      revision: 1,
      brief: aBrief(market),
    }),
  ),
  publishBrief: may(hirer, ofBrief("draft", { revision: 1 })),
  beginShortlisting: may(hirer, ofBrief("answered")),
  reopenBrief: may(hirer, (market) => {
    const { closesOn, decideOn } = market.aBrief();
    return { id: market.briefs.shortlisting, closesOn, decideOn };
  }),
  closeBrief: may(hirer, ofBrief("answered", { reason: "BUDGET" })),
  copyBrief: may(
    "SIGN_IN_FIRST WRONG_KIND NOT_FOUND WRONG_KIND NOT_FOUND WRONG_KIND data NOT_FOUND",
    ofBrief("answered", { copyId: "a-copy-of-it" }),
  ),
  // As for a draft that is gone already.
  deleteBrief: may("SIGN_IN_FIRST ignored ignored ignored ignored ignored data ignored", ofBrief("draft")),
  setBriefReaders: may(hirer, ofBrief("answered", { readers: "EVERYONE" })),
  setBookmark: may(unprovenTalent, inBrief("answered", { bookmarked: true })),
  inviteMember: may(
    hirer,
    ({ briefs, uids }) => ({
      brief: briefs.untouched,
      member: uids["other talent"],
      key: "an-invitation",
      line: "You know slow shops.",
    }),
    "invitation { status line keptUntil member { uid } } refusal { code }",
  ),
  declineInvitation: may(applicant, inBrief("invited", { reason: "NO_TIME" })),
  withdrawInvitation: may(hirer, ({ briefs, uids }) => ({ brief: briefs.invited, member: uids.applicant })),
  // Nobody saves themselves.
  setMemberBookmark: may(`${unproven} data data NOT_FOUND data data`, ({ uids }) => ({
    member: uids.applicant,
    bookmarked: true,
    note: "Asks first.",
  })),
  saveSearch: may(talent, { filter: { briefs: { skill: "SQL" } }, cadence: "DAILY" }),
  changeSearch: may(proven("NOT_FOUND"), { id: "made-up", cadence: "OFF" }),
  deleteSearch: may(member("ignored"), { id: "made-up" }),
  renewFeed: may(proven()),
  // Who has written nothing has no revision to write over.
  saveProposal: may(
    `${unproven} STALE WRONG_KIND data WRONG_KIND WRONG_KIND`,
    inBrief("begun", { revision: 1, proposal: { pitch: "I would" } }),
  ),
  sendProposal: may(talent, (market) => {
    const { pitch, answers } = market.aProposal();
    return { brief: market.briefs.untouched, proposal: { pitch, answers } };
  }),
  confirmProposal: may(applicant, inBrief("answered", { version: 1 })),
  withdrawProposal: may(applicant, inBrief("answered")),
  // Nothing of theirs stands there, so nothing is to be deleted.
  deleteProposal: may("SIGN_IN_FIRST ignored ignored ignored ignored data ignored ignored", inBrief("begun")),
  shortlistProposal: may(owner, onProposal("answered")),
  acceptProposal: may(owner, onProposal("answered")),
  declineProposal: may(owner, onProposal("answered", { reason: "RATE" })),
  declineProposals: may(owner, ({ briefs, uids }) => ({
    brief: briefs.answered,
    noes: [{ applicant: uids.applicant, reason: "RATE" }],
  })),
  undoDecision: may(owner, onProposal("declined")),
  askQuestion: may(
    talent,
    inBrief("untouched", { key: "a-question-1", text: "Whose is the database, and may we change it?" }),
  ),
  answerQuestion: may(owner, ofQuestion({ text: "Yours to change." })),
  clarifyBrief: may(owner, inBrief("untouched", { key: "a-clarification", text: "It is ours." })),
  removeQuestion: may(owner, ofQuestion(), "refusal { code }"),
  askReference: may(talent, { email: "old@client.example", name: "Old", title: "A shop", year: 2020 }),
  removeAskedReference: may(proven("NOT_FOUND"), { id: "made-up" }),
  replyToAskedReference: may(proven("NOT_FOUND"), { id: "made-up", text: "Thank you." }),
  // The link is the permission.
  answerReference: may(everyone("NOT_FOUND"), { secret: "x".repeat(24) }),
  saveAgreement: may(both(), ofWork({ agreement: { scope: "A faster shop." } })),
  // Nothing is drafted, and nothing offered.
  offerAgreement: may(both("WRONG_STATE"), ofWork({ revision: 1 })),
  confirmAgreement: may(both("WRONG_STATE"), ofWork({ hash: "made-up" })),
  returnAgreement: may(both("WRONG_STATE"), ofWork({ hash: "made-up", words: "Less of it." })),
  withdrawAgreement: may(both("WRONG_STATE"), ofWork({ hash: "made-up" })),
  endAgreement: may(
    both("WRONG_STATE"),
    ofWork({ hash: "made-up", lastOn: "2031-01-01", words: "It is over." }),
  ),
  // They agreed on no milestones.
  deliverMilestone: may(both("NOT_FOUND"), ofWork({ milestone: "made-up", turn: 0, words: "Here." })),
  takeBackDelivery: may(both("NOT_FOUND"), ofWork({ milestone: "made-up", turn: 0 })),
  acceptMilestone: may(both("NOT_FOUND"), ofWork({ milestone: "made-up", turn: 0 })),
  sendBackMilestone: may(both("NOT_FOUND"), ofWork({ milestone: "made-up", turn: 0, words: "Not yet." })),
  // They agreed on no price by time.
  saveTime: may(both("NOT_FOUND"), ofWork({ ...ofWeek, unit: "HOUR", entries: [] })),
  submitTime: may(both("NOT_FOUND"), ofWork({ ...ofWeek, unit: "HOUR", entries: [] })),
  takeBackTime: may(both("NOT_FOUND"), ofWork(ofWeek)),
  approveTime: may(both("NOT_FOUND"), ofWork(ofWeek)),
  returnTime: may(both("NOT_FOUND"), ofWork({ ...ofWeek, words: "Less." })),
  // The message is of another conversation.
  askAboutScope: may(both("NOT_FOUND"), ofScope()),
  takeBackScope: may(both("NOT_FOUND"), ofScope()),
  answerScope: may(both("NOT_FOUND"), ofScope({ answer: "FAVOUR", revision: 0 })),
  endWork: may(both(), ofWork()),
  // Nothing says otherwise.
  continueWork: may(both("WRONG_STATE"), ofWork()),
  // The work goes on.
  writeReference: may(both("WRONG_STATE"), ofWork({ experience: "Fast.", advice: "Measure.", title: true })),
  // As for one that was withdrawn before.
  withdrawReference: may(both("ignored"), ofWork()),
  replyToReference: may(both("WRONG_STATE"), ofWork({ text: "Thank you." })),
  showWorkTitle: may(both("WRONG_STATE"), ofWork({ shown: true })),
  sendMessage: may(both(), inConversation({ key: "the-message", text: "Hello" })),
  startConversation: may(`${unproven} WRONG_KIND data WRONG_KIND data data`, ({ uids }) => ({
    member: uids["other talent"],
    key: "the-message",
    text: "Hello",
  })),
  editMessage: may(applicant, ofMessage({ text: "Hello again." })),
  putBack: may(applicant, ofMessage()),
  markRead: may(readers, inConversation({ upTo: 1 })),
  markUnread: may(readers, inConversation()),
  snooze: may(readers, inConversation({ until: "TOMORROW" })),
  addSnippet: may(member(), { key: "a-snippet", name: "Terms", text: "Thirty days" }),
  changeSnippet: may(member("NOT_FOUND"), { id: "made-up", name: "Terms", text: "Thirty days" }),
  removeSnippet: may(member("ignored"), { id: "made-up" }),
  setArchived: may(readers, inConversation({ archived: true })),
  setMuted: may(readers, inConversation({ muted: true })),
  setBlocked: may(readers, inConversation({ blocked: true })),
};

const lines: [field: string, line: Line][] = Object.entries({ ...queries, ...mutations });
const lineOf = (field: string) => ({ ...queries, ...mutations })[field] as Line;

/** Asks a field with the arguments of its line, or others, and says what stands in the answer in a word. */
async function askFor(
  market: SeededMarket,
  actor: Actor,
  field: string,
  instead: Args = {},
): Promise<string> {
  const line = lineOf(field);
  const args = { ...argsOf(line, market), ...instead };
  const ask = inProcess(market.app.api, market.sessionOf(actor));
  const answer = await ask(operationOf(field, args, line.selection), args);
  expect(answer.errors, `${actor} ${JSON.stringify(args)}`).toBeUndefined();
  return wordFor(answer.data.it);
}

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

describe("who may do what", () => {
  it("is said for every query and mutation of the schema", () => {
    const file = "tests/api/who-may.test.ts";
    expectLines(file, Object.keys(queries), Object.keys(queryFields));
    expectLines(file, Object.keys(mutations), Object.keys(mutationFields));
  });

  it.each(lines)(
    "%s: everybody gets what is theirs, and a refusal changes nothing",
    async (field, { gets }) => {
      const refused = actors.filter((actor) => !/^(?:data|SUCCESS)$/.test(gets[actor]));
      const market = await createSeededMarket();
      const before = await market.everything();
      for (const actor of refused)
        expect(await askFor(market, actor, field), actor).toBe(gets[actor].replace("ignored", "data"));
      expect(await market.everything()).toEqual(before);
      for (const [turn, actor] of actors.filter((actor) => !refused.includes(actor)).entries()) {
        // The first one who may finds the market as it was.
        const its = field in queries || turn === 0 ? market : await createSeededMarket();
        expect(await askFor(its, actor, field), actor).toBe(gets[actor]);
      }
    },
  );
});

/** With another id of what its field is about. */
const otherThan = (line: Line, market: SeededMarket, id: string): Args => {
  const [name = ""] = Object.keys(argsOf(line, market));
  return { [name]: id };
};

describe("an id of somebody else, or of nothing", () => {
  const ids = ["", "no-such-brief", "../accounts", "__all__", "a\u0000b", "x".repeat(2_000), "\ud800"];
  const asking = lines.filter(([, { args }]) => typeof args === "function");

  it.each(asking)("%s finds nothing by an id that was made up, and breaks on none", async (field, line) => {
    const market = await createSeededMarket();
    const isDeletion = field === "deleteBrief" || field === "deleteProposal";
    const nothing = field in queries ? "null" : isDeletion ? "data" : "NOT_FOUND";
    const before = await market.everything();
    for (const actor of ["owner", "applicant"] as const) {
      // What only the other side may do is refused by kind, whatever the id.
      const allowed = field in queries || line.gets[actor] === "data" || isDeletion;
      for (const id of ids) {
        const word = await askFor(market, actor, field, otherThan(line, market, id));
        // An id that nobody has makes a draft, where it can be one.
        if (field === "saveBrief" && id === "no-such-brief") continue;
        if (allowed) expect(word, `${actor} ${id}`).toBe(nothing);
        else expect(word, `${actor} ${id}`).toMatch(/^(?:NOT_FOUND|WRONG_KIND)$/);
      }
    }
    if (field !== "saveBrief") expect(await market.everything()).toEqual(before);
  });

  it("says the same of somebody's draft as of a brief that doesn't exist", async () => {
    const market = await createSeededMarket();
    for (const field of [
      "brief",
      "setBookmark",
      "deleteBrief",
      "saveProposal",
      "sendProposal",
      "withdrawProposal",
    ]) {
      const word = (id: string) =>
        askFor(market, "other talent", field, otherThan(lineOf(field), market, id));
      expect(await word(market.briefs.draft), field).toBe(await word("no-such-brief"));
    }
  });

  it("lets nobody take the id that a member’s first brief will have", async () => {
    const market = await createSeededMarket();
    const id = firstBriefId(market.uids["pending hirer"]);
    expect(await askFor(market, "other hirer", "saveBrief", { id })).toBe("NOT_FOUND");
  });

  it("lets nobody read the note about a member but its writer", async () => {
    const market = await createSeededMarket();
    const { owner, "other talent": about } = market.uids;
    await askFor(market, "owner", "setMemberBookmark", { member: about });
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
