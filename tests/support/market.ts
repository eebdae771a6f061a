import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { AccountKind, AccountStatus } from "~/domain/account";
import { type BriefContent, briefFields } from "~/domain/fields/brief-fields";
import { emptyContent } from "~/domain/fields/content";
import type { ProposalContent } from "~/domain/fields/proposal-fields";
import { accountsCollection, createProvenAccount } from "~/features/accounts/model/account";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { publishBrief } from "~/features/briefs/writes/move-brief";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { foundByOf } from "~/features/profiles/model/found-by";
import { emptyProfile, type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { type Proposal, proposalId, proposalsCollection } from "~/features/proposals/model/proposal";
import { acceptProposal } from "~/features/proposals/writes/decide-proposal";
import { sendProposal } from "~/features/proposals/writes/write-proposal";
import { indexBriefs } from "~/features/search/writes/search-jobs";
import type { Result } from "~/values/result";
import { noesWith } from "../../tools/noes-with";
import { createTestApp } from "./app";

export const day = 86_400_000;

/** Why an administrator of a test suspends somebody, or lets them back. */
export const aCause = { reason: "SCAM", words: "You asked members for fees up front." } as const;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** A market in memory with its worker, and a clock that a test turns. */
export function createMarket(options: Parameters<typeof createTestApp>[0] = {}) {
  const app = createTestApp(options);
  const { store, clock, worker } = app;
  const parts = { store, clock };

  /** An account with a profile; answers its uid. */
  async function join(
    kind: AccountKind,
    { status = "ACTIVE" as AccountStatus, profile = {} as Partial<Profile> } = {},
  ) {
    const uid = `${kind}-${randomUUID().slice(0, 8)}`;
    const at = clock.now();
    await store.transact(async (tx) => {
      tx.set(accountsCollection, uid, { ...createProvenAccount(`${uid}@example.com`, at), kind, status });
      const whole: Profile = {
        ...emptyProfile,
        displayName: uid,
        visibility: "MEMBERS",
        updatedAt: at.toISOString(),
        ...profile,
      };
      const found = foundByOf(whole, whole.availabilityConfirmedAt);
      tx.set<Profile>(profilesCollection, uid, { ...whole, ...found });
    });
    return uid;
  }

  /** Content that can be published today. */
  function aBrief(more: Partial<BriefContent> = {}): BriefContent {
    const today = clock.now().getTime();
    return {
      ...emptyContent(briefFields),
      title: "A shop that answers in a second",
      summary: "Our shop takes nine seconds to answer; we want it to take one.",
      problem: "Every page asks the database forty times, and nobody knows which of them matter.",
      desiredOutcome: "Nine of ten pages answer within a second, and we can see it.",
      skills: ["TypeScript", "SQL"],
      mustHaves: ["Has made a slow shop fast"],
      budget: { min: 800_000, max: 1_500_000, currency: "EUR", unit: "PROJECT" },
      workplace: "REMOTE",
      closesOn: isoDay(today + 10 * day),
      decideOn: isoDay(today + 20 * day),
      ...more,
    };
  }

  function aProposal(more: Partial<ProposalContent> = {}): ProposalContent {
    return {
      pitch: "I would measure first, then take the ten slowest queries out of the page, one by one.",
      answers: [{ met: true, evidence: "Two shops, last year." }],
      rate: null,
      days: null,
      startOn: null,
      links: [],
      team: [],
      ...more,
    };
  }

  /** A brief that is open, and found at once; answers its id. */
  async function open(hirer: string, more: Partial<BriefContent> = {}) {
    const id = randomUUID();
    const content = aBrief(more);
    succeeded(await saveBrief(parts, hirer, { id, revision: null, content }));
    succeeded(await publishBrief(parts, hirer, id, 1));
    await indexBriefs(app, [id]);
    return id;
  }

  /** A freelancer who has sent a proposal; answers their uid. */
  async function propose(briefId: string, more: Partial<ProposalContent> = {}) {
    const uid = await join("FREELANCER");
    const brief = await readBrief(briefId);
    const answers = brief.mustHaves.map(() => ({ met: true, evidence: "Two shops, last year." }));
    succeeded(
      await sendProposal(parts, uid, briefId, { revision: null, content: aProposal({ answers, ...more }) }),
    );
    return uid;
  }

  async function readBrief(id: string): Promise<Brief> {
    const found = await store.get<Brief>(briefsCollection, id);
    if (!found) throw new Error(`No brief ${id}`);
    return found.data;
  }

  async function readProposal(briefId: string, uid: string): Promise<Proposal> {
    const found = await store.get<Proposal>(proposalsCollection, proposalId(briefId, uid));
    if (!found) throw new Error(`No proposal of ${uid} for ${briefId}`);
    return found.data;
  }

  const noesOf = (briefId: string, applicantUid: string) => noesWith(store, { briefId, applicantUid });

  /** Accepts one, with a no for everybody else where that was the last seat. */
  async function accept(hirer: string, briefId: string, applicantUid: string) {
    const noes = await noesOf(briefId, applicantUid);
    return acceptProposal(parts, hirer, { briefId, applicantUid }, noes);
  }

  /** Turns the clock and lets everything happen that is due. */
  async function pass(milliseconds: number) {
    clock.advance(milliseconds);
    await worker.runDue();
  }

  /** The subjects of the mails to a member, oldest first, without their times. */
  async function mailsTo(uid: string) {
    await worker.runDue();
    const mails = (await app.mailbox.list()).filter(({ to }) => to === `${uid}@example.com`);
    return mails.map(({ subject }) => subject.replace(/ \(.*\)$/, "")).reverse();
  }

  return {
    ...parts,
    app,
    worker,
    join,
    aBrief,
    aProposal,
    open,
    propose,
    noesOf,
    accept,
    readBrief,
    readProposal,
    pass,
    mailsTo,
  };
}

/** The value of an outcome that must be a success. */
export function succeeded<T>(outcome: Result<T>): T {
  expect(outcome).toMatchObject({ ok: true });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

/** The code of an outcome that must be a refusal. */
export function refusalOf(outcome: Result<unknown>): string {
  expect(outcome).toMatchObject({ ok: false });
  return outcome.ok ? "" : outcome.code;
}
