import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aCause, createMarket, day, refusalOf, succeeded } from "#tests/support/market";
import { invitationStates } from "~/domain/invitation";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { settingsOf } from "~/features/accounts/model/settings";
import { invitationMoves } from "~/features/briefs/model/invitation-moves";
import { readBrief, seenCounts } from "~/features/briefs/reads/read-brief";
import { beginShortlisting, reopenBrief } from "~/features/briefs/writes/move-brief";
import { type Thread, threadId, threadsCollection } from "~/features/conversations/model/thread";
import { setBlocked } from "~/features/conversations/writes/keep-thread";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { startConversation } from "~/features/conversations/writes/start-conversation";
import { readInviteState } from "~/features/invitations/reads/invite-state";
import { listInvitations, readOwnInvitation } from "~/features/invitations/reads/read-invitation";
import { declineInvitation } from "~/features/invitations/writes/decline-invitation";
import { inviteMember } from "~/features/invitations/writes/invite-member";
import { withdrawInvitation } from "~/features/invitations/writes/withdraw-invitation";
import { suspendMember } from "~/features/moderation/writes/suspend-member";
import { saveSettings } from "~/features/profiles/writes/save-settings";
import { undoDecision } from "~/features/proposals/writes/decide-proposal";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";
import { saveProposal, sendProposal } from "~/features/proposals/writes/write-proposal";
import { limits } from "~/values/limits";

/** A hirer with an open brief of five places, whom somebody has answered: they invite as many as they may. */
async function createScene() {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer, { cap: 5 });
  async function beAnswered() {
    const to = await market.join("FREELANCER");
    const begun = { to, key: randomUUID(), text: "Could you help us?" };
    const { conversationId } = succeeded(await startConversation(market, hirer, begun)).data;
    succeeded(await sendMessage(market, to, { conversationId, key: randomUUID(), text: "Yes." }));
  }
  await beAnswered();
  const invite = (
    uid: string,
    { key = randomUUID() as string, line = "You made two slow shops fast.", to = briefId } = {},
  ) => inviteMember(market, hirer, { briefId: to, uid, key, line });
  async function invited() {
    const uid = await market.join("FREELANCER");
    succeeded(await invite(uid));
    return uid;
  }
  const stateOf = (uid: string) => readInviteState(market.store, hirer, { briefId, uid }, market.clock.now());
  const decline = (uid: string, note: string | null = null) =>
    declineInvitation(market, uid, { briefId, reason: "NO_TIME", note });
  const withdraw = (uid: string, by = hirer) => withdrawInvitation(market, by, { briefId, uid });
  const send = (uid: string) =>
    sendProposal(market, uid, briefId, { revision: null, content: market.aProposal() });
  const fill = async (count: number) => {
    for (let at = 0; at < count; at += 1) await market.propose(briefId);
  };
  const kept = async () => (await market.readBrief(briefId)).keptFor ?? [];
  const statusesFor = async (reader: string) => {
    const brief = await readBrief(market.store, reader, briefId);
    const all = brief && (await listInvitations(market.store, brief, market.clock.now()));
    return all?.map(({ status }) => status) ?? null;
  };
  const own = async (uid: string) => {
    const brief = await readBrief(market.store, uid, briefId);
    return brief && (await readOwnInvitation(market.store, brief, market.clock.now()));
  };
  return {
    ...market,
    market,
    hirer,
    briefId,
    invite,
    invited,
    decline,
    withdraw,
    stateOf,
    send,
    fill,
    kept,
    statusesFor,
    own,
  };
}
type Scene = Awaited<ReturnType<typeof createScene>>;

