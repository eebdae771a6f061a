import { describe, expect, it } from "vitest";
import { anyBrief } from "~/domain/filters/search-filter.server";
import { addressed } from "~/features/accounts/model/account";
import { foundByOf } from "~/features/profiles/model/found-by";
import { emptyProfile } from "~/features/profiles/model/profile";
import { filterOf } from "~/features/saved-searches/reads/saved-search";
import { lift, open, versionOf } from "~/operations/migrations/migration";
import { migrations } from "~/operations/migrations/migrations";
import type { StoredDocument } from "~/platform/ports/collection";
import { oldDocuments, oldReleases, readOldStore } from "./old-store";

/** What a document of an earlier release became in one step. */
function afterStep(collection: string, from: number, document: StoredDocument | undefined) {
  if (!document) throw new Error("no such document");
  expect(open(migrations, collection, document).version).toBe(from);
  return migrations[collection]?.steps[from - 1]?.(document);
}

const find = (documents: StoredDocument[], part: Record<string, unknown>) =>
  documents.find((document) => Object.entries(part).every(([name, value]) => document[name] === value));

describe("one step", () => {
  it("an invitation of before they could be withdrawn stays as it is", () => {
    const invitation = {
      ...{ briefId: "a-brief", uid: "ann", hirerUid: "hal", status: "sent", reason: null },
      ...{ messageId: "a-brief_ann_hal_one", keptUntil: "2026-11-27T10:00:00.000Z" },
      ...{ sentAt: "2026-11-24T10:00:00.000Z_a-brief_ann", answeredAt: null },
    };
    expect(afterStep("invitations", 1, invitation)).toEqual(invitation);
  });

  it.each([
    ["agreements", { briefId: "b", versions: 1, offered: null, log: { entries: 2, hash: "h" } }],
    [
      "agreementVersions",
      { agreement: "b_ann", n: 1, content: { scope: "A shop", unit: "project" }, hash: "h" },
    ],
    ["agreementDrafts", { briefId: "b", uid: "ann", content: { scope: "A shop", unit: "project" } }],
    ["agreementLog", { agreement: "b_ann", seq: 1, event: "offer", content: "h", hash: "h" }],
  ])("what is stored in %s of before milestones stays as it was hashed", (collection, document) => {
    expect(afterStep(collection, 1, document)).toEqual(document);
  });

  it.each([
    [
      "agreementVersions",
      { schemaVersion: 2, agreement: "b_ann", n: 1, content: {}, hash: "h", status: "offered" },
    ],
    [
      "agreementLog",
      { schemaVersion: 2, agreement: "b_ann", seq: 1, event: "offer", content: "h", milestone: "m" },
    ],
  ])("what is stored in %s of before offers lapsed stays as it is", (collection, document) => {
    expect(afterStep(collection, 2, document)).toEqual(document);
  });

  it.each([
    ["agreements", 3, { briefId: "b", versions: 1, offered: null, accepted: ["m"], delivered: [] }],
    ["proposals", 5, { briefId: "b", uid: "ann", status: "accepted", version: 2 }],
  ])(
    "what is stored in %s of before works had the dates and lines of agreements stays",
    (name, version, one) => {
      const stored = { schemaVersion: version, ...one };
      expect(afterStep(name, version, stored)).toEqual(stored);
    },
  );

  it.each([
    ["agreements", 4, { briefId: "b", versions: 1, offered: null, lines: [] }],
    ["agreementLog", 3, { agreement: "b_ann", seq: 1, event: "lapse", content: "h" }],
    ["proposals", 6, { briefId: "b", uid: "ann", agreed: { startOn: "2027-01-01", endOn: "2027-02-01" } }],
  ])("what is stored in %s of before agreements ended early stays as it is", (name, version, one) => {
    const stored = { schemaVersion: version, ...one };
    expect(afterStep(name, version, stored)).toEqual(stored);
  });

  it.each([
    ["agreementVersions", 3, { agreement: "b_ann", n: 1, content: { unit: "project" }, hash: "h" }],
    ["agreementDrafts", 2, { briefId: "b", uid: "ann", content: { unit: "project" } }],
    ["agreementLog", 4, { agreement: "b_ann", seq: 1, event: "end-early", content: "h" }],
    ["agreements", 5, { briefId: "b", versions: 1, offered: null, lines: [], delivered: ["m"] }],
    ["milestones", 1, { agreement: "b_ann", milestone: "m", state: "delivered", last: "deliver" }],
  ])("what is stored in %s of before silence accepted anything stays as it is", (name, version, one) => {
    const stored = { schemaVersion: version, ...one };
    expect(afterStep(name, version, stored)).toEqual(stored);
  });

  it("a delivery of before it took files has none, and what else had files is as it was", () => {
    const delivery = { agreement: "b_ann", milestone: "m", round: 1, words: "Here.", returned: null };
    expect(afterStep("deliveries", 1, delivery)).toEqual({ ...delivery, files: [] });
    const file = { schemaVersion: 4, uid: "ann", kind: "pdf", place: "message", claimedFor: null };
    expect(afterStep("files", 4, file)).toEqual(file);
  });

  it.each([
    ["milestones", 2, { agreement: "b_ann", milestone: "m", state: "delivered", last: "deliver" }],
    ["hirerRecords", 2, { decidedInTime: 1, decidedLate: 0, replies: null }],
  ])("what is stored in %s of before dates were kept stays as it is", (name, version, one) => {
    const stored = { schemaVersion: version, ...one };
    expect(afterStep(name, version, stored)).toEqual(stored);
  });

  it("a reference that was asked for by e-mail was asked for once", () => {
    const asked = { uid: "ann", status: "over", askedAt: "2026-11-24T10:00:00.000Z_one" };
    expect(afterStep("askedReferences", 1, asked)).toEqual({ ...asked, asks: 1 });
  });

  it("a sign-up's profile becomes a page with a range of rates by the day", () => {
    const ann = find(oldDocuments("b9cbff7", "profiles"), { displayName: "Ann Archer" });
    expect(ann).toMatchObject({ rate: { amount: 48_000, currency: "EUR" }, skills: ["TypeScript", "SQL"] });
    expect(afterStep("profiles", 1, ann)).toEqual({
      ...ann,
      rate: { min: 48_000, max: 48_000, currency: "EUR", unit: "day" },
      headline: null,
      about: null,
      languages: [],
      links: [],
      availability: null,
      availableFrom: null,
      availabilityConfirmedAt: null,
      hoursPerWeek: null,
      people: [],
      size: null,
      revision: 1,
    });
  });

  it("an agency's profile without a rate has none afterwards", () => {
    const ben = find(oldDocuments("381a34a", "profiles"), { displayName: "Studio Ben" });
    expect(afterStep("profiles", 1, ben)).toMatchObject({ rate: null, services: ["Branding", "Web"] });
  });

  it("a profile of before time zones were asked names none", () => {
    const profile = oldDocuments("36bd00b", "profiles")[0];
    expect(afterStep("profiles", 2, profile)).toEqual({ ...profile, timeZone: null });
  });

  it("a profile of before somebody stood for an organisation names nobody", () => {
    const profile = afterStep("profiles", 2, oldDocuments("36bd00b", "profiles")[0]);
    if (!profile) throw new Error("no such document");
    expect(migrations.profiles?.steps[2]?.(profile)).toEqual({ ...profile, contactName: null });
  });

  it("a profile that members may read is found by its skills and services, as they are compared", () => {
    const [before = {}] = oldDocuments("36bd00b", "profiles");
    const step = (more: StoredDocument) => migrations.profiles?.steps[3]?.({ ...before, ...more });
    const shown = { visibility: "members", skills: ["Café  Design", "SQL"], services: ["sql"] };
    expect(step({ ...shown, availabilityConfirmedAt: "2026-10-01T00:00:00.000Z" })).toMatchObject({
      skills: ["Café  Design", "SQL"],
      foundBy: ["cafe design", "sql"],
      foundAt: "2026-10-01T00:00:00.000Z",
    });
    expect(step({ ...shown, visibility: "hidden" })).toMatchObject({ foundBy: [] });
    expect(step({ availabilityConfirmedAt: null })).toMatchObject({ foundAt: "" });
  });

  it("what a member of before themes had chosen names none", () => {
    const [account] = oldDocuments("36bd00b", "accounts");
    // As the form of that release kept it.
    const settings = {
      notify: { messages: "instant", proposals: "daily", briefs: "off" },
      timeZone: "Europe/Lisbon",
    };
    expect(afterStep("accounts", 1, account && { ...account, settings })).toEqual({
      ...account,
      settings: { ...settings, theme: null },
    });
    expect(afterStep("accounts", 1, account)).toEqual(account);
  });

  it("the fields of a form that was kept become objects", () => {
    const kept = { uid: "ada", path: "/app/briefs/new", expiresAt: "2026-10-01T00:00:00.000Z" };
    const fields = [
      ["title", "A shop"],
      ["skills", "SQL"],
    ];
    expect(afterStep("keptForms", 1, { ...kept, fields })).toEqual({
      ...kept,
      fields: [
        { name: "title", value: "A shop" },
        { name: "skills", value: "SQL" },
      ],
    });
  });

  it("what the hire form asked becomes a draft that can be published", () => {
    const brief = find(oldDocuments("b9cbff7", "briefs"), { problem: "Our shop loses orders." });
    expect(brief).toMatchObject({ budget: { amount: 900_000, currency: "EUR" } });
    expect(afterStep("briefs", 1, brief)).toMatchObject({
      ...brief,
      budget: { min: 900_000, max: 900_000, currency: "EUR", unit: "project" },
      startOn: "2027-03-01",
      updatedAt: brief?.createdAt,
      openTo: "both",
      seats: 1,
      cap: 25,
      revision: 1,
      events: [],
    });
  });

  it("a brief without a line gets an empty one", () => {
    // No release that was kept wrote version 2: between these two.
    const brief = find(oldDocuments("381a34a", "briefs"), { problem: "Nobody finds us." });
    const second = afterStep("briefs", 1, brief);
    expect(afterStep("briefs", 2, second)).toEqual({ ...second, waiting: [] });
  });

  it("a brief that ended before it was counted has nobody left in line", () => {
    const brief = find(oldDocuments("063f641", "briefs"), { status: "filled" });
    const counts = { ...(brief?.counts as object), leftInLine: 0 };
    expect(afterStep("briefs", 3, brief)).toEqual({ ...brief, counts });
  });

  it("a brief's dates of before stand as they were said", () => {
    const brief = oldDocuments("599c364", "briefs")[0];
    expect(afterStep("briefs", 4, brief)).toEqual({ ...brief, firstDates: null, late: false });
  });

  it("a brief of before kinds of contract were asked names none", () => {
    const brief = oldDocuments("36bd00b", "briefs")[0];
    expect(afterStep("briefs", 5, brief)).toEqual({ ...brief, contractType: null });
  });

  it("a job of before may not have run on a store that was lost", () => {
    const job = lift(
      { jobs: { steps: migrations.jobs?.steps.slice(0, 1) ?? [], unstamped: () => 1 } },
      "jobs",
      {
        version: 1,
        document: oldDocuments("599c364", "jobs")[0] ?? {},
      },
    );
    expect(job.version).toBe(2);
    expect(afterStep("jobs", 2, job.document)).toEqual(job.document);
  });

  it("a job that was given up is one that an administrator looks at, one that waits isn't", () => {
    const job = oldDocuments("599c364", "jobs")[0];
    expect(afterStep("jobs", 1, job)).toEqual({ ...job, troubled: false });
    expect(afterStep("jobs", 1, { ...job, state: "failed" })).toMatchObject({ troubled: true });
  });

  it("a proposal is in its first revision, whatever became of it", () => {
    const all = oldDocuments("599c364", "proposals");
    expect(all.length).toBeGreaterThan(0);
    for (const proposal of all) {
      expect(proposal).not.toHaveProperty("revision");
      expect(afterStep("proposals", 1, proposal)).toEqual({ ...proposal, revision: 1 });
    }
  });

  it("a proposal of before estimates were asked has none", () => {
    // No release that was kept wrote version 2: between these two.
    const first = oldDocuments("599c364", "proposals")[0];
    const second = { ...afterStep("proposals", 1, first), schemaVersion: 2 };
    expect(afterStep("proposals", 2, second)).toEqual({ ...second, days: null });
  });

  it("a proposal of before cases and teams were named names neither", () => {
    // No release that was kept wrote version 3 with an answer: the first one's have the same.
    const first = oldDocuments("599c364", "proposals").find((one) => (one.answers as []).length > 0);
    const proposal = { ...first, answers: first?.answers, schemaVersion: 3 };
    const written = (proposal.answers ?? []) as object[];
    const answers = written.map((answer) => ({ ...answer, caseId: null }));
    expect(answers.length).toBeGreaterThan(0);
    expect(afterStep("proposals", 3, proposal)).toEqual({ ...proposal, answers, team: [] });
  });

  it("a notification stays as it is", () => {
    const notification = oldDocuments("599c364", "notifications")[0];
    expect(afterStep("notifications", 1, notification)).toEqual(notification);
    const later = oldDocuments("36bd00b", "notifications")[0];
    expect(afterStep("notifications", 2, later)).toEqual(later);
  });

  it("a notification of before a page showed them counts as read", () => {
    // No release that was kept wrote version 3: it differs from the second by its number alone.
    const notification = { ...oldDocuments("36bd00b", "notifications")[0], schemaVersion: 3 };
    expect(notification).toMatchObject({ unread: true });
    expect(afterStep("notifications", 3, notification)).toEqual({ ...notification, unread: false });
  });

  it("a notification of before releases left out kinds that they don't know stays as it is", () => {
    const notification = { ...oldDocuments("36bd00b", "notifications")[0], schemaVersion: 6 };
    expect(afterStep("notifications", 6, notification)).toEqual(notification);
  });

  it("a link of before presses were kept can still be pressed", () => {
    const link = find(oldDocuments("b9cbff7", "links"), { address: "fay.pending@example.com" });
    const second = afterStep("links", 1, link);
    expect(second).toEqual({ ...link, proof: null });
    const { proof: _, ...third } = { ...second, uid: "", codes: [], pressed: null } as Record<
      string,
      unknown
    >;
    expect(afterStep("links", 2, second)).toEqual(third);
  });

  it("a brief keeps nothing that it is found by: the search does", () => {
    const sixth = { ...afterStep("briefs", 5, oldDocuments("36bd00b", "briefs")[0]), schemaVersion: 6 };
    const { facets, words, ...brief } = sixth as Record<string, unknown>;
    expect([facets, words]).toEqual([expect.any(Array), expect.any(Array)]);
    expect(afterStep("briefs", 6, sixth)).toEqual(brief);
  });

  it("a job of before the search had a lane stays as it is", () => {
    const job = oldDocuments("36bd00b", "jobs")[0];
    expect(afterStep("jobs", 3, job)).toEqual(job);
  });

  it("a press that was cut off can go on with its code", () => {
    const link = find(oldDocuments("381a34a", "links"), { address: "fay.pending@example.com" });
    const lifted = afterStep("links", 2, { ...link, proof: { uid: "u1", code: "hash" } });
    expect(lifted).not.toHaveProperty("proof");
    expect(lifted).toMatchObject({
      uid: "u1",
      codes: ["hash"],
      pressed: { at: link?.createdAt, over: true },
    });
  });

  it("what was left out of a reply stands beside its message", () => {
    const left = {
      ...{ text: "> Monday", back: "Monday", whole: "Yes.\n\n> Monday", uid: "ada" },
      ...{ leftAt: "2026-11-28T10:00:00.000Z_m", expiresAt: "2026-12-28T10:00:00.000Z" },
    };
    expect(afterStep("leftOut", 1, left)).toEqual({ ...left, conversationId: null });
  });

  it("the language that a member had chosen stays, whatever is offered", () => {
    const settings = {
      ...{ notify: { messages: "instant", proposals: "off", briefs: "daily" }, invitations: true },
      ...{ timeZone: "Europe/Berlin", theme: "dark", language: "en" },
    };
    const account = { kind: "hirer", email: "ann@example.com", status: "active", settings };
    expect(migrations.accounts?.steps[7]?.(account)).toEqual(account);
    // Of today: which language the browser has is known from the next sign-in on.
    expect(migrations.accounts?.steps[8]?.(account)).toEqual(account);
  });

  it("an account of before availabilities were asked about by mail stays as it is", () => {
    const [account = {}] = oldDocuments("36bd00b", "accounts");
    expect(migrations.accounts?.steps[9]?.(account)).toEqual(account);
  });

  it("what a member of before languages had chosen names none", () => {
    const [account = {}] = oldDocuments("36bd00b", "accounts");
    const settings = { notify: {}, timeZone: null, theme: null, invitations: true };
    const step = migrations.accounts?.steps[6];
    expect(step?.({ ...account, settings })).toEqual({
      ...account,
      settings: { ...settings, language: null },
    });
    expect(step?.(account)).toEqual(account);
  });

  it("a thread of before marks by its owner, or of before it could be snoozed, stays as it is", () => {
    const thread = {
      ...{ conversationId: "one_ann", uid: "ann", otherUid: "ben", kind: "briefs", briefId: "one" },
      ...{ applicantUid: "ann", archived: false, muted: false, unread: 0, hasUnread: false, readSeq: 2 },
      ...{ last: null, mailedSeq: 1, sortAt: "2026-11-24T10:00:00.000Z_one_ann~ann" },
    };
    expect(afterStep("threads", 1, thread)).toEqual(thread);
    const waiting = { ...thread, waits: false, schemaVersion: 3 };
    expect(afterStep("threads", 3, waiting)).toEqual(waiting);
  });

  it.each([
    ["the other’s message", { by: "ben" }, 0, true],
    ["its owner’s message", { by: "ann" }, 0, false],
    ["an event below what is unread", { by: null }, 2, true],
    ["an event below what was read", { by: null }, 0, false],
    ["nothing", null, 0, false],
  ])("a thread of before answers were waited for that ends with %s", (_end, last, unread, waits) => {
    const thread = { uid: "ann", otherUid: "ben", unread, last, schemaVersion: 2 };
    expect(afterStep("threads", 2, thread)).toEqual({ ...thread, waits });
  });

  it("a limit names the job that took the newest mail beside its time", () => {
    const limit = oldDocuments("599c364", "limits").find((document) => "job" in document);
    expect(limit).toMatchObject({ times: [expect.any(String)], job: expect.any(String) });
    const { times, job, ...rest } = limit as { times: string[]; job: string };
    expect(afterStep("limits", 1, limit)).toEqual({ ...rest, times: [`${times[0]}_${job}`] });
  });

  it("a brief of before invitations keeps no place, and an account that had chosen mails may be invited", () => {
    const brief = oldDocuments("36bd00b", "briefs")[0];
    expect(migrations.briefs?.steps[7]?.(brief ?? {})).toEqual({ ...brief, keptFor: [] });
    const account = oldDocuments("36bd00b", "accounts")[0] ?? {};
    expect(migrations.accounts?.steps[4]?.(account)).toEqual(account);
    const settings = { notify: {}, timeZone: null, theme: null };
    expect(migrations.accounts?.steps[4]?.({ ...account, settings })).toEqual({
      ...account,
      settings: { ...settings, invitations: true },
    });
  });

  it("an account of before administrators said why stays as it is", () => {
    const account = oldDocuments("36bd00b", "accounts")[0];
    expect(afterStep("accounts", 1, account)).toEqual(account);
  });

  it("an account and a profile are found by their words and the beginnings of these", () => {
    const [account] = oldDocuments("36bd00b", "accounts");
    const fourth = { ...account, email: "jo.li@a.example", addressWords: ["jo", "li", "example"] };
    const stored = migrations.accounts?.steps[3]?.(fourth);
    expect(stored).not.toHaveProperty("addressWords");
    expect(stored?.addressedBy).toEqual(addressed("jo.li@a.example").addressedBy);
    const [profile = {}] = oldDocuments("36bd00b", "profiles");
    for (const [displayName, organisation] of [
      ["李 明", null],
      ["Zoë Nörd", "Nordlicht"],
      ["Ma\u00adria Sørensen", "aa bb cc dd ee ff gg hh ii"],
      ["ปู Strauß", "𞤀"],
    ] as const) {
      const named = { ...emptyProfile, displayName, organisation };
      const step = migrations.profiles?.steps[5]?.({ ...profile, displayName, organisation, namedBy: [] });
      expect(step?.namedBy).toEqual(foundByOf(named, null).namedBy);
    }
  });

  it("a brief of before zones were asked has days in UTC", () => {
    const brief = oldDocuments("36bd00b", "briefs")[0];
    expect(migrations.briefs?.steps[9]?.({ ...brief })).toEqual({ ...brief, timeZone: null });
  });

  it("briefs and profiles of before languages were asked say none", () => {
    const [brief, profile] = ["briefs", "profiles"].map((name) => oldDocuments("36bd00b", name)[0] ?? {});
    expect(migrations.briefs?.steps[10]?.({ ...brief })).toEqual({ ...brief, writtenIn: null });
    expect(migrations.profiles?.steps[8]?.({ ...profile })).toEqual({ ...profile, writtenIn: null });
  });

  it("a brief of before it could be mended lists no changes", () => {
    const brief = oldDocuments("36bd00b", "briefs")[0];
    expect(migrations.briefs?.steps[11]?.({ ...brief })).toEqual({ ...brief, edits: [] });
  });

  it("a brief and a proposal of before there were versions stay as they are: of the first", () => {
    const [brief, proposal] = ["briefs", "proposals"].map((name) => oldDocuments("36bd00b", name)[0] ?? {});
    expect(migrations.briefs?.steps[12]?.({ ...brief })).toEqual(brief);
    expect(migrations.proposals?.steps[3]?.({ ...proposal })).toEqual(proposal);
  });

  it("briefs and profiles of before public pages are for members, and have no address", () => {
    const [brief, record, profile] = ["briefs", "hirerRecords", "profiles"].map(
      (name) => oldDocuments("36bd00b", name)[0] ?? {},
    );
    expect(migrations.briefs?.steps[8]?.({ ...brief })).toEqual({
      ...brief,
      discipline: null,
      readers: "members",
    });
    expect(afterStep("hirerRecords", 1, record)).toEqual({ ...record, replies: null });
    expect(migrations.profiles?.steps[6]?.({ ...profile })).toEqual({ ...profile, handle: null });
  });

  it("of a profile of before a job writes what lists show", () => {
    const profile = oldDocuments("36bd00b", "profiles")[0] ?? {};
    expect(migrations.profiles?.steps[10]?.({ ...profile })).toEqual(profile);
  });

  it("a profile of before badges offers none", () => {
    const profile = oldDocuments("36bd00b", "profiles")[0] ?? {};
    expect(migrations.profiles?.steps[11]?.({ ...profile })).toEqual({ ...profile, badges: "off" });
  });

  it("a profile of before prices of services names none", () => {
    const profile = { ...oldDocuments("36bd00b", "profiles")[0], schemaVersion: 13 };
    expect(afterStep("profiles", 13, profile)).toEqual({ ...profile, prices: [] });
  });

  it("a profile of before pictures of people has none", () => {
    const profile = { people: [{ name: "Ann Lee", role: null, languages: [] }], schemaVersion: 15 };
    expect(afterStep("profiles", 15, profile)).toEqual({ ...profile, portraits: [] });
  });

  it("a profile’s people are entries by their lines: a name, and after a comma what they do", () => {
    const people = ["Ann Lee, design, front end", "Bo", "نورة، التصميم", ", design"];
    expect(afterStep("profiles", 14, { schemaVersion: 14, people })).toMatchObject({
      people: [
        { name: "Ann Lee", role: "design, front end", languages: [] },
        { name: "Bo", role: null, languages: [] },
        { name: "نورة", role: "التصميم", languages: [] },
        { name: ", design", role: null, languages: [] },
      ],
    });
    expect(afterStep("profiles", 14, { schemaVersion: 14 })).toMatchObject({ people: [] });
  });

  it("of a work of before neither side’s word waits for the other’s, and an end stays", () => {
    const work = { briefId: "b", uid: "t", hirerUid: "h", endedAt: "2026-03-01T10:00:00.000Z", removals: [] };
    const nothing = { endSaid: null, goesOnByHirer: null, goesOnByTalent: null };
    expect(migrations.works?.steps[1]?.(work)).toEqual({ ...work, ...nothing });
  });

  it("of a work and a reference by e-mail of before nothing was removed by an administrator", () => {
    const work = { briefId: "b", uid: "t", hirerUid: "h", byHirer: null, byTalent: null };
    expect(migrations.works?.steps[0]?.(work)).toEqual({ ...work, removals: [] });
    const asked = { uid: "t", status: "shown", asks: 1 };
    expect(migrations.askedReferences?.steps[1]?.(asked)).toEqual({ ...asked, removal: null });
  });

  it("a session of before passkeys was opened by none", () => {
    const session = oldDocuments("36bd00b", "sessions")[0];
    expect(session).toBeDefined();
    expect(afterStep("sessions", 1, session)).toEqual(session);
  });

  it("a saved search of before stays as it was, and a filter that it hasn’t means any", () => {
    const filter = { keyword: null, skill: "SQL", workplace: "remote", budget: null, kind: null };
    const search = { uid: "ann", side: "briefs", filter, name: "", cadence: "daily" };
    expect(migrations.savedSearches?.steps[1]?.(search)).toEqual(search);
    const read = filterOf({ side: "BRIEFS", filter: { ...filter, workplace: "REMOTE" } });
    expect(read.filter).toEqual({ ...anyBrief, skill: "SQL", workplace: "REMOTE" });
  });

  it("a saved search that was stored by what its filter says has no name, and any other keeps it", () => {
    const none = { keyword: null, skill: null, kind: null };
    const ofBriefs = { ...none, workplace: null, budget: null };
    const ofMembers = {
      ...{ ...none, discipline: null, rate: null, availability: null, country: null },
      ...{ timeZone: null, language: null, teamSize: null },
    };
    const named = (side: "briefs" | "members", filter: object, name: string) => {
      const of = side === "briefs" ? ofBriefs : ofMembers;
      const search = { uid: "ann", side, filter: { ...of, ...filter }, name, cadence: "daily" };
      const { name: after, ...rest } = migrations.savedSearches?.steps[0]?.(search) ?? {};
      expect({ ...rest, name }).toEqual(search);
      return after;
    };
    const remote = { keyword: "shop", skill: "SQL", workplace: "remote", budget: "small", kind: "agency" };
    const near = { discipline: "design", rate: "from-300", availability: "available", country: "Chile" };
    for (const [side, filter, name] of [
      ["briefs", {}, "All open briefs"],
      ["briefs", remote, "“shop”, SQL, Remote, Small budget, Agencies"],
      ["briefs", { keyword: "x".repeat(200) }, `“${"x".repeat(79)}`],
      ["members", {}, "All freelancers and agencies"],
      ["members", near, "Design, €300–500 a day, Available now, Chile"],
      ["members", { teamSize: "up-to-20", timeZone: "Asia/Tokyo" }, "Asia/Tokyo, 6–20 people"],
    ] as const) {
      expect(named(side, filter, name)).toBe("");
      expect(named(side, filter, "Mine")).toBe("Mine");
    }
    expect(named("briefs", { skill: "SQL" }, "All open briefs")).toBe("All open briefs");
  });

  it("the labels of a report of before stay as they were", () => {
    const report = { by: "ann", texts: [{ label: "The problem", text: "We sell bells.", by: "hal" }] };
    expect(migrations.reports?.steps[3]?.(report)).toEqual(report);
    expect(migrations.reports?.steps[4]?.(report)).toEqual(report);
  });

  it("of rates that are held administrators were told", () => {
    const held = { of: "2026-11-25", jumped: ["USD"], perEuro: { USD: 11.6 } };
    const stored = { of: "2026-11-24", perEuro: { USD: 1.16 }, takenAt: "2026-11-24T16:00:00.000Z" };
    for (const one of [held, null])
      expect(migrations.rates?.steps[0]?.({ ...stored, held: one })).toEqual({
        ...{ ...stored, held: one },
        told: one,
      });
  });

  it("of a file that has ended, nothing is written any more", () => {
    const file = { uid: "ann", place: "NONE", of: null, name: "plan.pdf", size: 9 };
    for (const kind of ["PDF", null])
      expect(migrations.files?.steps[1]?.({ ...file, kind })).toEqual({
        ...{ ...file, kind },
        claimed: kind !== null,
      });
  });

  it("of which bytes a file was claimed, isn't known of older ones", () => {
    const file = { uid: "ann", kind: null, place: "NONE", claimed: true };
    expect(migrations.files?.steps[2]?.(file)).toEqual({ ...file, claimedFor: null });
  });

  it("an attempt of before browsers were told apart names none", () => {
    const attempt = find(oldDocuments("b9cbff7", "attempts"), { address: "ann.freelancer@example.com" });
    expect(afterStep("attempts", 1, attempt)).toEqual({ ...attempt, browser: null });
  });
});

