import { describe, expect, it } from "vitest";
import { noteLimit } from "~/domain/note-limit";
import { limits } from "~/values/limits";

type Value = number | { least?: number; most: number } | Readonly<Record<string, number>>;

/** Every limit under what it follows from; lengths are UTF-16 units, and bytes are said as such. */
const bySource: Record<string, Partial<Record<keyof typeof limits, Value>>> = {
  "RFC 5321: a path of 256 with its brackets": { email: 254 },
  "domain.md: profiles": {
    displayName: 120,
    person: 80,
    organisation: 120,
    headline: 120,
    about: 2_000,
    aboutLeast: 80,
    skills: 12,
    skill: 40,
    languages: 8,
    links: 5,
    url: 300,
    country: 60,
    services: 8,
    service: 40,
    people: 20,
    teamSize: 10_000,
    hoursPerWeek: 80,
    teamHours: 400_000,
    resumeBytes: 262_144,
    handle: { least: 3, most: 40 },
  },
  "domain.md: briefs": {
    briefTitle: { least: 8, most: 100 },
    briefSummary: { least: 20, most: 280 },
    briefBody: 8_000,
    briefBodyLeast: 80,
    briefSkills: 8,
    mustHaves: 6,
    mustHave: 160,
    location: 120,
    weeks: 104,
    seats: 10,
    cap: { least: 5, most: 100 },
    closesWithin: 60,
    decidesWithin: 30,
    datesMoveBy: 30,
    briefRewording: 60,
    briefVersions: 3,
    answerDays: 3,
    briefEdits: 20,
    briefEditText: 600,
    minorUnits: 2_000_000_000,
    runningBriefs: 100,
  },
  "domain.md: proposals": {
    pitch: { least: 50, most: 3_000 },
    evidence: 500,
    note: 500,
    days: 2_000,
    sends: 5,
    compared: 4,
    notesTogether: 24_000,
  },
  "domain.md: conversations and questions": {
    message: 4_000,
    messageWords: 300,
    messagePreview: 140,
    countedUnread: 10,
    snippets: 20,
    snippetName: 60,
    snippet: 2_000,
    snoozeDays: 90,
    firstConversations: 5,
    question: { least: 20, most: 500 },
    answer: 2_000,
    clarifications: 10,
    questionsWaiting: 3,
    questionsADay: 20,
  },
  "domain.md: who may": { reports: 20, reportNote: 1_000, decisionWords: 1_000, lookups: 20, exports: 6 },
  "the public forms": { signUpText: 4_000, signUpSkills: 5 },
  "the dashboard": {
    workLines: 8,
    workBriefs: 10,
    workProposals: 10,
    proposalsCounted: 100,
    fits: 5,
    fitsRemembered: 7,
    fitsLookedAt: 30,
    bandLeast: 10,
    bandSamples: 300,
    unreadCounted: 10,
  },
  "decisions/mails.md": { setAside: 200 },
  "decisions/search.md": {
    keyword: 200,
    pastedBrief: 20_000,
    searchedWords: 20,
    looserTried: 6,
    rankedBriefs: 100,
    rankedMembers: 100,
  },
  "decisions/invitations.md": { invitations: 20, invitationLine: 500 },
  "decisions/agreements.md": {
    agreementParty: 300,
    agreementScope: 8_000,
    agreementText: 2_000,
    agreementUnits: 20_000,
    reviewDays: 30,
    paymentDays: 60,
    agreementVersions: 50,
    agreementOffersADay: 20,
    returnWords: 1_000,
    endWords: 2_000,
  },
  "decisions/milestones.md": {
    milestones: 30,
    milestoneTitle: 120,
    doneWhen: 600,
    deliveryWords: 4_000,
    deliveries: 50,
    agreementMoves: 600,
  },
  "decisions/kept-dates.md": {
    keptDates: 50,
    keptDatesShown: 5,
    keptDatesOthers: 3,
    keptDatesWithOne: 10,
  },
  "decisions/time-sheets.md": { timeNote: 200, timeReturnWords: 2_000, timeWeeks: 520 },
  "decisions/scope.md": { scopeItems: 200, scopeAnswers: 10 },
  "decisions/references.md": {
    referenceText: 600,
    referencesShown: 20,
    referencesAsked: 10,
    referencesWaiting: 3,
    referenceAsks: 3,
    referenceMails: 2,
    referenceTitle: 100,
  },
  "decisions/directory.md": { memberBookmarks: 500, memberNote: 500 },
  "decisions/limits.md: sign-in and mails": {
    mailsPerAddress: 5,
    addressChanges: 5,
    addressesOfBrowser: 5,
    linkTries: 5,
    newsPerMailbox: 15,
    signUpMailsPerHour: 1_000,
    postsPerNetwork: 30,
    sessionPostsPerNetwork: 60,
    networksPerSite: 10,
    keysCounted: 20_000,
    passkeys: 10,
    passkeyName: 60,
  },
  "decisions/forms.md": { keptForm: 65_536, listEntries: 100, formFields: 320 },
  "decisions/inbound-mail.md": {
    inboundMail: 41_943_040,
    inboundKept: 1_048_576,
    inboundPart: 262_144,
    inboundLaterPart: 4_096,
    inboundParts: 100,
    inboundHead: 65_536,
    inboundLines: 20_000,
    inboundHtml: 65_536,
    inboundText: 65_536,
    repliesRead: 40,
    resumesRead: 20,
    papersPrinted: 12,
    repliesReturned: 5,
  },
  "decisions/files.md, in bytes and pixels": {
    fileBytes: 10_485_760,
    uploadRead: 67_108_864,
    uploadsHeld: 167_772_160,
    uploadPart: 131_072,
    diskReserve: 1_073_741_824,
    filesOfMember: 209_715_200,
    filesAnHour: 2_147_483_648,
    filesFirst: 20_971_520,
    filesOfUnproven: 2_147_483_648,
    picturePixels: 50_000_000,
    avifPixels: 16_000_000,
    progressivePixels: 30_000_000,
    pictureSide: 30_000,
    pictureScans: 100,
    pictureSamples: 700_000_000,
    pictureSegments: 2_000,
    pictureItems: 200,
    pictureBoxes: 1_000,
    pictureChunks: 20_000,
    avifDecoded: 48_000_000,
    tasksWaiting: 16,
    tasksBefore: 2,
    resumesWaiting: 100,
    picturesWaiting: 160,
    requestsWaiting: 1_000,
    faceSide: 64,
  },
  "decisions/files.md": { filesShare: 8, partsAnHour: 8_000, fileName: 100, fileAlt: 200, attachedFiles: 5 },
  "decisions/cases.md": {
    cases: 8,
    caseTitle: 100,
    caseClient: 80,
    caseRole: 80,
    caseSkills: 8,
    caseYears: { least: 1_950, most: 2_099 },
    caseText: 600,
    caseFigure: 80,
  },
  "decisions/resume.md": {
    history: { work: 15, education: 10, certificates: 20 },
    historyLine: 120,
    historyDate: 10,
    historyText: 1_000,
    highlights: 10,
    highlight: 200,
  },
  "decisions/search.md: saved searches": {
    savedSearches: 20,
    searchName: 80,
    findsRemembered: 500,
    findsInMail: 20,
    feedEntries: 50,
    feedRequests: 60,
  },
  "decisions/http.md, in bytes": {
    httpBody: 262_144,
    httpUrl: 8_192,
    httpHeaders: 100,
    httpHeaderBytes: 16_384,
    httpConnections: 2_000,
    httpConnectionsPerClient: 200,
  },
  "decisions/limits.md: the API": {
    apiDocument: 5_000,
    apiTokens: 500,
    apiValues: 600,
    apiDepth: 10,
    apiAliases: 10,
    apiMutations: 1,
    apiAnswer: 8_388_608,
    apiEvent: 65_536,
    apiCost: 2_400,
    apiList: 10,
    readCost: 300_000,
    readShares: 10,
    page: 50,
    exportPart: 131_072,
    streams: 10,
  },
};