/** Why a member can't be invited: what comes before, and who it is. */
const hindrances: Record<string, [code: string, prepare: (scene: Scene) => Promise<string>]> = {
  oneself: ["NOT_FOUND", async ({ hirer }) => hirer],
  nobody: ["NOT_FOUND", async () => "nobody"],
  hidden: ["NOT_FOUND", ({ join }) => join("FREELANCER", { profile: { visibility: "HIDDEN" } })],
  pending: ["NOT_FOUND", ({ join }) => join("FREELANCER", { status: "PENDING" })],
  suspended: ["NOT_FOUND", ({ join }) => join("FREELANCER", { status: "SUSPENDED" })],
  leaving: ["NOT_FOUND", ({ join }) => join("AGENCY", { status: "DELETING" })],
  "a hirer": ["WRONG_KIND", ({ join }) => join("HIRER")],
  "who has invitations off": [
    "INVITATIONS_OFF",
    async ({ join, market }) => {
      const uid = await join("FREELANCER");
      const notify = { messages: "OFF", proposals: "OFF", briefs: "OFF" } as const;
      succeeded(await saveSettings(market, uid, { notify, invitations: false, timeZone: null }));
      return uid;
    },
  ],
  "whose proposal reached the hirer": ["ALREADY_PROPOSED", ({ propose, briefId }) => propose(briefId)],
  "who withdrew a proposal": [
    "ALREADY_PROPOSED",
    async ({ propose, briefId, market }) => {
      const uid = await propose(briefId);
      succeeded(await withdrawProposal(market, uid, briefId));
      return uid;
    },
  ],
  "who is invited": ["ALREADY_INVITED", ({ invited }) => invited()],
  "who blocked the hirer": [
    "BLOCKED",
    async ({ join, market, hirer }) => {
      const uid = await join("FREELANCER");
      const begun = { to: uid, key: randomUUID(), text: "Could you help us?" };
      const { conversationId } = succeeded(await startConversation(market, hirer, begun)).data;
      succeeded(await setBlocked(market, uid, conversationId, true));
      return uid;
    },
  ],
  "who declined another brief of the hirer": [
    "DECLINED_BEFORE",
    async ({ join, open, market, hirer }) => {
      const uid = await join("FREELANCER");
      const briefId = await open(hirer);
      succeeded(await inviteMember(market, hirer, { briefId, uid, key: randomUUID(), line: "For you." }));
      succeeded(await declineInvitation(market, uid, { briefId, reason: "BUDGET", note: null }));
      return uid;
    },
  ],
  "for a brief in review": [
    "BRIEF_CLOSED",
    async ({ join, market, hirer, briefId }) => {
      succeeded(await beginShortlisting(market, hirer, briefId));
      return join("FREELANCER");
    },
  ],
  "without a free place": [
    "NO_PLACE",
    async ({ join, fill, invited }) => {
      await fill(4);
      await invited();
      return join("FREELANCER");
    },
  ],
};