const versions: Record<string, Record<string, number>> = {
  b9cbff7: { attempts: 1, briefs: 1, links: 1, profiles: 1 },
  "381a34a": { attempts: 2, briefs: 1, links: 2, profiles: 1 },
  "063f641": { attempts: 2, briefs: 3, links: 3, profiles: 2 },
  "599c364": { attempts: 2, briefs: 4, links: 3, profiles: 2 },
  "36bd00b": { attempts: 2, briefs: 5, jobs: 3, limits: 2, links: 3, notifications: 2, profiles: 2 },
};

describe.each(oldReleases)("a document of %s", (release) => {
  const { documents } = readOldStore(release);
  const all = Object.entries(documents).flatMap(([collection, byId]) =>
    Object.values(byId).map((document) => ({ collection, document })),
  );

  it("is known by what it holds", () => {
    for (const { collection, document } of all) {
      const { version } = open(migrations, collection, document);
      expect({ collection, version }).toEqual({ collection, version: versions[release]?.[collection] ?? 1 });
    }
  });

  it("comes to this release's version, as it is when it has it, and a second time changes nothing", () => {
    for (const { collection, document } of all) {
      const opened = open(migrations, collection, document);
      const lifted = lift(migrations, collection, opened);
      expect(lifted.version).toBe(versionOf(migrations, collection));
      if (opened.version === lifted.version) expect(lifted.document).toEqual(opened.document);
      expect(lift(migrations, collection, lifted)).toEqual(lifted);
    }
  });
});
