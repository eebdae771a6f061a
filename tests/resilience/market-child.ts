/**
 * A process to be killed: hirers and talent who publish, send, accept and decline without end, and the
 * worker that tells them. It says on stdout what was acknowledged, and which mails went out.
 * Arguments: the file of the database, the name of this run, the minute at which its clock begins.
 */
import { writeSync } from "node:fs";
import { laneOf, mailJobs, marketJobs } from "~/config/job-list";
import { briefFields } from "~/domain/fields/brief-fields";
import { emptyContent } from "~/domain/fields/content";
import { accountsCollection, createProvenAccount } from "~/features/accounts/model/account";
import { publishBrief } from "~/features/briefs/writes/move-brief";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { createAnswerLinks } from "~/features/notifications/mails/answer-links.server";
import { createStopLinks } from "~/features/notifications/mails/stop-links.server";
import {
  acceptProposal,
  declineProposal,
  shortlistProposal,
} from "~/features/proposals/writes/decide-proposal";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";
import { sendProposal } from "~/features/proposals/writes/write-proposal";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { handlersOf } from "~/platform/jobs/job";
import { createWorker } from "~/platform/jobs/worker.server";
import type { Log } from "~/platform/ports/log";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import { ok, type Result } from "~/values/result";
import indexes from "../../firestore.indexes.json";
import { noesWith } from "../../tools/noes-with";
import { testNow } from "../support/clock";

const [file = "", run = "", minutes = "0"] = process.argv.slice(2);
const store = createVersionedStore(createSqliteStore({ file, indexes }));
let now = testNow.getTime() + Number(minutes) * 60_000;
const clock = { now: () => new Date(now) };
const parts = { store, clock };
const say = (...words: string[]) => writeSync(1, `${words.join(" ")}\n`);

const mailer = {
  send: async ({ messageKey, to }: { messageKey: string; to: string }) => {
    say("mail", messageKey, to);
    return ok();
  },
  close: async () => undefined,
};
const letterhead = { brand: "Guildhall", origin: "http://localhost:3000", contact: "hello@localhost" };
const log: Log = { info: () => undefined, warn: () => undefined, error: () => undefined } as never;
const secrets = ["a secret of the tests"];
const links = { stopLinks: createStopLinks(secrets), answerLinks: createAnswerLinks(secrets) };
const handlers = handlersOf([...marketJobs, ...mailJobs], { ...parts, mailer, letterhead, ...links });
const worker = createWorker({ store, clock, log, handlers, laneOf, pollMs: 1 });

const dayIn = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
const content = () => ({
  ...emptyContent(briefFields),
  title: "A shop that answers in a second",
  summary: "Our shop takes nine seconds to answer; we want it to take one.",
  problem: "Every page asks the database forty times, and nobody knows which of them matter.",
  desiredOutcome: "Nine of ten pages answer within a second, and we can see it.",
  skills: ["SQL"],
  budget: { min: 800_000, max: 1_500_000, currency: "EUR", unit: "PROJECT" as const },
  workplace: "REMOTE" as const,
  cap: 5,
  closesOn: dayIn(10),
  decideOn: dayIn(20),
});
const proposal = {
  pitch: "I would measure first, then take the ten slowest queries out of the page, one by one.",
  answers: [],
  rate: null,
  startOn: null,
  links: [],
};

async function join(uid: string, kind: "HIRER" | "FREELANCER") {
  const account = { ...createProvenAccount(`${uid}@example.com`, clock.now()), kind };
  await store.transact(async (tx) => tx.set(accountsCollection, uid, account));
}

async function acknowledge(event: string, id: string, done: Promise<Result<unknown>>) {
  const outcome = await done;
  if (outcome.ok) say("done", event, id);
}

/**
 * One brief from its first line to its last seat; several run at once. Each has people of its own: one mailbox
 * gets fifteen mails a day, and what is beyond them goes into the mail of the day.
 */
async function tradeForever(name: string) {
  for (let at = 0; ; at += 1) {
    now += 60_000;
    const id = `${run}-${name}-${at}`;
    const hirer = `${id}-hirer`;
    const talents = Array.from({ length: 7 }, (_, number) => `${id}-talent-${number}`);
    await join(hirer, "HIRER");
    for (const uid of talents) await join(uid, "FREELANCER");
    await saveBrief(parts, hirer, { id, revision: null, content: content() });
    await acknowledge("PUBLISH", id, publishBrief(parts, hirer, id, 1));
    await Promise.all(
      talents.map((uid) =>
        acknowledge(
          "SEND",
          `${id}_${uid}`,
          sendProposal(parts, uid, id, { revision: null, content: proposal }),
        ),
      ),
    );
    const [first = "", second = "", third = ""] = talents;
    const about = (applicantUid: string) => ({ briefId: id, applicantUid });
    await acknowledge("SHORTLIST", `${id}_${first}`, shortlistProposal(parts, hirer, about(first)));
    const no = { reason: "RATE" as const, note: null };
    await acknowledge("DECLINE", `${id}_${second}`, declineProposal(parts, hirer, about(second), no));
    await acknowledge("WITHDRAW", `${id}_${third}`, withdrawProposal(parts, third, id));
    now += 11 * 60_000;
    const noes = await noesWith(store, about(first));
    if (at % 2)
      await acknowledge("ACCEPT", `${id}_${first}`, acceptProposal(parts, hirer, about(first), noes));
  }
}

/** Tells what is still to be told, and ends. */
async function finish() {
  // The leases of those who were killed are over by then.
  now += 15 * 60_000;
  await worker.runDue();
  await store.close();
}

async function trade() {
  worker.start();
  await Promise.all([tradeForever("one"), tradeForever("two")]);
}

void (run === "finish" ? finish() : trade());
