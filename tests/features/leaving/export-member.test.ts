import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { createMarket, day, succeeded } from "#tests/support/market";
import { wholeExport } from "#tests/support/whole-export";
import { profileFields } from "~/domain/fields/profile-fields";
import { setBookmark } from "~/features/briefs/writes/bookmarks";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { setMemberBookmark } from "~/features/directory/writes/member-bookmarks";
import { declineProposal } from "~/features/proposals/writes/decide-proposal";
import { saveProposal } from "~/features/proposals/writes/write-proposal";
import { NOTIFICATION_KEPT } from "~/values/durations";

type Lists = Record<"briefs" | "proposals" | "savedBriefs" | "memberBookmarks" | "notifications", object[]>;

const settings = {
  notify: { messages: "INSTANT", proposals: "INSTANT", briefs: "INSTANT" },
  invitations: true,
  timeZone: null,
  theme: null,
  language: null,
};

it("a hirer takes along each brief as they read it, drafts as well, and nobody who waits in line", async () => {
  const market = createMarket();
  const at = market.clock.now().toISOString();
  const keptUntil = new Date(Date.parse(at) + NOTIFICATION_KEPT).toISOString();
  const uid = await market.join("HIRER");
  const draftId = randomUUID();
  const draft = market.aBrief({ title: "A draft that is not done yet" });
  succeeded(await saveBrief(market, uid, { id: draftId, revision: null, content: draft }));
  const id = await market.open(uid, { cap: 5 });
  for (let n = 0; n < 6; n += 1) await market.propose(id);

  const lines = [{ at, event: "PUBLISH", by: "hirer" }];
  const common = {
    reopened: false,
    closeReason: null,
    firstDates: null,
    late: false,
    endedAt: null,
    edits: [],
  };
  const noCounts = { places: 0, total: 0, sent: 0, shortlisted: 0, accepted: 0, declined: 0, withdrawn: 0 };
  const exported = await wholeExport(market.store, uid, market.clock.now());
  expect(exported).toEqual({
    account: {
      uid,
      email: `${uid}@example.com`,
      kind: "HIRER",
      status: "ACTIVE",
      emailVerifiedAt: at,
      createdAt: at,
      administratorSince: null,
      deletesAt: null,
      events: [],
      ...settings,
    },
    profile: expect.objectContaining({ displayName: uid, visibility: "MEMBERS" }),
    briefs: [
      {
        ...draft,
        ...common,
        id: draftId,
        status: "DRAFT",
        counts: expect.objectContaining(noCounts),
        createdAt: at,
        updatedAt: at,
        publishedAt: null,
        events: [],
      },
      {
        ...market.aBrief({ cap: 5 }),
        ...common,
        id,
        status: "OPEN",
        counts: expect.objectContaining({ ...noCounts, places: 5, total: 6, sent: 5 }),
        createdAt: at,
        updatedAt: at,
        publishedAt: at,
        events: lines,
      },
    ],
    proposals: [],
    briefVersions: [],
    agreementDrafts: [],
    agreements: [],
    scope: [],
    savedBriefs: [],
    handles: [],
    memberBookmarks: [],
    cases: [],
    histories: [],
    hirerRecords: [],
    talentRecords: [],
    snippets: [],
    savedSearches: [],
    setAside: [],
    toldFinds: [],
    feedSecrets: [],
    files: [],
    notifications: Array(5).fill({
      type: "proposal-received",
      brief: id,
      unread: true,
      createdAt: at,
      keptUntil,
    }),
    replyAddresses: [],
    leftOut: [],
    reports: [],
    questions: [],
    references: [],
    askedReferences: [],
    conversations: [],
    invitations: [],
    activity: [],
    blocked: [],
  });
});

it("talent takes along what they wrote, saved and were told, and no decline that they were not told yet", async () => {
  const market = createMarket();
  const at = market.clock.now().toISOString();
  const hirer = await market.join("HIRER");
  const declined = await market.open(hirer);
  const uid = await market.propose(declined);
  const drafted = await market.open(hirer);
  const half = market.aProposal({ answers: [{ met: null, evidence: null }], pitch: null });
  succeeded(await saveProposal(market, uid, drafted, { revision: null, content: half }));
  succeeded(await setBookmark(market, uid, drafted, true));
  const other = await market.join("AGENCY");
  const saved = { bookmarked: true, note: " Asks good questions. " };
  succeeded(await setMemberBookmark(market, uid, other, saved));
  const no = { reason: "RATE" as const, note: "Too dear." };
  succeeded(await declineProposal(market, hirer, { briefId: declined, applicantUid: uid }, no));

  const own = async () => (await wholeExport(market.store, uid, market.clock.now())) as Lists;
  const before = await own();
  expect(before.briefs).toEqual([]);
  expect(before.savedBriefs).toEqual([{ brief: drafted, savedAt: at }]);
  expect(before.memberBookmarks).toEqual([{ member: other, note: "Asks good questions.", savedAt: at }]);
  expect(before.notifications).toEqual([]);
  expect(before.proposals).toHaveLength(2);
  expect(before.proposals).toContainEqual({
    ...half,
    answers: [expect.objectContaining({ met: null, evidence: null })],
    brief: drafted,
    status: "DRAFT",
    reason: null,
    note: null,
    createdAt: at,
    sentAt: null,
    events: [],
  });
  expect(before.proposals).toContainEqual({
    ...market.aProposal(),
    answers: [expect.objectContaining({ met: true, evidence: "Two shops, last year." })],
    brief: declined,
    status: "SENT",
    reason: null,
    note: null,
    createdAt: at,
    sentAt: at,
    events: [{ at, event: "SEND", by: "applicant" }],
  });

  await market.pass(day);
  const after = await own();
  expect(after.proposals).toContainEqual(
    expect.objectContaining({ brief: declined, status: "DECLINED", ...no }),
  );
  expect(after.notifications).toMatchObject([{ type: "proposal-declined", brief: declined }]);
});

it("of a profile goes along what its member wrote and when, and nothing of what it is found by", async () => {
  const market = createMarket();
  const uid = await market.join("HIRER");
  const exported = await wholeExport(market.store, uid, market.clock.now());
  const { profile } = exported as { profile: object };
  const kept = [...Object.keys(profileFields), "availabilityConfirmedAt", "revision", "updatedAt"];
  expect(Object.keys(profile).toSorted()).toEqual(kept.toSorted());
});

it("there is nothing to take along for nobody", async () => {
  const market = createMarket();
  expect(await wholeExport(market.store, "nobody", market.clock.now())).toBeNull();
});