describe.each(Object.entries(bySource))("limits of %s", (_source, own) => {
  it.each(Object.entries(own))("%s is %j", (name, value) => {
    expect(limits[name as keyof typeof limits]).toEqual(value);
  });
});

it("every limit of the product stands in this table", () => {
  const listed = Object.values(bySource).flatMap((own) => Object.keys(own));
  expect(listed.sort()).toEqual(Object.keys(limits).sort());
});

describe("limits that rest on one another", () => {
  const { minorUnits, cap, listEntries, people, skills, languages, mustHaves, links, message, note } = limits;

  it("keep an amount in minor units within GraphQL’s integers", () => {
    expect(minorUnits).toBeLessThan(2 ** 31);
  });

  it("take twice the entries of the longest list", () => {
    for (const most of [people, skills, languages, mustHaves, links])
      expect(2 * most).toBeLessThanOrEqual(listEntries);
  });

  it("let as many be declined in one form as a brief may have, with a note each", () => {
    expect(3 * cap.most).toBeLessThan(limits.formFields);
    expect(5 * cap.most).toBeLessThan(limits.apiValues);
    // A character of any script is nine characters of a form: three bytes, each as "%E2".
    expect(9 * limits.notesTogether).toBeLessThan(limits.httpBody);
  });

  it("share the room for notes among all who hear a no, each with no more than one no has", () => {
    expect(noteLimit(1)).toBe(note);
    expect(noteLimit(47)).toBe(note);
    expect(noteLimit(48)).toBe(489);
    expect(noteLimit(cap.most)).toBe(237);
    expect(noteLimit(cap.most) * cap.most).toBeLessThan(limits.notesTogether);
  });

  it("leave nine of ten connections to others", () => {
    expect(10 * limits.httpConnectionsPerClient).toBe(limits.httpConnections);
  });

  it("read more replies by mail than one may send messages", () => {
    expect(limits.repliesRead).toBeGreaterThan(20);
    expect(limits.inboundText).toBeGreaterThan(message);
  });

  it("keep a form of the longest texts", () => {
    expect(limits.keptForm).toBeGreaterThan(2 * limits.briefBody + 2 * mustHaves * limits.mustHave);
  });
});
