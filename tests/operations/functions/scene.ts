import { expect } from "vitest";
import { get } from "#tests/support/app";
import { type createTestIdentity, requireValue } from "#tests/support/identity";
import { jobNamed } from "#tests/support/jobs";
import { createMarket, day } from "#tests/support/market";
import { accountsCollection } from "~/features/accounts/model/account";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { planTimedMoves } from "~/features/briefs/writes/timed-moves";
import { enqueue } from "~/platform/jobs/queue.server";
import type { Functions } from "~/platform/ports/functions";
import type { Store } from "~/platform/ports/store";

/** A market on the Auth emulator, with what callable functions do something about. */
export function createScene(provider: ReturnType<typeof createTestIdentity>, store?: Store) {
  const market = createMarket({ identity: provider.identity, graphql: "real", store, now: new Date() });
  const { app, clock } = market;

  return {
    ...market,
    /** Those of the product's own process. */
    near: app.context(get("/app")).functions,

    /** A signed-in member with an account at the provider, and a token that names their session. */
    async enter({ admin = false, openedAgo = 0 } = {}) {
      const { uid, email } = await provider.createUser({ claims: { admin } });
      const createdAt = new Date(clock.now().getTime() - openedAgo).toISOString();
      const session = { claims: { kind: null, admin }, createdAt };
      const { sessionId: id } = await app.signIn({ uid, email, session });
      return { session: { id, uid }, idToken: await provider.signIn(uid, { sid: id }) };
    },

    /** A token as the product makes one for a call. */
    async freshIdToken({ id, uid }: { id: string; uid: string }) {
      const custom = requireValue(await provider.identity.createCustomToken(uid, { sid: id }));
      return requireValue(await provider.identity.exchangeCustomToken(custom)).idToken;
    },

    /** A brief of somebody new whose reply date has passed, while its jobs wait. */
    async overdueBrief() {
      const hirer = await market.join("HIRER");
      const id = await market.open(hirer);
      await market.propose(id);
      await app.worker.runDue();
      const yesterday = new Date(clock.now().getTime() - 2 * day).toISOString().slice(0, 10);
      await app.store.transact(async (tx) => {
        const found = await tx.get<Brief>(briefsCollection, id);
        const account = await tx.get<object>(accountsCollection, hirer);
        if (!found) throw new Error("no brief");
        const brief = { ...found.data, closesOn: yesterday, decideOn: yesterday };
        tx.set(briefsCollection, id, brief);
        planTimedMoves(tx, clock, id, brief);
        // Its mails gather for the day.
        const notify = { messages: "DAILY", proposals: "DAILY", briefs: "DAILY" };
        tx.set(accountsCollection, hirer, { ...account?.data, notify });
      });
      return { id, hirer };
    },

    /** The mail of the day that tells what a member was told, due now. */
    async dueDigest(uid: string) {
      const { items } = await app.store.query({
        collection: "notifications",
        where: { uid },
        orderBy: { field: "createdAt", direction: "desc" },
        limit: 10,
      });
      const payload = { uid, notifications: items.map(({ id }) => id), conversations: [] };
      await app.store.transact(async (tx) => {
        enqueue(tx, { type: jobNamed("digest-mail"), payload, id: `digest-${uid}-due` }, clock.now());
      });
    },
  };
}

export type Scene = ReturnType<typeof createScene>;

/** What each function answers and does, called in this way: the same everywhere. `mailsTo` counts what was sent. */
export async function callEach(
  scene: Scene,
  functions: Functions,
  mailsTo: (uid: string) => Promise<number>,
) {
  const member = await scene.enter();
  const operator = await scene.enter({ admin: true });
  const tired = await scene.enter({ openedAgo: 31 * 60_000 });
  const nobody = { id: "0".repeat(64), uid: member.session.uid };

  const exported = await functions.call("exportAccount", member.session, null);
  const { id, hirer } = await scene.overdueBrief();
  const forbidden = await functions.call("closeBriefs", member.session, null);
  const stillOpen = (await scene.readBrief(id)).status;
  const closed = await functions.call("closeBriefs", operator.session, null);
  const { status, closeReason } = await scene.readBrief(id);
  await scene.dueDigest(hirer);
  const before = await mailsTo(hirer);
  const sent = await functions.call("sendDailyMails", operator.session, null);
  return {
    uid: member.session.uid,
    exported,
    refused: {
      forbidden,
      mails: await functions.call("sendDailyMails", member.session, null),
      tired: await functions.call("exportAccount", tired.session, null),
      nobody: await functions.call("exportAccount", nobody, null),
    },
    brief: { stillOpen, status, closeReason },
    runs: { closed, sent, again: await functions.call("closeBriefs", operator.session, null) },
    isTold: (await mailsTo(hirer)) > before,
  };
}

/** What `callEach` answers wherever functions run, but for who it was. */
export const answeredEverywhere = {
  exported: {
    ok: true,
    value: { text: expect.stringMatching(/"status": "ACTIVE"/), next: null },
  },
  refused: {
    forbidden: { ok: false, code: "permission-denied" },
    mails: { ok: false, code: "permission-denied" },
    tired: { ok: false, code: "failed-precondition" },
    nobody: { ok: false, code: "unauthenticated" },
  },
  brief: { stillOpen: "OPEN", status: "CLOSED", closeReason: "EXPIRED" },
  runs: { again: { ok: true, value: { runs: 0 } } },
  isTold: true,
};
