import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createMarket, day, refusalOf, succeeded } from "#tests/support/market";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { setBookmark } from "~/features/briefs/writes/bookmarks";
import { countUnreadThreads } from "~/features/conversations/reads/list-threads";
import { markRead } from "~/features/conversations/writes/keep-thread";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { createDashboardMemory, readDashboard } from "~/features/dashboard/reads/read-dashboard";
import { inviteMember } from "~/features/invitations/writes/invite-member";
import { deleteAccount } from "~/features/leaving/writes/delete-account";
import { listNotifications } from "~/features/notification-center/reads/list-notifications";
import { declineProposal, undoDecision } from "~/features/proposals/writes/decide-proposal";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";
import { saveProposal } from "~/features/proposals/writes/write-proposal";
import { askQuestion } from "~/features/questions/writes/ask-question";
import { tellFollowers } from "~/features/questions/writes/tell-followers";
import { TELL_DELAY } from "~/values/durations";

type Market = ReturnType<typeof createMarket>;

/** An open brief for one, and what members may have begun with it. */
async function createScene() {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer);
  const begin = {
    invited: async (uid: string) => {
      const line = "You made two slow shops fast.";
      succeeded(await inviteMember(market, hirer, { briefId, uid, key: randomUUID(), line }));
    },
    drafted: async (uid: string) => {
      const draft = { revision: null, content: market.aProposal() };
      succeeded(await saveProposal(market, uid, briefId, draft));
    },
    asked: async (uid: string) => {
      const key = randomUUID();
      succeeded(await askQuestion(market, uid, { briefId, key, text: "Which database is it?" }));
    },
    saved: async (uid: string) => {
      succeeded(await setBookmark(market, uid, briefId, true));
    },
  };
  const join = async (...what: (keyof typeof begin)[]) => {
    const uid = await market.join("FREELANCER");
    for (const one of what) await begin[one](uid);
    return uid;
  };
  return { market, hirer, briefId, join };
}

/** The kinds of a member's notifications that tell of an end, oldest first. */
async function told(market: Market, uid: string): Promise<string[]> {
  await market.worker.runDue();
  const { items } = await listNotifications(market.store, uid, { first: 50, after: null });
  const kinds = items.map(({ data }) => data.type as string).reverse();
  return kinds.filter((kind) => kind.startsWith("brief-over") || kind === "proposal-declined");
}

async function work(market: Market, uid: string): Promise<string[]> {
  const account = await market.store.get<Account>(accountsCollection, uid);
  if (!account) throw new Error(`No account of ${uid}`);
  const parts = {
    reads: market.store,
    search: market.app.search,
    now: market.clock.now(),
    memory: createDashboardMemory(),
  };
  const { work: lines } = await readDashboard(parts, { uid, account: account.data });
  return lines
    .map(({ kind }) => kind)
    .filter((kind) => !["PROFILE", "VISIBILITY", "FIRST_PROPOSAL"].includes(kind));
}

const unread = (market: Market, uid: string) =>
  countUnreadThreads(market.store, uid, { except: null, marked: false });

