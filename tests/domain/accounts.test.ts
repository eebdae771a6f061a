import { describe, expect, it } from "vitest";
import { type AccountStatus, accountStatuses } from "~/contract/account";
import { ok, refuse } from "~/contract/result";
import { DELETION_DELAY } from "~/contract/times";
import { type Account, accountsCollection } from "~/domain/accounts/account";
import { chooseKind } from "~/domain/accounts/choose-kind";
import { deleteAccount, takeDeletionBack } from "~/domain/accounts/delete-account";
import { isToRemove, removeAccount, removeBelongings } from "~/domain/accounts/remove-member";
import { saveDraft } from "~/domain/accounts/save-draft";
import { reinstateMember, suspendMember } from "~/domain/accounts/suspend-member";
import { closeBrief, publishBrief } from "~/domain/briefs/move-brief";
import { seenCounts } from "~/domain/briefs/read-brief";
import { saveBrief } from "~/domain/briefs/save-brief";
import { readMember } from "~/domain/members/read-member";
import { getProfile } from "~/domain/profiles/profile";
import { confirmAvailability } from "~/domain/profiles/save-profile";
import { acceptProposal, declineProposal, shortlistProposal } from "~/domain/proposals/decide-proposal";
import { listOwnProposals } from "~/domain/proposals/list-proposals";
import { readProposal } from "~/domain/proposals/read-proposal";
import { saveProposal, sendProposal, withdrawProposal } from "~/domain/proposals/write-proposal";
import { listSaved, setSaved } from "~/domain/saved/saved-briefs";
import type { Identity } from "~/ports/identity";
import { stubIdentity } from "../auth/people";
import { createBooks } from "./books";
import { createMarket, day, refusalOf, succeeded } from "./market";

const page = { first: 50, after: null };
const no = { reason: "other", note: null } as const;
type Market = ReturnType<typeof createMarket>;

const accountOf = async (market: Market, uid: string) =>
  (await market.store.get<Account>(accountsCollection, uid))?.data ?? null;
const statusOf = async (market: Market, uid: string) => (await accountOf(market, uid))?.status ?? "gone";
const setStatus = (market: Market, uid: string, status: AccountStatus) =>
  market.store.transact(async (tx) => {
    const account = await tx.get<Account>(accountsCollection, uid);
    if (account) tx.set(accountsCollection, uid, { ...account.data, status });
  });

/** A market with an administrator, and an identity provider that remembers whom it deleted. */
async function createTown(deleteUser: Identity["deleteUser"] = async () => ok()) {
  const deleted: string[] = [];
  const market = createMarket({
    identity: stubIdentity({
      deleteUser: async (uid) => {
        const answer = await deleteUser(uid);
        if (answer.ok) deleted.push(uid);
        return answer;
      },
    }),
  });
  const admin = { uid: await market.join("hirer"), admin: true };
  return { ...market, admin, deleted };
}

