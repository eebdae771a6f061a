import { marketJobs } from "~/config/job-list";
import { isRunning } from "~/domain/brief";
import { accountsCollection } from "~/features/accounts/model/account";
import type { Brief } from "~/features/briefs/model/brief";
import { isOpenTo } from "~/features/briefs/model/facets";
import { setBookmark } from "~/features/briefs/writes/bookmarks";
import { beginShortlisting, publishBrief } from "~/features/briefs/writes/move-brief";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { notificationsCollection } from "~/features/notifications/model/notification";
import { profilesCollection } from "~/features/profiles/model/profile";
import { tellsAt, toUntold } from "~/features/proposals/model/decision";
import type { ProposalKey } from "~/features/proposals/model/proposal";
import { acceptProposal } from "~/features/proposals/writes/decide-proposal";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { sendProposal } from "~/features/proposals/writes/write-proposal";
import { handlersOf } from "~/platform/jobs/job";
import { type JobDocument, jobsCollection } from "~/platform/jobs/queue.server";
import type { Result } from "~/values/result";
import { noesWith } from "../noes-with";
import type { PlannedMarket } from "./blocks";
import { day, deriveMember, hirerUid, kindOfTalent, talentUid } from "./members";
import { createMemoryStore } from "./memory-store";
import { type PlannedBrief, planBrief } from "./plan";

/**
 * Makes briefs of a market by the market's own use cases, in memory.
 */
export function createBriefMaker({ briefs, leadsTo: end }: PlannedMarket) {
  const leadsTo = Date.parse(end);
  const store = createMemoryStore((collection, id) => deriveMember(collection, id, leadsTo));
  let time = 0;
  const clock = { now: () => new Date(time) };
  const parts = { store, clock };
  const jobs = handlersOf(marketJobs, parts);

  async function decide(plan: PlannedBrief, hirer: string, applicants: string[]) {
    const { id, createdAt, reason } = plan;
    time = createdAt + 22 * day;
    const [applicantUid] = applicants;
    if (applicantUid) await accept(hirer, { briefId: id, applicantUid });
    else await must(closeBrief(parts, hirer, id, reason));
    // All who wait are told at once.
    await jobs["brief-ended"]?.({ id: "", payload: { brief: id }, attempts: 1 });
  }

  /** A yes for the last seat, told at once with its noes. */
  async function accept(hirer: string, key: ProposalKey) {
    const { briefId, applicantUid } = key;
    const noes = await noesWith(store, key);
    await must(acceptProposal(parts, hirer, key, noes));
    const decision = { tellsAt: tellsAt(clock.now()) };
    time = Date.parse(decision.tellsAt);
    const tell = (type: string, uid: string) =>
      jobs[type]?.({ id: "", payload: toUntold({ briefId, uid }, decision), attempts: 1 });
    await tell("accept-tells", applicantUid);
    for (const no of noes) await tell("decline-tells", no.applicantUid);
  }

  return {
    async make(number: number) {
      const plan = planBrief(number, briefs, leadsTo);
      const { id, content, createdAt, becomes } = plan;
      const hirer = hirerUid(plan.hirer);
      store.turnPage();
      time = createdAt;
      const saved = await must(saveBrief(parts, hirer, { id, revision: null, content }));
      if (becomes === "draft") return;
      await must(publishBrief(parts, hirer, id, 1));
      const applicants: string[] = [];
      for (const [at, talent] of plan.applicants.entries()) {
        const uid = talentUid(talent);
        if (!isOpenTo(saved.data as Brief, kindOfTalent(talent))) continue;
        // Some minutes apart; briefs of today are younger than an hour each.
        time = createdAt + 3_600_000 + at * 60_000;
        await must(sendProposal(parts, uid, id, { revision: null, content: proposal }));
        applicants.push(uid);
      }
      for (const talent of plan.bookmarkers) await must(setBookmark(parts, talentUid(talent), id, true));
      if (becomes === "shortlisting") {
        time = createdAt + 20 * day;
        await must(beginShortlisting(parts, hirer, id));
      } else if (becomes === "ended") await decide(plan, hirer, applicants);
    },

    /** What the briefs since the last call have come to, with their hirers. */
    take() {
      const written = store.takeAll();
      const records = written.get("hirerRecords") ?? new Map<string, object>();
      for (const collection of [accountsCollection, profilesCollection]) {
        const members = [...records.keys()].map(
          (uid) => [uid, deriveMember(collection, uid, leadsTo) ?? {}] as const,
        );
        written.set(collection, new Map(members));
      }
      // Mails of the past aren't wanted. What is still to come stays.
      written.delete(notificationsCollection);
      const planned = written.get(jobsCollection) ?? new Map<string, object>();
      for (const [id, job] of planned)
        if ((job as JobDocument).dueAt < end || isOver(job as JobDocument)) planned.delete(id);
      return written;

      function isOver({ payload }: JobDocument): boolean {
        const brief = written.get("briefs")?.get((payload as { brief?: string }).brief ?? "") as
          | Brief
          | undefined;
        return !brief || !isRunning(brief);
      }
    },
  };
}

const proposal = {
  pitch:
    "I would begin by watching how it is used today for a week, write down the three things that cost most, and mend those first. You see something working at the end of every week.",
  answers: [{ met: true, evidence: "Twice in the last three years; both would take your call." }],
  rate: null,
  startOn: null,
  links: [],
};

async function must<T>(work: Promise<Result<T>>): Promise<T> {
  const outcome = await work;
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome)}`);
  return outcome.value;
}
