import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createDashboards, minutes } from "#tests/support/dashboards";
import { day, succeeded } from "#tests/support/market";
import { briefFields } from "~/domain/fields/brief-fields";
import { emptyContent, pickContent } from "~/domain/fields/content";
import { momentsOf } from "~/features/briefs/model/brief";
import { answerUntilIn } from "~/features/briefs/model/versions";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { markRead, markUnread } from "~/features/conversations/writes/keep-thread";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { workLine } from "~/features/dashboard/reads/work-line";
import type { Profile } from "~/features/profiles/model/profile";
import { confirmAvailability } from "~/features/profiles/writes/save-profile";
import { confirmProposal } from "~/features/proposals/writes/confirm-proposal";
import {
  acceptProposal,
  declineProposal,
  shortlistProposal,
} from "~/features/proposals/writes/decide-proposal";
import { saveProposal, sendProposal } from "~/features/proposals/writes/write-proposal";
import { askQuestion } from "~/features/questions/writes/ask-question";

const filledIn: Partial<Profile> = {
  headline: "Shops that answer",
  about: "x".repeat(80),
  skills: ["SQL"],
  country: "DE",
};

describe("what waits for talent", () => {
  it("begins with the first steps, for somebody whose address isn’t confirmed, too", async () => {
    const { join, workOf } = createDashboards();
    expect(await workOf(await join("FREELANCER", { status: "PENDING" }))).toEqual([
      "PROFILE",
      "FIRST_PROPOSAL",
    ]);
    const hidden = { ...filledIn, visibility: "HIDDEN" } as const;
    expect(await workOf(await join("AGENCY", { profile: hidden }))).toEqual([
      "PROFILE",
      "FIRST_PROPOSAL",
      "VISIBILITY",
    ]);
  });

  it("is a proposal whose brief asks for something else, until that is answered", async () => {
    const market = createDashboards();
    const hirer = await market.join("HIRER");
    const uid = await market.join("FREELANCER", { profile: filledIn });
    const id = await market.open(hirer);
    succeeded(await sendProposal(market, uid, id, { revision: null, content: market.aProposal() }));
    expect(await market.workOf(uid)).toEqual([]);
    const brief = await market.readBrief(id);
    const content = { ...pickContent(briefFields, brief), weeks: 9 };
    succeeded(await saveBrief(market, hirer, { id, revision: brief.revision, content, anew: true }));
    const { work } = await market.read(uid);
    const due = answerUntilIn(await market.readBrief(id));
    expect(work).toMatchObject([{ kind: "NEW_VERSION", brief: { id }, due }]);
    succeeded(await confirmProposal(market, uid, id, 2));
    expect(await market.workOf(uid)).toEqual([]);
  });

  it("is no shortlist and no yes, since there is nothing to do: a work stands above it all", async () => {
    const market = createDashboards();
    const hirer = await market.join("HIRER");
    const uid = await market.join("FREELANCER", { profile: filledIn });
    const content = market.aProposal();
    const briefs = [await market.open(hirer), await market.open(hirer), await market.open(hirer)];
    for (const id of briefs) succeeded(await sendProposal(market, uid, id, { revision: null, content }));
    const [listed = "", accepted = "", declined = ""] = briefs;
    const key = (briefId: string) => ({ briefId, applicantUid: uid });
    succeeded(await shortlistProposal(market, hirer, key(listed)));
    succeeded(await declineProposal(market, hirer, key(declined), { reason: "RATE", note: null }));
    expect(await market.workOf(uid)).toEqual([]);
    expect((await market.read(uid)).numbers.months.at(-1)).toMatchObject({ waiting: 3, declined: 0 });

    succeeded(await acceptProposal(market, hirer, key(accepted)));
    await market.pass(minutes(10));
    const { work, works, numbers } = await market.read(uid);
    expect(work).toEqual([]);
    expect(works).toMatchObject([{ id: `${accepted}_${uid}` }]);
    expect(numbers.months.at(-1)).toMatchObject({ accepted: 1, waiting: 1, declined: 1 });
  });

  it("is a proposal that was begun, as long as its brief takes any", async () => {
    const market = createDashboards();
    const uid = await market.join("FREELANCER", { profile: filledIn });
    const brief = await market.open(await market.join("HIRER"));
    const writing = { revision: null, content: market.aProposal() };
    succeeded(await saveProposal(market, uid, brief, writing));
    const { closesAt } = momentsOf(await market.readBrief(brief));
    expect((await market.read(uid)).work).toContainEqual(
      workLine("PROPOSAL_DRAFT", {
        brief: { id: brief, title: "A shop that answers in a second", writtenIn: null },
        due: closesAt,
      }),
    );
    await market.pass(11 * day);
    expect(await market.workOf(uid)).not.toContain("PROPOSAL_DRAFT");
  });

  it("is the availability a week after it was confirmed, until it is again", async () => {
    const market = createDashboards();
    const availabilityConfirmedAt = market.clock.now().toISOString();
    const uid = await market.join("FREELANCER", {
      profile: { ...filledIn, availability: "AVAILABLE", availabilityConfirmedAt },
    });
    await market.pass(7 * day - 1);
    expect(await market.workOf(uid)).not.toContain("AVAILABILITY");
    await market.pass(1);
    expect((await market.read(uid)).work).toContainEqual(
      workLine("AVAILABILITY", { count: 7, since: availabilityConfirmedAt }),
    );
    succeeded(await confirmAvailability(market, uid));
    expect(await market.workOf(uid)).not.toContain("AVAILABILITY");
  });
});