describe("a move of an account", () => {
  const tries = {
    delete: (market: Market, uid: string) => deleteAccount(market, uid),
    "take-back-deletion": (market: Market, uid: string) => takeDeletionBack(market, uid),
    suspend: (market: Market & { admin: { uid: string; admin: boolean } }, uid: string) =>
      suspendMember(market, market.admin, uid),
    reinstate: (market: Market & { admin: { uid: string; admin: boolean } }, uid: string) =>
      reinstateMember(market, market.admin, uid),
  };
  /** What each answers in each state: the state after it, or the refusal. */
  const answers: Record<keyof typeof tries, Record<AccountStatus, string>> = {
    delete: { pending: "confirm-first", active: "deleting", suspended: "not-active", deleting: "deleting" },
    "take-back-deletion": {
      pending: "confirm-first",
      active: "active",
      suspended: "not-active",
      deleting: "active",
    },
    suspend: {
      pending: "wrong-state",
      active: "suspended",
      suspended: "suspended",
      deleting: "wrong-state",
    },
    reinstate: { pending: "wrong-state", active: "active", suspended: "active", deleting: "wrong-state" },
  };
  const all = (Object.keys(tries) as (keyof typeof tries)[]).flatMap((move) =>
    accountStatuses.map((status) => ({ move, status, answer: answers[move][status] })),
  );

  it.each(all)("$move while $status: $answer", async ({ move, status, answer }) => {
    const town = await createTown();
    const uid = await town.join("freelancer");
    await setStatus(town, uid, status);
    const outcome = await tries[move](town, uid);
    if (outcome.ok) expect(outcome.value.status).toBe(answer);
    else expect(outcome.refusal.code).toBe(answer);
    const after = await accountOf(town, uid);
    expect(after?.status).toBe(outcome.ok ? answer : status);
    // A move leaves a line and a mail; a refusal and a button pressed twice leave nothing.
    const moved = outcome.ok && answer !== status;
    expect(after?.events ?? []).toHaveLength(moved ? 1 : 0);
    expect(await town.mailsTo(uid)).toHaveLength(moved ? 1 : 0);
  });

  it.each(["suspend", "reinstate"] as const)("%s is for administrators in good standing", async (move) => {
    const town = await createTown();
    const uid = await town.join("freelancer");
    const other = await town.join("hirer");
    const run = move === "suspend" ? suspendMember : reinstateMember;
    expect(refusalOf(await run(town, { uid: other, admin: false }, uid))).toBe("not-found");
    expect(refusalOf(await run(town, { uid, admin: false }, uid))).toBe("not-found");
    expect(refusalOf(await run(town, town.admin, "nobody"))).toBe("not-found");
    expect(refusalOf(await run(town, town.admin, town.admin.uid))).toBe("wrong-state");
    await setStatus(town, town.admin.uid, "suspended");
    expect(refusalOf(await run(town, town.admin, uid))).toBe("not-active");
    expect(await statusOf(town, uid)).toBe("active");
  });

  it("tells the member by mail whatever they chose, with what comes next", async () => {
    const town = await createTown();
    const uid = await town.join("freelancer");
    succeeded(await suspendMember(town, town.admin, uid));
    succeeded(await reinstateMember(town, town.admin, uid));
    const { deletesAt } = succeeded(await deleteAccount(town, uid));
    expect(deletesAt).toBe(new Date(town.clock.now().getTime() + DELETION_DELAY).toISOString());
    succeeded(await takeDeletionBack(town, uid));
    expect((await town.mailsTo(uid)).sort()).toEqual([
      "Your account is active again",
      "Your account is being deleted",
      "Your account is suspended",
      "Your account stays",
    ]);
    expect(await accountOf(town, uid)).not.toHaveProperty("deletesAt");
    expect((await accountOf(town, uid))?.events?.map(({ event, by }) => `${event} by ${by}`)).toEqual([
      "suspend by admin",
      "reinstate by admin",
      "delete by owner",
      "take-back-deletion by owner",
    ]);
  });
});

