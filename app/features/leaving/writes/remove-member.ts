import { type Account, accountsCollection, isDue } from "~/features/accounts/model/account";
import { moveAccount } from "~/features/accounts/model/account-moves";
import type { MarketParts } from "~/features/accounts/model/member";
import { settingsOf } from "~/features/accounts/model/settings";
import type { Agreement } from "~/features/agreements/model/agreement";
import { forgetUnconfirmed } from "~/features/agreements/writes/forget-unconfirmed";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { draftsOf } from "~/features/briefs/reads/list-briefs";
import { setBrief } from "~/features/briefs/writes/set-brief";
import { files } from "~/features/files/model/file";
import { planToRemoveBytes } from "~/features/files/writes/remove-bytes-job";
import {
  agreementsOf,
  ownCollections,
  queryOfOwn,
  questionsOf,
  scopeOf,
  worksOf,
} from "~/features/leaving/reads/own-documents";
import { planFront } from "~/features/market/writes/plan-front";
import { planToIndexMember } from "~/features/market/writes/plan-to-index";
import { forgetMilestones } from "~/features/milestones/writes/forget-milestones";
import { leaveDeliveries } from "~/features/milestones/writes/leave-deliveries";
import { forgetInReports } from "~/features/moderation/writes/forget-in-reports";
import { feedsCollection, referencesFeed } from "~/features/notifications/model/feed";
import { planAccountMail } from "~/features/notifications/writes/notify";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import { type Handle, handles } from "~/features/profiles/model/handle";
import { holdHandle } from "~/features/profiles/writes/take-handle";
import { withLeftInLineGone } from "~/features/proposals/model/counts";
import { hasReachedHirer, type Proposal, proposalsCollection } from "~/features/proposals/model/proposal";
import { movedProposal } from "~/features/proposals/writes/change-proposal";
import { type Question, questionsCollection } from "~/features/questions/model/question";
import { type Work, worksCollection } from "~/features/references/model/work";
import { forgetScope } from "~/features/scope/writes/forget-scope";
import { forgetTime } from "~/features/time-sheets/writes/forget-time";
import { always, changeAll } from "~/platform/jobs/steps.server";
import type { Page, Query, StoreTransaction, Versioned } from "~/platform/ports/store";
import { closeBriefsOf } from "./close-briefs";
import { removeConversations } from "./remove-conversations";

/**
 * Removes the member's data that other members don't need: drafts, bookmarks, notifications, the
 * text of messages, proposals without a reader. Sent proposals and published briefs stay for the
 * members concerned, without the name and the address. In steps, each a transaction: false where
 * `hasTime` said that there is no time for another. Idempotent; continues with the rest.
 */
export async function removeBelongings(parts: MarketParts, uid: string, hasTime = always): Promise<boolean> {
  const { store, clock } = parts;
  const remove = (query: Omit<Query, "limit">) =>
    changeAll(
      store,
      query,
      (tx, { id }) => {
        tx.delete(query.collection, id);
        if (query.collection === files.name) planToRemoveBytes(tx, clock.now(), id);
      },
      hasTime,
    );
  const forgetAgreement = async ({ id, data }: Versioned<Agreement>) => {
    await forgetMilestones(parts, id, data, uid);
    await forgetTime(parts, id, data, uid);
    await store.transact((tx) => forgetUnconfirmed(tx, clock.now(), id, uid));
  };
  const forgetLedger = ({ id }: Versioned<unknown>) =>
    store.transact((tx) => forgetScope(tx, clock.now(), id, uid));
  const steps = [
    () => closeBriefsOf(parts, uid, hasTime),
    () => remove(draftsOf(uid)),
    () => holdHandles(parts, uid, hasTime),
    () => leaveDeliveries(parts, uid, hasTime),
    ...ownCollections.flatMap((own) => {
      const query = queryOfOwn(own, uid);
      return query ? [() => remove(query)] : [];
    }),
    () => forgetInReports(store, uid, hasTime),
    ...questionsOf(uid).map(
      (query) => () =>
        changeAll<Question>(store, query, (tx, question) => leaveQuestion(tx, uid, question), hasTime),
    ),
    () => removeConversations(store, uid, hasTime),
    () => removeWorks(parts, uid, hasTime),
    // What the two didn't both confirm.
    ...agreementsOf(uid).map((query) => () => forgetAll<Agreement>(parts, query, forgetAgreement, hasTime)),
    ...scopeOf(uid).map((query) => () => forgetAll(parts, query, forgetLedger, hasTime)),
    () => removeUnread(parts, uid, hasTime),
  ];
  for (const step of steps) if (!(await step())) return false;
  return true;
}

/**
 * Removes a member's part of a question. The answer to their question is the hirer's, and others
 * rely on it: it stays without the question. Questions about their own briefs go whole: those
 * briefs are over, and the answers are the member's words.
 */
function leaveQuestion(tx: StoreTransaction, uid: string, { id, data }: Versioned<Question>): void {
  if (data.askerUid === uid && data.status === "ANSWERED")
    tx.set<Question>(questionsCollection, id, { ...data, askerUid: null, text: null });
  else tx.delete(questionsCollection, id);
}