describe("an invitation is refused to", () => {
  it.each(Object.entries(hindrances))("%s", async (_who, [code, prepare]) => {
    const scene = await createScene();
    const uid = await prepare(scene);
    expect(refusalOf(await scene.invite(uid))).toBe(code);
  });

  it("the 21st, and to a kind that the brief isn’t open to", async () => {
    const scene = await createScene();
    const { join, open, market, hirer } = scene;
    const briefId = await open(hirer, { cap: 30, openTo: "FREELANCER" });
    for (let at = 0; at < limits.invitations; at += 1)
      succeeded(await scene.invite(await join("FREELANCER"), { to: briefId }));
    expect(refusalOf(await scene.invite(await join("FREELANCER"), { to: briefId }))).toBe("INVITED_MOST");
    expect(refusalOf(await scene.invite(await join("AGENCY"), { to: briefId }))).toBe("WRONG_KIND");
    expect((await market.readBrief(briefId)).keptFor).toHaveLength(limits.invitations);
  });

  it("who declined last within 90 days, also where that invitation was sent before another", async () => {
    const { market, hirer, join, open, clock } = await createScene();
    const uid = await join("FREELANCER");
    const invite = async (briefId: string) =>
      inviteMember(market, hirer, { briefId, uid, key: randomUUID(), line: "For you." });
    const decline = (briefId: string) =>
      declineInvitation(market, uid, { briefId, reason: "NO_TIME", note: null });
    const [first, second] = [await open(hirer), await open(hirer)];
    for (const briefId of [first, second]) succeeded(await invite(briefId));
    for (const briefId of [second, first]) {
      succeeded(await decline(briefId));
      clock.advance(9 * day);
    }
    clock.advance(80 * day);
    expect(refusalOf(await invite(await open(hirer)))).toBe("DECLINED_BEFORE");
    clock.advance(2 * day);
    succeeded(await invite(await open(hirer)));
  });

  it("a sixth in a day from a hirer whom nobody has answered, messages included", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    const invite = async () => {
      const uid = await market.join("FREELANCER");
      return inviteMember(market, hirer, { briefId, uid, key: randomUUID(), line: "For you." });
    };
    for (let at = 1; at < limits.firstConversations; at += 1) succeeded(await invite());
    const to = await market.join("FREELANCER");
    succeeded(await startConversation(market, hirer, { to, key: randomUUID(), text: "Could you help?" }));
    expect(refusalOf(await invite())).toBe("CONVERSATIONS_TODAY");
  });

  it.each([
    ["nothing", "  "],
    ["too much", "a".repeat(limits.invitationLine + 1)],
    ["control characters alone", "\u0007"],
  ])("a line of %s, said at its field", async (_what, line) => {
    const scene = await createScene();
    const refused = await scene.invite(await scene.join("FREELANCER"), { line });
    expect(refused).toMatchObject({ code: "INVALID", problems: [{ field: "line" }] });
  });
});

it("every state and event that isn’t in the table is refused", () => {
  expect(Object.keys(invitationMoves).sort()).toEqual(invitationStates.map(([state]) => state).sort());
  expect(invitationMoves).toEqual({
    SENT: { ANSWER: "ANSWERED", DECLINE: "DECLINED", WITHDRAW: "WITHDRAWN" },
    DECLINED: { ANSWER: "ANSWERED" },
    ANSWERED: {},
    WITHDRAWN: {},
    LAPSED: {},
  });
});