describe("everyone with something open when a brief ends", () => {
  it.each([
    [["invited", "drafted", "asked", "saved"], "brief-over-invited"],
    [["drafted", "asked", "saved"], "brief-over-drafted"],
    [["asked", "saved"], "brief-over-asked"],
    [["saved"], "brief-over-saved"],
  ] as const)("with %s is told once, as %s", async (begun, kind) => {
    const { market, hirer, briefId, join } = await createScene();
    const uid = await join(...begun);
    succeeded(await closeBrief(market, hirer, briefId, "ELSEWHERE"));
    expect(await told(market, uid)).toEqual([kind]);
    const mails = await market.mailsTo(uid);
    expect(mails.filter((subject) => subject.includes("has closed"))).toHaveLength(1);
    const mail = (await market.app.mailbox.list()).find(({ to }) => to === `${uid}@example.com`);
    const isDraftNamed = mail?.text.includes("you can copy from it for other briefs");
    expect(isDraftNamed, mail?.text).toBe(begun.some((one) => one === "drafted"));
  });

  it("hears of a filled brief once the yes is told, and nothing of one that is undone", async () => {
    const { market, hirer, briefId, join } = await createScene();
    const invited = await join("invited");
    const applicantUid = await market.propose(briefId);
    succeeded(await market.accept(hirer, briefId, applicantUid));
    await market.pass(TELL_DELAY - 1);
    expect(await told(market, invited)).toEqual([]);
    expect(await work(market, invited)).toEqual(["INVITATION"]);
    succeeded(await undoDecision(market, hirer, { briefId, applicantUid }));
    await market.pass(TELL_DELAY);
    expect(await told(market, invited)).toEqual([]);
    succeeded(await market.accept(hirer, briefId, applicantUid));
    await market.pass(TELL_DELAY);
    expect(await told(market, invited)).toEqual(["brief-over-invited"]);
    expect((await market.mailsTo(invited)).at(-1)).toBe(
      "“A shop that answers in a second” is filled, and your invitation has lapsed",
    );
    // Neither the invitation nor its message waits for them any more.
    expect(await work(market, invited)).toEqual([]);
    expect(await unread(market, invited)).toBe(0);
  });

  it("has the line of an invitation read for them with it, and no other message", async () => {
    const { market, hirer, briefId, join } = await createScene();
    const [alone, withMore, inStead] = [await join("invited"), await join("invited"), await join("invited")];
    const conversationOf = (uid: string) => `${briefId}_${uid}`;
    succeeded(await markRead(market, inStead, { conversationId: conversationOf(inStead), upTo: 1 }));
    for (const uid of [withMore, inStead]) {
      const more = { conversationId: conversationOf(uid), key: randomUUID(), text: "Have you read it?" };
      succeeded(await sendMessage(market, hirer, more));
    }
    succeeded(await closeBrief(market, hirer, briefId, "ELSEWHERE"));
    await market.worker.runDue();
    for (const [uid, kinds] of [
      [alone, []],
      [withMore, ["MESSAGE"]],
      [inStead, ["MESSAGE"]],
    ] as const)
      expect([await work(market, uid), await unread(market, uid)]).toEqual([kinds, kinds.length]);
  });

  it("is told by the reply alone with a proposal, and as before it once that is withdrawn", async () => {
    const { market, hirer, briefId } = await createScene();
    const [waiting, refused, withdrawn] = [
      await market.propose(briefId),
      await market.propose(briefId),
      await market.propose(briefId),
    ];
    for (const uid of [waiting, refused, withdrawn]) succeeded(await setBookmark(market, uid, briefId, true));
    const key = { briefId, applicantUid: refused };
    succeeded(await declineProposal(market, hirer, key, { reason: "RATE", note: null }));
    succeeded(await withdrawProposal(market, withdrawn, briefId));
    succeeded(await closeBrief(market, hirer, briefId, "BUDGET"));
    await market.pass(TELL_DELAY);
    expect(await told(market, waiting)).toEqual(["proposal-declined"]);
    expect(await told(market, refused)).toEqual(["proposal-declined"]);
    expect(await told(market, withdrawn)).toEqual(["brief-over-saved"]);
  });

  it("hears of a brief that ended by itself, and of one whose hirer leaves", async () => {
    const { market, briefId, join } = await createScene();
    const saved = await join("saved");
    await market.pass(22 * day);
    expect((await market.readBrief(briefId)).closeReason).toBe("EXPIRED");
    expect(await told(market, saved)).toEqual(["brief-over-saved"]);

    const second = await createScene();
    const invited = await second.join("invited");
    succeeded(await deleteAccount(second.market, second.hirer));
    expect(await told(second.market, invited)).toEqual(["brief-over-invited"]);
  });

  it("is told in pages that a job without time goes on with, each once however often it runs", async () => {
    const { market, hirer, briefId, join } = await createScene();
    const uids: string[] = [];
    for (let at = 0; at < 45; at += 1) uids.push(await join("saved"));
    succeeded(await closeBrief(market, hirer, briefId, "BUDGET"));
    let pages = 0;
    let payload: Parameters<ReturnType<(typeof tellFollowers)["handler"]>>[0]["payload"] | undefined = {
      brief: briefId,
    };
    while (payload) {
      let steps = 0;
      const hasTime = () => steps++ < 1;
      const run = await tellFollowers.handler(market)({ id: "a-run", payload, attempts: 1, hasTime });
      payload = run.ok ? run.value?.goOn : undefined;
      pages += 1;
      if (pages > 20) break;
    }
    expect(pages).toBeGreaterThan(4);
    for (const uid of uids) expect(await told(market, uid)).toEqual(["brief-over-saved"]);
  });
});

it("no brief that nobody proposed for ends because no proposal fitted", async () => {
  const { market, hirer, briefId } = await createScene();
  expect(refusalOf(await closeBrief(market, hirer, briefId, "NO_FIT"))).toBe("INVALID");
  const applicant = await market.propose(briefId);
  succeeded(await withdrawProposal(market, applicant, briefId));
  expect(refusalOf(await closeBrief(market, hirer, briefId, "NO_FIT"))).toBe("INVALID");
  await market.propose(briefId);
  succeeded(await closeBrief(market, hirer, briefId, "NO_FIT"));
});