/** Keeps the address of the member’s page from others; an unproven account has shown none. */
async function holdHandles({ store, clock }: MarketParts, uid: string, hasTime: () => boolean) {
  const account = (await store.get<Account>(accountsCollection, uid))?.data;
  if (!account || account.emailVerifiedAt === null) return true;
  const query = {
    collection: handles.name,
    where: { uid },
    orderBy: { field: "name", direction: "asc" },
  } as const;
  return changeAll<Handle>(
    store,
    query,
    (tx, { id, data }) => {
      tx.delete(handles.name, id);
      holdHandle(tx, data, clock.now());
    },
    hasTime,
  );
}

/** Whether the account is due for removal. */
export async function isToRemove({ store, clock }: MarketParts, uid: string): Promise<boolean> {
  const account = await store.get<Account>(accountsCollection, uid);
  return account !== null && mayRemove(account.data, clock.now());
}

function mayRemove(account: Account, now: Date): boolean {
  return isDue(account, now) && moveAccount(account.status, "REMOVE", "system") === "GONE";
}

/**
 * The last step: the account itself, its profile and all other documents under its id, and the mail
 * about it to a proven address.
 */
export function removeAccount({ store, clock }: MarketParts, uid: string): Promise<void> {
  return store.transact(async (tx) => {
    const account = (await tx.get<Account>(accountsCollection, uid))?.data;
    if (!account || !mayRemove(account, clock.now())) return;
    for (const own of ownCollections) if ("id" in own) tx.delete(own.name, uid);
    planToIndexMember(tx, clock, uid);
    if (account.emailVerifiedAt === null) return;
    const { language } = settingsOf(account);
    const mail = { uid, to: account.email, type: "account-gone", deletesAt: null, language } as const;
    planAccountMail(tx, clock, `account-gone-${uid}`, mail);
  });
}

/**
 * Removes what the member wrote about others, and what others wrote about them: a reference goes
 * with either account. Idempotent; false when out of time.
 */
async function removeWorks(
  { store, clock }: MarketParts,
  uid: string,
  hasTime: () => boolean,
): Promise<boolean> {
  for (const query of worksOf(uid)) {
    const isDone = await changeAll<Work>(
      store,
      query,
      (tx, { id, data }) => {
        tx.delete(worksCollection, id);
        touchFeed(tx, clock.now(), referencesFeed(data.uid === uid ? data.hirerUid : data.uid));
        if (data.uid !== uid) planFront(tx, clock.now(), data.uid);
      },
      hasTime,
    );
    if (!isDone) return false;
  }
  await store.transact(async (tx) => tx.delete(feedsCollection, referencesFeed(uid)));
  return true;
}

/**
 * Runs a step for each of these documents, which may stay for the other side; false when out of
 * time.
 */
async function forgetAll<Data>(
  { store }: MarketParts,
  query: Omit<Query, "limit">,
  forget: (document: Versioned<Data>) => Promise<void>,
  hasTime: () => boolean,
): Promise<boolean> {
  let after: string | null = null;
  do {
    const page: Page<Data> = await store.query<Data>({ ...query, limit: 50, after });
    for (const document of page.items) {
      if (!hasTime()) return false;
      await forget(document);
    }
    after = page.next;
  } while (after !== null);
  return true;
}

/** Removes the member's proposals that no hirer reads; one in line gives up its place. */
async function removeUnread(
  { store, clock }: MarketParts,
  uid: string,
  hasTime: () => boolean,
): Promise<boolean> {
  let after: string | null = null;
  do {
    const page: Page<Proposal> = await store.query<Proposal>({
      collection: proposalsCollection,
      where: { uid },
      orderBy: { field: "updatedAt", direction: "desc" },
      limit: 50,
      after,
    });
    for (const { id, data } of page.items) {
      if (!isUnread(data)) continue;
      if (!hasTime()) return false;
      await store.transact(async (tx) => {
        const proposal = (await tx.get<Proposal>(proposalsCollection, id))?.data;
        const brief = (await tx.get<Brief>(briefsCollection, data.briefId))?.data;
        if (!proposal || !isUnread(proposal)) return;
        tx.delete(proposalsCollection, id);
        const changed = brief && withoutUnread(brief, proposal, clock.now(), id);
        if (brief && changed && changed !== brief) setBrief(tx, clock.now(), data.briefId, brief, changed);
      });
    }
    after = page.next;
  } while (after !== null);
  return true;
}

/** Whether no hirer reads it, or reads only that it was withdrawn. */
function isUnread(proposal: Proposal): boolean {
  return proposal.status === "WITHDRAWN" || !hasReachedHirer(proposal);
}

/**
 * A brief without a proposal that its hirer never read: it counts as withdrawn, in line or after
 * the end.
 */
function withoutUnread(brief: Brief, proposal: Proposal, now: Date, id: string): Brief {
  if (proposal.status === "DECLINED") return { ...brief, counts: withLeftInLineGone(brief.counts) };
  const moved = movedProposal({ proposal, brief, now, id }, "WITHDRAW", "applicant");
  return moved.ok ? moved.value.brief : brief;
}
