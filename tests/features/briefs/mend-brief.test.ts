import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createMarket, day, refusalOf, succeeded } from "#tests/support/market";
import { marketJobs } from "~/config/job-list";
import { type BriefContent, briefFields } from "~/domain/fields/brief-fields";
import { pickContent } from "~/domain/fields/content";
import { getTalent } from "~/features/briefs/reads/read-brief";
import { setBookmark } from "~/features/briefs/writes/bookmarks";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { inviteMember } from "~/features/invitations/writes/invite-member";
import { listNotifications } from "~/features/notification-center/reads/list-notifications";
import { briefFeed, feedsCollection, publicFeed } from "~/features/notifications/model/feed";
import { declineProposal } from "~/features/proposals/writes/decide-proposal";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";
import { saveProposal, sendProposal } from "~/features/proposals/writes/write-proposal";
import { readPublicBrief } from "~/features/public-pages/reads/public-brief";
import { findBriefsFor } from "~/features/search/reads/find-briefs";
import { handlersOf } from "~/platform/jobs/job";

const minute = 60_000;
const hour = 60 * minute;

/** A hirer's open brief with a proposal, and what its hirer and others do. */
async function createScene(more: Partial<BriefContent> = {}) {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer, more);
  const applicant = await market.propose(briefId);
  await market.pass(minute);
  const read = () => market.readBrief(briefId);
  return {
    market,
    hirer,
    briefId,
    applicant,
    read,
    async mend(change: Partial<BriefContent>, revision?: number) {
      const brief = await read();
      const content = { ...pickContent(briefFields, brief), ...change };
      return saveBrief(market, hirer, { id: briefId, revision: revision ?? brief.revision, content });
    },
    async join(begin: (uid: string) => Promise<unknown>) {
      const uid = await market.join("FREELANCER");
      await begin(uid);
      await market.pass(minute);
      return uid;
    },
    save: (uid: string) =>
      saveProposal(market, uid, briefId, { revision: null, content: market.aProposal() }).then(succeeded),
    bookmark: (uid: string) => setBookmark(market, uid, briefId, true).then(succeeded),
    invite: (uid: string) =>
      inviteMember(market, hirer, {
        briefId,
        uid,
        key: randomUUID(),
        line: "You made two slow shops fast.",
      }).then(succeeded),
    /** How often a member was told that the brief changed. */
    async told(uid: string) {
      const { items } = await listNotifications(market.store, uid, { first: 50, after: null });
      return items.filter(({ data }) => data.type === "brief-changed").length;
    },
  };
}

const title = "A shop that answers at once";