it("a message waits for whom it was written to, until they have seen it", async () => {
  const market = createDashboards();
  const hirer = await market.join("HIRER", {
    profile: { ...filledIn, organisation: "Harbour & Hale", face: "f" },
  });
  const brief = await market.open(hirer);
  const uid = await market.propose(brief);
  const conversationId = `${brief}_${uid}`;
  for (const key of ["first-message", "second-message"])
    succeeded(await sendMessage(market, hirer, { conversationId, key, text: "When can you start?" }));
  expect((await market.read(uid)).work[0]).toMatchObject({
    kind: "MESSAGE",
    who: "Harbour & Hale",
    uid: hirer,
    face: "f",
    conversation: conversationId,
    brief: { id: brief },
    count: 2,
  });
  expect(await market.workOf(hirer)).not.toContain("MESSAGE");
  succeeded(await markRead(market, uid, { conversationId, upTo: 2 }));
  expect(await market.workOf(uid)).not.toContain("MESSAGE");
});

describe("what waits for a hirer", () => {
  it("begins with the first brief and the profile, then the draft, which is named as in the list of briefs", async () => {
    const market = createDashboards();
    const uid = await market.join("HIRER", { status: "PENDING" });
    expect(await market.workOf(uid)).toEqual(["FIRST_BRIEF", "PROFILE"]);
    const content = market.aBrief({ title: null, problem: "😀".repeat(100) });
    succeeded(await saveBrief(market, uid, { id: randomUUID(), revision: null, content }));
    expect((await market.read(uid)).work[0]).toMatchObject({
      kind: "BRIEF_DRAFT",
      brief: { title: null },
    });
  });

  it.each([
    [
      "names a draft that has no more than a budget",
      { budget: { min: 1, max: 9, currency: "EUR", unit: "PROJECT" } },
      true,
    ],
    ["leaves out a draft in which nothing stands", {}, false],
  ] as const)("%s", async (_, written, isNamed) => {
    const market = createDashboards();
    const uid = await market.join("HIRER");
    const content = { ...emptyContent(briefFields), ...written };
    succeeded(await saveBrief(market, uid, { id: randomUUID(), revision: null, content }));
    expect((await market.workOf(uid)).includes("BRIEF_DRAFT")).toBe(isNamed);
  });

  it("is each brief with proposals by its reply date, and one without any on its last days", async () => {
    const market = createDashboards();
    const uid = await market.join("HIRER");
    const [soon, late] = [12, 18].map((days) => new Date(market.clock.now().getTime() + days * day));
    const later = await market.open(uid, { decideOn: late?.toISOString().slice(0, 10) ?? null });
    const sooner = await market.open(uid, { decideOn: soon?.toISOString().slice(0, 10) ?? null });
    await market.open(uid);
    for (const id of [later, later, sooner]) await market.propose(id);
    expect((await market.read(uid)).work).toMatchObject([
      { kind: "REVIEW", brief: { id: sooner }, count: 1 },
      { kind: "REVIEW", brief: { id: later }, count: 2 },
      { kind: "PROFILE" },
    ]);
    for (const at of [1, 2])
      succeeded(
        await askQuestion(market, await market.join("FREELANCER"), {
          briefId: later,
          key: `a-question-${at}`,
          text: "Is the shop written in one language?",
        }),
      );
    expect((await market.read(uid)).work[0]).toMatchObject({
      kind: "QUESTIONS",
      brief: { id: later },
      count: 2,
    });
    await market.pass(9 * day);
    expect(await market.workOf(uid)).toEqual(["BRIEF_CLOSES", "QUESTIONS", "REVIEW", "REVIEW", "PROFILE"]);
  });
});

