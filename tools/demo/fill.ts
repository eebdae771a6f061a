import { mailJobs, marketJobs } from "~/config/job-list";
import type { AnswerLinks } from "~/features/notifications/mails/answer-links.server";
import type { Letterhead } from "~/features/notifications/mails/mail-layout";
import type { StopLinks } from "~/features/notifications/mails/stop-links.server";
import { handlersOf } from "~/platform/jobs/job";
import { type JobDocument, jobsCollection, settle } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { Files } from "~/platform/ports/files";
import type { Identity } from "~/platform/ports/identity";
import type { Mailer } from "~/platform/ports/mailer";
import type { Store } from "~/platform/ports/store";
import type { TurnPicture } from "~/platform/ports/turn-picture";
import { ok, refuse } from "~/values/result";
import { createGallery, hasFace } from "./gallery";
import type { DemoPerson } from "./people";
import { marketSteps } from "./steps";
import { cases, hirers, talents } from "./texts/texts";

export interface FillParts {
  store: Store;
  files: Files;
  turnPicture: TurnPicture;
  identity: Identity;
  /** For members who are not of the sample; those of it get no mails of their past. */
  mailer: Mailer;
  letterhead: Letterhead;
  stopLinks: StopLinks;
  answerLinks: AnswerLinks;
  now: Date;
}

/** `samples/market`: how far the fill has come, so that one that was cut off goes on. */
interface Progress {
  /** ISO 8601 UTC: the moment that the stories lead up to. */
  leadsTo: string;
  /** Steps that are done. */
  steps: number;
  finished: boolean;
}

const people: DemoPerson[] = [...hirers, ...talents];
const samples = "samples";

/** Plays the stories of the sample market, once for a store. Answers whether there was anything to do. */
export async function fillMarket(parts: FillParts): Promise<"filled" | "there before"> {
  const { store } = parts;
  const found = await store.get<Progress>(samples, "market");
  if (found?.data.finished) return "there before";
  const progress = found?.data ?? { leadsTo: parts.now.toISOString(), steps: 0, finished: false };
  const keep = (steps: number, finished: boolean) =>
    store.transact(async (tx) => tx.set<Progress>(samples, "market", { ...progress, steps, finished }));
  await keep(progress.steps, false);

  // In about the order in which they are shown.
  const gallery = createGallery(parts, {
    faces: people.map(({ handle }) => handle).filter(hasFace),
    shown: cases.flatMap(({ files = [] }) => files),
  });
  const uids = await createAccounts(parts.identity);
  const uidOf = (handle: string) => {
    const uid = uids.get(handle);
    if (!uid) throw new Error(`Nobody is called ${handle}`);
    return uid;
  };
  const clock = createTurnedClock();
  const runJobsUntil = createJobRunner(parts, clock);
  const steps = marketSteps(Date.parse(progress.leadsTo), uidOf);
  for (const [index, step] of steps.entries()) {
    if (index < progress.steps) continue;
    await runJobsUntil(step.at);
    clock.turnTo(step.at);
    const outcome = await step.run({ store, clock, gallery });
    // The one that was under way when the fill was cut off may have been done.
    const again = found !== null && index === progress.steps;
    if (!outcome.ok && !again) {
      const { code, problems } = outcome;
      throw new Error(`“${step.what}” was refused: ${code} ${JSON.stringify(problems)}`);
    }
    await keep(index + 1, false);
  }
  await runJobsUntil(parts.now.getTime());
  await keep(steps.length, true);
  return "filled";
}

/** The account of each person, made where there is none. */
async function createAccounts(identity: Identity): Promise<Map<string, string>> {
  const uids = new Map<string, string>();
  const waiting = [...people];
  const work = async () => {
    for (let person = waiting.pop(); person; person = waiting.pop()) {
      const created = await identity.createUser(person.email);
      const known =
        created.ok || created.code !== "email-already-in-use"
          ? created
          : await identity.getUserByEmail(person.email);
      if (!known.ok) throw new Error(`No account for ${person.email}: ${known.code}`);
      uids.set(person.handle, known.value.uid);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return uids;
}

/** Runs what the market does by itself, each job at its own time, up to a moment. Leaves other jobs alone. */
function createJobRunner(
  { store, mailer, letterhead, stopLinks, answerLinks }: FillParts,
  clock: ReturnType<typeof createTurnedClock>,
): (until: number) => Promise<void> {
  const ours = new Set(people.map(({ email }) => email));
  const others: Mailer = {
    ...mailer,
    send: async (mail) => (ours.has(mail.to) ? ok() : mailer.send(mail)),
  };
  const parts = { store, clock, letterhead, stopLinks, answerLinks, mailer: others };
  const handlers = handlersOf([...marketJobs, ...mailJobs], parts);
  /** However many jobs of others wait before it. */
  const findNext = async (until: number) => {
    let after: string | undefined;
    do {
      const due = await store.query<JobDocument>({
        collection: jobsCollection,
        where: { state: "waiting" },
        orderBy: { field: "dueAt", direction: "asc" },
        atMost: `${new Date(until).toISOString()}\``,
        limit: 100,
        ...(after !== undefined && { after }),
      });
      const next = due.items.find(({ data }) => Object.hasOwn(handlers, data.type));
      if (next) return next;
      after = due.next ?? undefined;
    } while (after !== undefined);
    return null;
  };
  return async (until) => {
    for (;;) {
      const next = await findNext(until);
      if (!next) return;
      const { id, data } = next;
      clock.turnTo(Math.max(clock.now().getTime(), Date.parse(data.dueAt.split("_")[0] ?? "")));
      const ended = (await handlers[data.type]?.({ id, payload: data.payload, attempts: 1 })) ?? refuse("");
      if (!ended.ok) throw new Error(`A job of the type ${data.type} failed: ${ended.code}`);
      await settle(store, { id, document: data }, null);
    }
  };
}

function createTurnedClock(): Clock & { turnTo(time: number): void } {
  let now = 0;
  return {
    now: () => new Date(now),
    turnTo(time) {
      now = time;
    },
  };
}
