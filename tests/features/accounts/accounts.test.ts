import { describe, expect, it } from "vitest";
import { createBooks } from "#tests/support/books";
import { aCause, createMarket, day, refusalOf, succeeded } from "#tests/support/market";
import { stubIdentity } from "#tests/support/people";
import { type AccountStatus, accountStatuses } from "~/domain/account";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { listActivity } from "~/features/accounts/writes/activity";
import { keepAdministrator } from "~/features/accounts/writes/keep-administrator";
import { listBookmarks } from "~/features/briefs/reads/bookmarks";
import { seenCounts } from "~/features/briefs/reads/read-brief";
import { setBookmark } from "~/features/briefs/writes/bookmarks";
import { publishBrief } from "~/features/briefs/writes/move-brief";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { closeBriefsOf } from "~/features/leaving/writes/close-briefs";
import { deleteAccount, takeDeletionBack } from "~/features/leaving/writes/delete-account";
import { isToRemove, removeAccount, removeBelongings } from "~/features/leaving/writes/remove-member";
import { reinstateMember, suspendMember, warnMember } from "~/features/moderation/writes/suspend-member";
import { getProfile } from "~/features/profiles/model/profile";
import { readMember } from "~/features/profiles/reads/read-member";
import { confirmAvailability } from "~/features/profiles/writes/save-profile";
import { listOwnProposals } from "~/features/proposals/reads/list-proposals";
import { readProposal } from "~/features/proposals/reads/read-proposal";
import {
  acceptProposal,
  declineProposal,
  shortlistProposal,
} from "~/features/proposals/writes/decide-proposal";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";
import { saveProposal, sendProposal } from "~/features/proposals/writes/write-proposal";
import { chooseKind } from "~/features/sign-up/writes/choose-kind";
import { saveDraft } from "~/features/sign-up/writes/save-draft";
import type { Identity } from "~/platform/ports/identity";
import { DELETION_DELAY } from "~/values/durations";
import { ok, refuse } from "~/values/result";

const page = { first: 50, after: null };
const no = { reason: "OTHER", note: null } as const;
type Market = ReturnType<typeof createMarket>;

const accountOf = async (market: Market, uid: string) =>
  (await market.store.get<Account>(accountsCollection, uid))?.data ?? null;
const statusOf = async (market: Market, uid: string) => (await accountOf(market, uid))?.status ?? "GONE";
const unproven = { emailVerifiedAt: null };
const setStatus = (market: Market, uid: string, status: AccountStatus) =>
  market.store.transact(async (tx) => {
    const account = await tx.get<Account>(accountsCollection, uid);
    if (account)
      tx.set(accountsCollection, uid, { ...account.data, status, ...(status === "PENDING" && unproven) });
  });

/** A market with an administrator, and an identity provider that remembers whom it deleted. */
async function createAdministeredMarket(deleteUser: Identity["deleteUser"] = async () => ok()) {
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
  const admin = { uid: await market.join("HIRER"), admin: true };
  return { ...market, admin, deleted };
}