describe("a brief that has proposals", () => {
  it("is mended at once, and keeps what it said before", async () => {
    const { mend, read } = await createScene();
    const before = await read();
    succeeded(await mend({ title, skills: ["Go", "SQL"], seats: 2 }));
    const after = await read();
    expect(after).toMatchObject({ title, seats: 2, revision: before.revision + 1, firstDates: null });
    expect(after.edits).toMatchObject([
      {
        changes: [
          { field: "title", from: before.title, to: title },
          { field: "skills", from: before.skills, to: ["Go", "SQL"] },
          { field: "seats", from: 1, to: 2 },
        ],
      },
    ]);
  });

  it("stays where nothing of it changed", async () => {
    const { mend, read } = await createScene();
    const before = await read();
    succeeded(await mend({}));
    expect(await read()).toEqual(before);
  });

  it.each<[string, Partial<BriefContent>, object]>([
    [
      "what would take places, whole",
      { title, seats: 1 },
      { code: "HAS_PROPOSALS", problems: [{ field: "seats", code: "onlyMore" }] },
    ],
    [
      "what changes what was answered, whole, unless that is meant",
      { title, mustHaves: ["Speaks Greek"] },
      { code: "ASKS_ANEW", problems: [{ field: "mustHaves", code: "asksAnew" }] },
    ],
  ])("refuses %s", async (_what, change, refusal) => {
    const { mend, read } = await createScene({ seats: 2 });
    const before = await read();
    expect(await mend(change)).toMatchObject(refusal);
    expect(await read()).toEqual(before);
  });

  it("is not overwritten by a form that was opened before another change", async () => {
    const { mend, read } = await createScene();
    const { revision } = await read();
    succeeded(await mend({ title }, revision));
    expect(refusalOf(await mend({ title: "Another shop altogether" }, revision))).toBe("STALE");
    // The same button pressed twice is no other change.
    succeeded(await mend({ title }, revision));
    expect((await read()).edits).toHaveLength(1);
  });

  it("changed by two at once keeps one of the changes", async () => {
    const { mend, read } = await createScene();
    const { revision } = await read();
    const both = await Promise.all([
      mend({ title }, revision),
      mend({ title: "Another shop altogether" }, revision),
    ]);
    expect(both.map((one) => (one.ok ? "saved" : one.code)).sort()).toEqual(["STALE", "saved"]);
    expect((await read()).edits).toHaveLength(1);
  });

  it("mended beside its closing is closed, as it was or as it was mended", async () => {
    const { market, hirer, briefId, mend, read } = await createScene();
    const [mended, closed] = await Promise.all([
      mend({ title }),
      closeBrief(market, hirer, briefId, "BUDGET"),
    ]);
    succeeded(closed);
    const brief = await read();
    expect(brief.status).toBe("CLOSED");
    expect(brief.edits?.length ?? 0).toBe(mended.ok ? 1 : 0);
    if (!mended.ok) expect(mended.code).toBe("WRONG_STATE");
    expect(refusalOf(await mend({ title: "Too late for this one" }))).toBe("WRONG_STATE");
    await market.pass(hour);
  });

  it("asks for nothing else beside its first proposal", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    const uid = await market.join("FREELANCER");
    const brief = await market.readBrief(briefId);
    const content = { ...pickContent(briefFields, brief), mustHaves: ["Speaks Greek"] };
    const answers = brief.mustHaves.map((mustHave) => ({ mustHave, met: true, evidence: "Two shops." }));
    const [changed, sent] = await Promise.all([
      saveBrief(market, hirer, { id: briefId, revision: brief.revision, content }),
      sendProposal(market, uid, briefId, { revision: null, content: market.aProposal({ answers }) }),
    ]);
    // Whichever was first: no proposal answers what isn't asked.
    expect([changed.ok, sent.ok].filter(Boolean)).toHaveLength(1);
    const asked = (await market.readBrief(briefId)).mustHaves;
    expect(asked).toEqual(changed.ok ? ["Speaks Greek"] : brief.mustHaves);
  });

  it("gives places that it gets more of to those who wait longest, however many", async () => {
    const { market, mend, read, briefId } = await createScene({ cap: 5 });
    for (let at = 0; at < 34; at += 1) {
      await market.propose(briefId);
      market.clock.advance(1_000);
    }
    const line = (await read()).waiting;
    expect(line).toHaveLength(30);
    succeeded(await mend({ cap: 30 }));
    await market.pass(1);
    const brief = await read();
    expect(brief.counts).toMatchObject({ places: 30, sent: 30, waitlisted: 5 });
    expect(brief.waiting).toEqual(line.slice(25));
  });

  it("is found by what it says now, and its readers' pages are told", async () => {
    const { market, mend, briefId, hirer } = await createScene({ readers: "EVERYONE" });
    const reader = await getTalent(market.store, await market.join("FREELANCER"));
    const parts = { reads: market.store, search: market.app.search.briefs, now: market.clock.now() };
    const find = async (keyword: string) => {
      const asked = { keyword, sort: "NEWEST" } as const;
      const { items } = await findBriefsFor(parts, reader, asked, { first: 20, after: null });
      return items.map(({ id }) => id);
    };
    const changed = async () => {
      const feeds = [hirer, briefFeed(briefId), publicFeed];
      return (await market.store.getMany(feedsCollection, feeds)).map((feed) => feed?.version ?? 0);
    };
    expect(await find("kubernetes")).toEqual([]);
    const before = await changed();
    succeeded(await mend({ title: "A shop on Kubernetes" }));
    await market.pass(1);
    expect(await find("kubernetes")).toEqual([briefId]);
    const after = await changed();
    expect(after.map((version, at) => version > (before[at] ?? 0))).toEqual([true, true, true]);
    const shown = await readPublicBrief(market.store, briefId, market.clock.now());
    expect(shown).toMatchObject({
      title: "A shop on Kubernetes",
      edits: [{ changes: [{ field: "title" }] }],
    });
  });
});