describe("an invited member", () => {
  it("is told once, by one mail with the line, and finds it in the inbox", async () => {
    const scene = await createScene();
    const uid = await scene.join("FREELANCER");
    const key = randomUUID();
    const sent = succeeded(await scene.invite(uid, { key }));
    expect(succeeded(await scene.invite(uid, { key }))).toEqual(sent);
    expect(refusalOf(await scene.invite(uid, { key, line: "Another line." }))).toBe("ALREADY_INVITED");
    await scene.pass(3_600_000);
    expect(await scene.mailsTo(uid)).toEqual([expect.stringContaining("invites you to send a proposal")]);
    const [mail] = (await scene.app.mailbox.list()).filter(({ to }) => to === `${uid}@example.com`);
    expect(mail?.text).toContain("You made two slow shops fast.");
  });

  it.each([
    ["suspended", ({ market, hirer }: Scene) => suspendMember(market, "command", hirer, aCause)],
    [
      "blocked",
      ({ market, briefId }: Scene, uid: string) => setBlocked(market, uid, `${briefId}_${uid}`, true),
    ],
  ])("gets no mail of it where the hirer is %s by then", async (_what, happen) => {
    const scene = await createScene();
    const uid = await scene.invited();
    expect(await happen(scene, uid)).toMatchObject({ ok: true });
    await scene.pass(3_600_000);
    expect(await scene.mailsTo(uid)).toEqual([]);
  });

  it("has a place no longer than the brief is open", async () => {
    const scene = await createScene();
    scene.clock.advance(9 * day);
    const { keptUntil } = succeeded(await scene.invite(await scene.join("FREELANCER")));
    const { closesOn } = await scene.readBrief(scene.briefId);
    expect(keptUntil).toBe(new Date(Date.parse(closesOn ?? "") + day).toISOString());
  });

  it("has a place for three days that nobody else gets, and others read as taken", async () => {
    const scene = await createScene();
    const uid = await scene.invited();
    await scene.fill(4);
    const late = await scene.propose(scene.briefId);
    expect(await scene.readProposal(scene.briefId, late)).toMatchObject({ status: "WAITLISTED" });
    const brief = await scene.readBrief(scene.briefId);
    expect(seenCounts(brief, "talent")).toMatchObject({ places: 5, kept: 0 });
    expect(seenCounts(brief, "owner")).toMatchObject({ places: 5, kept: 1 });
    await scene.pass(3 * day - 60_000);
    succeeded(await scene.send(uid));
    expect(await scene.readProposal(scene.briefId, uid)).toMatchObject({ status: "SENT" });
    expect(await scene.statusesFor(scene.hirer)).toEqual(["ANSWERED"]);
    expect(await scene.readBrief(scene.briefId)).toMatchObject({ keptFor: [], counts: { places: 5 } });
  });

  it("has one beside each other who is invited", async () => {
    const scene = await createScene();
    for (let at = 0; at < 2; at += 1) await scene.invited();
    await scene.fill(3);
    const late = await scene.propose(scene.briefId);
    expect(await scene.readProposal(scene.briefId, late)).toMatchObject({ status: "WAITLISTED" });
    for (const reader of ["talent", "owner"] as const)
      expect(seenCounts(await scene.readBrief(scene.briefId), reader)).toMatchObject({ places: 5 });
  });

  it.each([
    ["lets three days pass", (scene: Scene) => scene.pass(3 * day)],
    ["declines", async (scene: Scene, uid: string) => succeeded(await scene.decline(uid))],
    ["is no longer invited", async (scene: Scene, uid: string) => succeeded(await scene.withdraw(uid))],
  ])("who %s gives the place to the first in line", async (_what, happen) => {
    const scene = await createScene();
    const uid = await scene.invited();
    await scene.fill(4);
    const first = await scene.propose(scene.briefId);
    scene.clock.advance(1_000);
    const second = await scene.propose(scene.briefId);
    await happen(scene, uid);
    expect(await scene.readProposal(scene.briefId, first)).toMatchObject({ status: "SENT" });
    expect(await scene.readProposal(scene.briefId, second)).toMatchObject({ status: "WAITLISTED" });
    expect(await scene.kept()).toEqual([]);
    succeeded(await scene.send(uid));
    expect(await scene.readProposal(scene.briefId, uid)).toMatchObject({ status: "WAITLISTED" });
    // What waits in line is not the hirer's to know of.
    const known = { declines: "DECLINED", "is no longer invited": "WITHDRAWN" }[_what] ?? "SENT";
    expect(await scene.statusesFor(scene.hirer)).toEqual([known]);
  });

  it("who declines says why: the hirer is told once, and reads the note as a message", async () => {
    const scene = await createScene();
    const uid = await scene.invited();
    succeeded(await scene.decline(uid, "I’m booked until May."));
    succeeded(await scene.decline(uid, "I’m booked until May."));
    expect(
      refusalOf(
        await declineInvitation(scene.market, uid, { briefId: scene.briefId, reason: "OTHER", note: null }),
      ),
    ).toBe("WRONG_STATE");
    await scene.pass(3_600_000);
    const told = (await scene.mailsTo(scene.hirer)).filter((subject) => subject.includes("declined"));
    expect(told).toHaveLength(1);
    const reply = { conversationId: `${scene.briefId}_${uid}`, key: randomUUID(), text: "Thank you." };
    expect(succeeded(await sendMessage(scene.market, scene.hirer, reply)).data.seq).toBe(3);
  });

  it("who blocked the hirer declines without a note alone", async () => {
    const scene = await createScene();
    const uid = await scene.invited();
    succeeded(await setBlocked(scene.market, uid, `${scene.briefId}_${uid}`, true));
    expect(refusalOf(await scene.decline(uid, "I’m booked until May."))).toBe("BLOCKED");
    succeeded(await scene.decline(uid));
  });

  it("reads it as lapsed while the brief takes no proposals, and again once it is reopened", async () => {
    const scene = await createScene();
    const uid = await scene.invited();
    succeeded(await beginShortlisting(scene.market, scene.hirer, scene.briefId));
    expect(await scene.own(uid)).toMatchObject({ status: "LAPSED", keptUntil: null });
    expect(refusalOf(await scene.decline(uid))).toBe("WRONG_STATE");
    const { closesOn, decideOn } = scene.aBrief();
    const dates = { closesOn: closesOn ?? "", decideOn: decideOn ?? "" };
    succeeded(await reopenBrief(scene.market, scene.hirer, scene.briefId, dates));
    expect(await scene.own(uid)).toMatchObject({ status: "SENT" });
    succeeded(await closeBrief(scene.market, scene.hirer, scene.briefId, "BUDGET"));
    expect(await scene.statusesFor(scene.hirer)).toEqual(["LAPSED"]);
    expect(await scene.statusesFor(uid)).toBeNull();
  });

  it("keeps the place where the last seat was given meanwhile and that is undone", async () => {
    const scene = await createScene();
    const { market, hirer, briefId } = scene;
    const chosen = await scene.propose(briefId);
    const uid = await scene.invited();
    await scene.fill(3);
    const waits = await scene.propose(briefId);
    succeeded(await scene.accept(hirer, briefId, chosen));
    succeeded(await scene.send(uid));
    succeeded(
      await undoDecision(market, hirer, { briefId, applicantUid: chosen }, { all: true, tellsAt: null }),
    );
    await scene.pass(3_600_000);
    expect(await scene.readProposal(briefId, uid)).toMatchObject({ status: "SENT" });
    expect(await scene.readProposal(briefId, waits)).toMatchObject({ status: "WAITLISTED" });
  });

  it("who has a draft or waits in line is invited like anyone: the hirer doesn’t learn of it", async () => {
    const scene = await createScene();
    const uid = await scene.join("FREELANCER");
    const draft = { revision: null, content: scene.aProposal() };
    succeeded(await saveProposal(scene.market, uid, scene.briefId, draft));
    succeeded(await scene.invite(uid));
  });
});