describe("a move of an account", () => {
  const tries = {
    delete: (market: Market, uid: string) => deleteAccount(market, uid),
    "take-back-deletion": (market: Market, uid: string) => takeDeletionBack(market, uid),
    warn: (market: Market & { admin: { uid: string; admin: boolean } }, uid: string) =>
      warnMember(market, market.admin, uid, aCause),
    suspend: (market: Market & { admin: { uid: string; admin: boolean } }, uid: string) =>
      suspendMember(market, market.admin, uid, aCause),
    reinstate: (market: Market & { admin: { uid: string; admin: boolean } }, uid: string) =>
      reinstateMember(market, market.admin, uid, aCause),
  };
  /** What each answers in each state: the state after it, or the refusal. */
  const answers: Record<keyof typeof tries, Record<AccountStatus, string>> = {
    delete: { PENDING: "PENDING", ACTIVE: "DELETING", SUSPENDED: "NOT_ACTIVE", DELETING: "DELETING" },
    "take-back-deletion": {
      PENDING: "CONFIRM_FIRST",
      ACTIVE: "ACTIVE",
      SUSPENDED: "NOT_ACTIVE",
      DELETING: "ACTIVE",
    },
    warn: { PENDING: "WRONG_STATE", ACTIVE: "ACTIVE", SUSPENDED: "WRONG_STATE", DELETING: "WRONG_STATE" },
    suspend: {
      PENDING: "WRONG_STATE",
      ACTIVE: "SUSPENDED",
      SUSPENDED: "SUSPENDED",
      DELETING: "WRONG_STATE",
    },
    reinstate: { PENDING: "WRONG_STATE", ACTIVE: "ACTIVE", SUSPENDED: "ACTIVE", DELETING: "WRONG_STATE" },
  };
  const all = (Object.keys(tries) as (keyof typeof tries)[]).flatMap((move) =>
    accountStatuses.map((status) => ({ move, status, answer: answers[move][status] })),
  );

  it.each(all)("$move while $status: $answer", async ({ move, status, answer }) => {
    const market = await createAdministeredMarket();
    const uid = await market.join("FREELANCER");
    await setStatus(market, uid, status);
    const outcome = await tries[move](market, uid);
    if (outcome.ok) expect(outcome.value.status).toBe(answer);
    else expect(outcome.code).toBe(answer);
    const after = await accountOf(market, uid);
    expect(after?.status).toBe(outcome.ok ? answer : status);
    // A move leaves a line and a mail; a refusal and a button pressed twice leave nothing.
    const moved = outcome.ok && (answer !== status || move === "warn");
    expect(after?.events ?? []).toHaveLength(moved ? 1 : 0);
    expect(await market.mailsTo(uid)).toHaveLength(moved ? 1 : 0);
  });

  it.each(["warn", "suspend", "reinstate"] as const)(
    "%s is for administrators in good existing",
    async (move) => {
      const market = await createAdministeredMarket();
      const uid = await market.join("FREELANCER");
      const other = await market.join("HIRER");
      const run = { warn: warnMember, suspend: suspendMember, reinstate: reinstateMember }[move];
      expect(refusalOf(await run(market, { uid: other, admin: false }, uid, aCause))).toBe("NOT_FOUND");
      expect(refusalOf(await run(market, { uid, admin: false }, uid, aCause))).toBe("NOT_FOUND");
      expect(refusalOf(await run(market, market.admin, "nobody", aCause))).toBe("NOT_FOUND");
      expect(refusalOf(await run(market, market.admin, market.admin.uid, aCause))).toBe("IS_ADMINISTRATOR");
      await keepAdministrator(market.store, market.clock, other, true);
      expect(refusalOf(await run(market, market.admin, other, aCause))).toBe("IS_ADMINISTRATOR");
      await setStatus(market, market.admin.uid, "SUSPENDED");
      expect(refusalOf(await run(market, market.admin, uid, aCause))).toBe("NOT_ACTIVE");
      expect(await statusOf(market, uid)).toBe("ACTIVE");
    },
  );

  it("tells the member by mail whatever they chose, with what comes next", async () => {
    const market = await createAdministeredMarket();
    const uid = await market.join("FREELANCER");
    succeeded(await suspendMember(market, market.admin, uid, aCause));
    succeeded(await reinstateMember(market, market.admin, uid, aCause));
    const { deletesAt } = succeeded(await deleteAccount(market, uid));
    expect(deletesAt).toBe(new Date(market.clock.now().getTime() + DELETION_DELAY).toISOString());
    succeeded(await takeDeletionBack(market, uid));
    expect((await market.mailsTo(uid)).sort()).toEqual([
      "Your account is active again",
      "Your account is being deleted",
      "Your account is suspended",
      "Your account stays",
    ]);
    const { items } = await listActivity(market.store, uid, { first: 9, after: null });
    expect(items.map(({ data }) => data.event).sort()).toEqual(["deletion-asked", "deletion-undone"]);
    expect(await accountOf(market, uid)).not.toHaveProperty("deletesAt");
    expect((await accountOf(market, uid))?.events?.map(({ event, by }) => `${event} by ${by}`)).toEqual([
      "SUSPEND by admin",
      "REINSTATE by admin",
      "DELETE by owner",
      "TAKE_BACK_DELETION by owner",
    ]);
  });
});