describe("a change of a published brief", () => {
  it("is told to all who propose, write, are invited or bookmarked it, within the hour and once", async () => {
    const scene = await createScene();
    const { market, hirer, briefId, applicant, mend, told } = scene;
    const drafted = await scene.join(scene.save);
    const saved = await scene.join(scene.bookmark);
    const invited = await scene.join(scene.invite);
    const all = await scene.join(async (uid) => {
      await scene.invite(uid);
      await scene.bookmark(uid);
      await scene.save(uid);
    });
    const declined = await market.propose(briefId);
    const no = { reason: "RATE", note: null } as const;
    succeeded(await declineProposal(market, hirer, { briefId, applicantUid: declined }, no));
    succeeded(await setBookmark(market, declined, briefId, true));
    await market.pass(11 * minute);
    const gone = await market.propose(briefId);
    succeeded(await withdrawProposal(market, gone, briefId));
    await market.pass(minute);

    succeeded(await mend({ title }));
    await market.pass(59 * minute);
    expect(await told(applicant)).toBe(0);
    succeeded(await mend({ seats: 2 }));
    market.clock.advance(1_000);
    const late = await market.propose(briefId);
    await market.pass(minute);
    for (const uid of [applicant, drafted, saved, invited, all]) expect(await told(uid), uid).toBe(1);
    for (const uid of [hirer, declined, gone, late]) expect(await told(uid), uid).toBe(0);
    const subject = `${hirer} changed “${title}”`;
    expect((await market.mailsTo(applicant)).filter((one) => one === subject)).toHaveLength(1);
    const mail = (await market.app.mailbox.list()).find(({ to }) => to === `${applicant}@example.com`);
    expect(mail?.text).toContain(`Title: ${title}`);
    expect(mail?.text).toContain("Looking for: 2");
    expect(mail?.text).toContain(`/app/briefs/${briefId}#changes`);

    // The next hour begins with the next change.
    succeeded(await mend({ seats: 3 }));
    await market.pass(hour);
    expect(await told(late)).toBe(1);
    expect(await told(applicant)).toBe(2);
  });

  it("of its dates alone is told to those who wait at once, and later to those who don't yet", async () => {
    const scene = await createScene();
    const { market, applicant, mend, read, told } = scene;
    const saved = await scene.join(scene.bookmark);
    const { decideOn } = await read();
    const later = new Date(Date.parse(decideOn ?? "") + 3 * day).toISOString().slice(0, 10);
    succeeded(await mend({ decideOn: later }));
    const mails = await market.mailsTo(applicant);
    expect(mails.at(-1)).toMatch(/^You’ll hear about/);
    await market.pass(hour);
    expect([await told(applicant), await told(saved)]).toEqual([0, 1]);
  });

  it("is told to nobody once the brief is over, nor a second time by a job that runs again", async () => {
    const scene = await createScene();
    const { market, hirer, briefId, applicant, mend, read, told } = scene;
    succeeded(await mend({ title }));
    await market.pass(hour);
    const tellsAt = (await read()).edits?.[0]?.tellsAt;
    const payload = { brief: briefId, tellsAt };
    const run = handlersOf(marketJobs, { store: market.store, clock: market.clock })["tell-edit"];
    expect(await run?.({ id: "again", payload, attempts: 2 })).toMatchObject({ ok: true });
    expect(await told(applicant)).toBe(1);
    succeeded(await mend({ seats: 2 }));
    succeeded(await closeBrief(market, hirer, briefId, "BUDGET"));
    await market.pass(2 * hour);
    expect(await told(applicant)).toBe(1);
  });

  it("that nobody has answered yet may change all of it, and is listed and told, too", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    const saved = await market.join("FREELANCER");
    succeeded(await setBookmark(market, saved, briefId, true));
    await market.pass(minute);
    const brief = await market.readBrief(briefId);
    const content = { ...pickContent(briefFields, brief), mustHaves: ["Speaks Greek"], weeks: 3 };
    succeeded(await saveBrief(market, hirer, { id: briefId, revision: brief.revision, content }));
    await market.pass(hour);
    expect((await market.readBrief(briefId)).edits).toHaveLength(1);
    const { items } = await listNotifications(market.store, saved, { first: 5, after: null });
    expect(items.map(({ data }) => data.type)).toEqual(["brief-changed"]);
  });

  it("stands with no draft", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const id = randomUUID();
    const content = market.aBrief();
    succeeded(await saveBrief(market, hirer, { id, revision: null, content }));
    succeeded(await saveBrief(market, hirer, { id, revision: 1, content: { ...content, title } }));
    expect((await market.readBrief(id)).edits).toBeUndefined();
  });
});