describe("a withdrawn invitation", () => {
  it("says so to the invited member, who gets no mail about it, not even that of the invitation", async () => {
    const scene = await createScene();
    const uid = await scene.invited();
    succeeded(await scene.withdraw(uid));
    succeeded(await scene.withdraw(uid));
    await scene.pass(3_600_000);
    expect(await scene.mailsTo(uid)).toEqual([]);
    expect(await scene.own(uid)).toMatchObject({ status: "WITHDRAWN", keptUntil: null });
    const thread = (
      await scene.store.get<Thread>(threadsCollection, threadId(`${scene.briefId}_${uid}`, uid))
    )?.data;
    expect(thread).toMatchObject({ last: { event: "WITHDRAW_INVITATION" }, unread: 1 });
    expect(refusalOf(await scene.decline(uid))).toBe("WRONG_STATE");
    expect(refusalOf(await scene.invite(uid))).toBe("ALREADY_INVITED");
    expect(await scene.stateOf(uid)).toBe("WITHDRAWN");
    succeeded(await scene.send(uid));
    expect(await scene.statusesFor(scene.hirer)).toEqual(["WITHDRAWN"]);
  });

  it("is withdrawn as well where its conversation is gone", async () => {
    const scene = await createScene();
    const uid = await scene.invited();
    await scene.store.transact(async (tx) => tx.delete("conversations", `${scene.briefId}_${uid}`));
    expect(succeeded(await scene.withdraw(uid))).toMatchObject({ status: "WITHDRAWN" });
  });

  it.each<[string, string, (scene: Scene, uid: string) => Promise<unknown>]>([
    ["was declined", "WRONG_STATE", (scene, uid) => scene.decline(uid)],
    ["was answered by a proposal", "WRONG_STATE", (scene, uid) => scene.send(uid)],
    [
      "lapsed with the brief",
      "WRONG_STATE",
      ({ market, hirer, briefId }) => closeBrief(market, hirer, briefId, "BUDGET"),
    ],
  ])("is none that %s", async (_what, code, happen) => {
    const scene = await createScene();
    const uid = await scene.invited();
    succeeded((await happen(scene, uid)) as Awaited<ReturnType<Scene["decline"]>>);
    expect(refusalOf(await scene.withdraw(uid))).toBe(code);
  });

  it("is none of another hirer’s, and of nobody who wasn’t invited", async () => {
    const scene = await createScene();
    const uid = await scene.invited();
    expect(refusalOf(await scene.withdraw(uid, await scene.join("HIRER")))).toBe("NOT_FOUND");
    expect(refusalOf(await scene.withdraw(uid, uid))).toBe("WRONG_KIND");
    expect(refusalOf(await scene.withdraw(await scene.join("FREELANCER")))).toBe("NOT_FOUND");
    expect(await scene.kept()).toEqual([uid]);
  });

  it("doesn’t tell the hirer of a proposal that waits in line", async () => {
    const scene = await createScene();
    const uid = await scene.invited();
    await scene.pass(3 * day);
    await scene.fill(5);
    succeeded(await scene.send(uid));
    expect(await scene.readProposal(scene.briefId, uid)).toMatchObject({ status: "WAITLISTED" });
    succeeded(await scene.withdraw(uid));
    expect(await scene.statusesFor(scene.hirer)).toEqual(["WITHDRAWN"]);
  });
});