it("a brief whose last seat is given waits for nobody, and seeks nobody", async () => {
  const market = createDashboards();
  const uid = await market.join("HIRER", { profile: filledIn });
  await market.join("FREELANCER", { profile: { skills: ["SQL"] } });
  const brief = await market.open(uid);
  const chosen = await market.propose(brief);
  await market.pass(9 * day);
  succeeded(await market.accept(uid, brief, chosen));
  expect(await market.read(uid)).toMatchObject({
    work: [],
    seeking: null,
    running: [{ brief: { id: brief } }],
  });
});

it("nothing waits for whoever is suspended, and no members are named to them", async () => {
  const market = createDashboards();
  const uid = await market.join("HIRER");
  await market.join("FREELANCER", { profile: { skills: ["SQL"] } });
  await market.propose(await market.open(uid));
  expect(await market.read(uid)).toMatchObject({
    seeking: { members: [{}] },
    work: [{ kind: "REVIEW" }, {}],
  });
  await market.setStatus(uid, "SUSPENDED");
  expect(await market.read(uid)).toMatchObject({ seeking: null, work: [] });
});

it("nothing waits for a hirer about a brief without proposals, whose last days are not near", async () => {
  const market = createDashboards();
  const hirer = await market.join("HIRER", { profile: filledIn });
  const briefId = await market.open(hirer);
  expect(await market.workOf(hirer)).not.toContain("REVIEW");
  await market.propose(briefId);
  expect(await market.workOf(hirer)).toContain("REVIEW");
});

it("a message keeps its date where its conversation is marked as unread, whatever followed it", async () => {
  const market = createDashboards();
  const hirer = await market.join("HIRER");
  const brief = await market.open(hirer);
  const uid = await market.propose(brief);
  const conversationId = `${brief}_${uid}`;
  const text = "When can you start?";
  succeeded(await sendMessage(market, hirer, { conversationId, key: "first-message", text }));
  const since = market.clock.now().toISOString();
  await market.pass(day);
  succeeded(await shortlistProposal(market, hirer, { briefId: brief, applicantUid: uid }));
  await market.pass(minutes(10));
  const lineOf = async () => (await market.read(uid)).work.find(({ kind }) => kind === "MESSAGE");
  expect(await lineOf()).toMatchObject({ since });
  succeeded(await markRead(market, uid, { conversationId, upTo: 1 }));
  expect(await lineOf()).toBeUndefined();
  succeeded(await markUnread(market, uid, conversationId));
  expect(await lineOf()).toMatchObject({ since, count: 1 });
});
