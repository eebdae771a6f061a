/**
 * A process to be killed: pairs who offer, counter, confirm, deliver, send back and accept without end. It says on
 * stdout each move that was acknowledged, in the order of its agreement. Run as `finish` it lets all happen that was
 * still to come, and ends. Arguments: the file of the database, the name of this run.
 */
import { writeSync } from "node:fs";
import { laneOf, marketJobs } from "~/config/job-list";
import { agreementFields } from "~/domain/fields/agreement-fields";
import { briefFields } from "~/domain/fields/brief-fields";
import { emptyContent } from "~/domain/fields/content";
import { accountsCollection, createProvenAccount } from "~/features/accounts/model/account";
import { type Agreement, agreementsCollection } from "~/features/agreements/model/agreement";
import { type AgreementDraft, agreementDrafts, draftId } from "~/features/agreements/model/agreement-draft";
import type { AgreementEvent } from "~/features/agreements/model/agreement-log";
import {
  confirmAgreement,
  returnAgreement,
  withdrawAgreement,
} from "~/features/agreements/writes/answer-agreement";
import { offerAgreement } from "~/features/agreements/writes/offer-agreement";
import { saveAgreement } from "~/features/agreements/writes/save-agreement";
import { publishBrief } from "~/features/briefs/writes/move-brief";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { milestones, type Progress, progressId } from "~/features/milestones/model/milestone";
import {
  acceptMilestone,
  deliverMilestone,
  sendBackMilestone,
  takeBackDelivery,
} from "~/features/milestones/writes/move-milestone";
import { acceptProposal } from "~/features/proposals/writes/decide-proposal";
import { sendProposal } from "~/features/proposals/writes/write-proposal";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { handlersOf } from "~/platform/jobs/job";
import { createWorker } from "~/platform/jobs/worker.server";
import type { Log } from "~/platform/ports/log";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import type { Result } from "~/values/result";
import indexes from "../../firestore.indexes.json";
import { dayIn, testNow } from "../support/clock";

const [file = "", run = ""] = process.argv.slice(2);
const store = createVersionedStore(createSqliteStore({ file, indexes }));
/** Every work is accepted at the first moment, and all else happens at the second, when the yes is told. */
const accepting = { store, clock: { now: () => testNow } };
let now = testNow.getTime() + 11 * 60_000;
const parts = { store, clock: { now: () => new Date(now) } };
const say = (...words: string[]) => writeSync(1, `${words.join(" ")}\n`);
const log: Log = { info: () => undefined, warn: () => undefined, error: () => undefined } as never;
const handlers = handlersOf([...marketJobs], parts as never);
const worker = createWorker({ ...parts, log, handlers, laneOf, lanes: ["moves"] });

/** One after the other: beside another call, one may end before what that one claimed has run. */
let told: Promise<unknown> = Promise.resolve();
const tellDue = () => {
  told = told.then(() => worker.runDue());
  return told;
};

async function mustBe(done: Promise<Result<unknown>>): Promise<void> {
  const outcome = await done;
  if (!outcome.ok) throw new Error(outcome.code);
}

async function join(uid: string, kind: "HIRER" | "FREELANCER") {
  const account = { ...createProvenAccount(`${uid}@example.com`, testNow), kind };
  await store.transact(async (tx) => tx.set(accountsCollection, uid, account));
}

const content = {
  ...emptyContent(briefFields),
  title: "A shop that answers in a second",
  summary: "Our shop takes nine seconds to answer; we want it to take one.",
  problem: "Every page asks the database forty times, and nobody knows which of them matter.",
  desiredOutcome: "Nine of ten pages answer within a second, and we can see it.",
  skills: ["SQL"],
  budget: { min: 800_000, max: 1_500_000, currency: "EUR", unit: "PROJECT" as const },
  workplace: "REMOTE" as const,
  closesOn: dayIn(10),
  decideOn: dayIn(20),
};
const proposal = {
  pitch: "I would measure first, then take the ten slowest queries out of the page, one by one.",
  ...{ answers: [], rate: null, startOn: null, links: [] },
};
const agreement = {
  ...emptyContent(agreementFields),
  hirerParty: "Harbour Works Ltd, 1 Quay Street, Bristol",
  talentParty: "Ann Weaver, 2 Loom Lane, Leeds",
  notInScope: "The warehouse.",
  price: { amount: 900_000, currency: "EUR" },
  unit: "PROJECT" as const,
  ...{ startOn: dayIn(5), endOn: dayIn(60), reviewDays: 14, paymentDays: 30, silence: "ACCEPTS" as const },
  milestones: ["first", "second"].map((id) => ({
    ...{
      id,
      title: `The ${id} half`,
      doneWhen: "It answers in a second.",
      dueOn: dayIn(30),
      amount: 450_000,
    },
  })),
};

