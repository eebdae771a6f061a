import { randomUUID } from "node:crypto";
import { marketJobs } from "~/config/job-list";
import { type BriefContent, briefFields } from "~/domain/fields/brief-fields";
import { emptyContent } from "~/domain/fields/content";
import { accountsCollection, createProvenAccount } from "~/features/accounts/model/account";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import * as moveBrief from "~/features/briefs/writes/move-brief";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { suspendMember } from "~/features/moderation/writes/suspend-member";
import { emptyProfile, type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { listOfStatuses } from "~/features/proposals/reads/list-waiting";
import type { FindMail } from "~/features/saved-searches/model/find";
import { findMailType } from "~/features/saved-searches/writes/plan-find-mail";
import { indexBriefs } from "~/features/search/writes/search-jobs";
import { dueAtOf } from "~/platform/jobs/due-at";
import { handlersOf } from "~/platform/jobs/job";
import { type JobDocument, jobsCollection } from "~/platform/jobs/queue.server";
import type { Store } from "~/platform/ports/store";
import { FINDS_GATHERED, TELL_DELAY } from "~/values/durations";
import { openSearch, withStore } from "./store";
import { expect, joinByRequest, request } from "./support";

const clock = { now: () => new Date() };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A hirer with an open brief of their own; answers its id. What isn't said is good enough to publish. */
export function openBrief(more: Partial<BriefContent> = {}): Promise<string> {
  return withStore(async (store) => {
    const uid = `hirer-${randomUUID()}`;
    const id = randomUUID();
    await store.transact(async (tx) => {
      tx.set(accountsCollection, uid, {
        ...createProvenAccount(`${uid}@example.com`, clock.now()),
        kind: "HIRER",
      });
      tx.set<Profile>(profilesCollection, uid, {
        ...emptyProfile,
        displayName: "Harbour Works",
        organisation: "Harbour Works",
        visibility: "MEMBERS",
        updatedAt: clock.now().toISOString(),
      });
    });
    const content: BriefContent = {
      ...emptyContent(briefFields),
      title: "A shop that answers in a second",
      summary: "Our shop takes nine seconds to answer; we want it to take one.",
      problem: "Every page asks the database forty times, and nobody knows which of them matter.",
      desiredOutcome: "Nine of ten pages answer within a second, and we can see it.",
      skills: ["TypeScript", "SQL"],
      mustHaves: ["Has made a slow shop fast"],
      budget: { min: 50_000, max: 70_000, currency: "EUR", unit: "DAY" },
      workplace: "REMOTE",
      closesOn: inDays(10),
      decideOn: inDays(20),
      ...more,
    };
    expect(await saveBrief({ store, clock }, uid, { id, revision: null, content })).toMatchObject({
      ok: true,
    });
    expect(await moveBrief.publishBrief({ store, clock }, uid, id, 1)).toMatchObject({ ok: true });
    await index(store, id);
    return id;
  });
}

/** Has a brief found at once, as another process of the product would: nobody waits for its job. */
async function index(store: Store, id: string): Promise<void> {
  const search = openSearch();
  await indexBriefs({ store, search }, [id]);
  await search.close();
  // A cluster finds it within a second by itself.
  const { OPENSEARCH_URL: cluster } = process.env;
  if (cluster) await fetch(`${cluster}/_refresh`, { method: "POST" });
}

/** A freelancer who has joined and sent a proposal that answers every must-have with yes; answers their cookies. */
export async function joinAndPropose(
  briefId: string,
  { name, pitch, mustHaves }: { name: string; pitch: string; mustHaves: readonly string[] },
): Promise<string> {
  const { cookie } = await joinByRequest({ name });
  const answers = mustHaves.flatMap((mustHave, index) => {
    const letter = "ABCDEF"[index];
    return [
      [`asked${letter}`, mustHave],
      [`answer${letter}`, "yes"],
      [`evidence${letter}`, "Two shops, last year."],
    ];
  });
  const path = `/app/briefs/${briefId}/proposal`;
  const form = { intent: "send", pitch, ...Object.fromEntries(answers) };
  const sent = await request(path, { form, headers: { cookie } });
  expect(sent.headers.get("location")).toBe(`${path}?done=sent`);
  return cookie;
}

/** A member's id, as their own data says it. */
export async function uidOf(cookie: string): Promise<string> {
  const answer = await request("/app/profile/export", { headers: { cookie } });
  return ((await answer.json()) as { account: { uid: string } }).account.uid;
}

/** Suspends the account of a member. */
export async function suspend(cookie: string): Promise<void> {
  const uid = await uidOf(cookie);
  const admin = { uid: "an-administrator", admin: true };
  const suspended = await withStore(async (store) => {
    const account = createProvenAccount("an-administrator@example.com", clock.now());
    await store.transact(async (tx) => tx.set(accountsCollection, admin.uid, account));
    const cause = { reason: "SCAM", words: "You asked members for fees up front." } as const;
    return suspendMember({ store, clock }, admin, uid, cause);
  });
  expect(suspended).toMatchObject({ ok: true });
}

/** Lets a brief be gone with all that was sent for it, as when its hirer's account is erased. */
export function eraseBrief(id: string): Promise<void> {
  return withStore((store) => store.transact(async (tx) => tx.delete(briefsCollection, id)));
}

/** Publishes a brief of a hirer by their form; answers its id. */
export async function publishBrief(cookie: string, more: Record<string, string> = {}): Promise<string> {
  const id = randomUUID();
  const form = {
    id,
    revision: "",
    intent: "publish",
    title: "A shop that answers in a second",
    summary: "Our shop takes nine seconds to answer; we want it to take one.",
    problem: "Every page asks the database forty times.",
    desiredOutcome: "Nine of ten pages answer within a second, and we can see it.",
    skills: "TypeScript",
    workplace: "REMOTE",
    budgetMin: "8,000",
    closesOn: inDays(10),
    decideOn: inDays(20),
    ...more,
  };
  const published = await request("/app/briefs/new", { form, headers: { cookie } });
  expect(published.headers.get("location")).toBe(`/app/briefs/${id}/published?done=published`);
  return id;
}

/** Tells at once what applicants would hear ten minutes after their hirer decided, as the jobs do then. */
export function tellReplies(briefId: string): Promise<void> {
  return withStore(async (store) => {
    const jobs = handlersOf(marketJobs, { store, clock: { now: () => new Date(Date.now() + TELL_DELAY) } });
    const replied = await listOfStatuses(store, briefId, ["ACCEPTED", "DECLINED"]);
    for (const { data } of replied) {
      const { status, uid: applicantUid, declineVisibleAt } = data;
      const type = status === "ACCEPTED" ? "accept-tells" : "decline-tells";
      await jobs[type]?.({ id: "", payload: { briefId, applicantUid, declineVisibleAt }, attempts: 1 });
    }
    await jobs["brief-ended"]?.({ id: "", payload: { brief: briefId }, attempts: 1 });
  });
}

/** Mails a member at once that a saved search found this, which waits for more finds until minutes later. */
export async function tellFinds(uid: string, briefId: string): Promise<void> {
  // The search has a brief within moments, and knows then who waits for it.
  await expect(() =>
    withStore(async (store) => {
      const slot = Math.floor(Date.now() / FINDS_GATHERED);
      const ids = [slot + 1, slot + 2].map(
        (at) => `${findMailType.name}-${uid}-${new Date(at * FINDS_GATHERED).toISOString()}`,
      );
      const due = await store.transact(async (tx) => {
        const jobs = await Promise.all(ids.map((id) => tx.get<JobDocument>(jobsCollection, id)));
        const job = jobs.find((one) =>
          (one?.data.payload as FindMail | undefined)?.finds.some(({ item }) => item === briefId),
        );
        if (!job) return false;
        // Under an id of its own: the id is the mail's, and finds of the same minutes share it.
        const id = `${findMailType.name}-${uid}-${briefId}`;
        tx.delete(jobsCollection, job.id);
        tx.set(jobsCollection, id, { ...job.data, dueAt: dueAtOf(new Date(), id) });
        return true;
      });
      expect(due).toBe(true);
    }),
  ).toPass();
}

/** Takes a brief out of the search and back into it. */
export function reopen(briefId: string): Promise<void> {
  return withStore(async (store) => {
    const { hirerUid } = (await store.get<Brief>(briefsCollection, briefId))?.data ?? {};
    const parts = { store, clock };
    expect(await moveBrief.beginShortlisting(parts, hirerUid ?? "", briefId)).toMatchObject({ ok: true });
    const dates = { closesOn: inDays(11), decideOn: inDays(21) };
    expect(await moveBrief.reopenBrief(parts, hirerUid ?? "", briefId, dates)).toMatchObject({ ok: true });
  });
}