it("kept places go to those in line as soon as the brief takes no more proposals", async () => {
  const scene = await createScene();
  const uids = [await scene.invited(), await scene.invited()];
  await scene.fill(3);
  const waiting = [await scene.propose(scene.briefId), await scene.propose(scene.briefId)];
  expect((await scene.kept()).toSorted()).toEqual(uids.toSorted());
  succeeded(await beginShortlisting(scene.market, scene.hirer, scene.briefId));
  await scene.worker.runDue();
  expect(await scene.kept()).toEqual([]);
  for (const uid of waiting)
    expect(await scene.readProposal(scene.briefId, uid)).toMatchObject({ status: "SENT" });
});

describe("on the last place", () => {
  it("of two invitations at once one is refused: 20 times", async () => {
    for (let round = 0; round < 20; round += 1) {
      const scene = await createScene();
      await scene.fill(4);
      const uids = [await scene.join("FREELANCER"), await scene.join("AGENCY")];
      const outcomes = await Promise.all(uids.map((uid) => scene.invite(uid)));
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(outcomes.filter((one) => !one.ok && one.code === "NO_PLACE")).toHaveLength(1);
    }
  });

  it("an invitation and a proposal at once never take more than there are: 20 times", async () => {
    for (let round = 0; round < 20; round += 1) {
      const scene = await createScene();
      await scene.fill(4);
      const [guest, sender] = [await scene.join("FREELANCER"), await scene.join("FREELANCER")];
      const [invited, sent] = await Promise.all([scene.invite(guest), scene.send(sender)]);
      const proposal = succeeded(sent).data.status;
      expect([invited.ok, proposal]).toEqual(invited.ok ? [true, "WAITLISTED"] : [false, "SENT"]);
    }
  });
});

it("a member who was never asked may be invited, and saving mails alone leaves the choice as it is", async () => {
  const { store, market, join } = await createScene();
  const uid = await join("FREELANCER");
  const read = async () => settingsOf((await store.get<Account>(accountsCollection, uid))?.data as Account);
  expect(await read()).toMatchObject({ invitations: true });
  const notify = { messages: "OFF", proposals: "OFF", briefs: "OFF" } as const;
  succeeded(await saveSettings(market, uid, { notify, invitations: false, timeZone: null }));
  succeeded(await saveSettings(market, uid, { notify, timeZone: null }));
  expect(await read()).toMatchObject({ invitations: false });
});