/** A proposal that was accepted and told: the work whose agreement is made. */
async function beginWork(name: string) {
  const [hirer, talent] = [`${name}-hirer`, `${name}-talent`];
  await join(hirer, "HIRER");
  await join(talent, "FREELANCER");
  await mustBe(saveBrief(accepting, hirer, { id: name, revision: null, content }));
  await mustBe(publishBrief(accepting, hirer, name, 1));
  await mustBe(sendProposal(accepting, talent, name, { revision: null, content: proposal }));
  await mustBe(acceptProposal(accepting, hirer, { briefId: name, applicantUid: talent }, []));
  await tellDue();
  return { id: `${name}_${talent}`, hirer, talent };
}

/** All that two do with one agreement, one after the other, each pressed twice as a form that was retried. */
async function agree(name: string) {
  const { id, hirer, talent } = await beginWork(name);
  const uidOf = { HIRER: hirer, TALENT: talent };
  let scope = 0;
  const stands = async () => (await store.get<Agreement>(agreementsCollection, id))?.data;

  async function twice(event: AgreementEvent["event"], press: () => Promise<Result<unknown>>) {
    await mustBe(press());
    say("done", id, event);
    await mustBe(press());
  }
  async function offer(side: "HIRER" | "TALENT") {
    const uid = uidOf[side];
    scope += 1;
    const written = { ...agreement, scope: `Draft ${scope}.` };
    await mustBe(saveAgreement(parts, uid, id, { revision: null, content: written }));
    const draft = (await store.get<AgreementDraft>(agreementDrafts.name, draftId(id, side)))?.data;
    const over = (await stands())?.offered?.n ?? null;
    const offered = { revision: draft?.revision ?? 0, over };
    await twice(over === null ? "OFFER" : "COUNTER", () => offerAgreement(parts, uid, id, offered));
    return (await stands())?.offered?.hash ?? "";
  }
  const confirm = (uid: string, hash: string) =>
    twice("CONFIRM", () => confirmAgreement(parts, uid, id, hash));
  async function named(milestone: string) {
    const progress = (await store.get<Progress>(milestones.name, progressId(id, milestone)))?.data;
    return { milestone, turn: progress?.turn ?? 0, words: "Under /reports." };
  }

  await offer("HIRER");
  await confirm(hirer, await offer("TALENT"));
  for (const milestone of ["first", "second"]) {
    const one = async (
      event: AgreementEvent["event"],
      uid: string,
      move: (...args: Parameters<typeof deliverMilestone>) => Promise<Result<undefined>>,
    ) => {
      const shown = await named(milestone);
      await twice(event, () => move(parts, uid, id, shown));
    };
    await one("DELIVER", talent, deliverMilestone);
    await one("TAKE_BACK", talent, takeBackDelivery);
    await one("DELIVER", talent, deliverMilestone);
    await one("SEND_BACK", hirer, sendBackMilestone);
    const change = await offer("HIRER");
    if (milestone === "first") {
      const words = "Not yet.";
      await twice("RETURN", () => returnAgreement(parts, talent, id, { hash: change, words }));
    } else await confirm(talent, change);
    await one("DELIVER", talent, deliverMilestone);
    await one("ACCEPT", hirer, acceptMilestone);
  }
  const last = await offer("TALENT");
  await twice("WITHDRAW", () => withdrawAgreement(parts, talent, id, last));
  // What stands for the clock to end.
  await offer("HIRER");
}

async function agreeForever(name: string) {
  for (let at = 0; ; at += 1) await agree(`${run}-${name}-${at}`);
}

/** Lets offers lapse and deliveries be accepted by silence, and ends. */
async function finish() {
  for (let days = 0; days < 40; days += 10) {
    now += 10 * 86_400_000;
    await worker.runDue();
  }
  await store.close();
}

void (run === "finish" ? finish() : Promise.all(["one", "two", "three", "four"].map(agreeForever)));