describe.each(["SUSPENDED", "DELETING"] as const)("a member whose account is %s", (status) => {
  it("changes nothing", async () => {
    const market = await createAdministeredMarket();
    const hirer = await market.join("HIRER");
    const talent = await market.join("FREELANCER");
    const briefId = await market.open(hirer);
    const answered = await market.open(hirer);
    succeeded(await sendProposal(market, talent, answered, { revision: null, content: market.aProposal() }));
    const key = { briefId: answered, applicantUid: talent };
    const draft = "22222222-aaaa";
    succeeded(await saveBrief(market, hirer, { id: draft, revision: null, content: market.aBrief() }));
    const brief = await market.readBrief(answered);
    await setStatus(market, hirer, status);
    await setStatus(market, talent, status);
    const outcomes = [
      await publishBrief(market, hirer, draft, 1),
      await closeBrief(market, hirer, answered, "BUDGET"),
      await saveBrief(market, hirer, { id: "11111111-aaaa", revision: null, content: market.aBrief() }),
      await shortlistProposal(market, hirer, key),
      await acceptProposal(market, hirer, key),
      await declineProposal(market, hirer, key, no),
      await saveProposal(market, talent, briefId, { revision: null, content: market.aProposal() }),
      await sendProposal(market, talent, briefId, { revision: null, content: market.aProposal() }),
      await withdrawProposal(market, talent, answered),
      await setBookmark(market, talent, briefId, true),
      await confirmAvailability(market, talent),
    ];
    expect(outcomes.map(refusalOf)).toEqual(outcomes.map(() => "NOT_ACTIVE"));
    expect(await chooseKind(market.store, talent, "AGENCY")).toEqual(refuse("NOT_ACTIVE"));
    const form = { kind: "HIRER", organisation: "H", problem: null, desiredOutcome: null } as const;
    const saved = await saveDraft(market, hirer, { ...form, budget: null, startOn: null }, { review: false });
    expect(saved).toEqual(refuse("NOT_ACTIVE"));
    expect(await market.readBrief(answered)).toEqual(brief);
  });

  it("can be declined, but neither shortlisted nor accepted, and isn't shown to members", async () => {
    const market = await createAdministeredMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    const applicantUid = await market.propose(briefId);
    const key = { briefId, applicantUid };
    await setStatus(market, applicantUid, status);
    expect(refusalOf(await shortlistProposal(market, hirer, key))).toBe("APPLICANT_AWAY");
    expect(refusalOf(await acceptProposal(market, hirer, key))).toBe("APPLICANT_AWAY");
    expect(await readMember(market.store, hirer, applicantUid, { briefId })).toBeNull();
    succeeded(await declineProposal(market, hirer, key, no));
  });
});