describe.each(["suspended", "deleting"] as const)("a member whose account is %s", (status) => {
  it("changes nothing", async () => {
    const town = await createTown();
    const hirer = await town.join("hirer");
    const talent = await town.join("freelancer");
    const briefId = await town.open(hirer);
    const answered = await town.open(hirer);
    succeeded(await sendProposal(town, talent, answered, town.aProposal()));
    const key = { briefId: answered, applicantUid: talent };
    const draft = "22222222-aaaa";
    succeeded(await saveBrief(town, hirer, { id: draft, revision: null, content: town.aBrief() }));
    const brief = await town.readBrief(answered);
    await setStatus(town, hirer, status);
    await setStatus(town, talent, status);
    const outcomes = [
      await publishBrief(town, hirer, draft, 1),
      await closeBrief(town, hirer, answered, "budget"),
      await saveBrief(town, hirer, { id: "11111111-aaaa", revision: null, content: town.aBrief() }),
      await shortlistProposal(town, hirer, key),
      await acceptProposal(town, hirer, key),
      await declineProposal(town, hirer, key, no),
      await saveProposal(town, talent, briefId, town.aProposal()),
      await sendProposal(town, talent, briefId, town.aProposal()),
      await withdrawProposal(town, talent, answered),
      await setSaved(town, talent, briefId, true),
      await confirmAvailability(town, talent),
    ];
    expect(outcomes.map(refusalOf)).toEqual(outcomes.map(() => "not-active"));
    expect(await chooseKind(town.store, talent, "agency")).toEqual(refuse("not-active"));
    const form = { kind: "hirer", organisation: "H", problem: null, desiredOutcome: null } as const;
    const saved = await saveDraft(town, hirer, { ...form, budget: null, startOn: null }, { review: false });
    expect(saved).toEqual(refuse("not-active"));
    expect(await town.readBrief(answered)).toEqual(brief);
  });

  it("can be declined, but neither shortlisted nor accepted, and isn't shown to members", async () => {
    const town = await createTown();
    const hirer = await town.join("hirer");
    const briefId = await town.open(hirer);
    const applicantUid = await town.propose(briefId);
    const key = { briefId, applicantUid };
    await setStatus(town, applicantUid, status);
    expect(refusalOf(await shortlistProposal(town, hirer, key))).toBe("applicant-away");
    expect(refusalOf(await acceptProposal(town, hirer, key))).toBe("applicant-away");
    expect(await readMember(town.store, hirer, applicantUid, { briefId })).toBeNull();
    succeeded(await declineProposal(town, hirer, key, no));
  });
});