describe("an account that is being deleted", () => {
  it("closes its open briefs at once, and those who wait are told", async () => {
    const market = await createAdministeredMarket();
    const hirer = await market.join("HIRER");
    const briefs = [await market.open(hirer), await market.open(hirer)];
    const waits = await market.propose(briefs[0] ?? "");
    succeeded(await deleteAccount(market, hirer));
    await market.worker.runDue();
    for (const id of briefs)
      expect(await market.readBrief(id)).toMatchObject({ status: "CLOSED", closeReason: "CANCELLED" });
    expect((await market.mailsTo(waits)).at(-1)).toContain("replied to your proposal");
  });

  it("that was taken back closes no brief, however late its job runs", async () => {
    const market = await createAdministeredMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    succeeded(await deleteAccount(market, hirer));
    succeeded(await takeDeletionBack(market, hirer));
    await closeBriefsOf(market, hirer, () => true);
    expect(await market.readBrief(briefId)).toMatchObject({ status: "OPEN" });
  });

  it("can be taken back to the last moment, and not after it", async () => {
    const market = await createAdministeredMarket();
    const uid = await market.join("FREELANCER");
    succeeded(await deleteAccount(market, uid));
    await market.pass(DELETION_DELAY - 1);
    succeeded(await takeDeletionBack(market, uid));
    await market.pass(30 * day);
    expect(await statusOf(market, uid)).toBe("ACTIVE");
    expect(market.deleted).toEqual([]);

    succeeded(await deleteAccount(market, uid));
    market.clock.advance(DELETION_DELAY);
    expect(refusalOf(await takeDeletionBack(market, uid))).toBe("ACCOUNT_GONE");
    await market.worker.runDue();
    expect(await statusOf(market, uid)).toBe("GONE");
  });

  it("is not removed before its time, nor an account that nobody deletes", async () => {
    const market = await createAdministeredMarket();
    const uid = await market.join("FREELANCER");
    succeeded(await deleteAccount(market, uid));
    const due = { deletesAt: new Date(0).toISOString() };
    for (const [status, change] of [
      ["DELETING", {}],
      ["ACTIVE", due],
      ["SUSPENDED", due],
    ] as const) {
      const account = await accountOf(market, uid);
      await market.store.transact(async (tx) =>
        tx.set(accountsCollection, uid, { ...account, ...change, status }),
      );
      expect(await isToRemove(market, uid)).toBe(false);
      await removeAccount(market, uid);
      expect(await statusOf(market, uid)).toBe(status);
    }
    expect(await isToRemove(market, "nobody")).toBe(false);
  });

  it("is gone after fourteen days, and leaves what others need, without its address", async () => {
    const market = await createAdministeredMarket();
    const hirer = await market.join("HIRER");
    const [briefId, full, other] = [
      await market.open(hirer),
      await market.open(hirer, { cap: 5 }),
      await market.open(hirer),
    ];
    const uid = await market.propose(briefId);
    for (let index = 0; index < 5; index += 1) await market.propose(full);
    succeeded(await sendProposal(market, uid, full, { revision: null, content: market.aProposal() }));
    succeeded(await saveProposal(market, uid, other, { revision: null, content: market.aProposal() }));
    succeeded(await setBookmark(market, uid, other, true));
    expect(await market.readBrief(full)).toMatchObject({ counts: { waitlisted: 1 } });
    succeeded(await deleteAccount(market, uid));
    await market.worker.runDue();
    await market.app.signIn({ uid: "somebody-else" });
    await market.pass(DELETION_DELAY);

    expect(await accountOf(market, uid)).toBeNull();
    expect(await getProfile(market.store, uid)).toBeNull();
    expect((await listBookmarks(market.store, uid, page)).items).toEqual([]);
    expect((await listOwnProposals(market.store, uid, page)).items.map(({ data }) => data.briefId)).toEqual([
      briefId,
    ]);
    expect(await market.readBrief(full)).toMatchObject({ counts: { waitlisted: 0 } });
    expect(market.deleted).toEqual([uid]);
    const read = await readProposal(market.store, hirer, { briefId, applicantUid: uid });
    expect(read?.data.pitch).toBe(market.aProposal().pitch);
    expect(JSON.stringify(read)).not.toContain("@example.com");
    expect((await market.mailsTo(uid)).at(-1)).toBe("Your account is deleted");
    expect(await statusOf(market, "somebody-else")).toBe("ACTIVE");
  });

  it("takes along what was in line when a brief ended, which nobody ever read", async () => {
    const books = createBooks();
    const market = createMarket({ store: books.open() });
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer, { cap: 5 });
    for (let index = 0; index < 5; index += 1) await market.propose(briefId);
    const uid = await market.propose(briefId);
    succeeded(await closeBrief(market, hirer, briefId, "BUDGET"));
    await market.worker.runDue();
    succeeded(await deleteAccount(market, uid));
    await market.pass(DELETION_DELAY);
    await removeBelongings(market, uid);
    expect((await listOwnProposals(market.store, uid, page)).items).toEqual([]);
    expect(seenCounts(await market.readBrief(briefId), "owner")).toMatchObject({
      declined: 5,
      waitlisted: 0,
    });
    expect(books.faults()).toEqual([]);
  });

  it("takes its sessions, drafts and record along", async () => {
    const market = await createAdministeredMarket();
    const { uid, sessionId } = await market.app.signIn();
    succeededResult(await chooseKind(market.store, uid, "HIRER"));
    const draft = { id: "33333333-aaaa", revision: null, content: market.aBrief() };
    succeeded(await saveBrief(market, uid, draft));
    const published = await market.open(uid);
    succeeded(await deleteAccount(market, uid));
    await market.pass(DELETION_DELAY);
    expect(await market.app.auth.sessions.findById(sessionId)).toBeNull();
    expect(await market.store.get("briefs", draft.id)).toBeNull();
    expect(await market.store.get("hirerRecords", uid)).toBeNull();
    expect(await market.readBrief(published)).toMatchObject({ status: "CLOSED" });
  });

  it("goes on where its removal was cut off, and says so once", async () => {
    let answers = 0;
    const market = await createAdministeredMarket(async () => {
      answers += 1;
      return answers === 1 ? refuse("network-request-failed") : ok();
    });
    const uid = await market.join("FREELANCER");
    succeeded(await deleteAccount(market, uid));
    await market.pass(DELETION_DELAY);
    expect(await statusOf(market, uid)).toBe("DELETING");
    await market.pass(60_000);
    expect(await statusOf(market, uid)).toBe("GONE");
    expect(
      (await market.mailsTo(uid)).filter((subject) => subject === "Your account is deleted"),
    ).toHaveLength(1);
  });
});

function succeededResult(result: { ok: boolean }) {
  expect(result.ok).toBe(true);
}