describe("an account that is being deleted", () => {
  it("closes its open briefs at once, and those who wait are told", async () => {
    const town = await createTown();
    const hirer = await town.join("hirer");
    const briefs = [await town.open(hirer), await town.open(hirer)];
    const waits = await town.propose(briefs[0] ?? "");
    succeeded(await deleteAccount(town, hirer));
    await town.worker.runDue();
    for (const id of briefs)
      expect(await town.readBrief(id)).toMatchObject({ status: "closed", closeReason: "cancelled" });
    expect((await town.mailsTo(waits)).at(-1)).toContain("An answer to your proposal");
  });

  it("can be taken back to the last moment, and not after it", async () => {
    const town = await createTown();
    const uid = await town.join("freelancer");
    succeeded(await deleteAccount(town, uid));
    await town.pass(DELETION_DELAY - 1);
    succeeded(await takeDeletionBack(town, uid));
    await town.pass(30 * day);
    expect(await statusOf(town, uid)).toBe("active");
    expect(town.deleted).toEqual([]);

    succeeded(await deleteAccount(town, uid));
    town.clock.advance(DELETION_DELAY);
    expect(refusalOf(await takeDeletionBack(town, uid))).toBe("account-gone");
    await town.worker.runDue();
    expect(await statusOf(town, uid)).toBe("gone");
  });

  it("is not removed before its time, nor an account that nobody deletes", async () => {
    const town = await createTown();
    const uid = await town.join("freelancer");
    succeeded(await deleteAccount(town, uid));
    const due = { deletesAt: new Date(0).toISOString() };
    for (const [status, change] of [
      ["deleting", {}],
      ["active", due],
      ["suspended", due],
    ] as const) {
      const account = await accountOf(town, uid);
      await town.store.transact(async (tx) =>
        tx.set(accountsCollection, uid, { ...account, ...change, status }),
      );
      expect(await isToRemove(town, uid)).toBe(false);
      await removeAccount(town, uid);
      expect(await statusOf(town, uid)).toBe(status);
    }
    expect(await isToRemove(town, "nobody")).toBe(false);
  });

  it("is gone after fourteen days, and leaves what others need, without its address", async () => {
    const town = await createTown();
    const hirer = await town.join("hirer");
    const [briefId, full, other] = [
      await town.open(hirer),
      await town.open(hirer, { cap: 5 }),
      await town.open(hirer),
    ];
    const uid = await town.propose(briefId);
    for (let index = 0; index < 5; index += 1) await town.propose(full);
    succeeded(await sendProposal(town, uid, full, town.aProposal()));
    succeeded(await saveProposal(town, uid, other, town.aProposal()));
    succeeded(await setSaved(town, uid, other, true));
    expect(await town.readBrief(full)).toMatchObject({ counts: { waitlisted: 1 } });
    succeeded(await deleteAccount(town, uid));
    await town.worker.runDue();
    await town.app.signIn({ uid: "somebody-else" });
    await town.pass(DELETION_DELAY);

    expect(await accountOf(town, uid)).toBeNull();
    expect(await getProfile(town.store, uid)).toBeNull();
    expect((await listSaved(town.store, uid, page)).items).toEqual([]);
    expect((await listOwnProposals(town.store, uid, page)).items.map(({ data }) => data.briefId)).toEqual([
      briefId,
    ]);
    expect(await town.readBrief(full)).toMatchObject({ counts: { waitlisted: 0 } });
    expect(town.deleted).toEqual([uid]);
    const read = await readProposal(town.store, hirer, { briefId, applicantUid: uid });
    expect(read?.data.pitch).toBe(town.aProposal().pitch);
    expect(JSON.stringify(read)).not.toContain("@example.com");
    expect((await town.mailsTo(uid)).at(-1)).toBe("Your account is deleted");
    expect(await statusOf(town, "somebody-else")).toBe("active");
  });

  it("takes along what was in line when a brief ended, which nobody ever read", async () => {
    const books = createBooks();
    const town = createMarket({ store: books.open() });
    const hirer = await town.join("hirer");
    const briefId = await town.open(hirer, { cap: 5 });
    for (let index = 0; index < 5; index += 1) await town.propose(briefId);
    const uid = await town.propose(briefId);
    succeeded(await closeBrief(town, hirer, briefId, "budget"));
    await town.worker.runDue();
    succeeded(await deleteAccount(town, uid));
    await town.pass(DELETION_DELAY);
    await removeBelongings(town, uid);
    expect((await listOwnProposals(town.store, uid, page)).items).toEqual([]);
    expect(seenCounts(await town.readBrief(briefId), "owner")).toMatchObject({ declined: 5, waitlisted: 0 });
    expect(books.faults()).toEqual([]);
  });

  it("takes its sessions, drafts and record along", async () => {
    const town = await createTown();
    const { uid, sessionId } = await town.app.signIn();
    succeededResult(await chooseKind(town.store, uid, "hirer"));
    const draft = { id: "33333333-aaaa", revision: null, content: town.aBrief() };
    succeeded(await saveBrief(town, uid, draft));
    const published = await town.open(uid);
    succeeded(await deleteAccount(town, uid));
    await town.pass(DELETION_DELAY);
    expect(await town.app.auth.sessions.findById(sessionId)).toBeNull();
    expect(await town.store.get("briefs", draft.id)).toBeNull();
    expect(await town.store.get("hirerRecords", uid)).toBeNull();
    expect(await town.readBrief(published)).toMatchObject({ status: "closed" });
  });

  it("goes on where its removal was cut off, and says so once", async () => {
    let answers = 0;
    const town = await createTown(async () => {
      answers += 1;
      return answers === 1 ? refuse("network-request-failed") : ok();
    });
    const uid = await town.join("freelancer");
    succeeded(await deleteAccount(town, uid));
    await town.pass(DELETION_DELAY);
    expect(await statusOf(town, uid)).toBe("deleting");
    await town.pass(60_000);
    expect(await statusOf(town, uid)).toBe("gone");
    expect((await town.mailsTo(uid)).filter((subject) => subject === "Your account is deleted")).toHaveLength(
      1,
    );
  });
});

function succeededResult(result: { ok: boolean }) {
  expect(result.ok).toBe(true);
}
